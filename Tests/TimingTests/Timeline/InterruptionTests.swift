// Interruption: additive against closed forms, replace with and without velocity.
import Easing
import Testing
import Timing

struct InterruptionTests {
  private let keyboard = Curve.keyboard(.system)

  /// A show from 0 to 336 that becomes a hide after 0.1 s.
  private func interrupted(
    _ interruption: Interruption, carriesVelocity: Bool = false
  ) throws -> Track<Double> {
    let timing = try MediaTiming(curve: keyboard)
    var track = Track("y", from: 0.0, to: 336, timing: timing)
    track.retarget(
      Retarget(
        at: 0.1, to: 0, timing: timing, interruption, carriesVelocity: carriesVelocity))
    return track
  }

  /// 1 - (1 + wt) e^(-wt), w = √(1000/3), over its half second.
  private func progress(_ time: Double) -> Double {
    if time < 0 || time >= 0.5 { return time < 0 ? 0 : 1 }
    return Spring.keyboard.value(at: time)
  }

  @Test func `additive is the sum of two decaying pieces`() throws {
    let track = try interrupted(.additive)
    for step in 0...70 {
      let time = Double(step) / 100
      let expected =
        time < 0.1
        ? 336 * progress(time)
        : (0 - 336) * (1 - progress(time)) + (336 - 0) * (1 - progress(time - 0.1))
      #expect((track.value(at: time) - expected).magnitude < 1e-10, "\(time)")
    }
    #expect(track.value(at: 0.6) == 0)
    #expect(track.endValue == 0)
  }

  @Test func `additive has no jump of the velocity, replace has`() throws {
    let additive = try interrupted(.additive)
    let before = additive.velocity(at: 0.1.nextDown)
    #expect(before > 1000)
    #expect((additive.velocity(at: 0.1) - before).magnitude < 1e-6)
    #expect(try interrupted(.replace).velocity(at: 0.1) == 0)
  }

  @Test func `replace starts from the presented value`() throws {
    let track = try interrupted(.replace)
    let presented = 336 * progress(0.1)
    #expect(track.value(at: 0.1) == presented)
    for time in [0.15, 0.3, 0.59] {
      #expect((track.value(at: time) - presented * (1 - progress(time - 0.1))).magnitude < 1e-10)
    }
    #expect(track.value(at: 0.6) == 0)
  }

  @Test func `a spring that replaces may carry the velocity`() throws {
    let track = try interrupted(.replace, carriesVelocity: true)
    let presented = 336 * progress(0.1)
    let speed = 336 * Spring.keyboard.velocity(at: 0.1)
    #expect((track.velocity(at: 0.1) - speed).magnitude < 1e-9)
    for time in [0.12, 0.2, 0.5] {
      let expected = Spring.keyboard.value(
        from: presented, to: 0, initialVelocity: speed, at: time - 0.1)
      #expect((track.value(at: time) - expected).magnitude < 1e-9)
    }
  }

  @Test func `many retargets add up and end at the last`() throws {
    let timing = try MediaTiming(duration: 1)
    var track = Track("x", from: 0.0, to: 10, timing: timing)
    for (time, value) in [(0.5, 20.0), (0.25, -4), (0.75, 3)] {
      track.retarget(Retarget(at: time, to: value, timing: timing))
    }
    #expect(track.retargets.map(\.time) == [0.25, 0.5, 0.75])
    // 10 · 1 - 14 · 0.75 + 24 · 0.5 - 17 · 0.25
    #expect(track.value(at: 1) == 7.25)
    #expect(track.value(at: 1.75) == 3)
    #expect(track.value(at: 0.25) == 2.5)
  }

  @Test func `replace after additive starts from the sum`() throws {
    let timing = try MediaTiming(duration: 1)
    var track = Track("x", from: 0.0, to: 10, timing: timing)
    track.retarget(Retarget(at: 0.5, to: 20, timing: timing))
    track.retarget(Retarget(at: 1, to: 0, timing: timing, .replace))
    #expect(track.value(at: 1) == 15)
    #expect(track.value(at: 1.5) == 7.5)
    #expect(track.value(at: 2) == 0)
  }

  @Test func `an endless motion goes on below an additive change and stops at a replacing one`()
    throws
  {
    let timing = try MediaTiming(duration: 1)
    let loop = try MediaTiming(duration: 1, iterations: .infinity)
    var track = Track("x", from: 0.0, to: 10, timing: loop)
    #expect(track.endValue == nil)
    track.retarget(Retarget(at: 0, to: 30, timing: timing))
    #expect(track.endValue == nil)
    #expect(track.value(at: 7.5) == 25)
    track.retarget(Retarget(at: 8.5, to: 3, timing: timing, .replace))
    #expect(track.value(at: 9) == 14)
    #expect(track.endValue == 3)
  }

  @Test func `backwards the track ends where it began`() throws {
    var timeline = Timeline<Double>()
    try timeline.add(interrupted(.additive))
    #expect(try timeline.reversed().endValues == [0])
    #expect(try timeline.reversed().values(at: 0.5)[0] == timeline.values(at: 0.6 - 0.5)[0])
  }

  @Test func `an interrupted track is active until its last change has ended`() throws {
    var timeline = Timeline<Double>()
    try timeline.add(interrupted(.additive))
    #expect(timeline.duration == 0.6)
    let events = EventLog(timeline).events(from: 0.2, to: 1)
    #expect(events == [TimelineEvent(.complete, "y", at: 0.6)])
    var playhead = Playhead(timeline)
    for step in 0...12 {
      playhead.seek(to: Double(step) / 20)
      #expect(playhead.values == timeline.values(at: Double(step) / 20))
    }
  }
}
