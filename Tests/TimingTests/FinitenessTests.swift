// However large or small finite numbers are, no result is NaN, and none is infinite that is no time.
import Easing
import TestSupport
import Testing
import Timing

struct FinitenessTests {
  private static let sizes: [Double] = [
    0, .leastNonzeroMagnitude, .leastNormalMagnitude, 1e-300, 1e-15, 1e-9, 0.1, 0.3, 1, 3, 1e3, 1e9,
    1e15, 1e16, 1e155, 1e300,
    1e308, .greatestFiniteMagnitude,
  ]
  private static let times =
    sizes.flatMap { [$0, -$0] } + [0.05, 0.15, 0.55, .infinity, -.infinity]
  private static let curves = [
    "linear", "ease", "steps(3, jump-start)", "keyboard", "spring(duration: 0.5, bounce: 0.4)",
    "spring(mass: 1, stiffness: 100, damping: 0)", "elastic.out", "back.in(1e3)",
    "linear(0, 2 50%, 1)", "reverse(steps(2))", "expo.in",
  ].compactMap { try? Curve($0) }

  private func pick(_ numbers: inout SplitMix64, signed: Bool = false) -> Double {
    let size = Self.sizes.randomElement(using: &numbers) ?? 0
    return signed && Bool.random(using: &numbers) ? -size : size
  }

  /// A random timing; what is refused is refused with the name of a parameter.
  private func timing(_ numbers: inout SplitMix64) -> MediaTiming? {
    do {
      return try MediaTiming(
        duration: pick(&numbers), delay: pick(&numbers, signed: true),
        endDelay: pick(&numbers, signed: true),
        iterations: Bool.random(using: &numbers) ? 3 : pick(&numbers),
        iterationStart: Bool.random(using: &numbers) ? 0 : pick(&numbers),
        repeatDelay: Bool.random(using: &numbers) ? 0 : pick(&numbers),
        direction: PlaybackDirection.allCases.randomElement(using: &numbers) ?? .normal,
        fill: Fill.allCases.randomElement(using: &numbers) ?? .both,
        rate: pick(&numbers, signed: true),
        curve: Self.curves.randomElement(using: &numbers) ?? .unit(.linear))
    } catch {
      guard case .parameter(let name, let value, _) = error else {
        Issue.record("\(error)")
        return nil
      }
      #expect(!name.isEmpty && !value.isNaN)
      return nil
    }
  }

  private func expectFinite(_ state: TimingState, _ what: @autoclosure () -> String) {
    let isSound =
      state.progress?.isFinite ?? true && !(state.iteration ?? 0).isNaN
      && !(state.activeTime ?? 0).isNaN
    #expect(isSound, "\(state): \(what())")
  }

  @Test(arguments: 0..<4)
  func `the state of a timing is finite at every time`(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    var count = 0
    for _ in 0..<4000 {
      guard let timing = timing(&numbers) else { continue }
      count += 1
      #expect(!timing.activeDuration.isNaN && !timing.endTime.isNaN)
      for time in Self.times.shuffled(using: &numbers).prefix(12) {
        expectFinite(timing.state(at: time), "\(time) of \(timing)")
        #expect(timing.velocity(at: time).isFinite, "\(time) of \(timing)")
      }
    }
    #expect(count > 200)
  }

