// Media timing: legs counted, zeros and infinities, springs on their own clock.
import Easing
import Testing
import Timing

struct MediaTimingTests {
  // There and back twice is four legs and ends where it began; 2.5 legs end at 50 of 100.
  @Test(arguments: [
    (1.0, 100.0), (2, 0), (3, 100), (4, 0), (2.5, 50), (3.5, 50), (0.25, 25), (1.25, 75),
  ])
  func `legs decide where an alternating animation ends`(legs: Double, end: Double) throws {
    let timing = try MediaTiming(duration: 1, iterations: legs, direction: .alternate)
    #expect(Track("x", from: 0.0, to: 100, timing: timing).endValue == end)
  }

  @Test func `a loop without a duration is over at once`() throws {
    let once = try MediaTiming(duration: 0, iterations: 3)
    #expect(once.state(at: -1).progress == 0)
    #expect(
      once.state(at: 0) == TimingState(phase: .after, activeTime: 0, iteration: 2, progress: 1))
    let endless = try MediaTiming(duration: 0, iterations: .infinity)
    for time in [0, 0.5] {
      #expect(endless.progress(at: time) == 1)
      #expect(endless.state(at: time).iteration == .infinity)
    }
  }

  @Test func `a negative delay shows what is left, backwards too`() throws {
    let timing = try MediaTiming(duration: 1, delay: -0.5, rate: -1)
    #expect(timing.progress(at: 0.5) == 1)
    #expect(timing.progress(at: 0) == 0.5)
    #expect(timing.phase(at: 0) == .before)
    #expect(timing.endTime == 0.5)
  }

  @Test func `a spring runs on its own clock and ends at its target`() throws {
    let spring = try Spring(stiffness: 100, damping: 10)
    let timing = try MediaTiming(duration: 0.5, curve: .spring(spring))
    #expect(timing.progress(at: 0.25) == spring.value(at: 0.25))
    #expect(timing.progress(at: 0.5) == 1)
    let whole = try MediaTiming(curve: .spring(spring))
    #expect(whole.duration == spring.duration)
  }

  @Test func `the keyboard keeps its half second whatever is passed`() throws {
    let keyboard = Curve.keyboard(.system)
    #expect(try MediaTiming(duration: 0.25, curve: keyboard).duration == 0.5)
    #expect(try MediaTiming(curve: keyboard).progress(at: 0.25) == 0.9420383465481865)
    #expect(try MediaTiming(duration: 0, curve: keyboard).progress(at: 0) == 1)
  }

  @Test func `a spring that never settles swings for ever`() throws {
    let spring = try Spring(stiffness: 100, damping: 0)
    let timing = try MediaTiming(curve: .spring(spring))
    #expect(timing.duration == .infinity)
    #expect(timing.progress(at: 7) == spring.value(at: 7))
  }

  @Test func `other curves are stretched`() throws {
    let curve = try Curve.unit(.easeIn).scaled(to: 3)
    let timing = try MediaTiming(duration: 2, curve: curve)
    #expect(timing.progress(at: 1) == UnitCurve.easeIn.value(at: 0.5))
  }

  @Test(arguments: [
    ("duration", -1.0), ("duration", .nan), ("iterations", -1), ("iterations", .nan),
    ("iterationStart", -0.5), ("iterationStart", .infinity), ("delay", .infinity),
    ("endDelay", .nan), ("rate", .infinity),
  ])
  func `a number outside its domain is named`(name: String, value: Double) {
    func number(_ parameter: String, _ usual: Double) -> Double {
      name == parameter ? value : usual
    }
    #expect {
      try MediaTiming(
        duration: number("duration", 1), delay: number("delay", 0),
        endDelay: number("endDelay", 0), iterations: number("iterations", 1),
        iterationStart: number("iterationStart", 0), rate: number("rate", 1))
    } throws: { error in
      guard case .parameter(name, _, _)? = error as? TimingError else { return false }
      return true
    }
  }

  @Test func `no time gives a number that is none`() throws {
    let numbers: [Double] = [0, 0.3, 1, 2.5, .infinity]
    for duration in numbers {
      for iterations in numbers {
        let timing = try MediaTiming(
          duration: duration, iterations: iterations, iterationStart: 0.3)
        for time in [-Double.infinity, -1, 0, 0.7, 1e300, .infinity] {
          let progress = try #require(timing.progress(at: time))
          #expect(progress.isFinite, "\(duration) \(iterations) \(time)")
          #expect(timing.velocity(at: time).isFinite)
        }
      }
    }
  }

  @Test func `the velocity is the slope of the progress`() throws {
    let timing = try MediaTiming(
      duration: 2, delay: 0.5, iterations: 3, iterationStart: 0.25, direction: .alternate,
      curve: .unit(.easeIn))
    for time in stride(from: 0.6, to: 6.4, by: 0.13) {
      let ahead = try #require(timing.progress(at: time + 1e-6))
      let behind = try #require(timing.progress(at: time - 1e-6))
      #expect((timing.velocity(at: time) - (ahead - behind) / 2e-6).magnitude < 1e-6)
    }
    #expect(timing.velocity(at: 0) == 0)
  }
}
