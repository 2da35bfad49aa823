// How early a timer is set: by what waking has taken, within limits.
import Testing

@testable import FrameClock

struct WakeLeadTests {
  @Test func `a plain timer is always set equally early`() {
    var lead = WakeLead(.timer)
    for took in [0, 5_000_000, .max] {
      lead.learn(took)
      #expect(lead.nanoseconds == 50_000)
    }
  }

  @Test func `a slow wake-up counts at once, with a quarter to spare`() {
    var lead = WakeLead(.precise)
    lead.learn(400_000)
    #expect(lead.nanoseconds == 500_000)
    lead.learn(.max)
    #expect(lead.nanoseconds == 1_000_000)
  }

  @Test func `punctual wake-ups halve the lead in 350 frames, down to what they need`() {
    var lead = WakeLead(.precise)
    lead.learn(800_000)
    for _ in 0..<355 { lead.learn(0) }
    #expect((490_000...510_000).contains(lead.nanoseconds))
    for _ in 0..<10_000 { lead.learn(0) }
    #expect(lead.nanoseconds == 100_000)
  }
}
