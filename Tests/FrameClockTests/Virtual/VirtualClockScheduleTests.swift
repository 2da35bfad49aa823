// What a virtual clock still has to call, and how it becomes idle.
import FrameClock
import Testing
import Timing

struct VirtualClockScheduleTests {
  @Test func `pending callbacks are listed in the order of their calls`() {
    var clock = VirtualClock()
    let last = clock.schedule(at: 3) { _ in }
    let first = clock.schedule(at: 1) { _ in }
    let second = clock.schedule(at: 1) { _ in }
    #expect(clock.pending == [first, second, last])
    #expect(clock.pending.map(\.due) == [1, 1, 3])
    clock.cancel(second)
    #expect(clock.pending == [first, last])
    clock.advance(to: 2)
    clock.cancel(first)
    #expect(clock.pending == [last])
  }

  @Test func `a thousand callbacks are called by time, then by insertion`() {
    var clock = VirtualClock()
    var called: [Int] = []
    let order = (0..<1000).map { $0 * 7919 % 1000 }
    for (position, number) in order.enumerated() {
      clock.schedule(at: Double(number / 10)) { _ in called.append(position) }
    }
    clock.advance(to: 100)
    let expected = order.indices.sorted { (order[$0] / 10, $0) < (order[$1] / 10, $1) }
    #expect(called == expected)
  }

  @Test func `a callback for a time that has passed is called at the next move`() {
    var clock = VirtualClock()
    clock.advance(to: 2)
    var seen: [Double] = []
    clock.schedule(at: 1) { seen.append($0.now) }
    #expect(seen.isEmpty)
    clock.advance(by: 0)
    #expect(seen == [2])
  }

  @Test func `running until idle calls everything, and frames come on the way`() throws {
    var clock = VirtualClock(rate: 10)
    var left = 5
    func again(_ clock: inout VirtualClock) {
      left -= 1
      if left > 0 { clock.schedule(after: 0.15, again) }
    }
    clock.schedule(after: 0.15, again)
    let frames = try clock.runUntilIdle()
    #expect(left == 0)
    #expect(clock.now == 0.75)
    #expect(frames.map(\.index) == Array(0...7))
    #expect(try clock.runUntilIdle().isEmpty)
  }

  @Test func `a clock that never becomes idle says so`() {
    var clock = VirtualClock()
    var calls = 0
    func again(_ clock: inout VirtualClock) {
      calls += 1
      clock.schedule(after: 1, again)
    }
    clock.schedule(at: 1, again)
    #expect {
      try clock.runUntilIdle(limit: 100)
    } throws: {
      "\($0)" == "not idle after 100 callbacks: 1 still scheduled, the next at 101.0 s"
    }
    #expect(calls == 100)
  }

  @Test func `the limit is the number of callbacks that may be called`() throws {
    var clock = VirtualClock()
    for second in 1...3 { clock.schedule(at: Double(second)) { _ in } }
    var copy = clock
    try clock.runUntilIdle(limit: 3)
    #expect(clock.now == 3)
    #expect(throws: NotIdleError.self) { try copy.runUntilIdle(limit: 2) }
  }
}