  @Test func `words of Core Animation give finite timings or are refused by name`() {
    var numbers = SplitMix64(seed: 9)
    for _ in 0..<4000 {
      let words = TimingWords(
        duration: pick(&numbers), beginTime: pick(&numbers, signed: true),
        speed: pick(&numbers, signed: true), timeOffset: pick(&numbers, signed: true),
        repeatCount: Bool.random(using: &numbers) ? pick(&numbers) : nil,
        repeatDuration: Bool.random(using: &numbers) ? pick(&numbers) : nil,
        autoreverses: Bool.random(using: &numbers))
      do {
        let timing = try MediaTiming(words)
        for time in Self.times { expectFinite(timing.state(at: time), "\(time) of \(words)") }
        if let back = try? timing.coreAnimationWords() {
          #expect(!(back.timeOffset ?? 0).isNaN && !(back.beginTime ?? 0).isNaN)
        }
      } catch {
        if case .parameter(_, let value, _) = error { #expect(!value.isNaN, "\(error)") }
      }
    }
  }

  private func track(_ id: String, _ numbers: inout SplitMix64) -> Track<Double>? {
    guard let timing = timing(&numbers) else { return nil }
    let values = (0..<3).map { _ in
      Keyframe(
        pick(&numbers, signed: true),
        at: Bool.random(using: &numbers) ? nil : min(pick(&numbers), 1),
        curve: Self.curves.randomElement(using: &numbers) ?? .unit(.linear))
    }
    let modes = KeyframeAnimationOptions.CalculationMode.allCases
    let mode = modes.randomElement(using: &numbers) ?? .linear
    guard
      let keyframes = try? Keyframes(values, mode: mode, distance: { ($0 - $1).magnitude })
    else { return nil }
    var track = Track(
      id, target: "x", keyframes, timing: timing,
      composite: Composite.allCases.randomElement(using: &numbers) ?? .replace,
      isCumulative: Bool.random(using: &numbers),
      base: Bool.random(using: &numbers) ? pick(&numbers, signed: true) : nil)
    if timing.rate > 0, Bool.random(using: &numbers) {
      for _ in 0..<2 {
        guard let change = self.timing(&numbers) else { continue }
        track.retarget(
          Retarget(
            at: pick(&numbers), to: pick(&numbers, signed: true), timing: change,
            Bool.random(using: &numbers) ? .replace : .additive, carriesVelocity: true))
      }
    }
    return track
  }

  @Test(arguments: 0..<4)
  func `values of tracks and timelines are finite at every time`(seed: UInt64) throws {
    var numbers = SplitMix64(seed: 20 + seed)
    for _ in 0..<1500 {
      var timeline = Timeline<Double>()
      for id in ["a", "b"] {
        guard let track = track(id, &numbers) else { continue }
        let start = pick(&numbers, signed: true)
        try timeline.add(track, at: .time(start))
      }
      var timelines = [timeline]
      if let reversed = try? timeline.reversed() { timelines.append(reversed) }
      if let faster = try? timeline.playing(at: pick(&numbers, signed: true)) {
        timelines.append(faster)
      }
      if let timing = timing(&numbers) {
        var outer = Timeline<Double>()
        try? outer.add(timeline, at: .time(pick(&numbers)), named: "n", timing: timing)
        timelines.append(outer)
      }
      for timeline in timelines {
        var playhead = Playhead(timeline)
        for time in Self.times.shuffled(using: &numbers).prefix(6) {
          let value = timeline.value(of: "x", at: time)
          #expect(value?.isFinite ?? true, "\(time) of \(timeline.entries.map(\.track))")
          playhead.seek(to: time)
          let areFinite = playhead.values.allSatisfy(\.isFinite)
          #expect(areFinite, "\(time) of \(timeline.entries.map(\.track))")
          for entry in timeline.entries {
            expectFinite(entry.state(at: time), "\(time) of \(entry.track.timing)")
            #expect(entry.track.velocity(at: time).isFinite)
          }
        }
        let ends = Self.times.filter(\.isFinite).shuffled(using: &numbers)
        for event in EventLog(timeline).events(from: ends[0], to: ends[1]) {
          #expect(!event.time.isNaN)
        }
      }
    }
  }

  @Test func `keyframes in seconds stay finite`() {
    var numbers = SplitMix64(seed: 30)
    for _ in 0..<3000 {
      let keyframes = (0..<3).map { _ -> TimedKeyframe<Double> in
        let (value, duration) = (pick(&numbers, signed: true), pick(&numbers))
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: return .linear(value, duration: duration)
        case 1:
          return .cubic(
            value, duration: duration,
            startVelocity: Bool.random(using: &numbers) ? pick(&numbers, signed: true) : nil)
        case 2:
          return .spring(
            value, duration: Bool.random(using: &numbers) ? duration : nil, spring: .keyboard)
        default: return .move(value)
        }
      }
      let timeline = KeyframeTimeline(initialValue: pick(&numbers, signed: true), keyframes)
      #expect(!timeline.duration.isNaN)
      for time in Self.times {
        #expect(timeline.value(at: time).isFinite, "\(time) of \(keyframes)")
        #expect(timeline.velocity(at: time).isFinite, "\(time) of \(keyframes)")
      }
    }
  }

  @Test func `delays of a stagger are finite`() {
    var numbers = SplitMix64(seed: 40)
    for _ in 0..<2000 {
      let stagger = Stagger(
        each: pick(&numbers, signed: true),
        from: [.first, .last, .center, .edges, .index(2)].randomElement(using: &numbers) ?? .first,
        curve: Self.curves.randomElement(using: &numbers) ?? .unit(.linear), columns: 3)
      let areFinite = stagger.delays(count: 7).allSatisfy(\.isFinite)
      #expect(areFinite, "\(stagger)")
    }
  }
}
