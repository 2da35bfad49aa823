// Sleep that takes no time, for code that takes any Clock.
import FrameClock
import Testing

struct InstantClockTests {
  /// A loop of frames as a user would write it, for any clock.
  private func frames<C: Clock>(
    _ count: Int, on clock: C
  ) async throws -> [C.Instant] where C.Duration == Duration {
    let start = clock.now
    var seen: [C.Instant] = []
    for index in 0..<count {
      try await clock.sleep(until: start.advanced(by: .milliseconds(8 * index)), tolerance: nil)
      seen.append(clock.now)
    }
    return seen
  }

  @Test func `an hour of sleep takes no time`() async throws {
    let clock = InstantClock()
    try await clock.sleep(for: .seconds(3600))
    #expect(clock.now.offset == .seconds(3600))
  }

  @Test func `a loop of frames sees its own deadlines`() async throws {
    let seen = try await frames(450_000, on: InstantClock())
    #expect(seen.last?.offset == .milliseconds(8 * 449_999))
    #expect(seen.prefix(3).map(\.offset) == [.zero, .milliseconds(8), .milliseconds(16)])
  }

  @Test func `sleeping until a time that has passed returns at once`() async throws {
    let clock = InstantClock()
    try await clock.sleep(for: .seconds(2))
    try await clock.sleep(until: InstantClock.Instant(offset: .seconds(1)))
    #expect(clock.now.offset == .seconds(2))
  }

  @Test func `a cancelled task does not move the clock`() async {
    let clock = InstantClock()
    let sleeper = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await sleeper.value }
    #expect(clock.now.offset == .zero)
  }

  @Test func `instants are apart by their offsets`() {
    let early = InstantClock.Instant(offset: .seconds(1))
    let late = early.advanced(by: .seconds(2))
    #expect(early < late)
    #expect(early.duration(to: late) == .seconds(2))
  }
}
