// How early a timer is set: by what waking has taken, within limits.
import Testing

@testable import FrameClock

struct WakeLeadTests {
  @Test func `on a queue with other work the timer is always set equally early`() {
    var lead = WakeLead(.timer, mayNap: false)
    for took in [0, 5_000_000, .max] {
      lead.learn(took)
      #expect(lead.nanoseconds == 50_000)
    }
    #expect(!lead.hasNap)
  }

  @Test func `only a plain timer on a queue of its own lets the thread sleep`() {
    #expect(WakeLead(.timer, mayNap: true).hasNap)
    #expect(!WakeLead(.precise, mayNap: true).hasNap)
    #expect(!WakeLead(.precise, mayNap: false).hasNap)
  }

  // A quarter to spare, and for the nap the 0.05 ms that are spent on reading the clock.
  @Test(arguments: [(WakeUp.precise, 500_000), (.timer, 550_000)])
  func `a slow wake-up counts at once`(wakeUp: WakeUp, lead expected: Int) {
    var lead = WakeLead(wakeUp, mayNap: true)
    lead.learn(400_000)
    #expect(lead.nanoseconds == expected)
    lead.learn(.max)
    #expect(lead.nanoseconds == 1_000_000)
  }

  @Test func `punctual wake-ups halve the lead in 350 frames, down to what they need`() {
    var lead = WakeLead(.precise, mayNap: true)
    lead.learn(800_000)
    for _ in 0..<355 { lead.learn(0) }
    #expect((490_000...510_000).contains(lead.nanoseconds))
    for _ in 0..<10_000 { lead.learn(0) }
    #expect(lead.nanoseconds == 100_000)
  }
}
