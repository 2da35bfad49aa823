// Time moved by hand: steps, advances, callbacks, and the order of what is due.
import FrameClock
import Testing
import Timing

struct VirtualClockTests {
  @Test(arguments: ["60", "59.94", "120", "240", "1/3", "7/3"])
  func `a step is a frame at its index over the rate`(rate: String) throws {
    let rate = try FrameRate(rate)
    var clock = VirtualClock(rate: rate)
    for index in 0..<1000 {
      let frames = clock.step()
      #expect(frames.map(\.index) == [index])
      #expect(frames.map(\.timestamp) == [rate.time(ofFrame: index)])
      #expect(frames.map(\.targetTimestamp) == [rate.time(ofFrame: index + 1)])
      #expect(clock.now == rate.time(ofFrame: index))
    }
  }

  @Test(arguments: ["60", "59.94", "120", "240", "7/3"])
  func `advancing by a frame's time brings each frame once`(rate: String) throws {
    let rate = try FrameRate(rate)
    var clock = VirtualClock(rate: rate)
    clock.step()
    for index in 1...10_000 {
      let frames = clock.advance(by: 1 / rate.framesPerSecond)
      #expect(frames.map(\.index) == [index])
    }
  }

  @Test func `ten advances of a tenth end at one, and meet what is due on the way`() {
    var clock = VirtualClock(rate: 10)
    var seen: [Double] = []
    for tenth in 1...10 { clock.schedule(at: Double(tenth) / 10) { seen.append($0.now) } }
    for tenth in 1...10 {
      clock.advance(by: 0.1)
      #expect(clock.now == Double(tenth) / 10)
      #expect(seen.count == tenth)
    }
    #expect(seen == (1...10).map { Double($0) / 10 })
  }

  @Test func `however time is moved, the frames are the same`() {
    var stepped = VirtualClock(rate: 60)
    var advanced = stepped
    var jumped = stepped
    let frames = stepped.step(frames: 121)
    #expect((0..<200).flatMap { _ in advanced.advance(by: 0.01) } == frames)
    #expect(jumped.advance(to: 2) == frames)
  }

  @Test func `a time that has passed is the present`() {
    var clock = VirtualClock(rate: 60)
    clock.advance(to: 1)
    #expect(clock.advance(to: 0.5).isEmpty)
    #expect(clock.now == 1)
  }

  @Test func `a step from between two frames ends at the next`() {
    var clock = VirtualClock(rate: 60)
    clock.advance(to: 0.26)
    #expect(clock.step().map(\.timestamp) == [16.0 / 60])
    #expect(clock.now == 16.0 / 60)
    #expect(clock.step(frames: 0).isEmpty)
  }

  @Test func `what is due at one time comes as scheduled, then the frame`() {
    var clock = VirtualClock(rate: 10)
    var log: [String] = []
    clock.run { clock, frame in log.append("frame \(frame.index) at \(clock.now)") }
    clock.schedule(at: 0.3) { _ in log.append("b") }
    clock.schedule(at: 0.1) { clock in
      log.append("a at \(clock.now)")
      clock.schedule(after: 0.2) { _ in log.append("c") }
      clock.schedule(after: 0) { clock in log.append("nested at \(clock.now)") }
    }
    clock.advance(by: 0.3)
    let frames = (0...3).map { "frame \($0) at \(Double($0) / 10)" }
    #expect(
      log == [frames[0], "a at 0.1", "nested at 0.1", frames[1], frames[2], "b", "c", frames[3]])
  }

  @Test func `a frame's function may end what a callback began`() {
    var clock = VirtualClock(rate: 60)
    var ticks = 0
    let pending = clock.schedule(at: 0.5) { _ in ticks += 1 }
    clock.run { clock, frame in if frame.index == 29 { clock.cancel(pending) } }
    clock.advance(by: 1)
    #expect(ticks == 0)
  }

  @Test func `a copy is a clock of its own`() {
    var clock = VirtualClock(rate: 60)
    clock.schedule(at: 1) { _ in }
    var copy = clock
    copy.advance(to: 2)
    #expect(clock.now == 0)
    #expect(clock.pending.count == 1)
    #expect(copy.pending.isEmpty)
  }

  @Test func `a change of rate keeps the position`() {
    var clock = VirtualClock(rate: 10)
    clock.advance(to: 0.25)
    clock.setRate(100)
    let frames = clock.step(frames: 3)
    #expect(frames.map(\.index) == [3, 4, 5])
    #expect(frames.map(\.timestamp) == [0.3, 0.3 + 0.01, 0.3 + 0.02])
  }
}
