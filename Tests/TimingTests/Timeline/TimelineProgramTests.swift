// The compiled timeline against tracks that are looked at by themselves.
import Easing
import TestSupport
import Testing
import Timing

struct TimelineProgramTests {
  private var timings: [MediaTiming] {
    get throws {
      try [
        MediaTiming(duration: 1), MediaTiming(duration: 2, delay: 0.25, curve: .unit(.easeInOut)),
        MediaTiming(duration: 0.5, fill: .none, curve: .unit(.circularEaseIn)),
        MediaTiming(curve: .keyboard(.system)), MediaTiming(duration: 0),
        MediaTiming(duration: 1, iterations: 2.5, direction: .alternate, curve: .unit(.ease)),
        MediaTiming(duration: 1, rate: -1), MediaTiming(duration: 8, endDelay: -5, rate: 2),
        MediaTiming(duration: 1, curve: .unit(.steps(Steps(3, .jumpBoth)))),
        MediaTiming(duration: 0.4, iterations: 3, repeatDelay: 0.3, direction: .alternate),
      ]
    }
  }

  /// Tracks of every kind that is played in a way of its own, each on a target of its own.
  private func manyTracks(_ random: inout SplitMix64) throws -> [(
    track: Track<Double>, start: Double
  )] {
    let timings = try timings
    return try (0..<1000).map { index in
      let timing = timings[index % 300 < 10 ? index % 10 : index / 100]
      let values = (0..<4).map { _ in Double.random(in: -500...500, using: &random) }
      let keyframes =
        switch index % 5 {
        case 0:
          try Keyframes([
            Keyframe(values[0], curve: .unit(.easeIn)), Keyframe(values[1], at: 0.3),
            Keyframe(values[2]), Keyframe(values[3], at: 1),
          ])
        case 1: try Keyframes([Keyframe(values[0], at: 0.5)])
        case 2: try Keyframes(values, mode: .cubic)
        default: Keyframes(from: values[0], to: values[1])
        }
      var track = Track(
        "\(index)", keyframes, timing: timing, isCumulative: index % 7 == 0,
        base: index % 3 == 0 ? values[3] : nil)
      if index % 11 == 0 {
        track.retarget(Retarget(at: 0.3, to: values[3], timing: timings[0]))
      }
      return (track, Double(Int.random(in: 0...3000, using: &random)) / 100)
    }
  }

  @Test func `a timeline gives the values of its tracks`() throws {
    var random = SplitMix64(seed: 2)
    let tracks = try manyTracks(&random)
    var timeline = Timeline<Double>()
    for (track, start) in tracks { try timeline.add(track, at: .time(start)) }
    for (entry, added) in zip(timeline.entries, tracks) { #expect(entry.track == added.track) }
    var playhead = Playhead(timeline)
    var worst = WorstError()
    // Curves of which many ask have tables, which are good to 2^-51 of the way.
    let slack = 1000 * 0x1p-51
    for step in 0..<120 {
      // Among them moments inside every kind of track, which are short, and their borders.
      let near = tracks[step * 8].start + Double(step % 17) / 8
      let time = step % 2 == 0 ? near : Double.random(in: -5...40, using: &random)
      playhead.seek(to: time)
      let values = timeline.values(at: time)
      for (index, (track, start)) in tracks.enumerated() {
        let value = try #require(timeline.value(of: track.id, at: time))
        worst.compare(values[index], to: value, within: slack, at: "\(track.id) at \(time)")
        worst.compare(
          playhead.values[index], to: value, within: slack, at: "\(track.id) at \(time), played")
        // Where no border is near, the local time alone says it.
        let local = (time - start) * track.timing.rate
        let isNear = (local * 1000 - (local * 1000).rounded()).magnitude < 1e-6
        guard !isNear else { continue }
        worst.compare(
          value, to: track.value(at: local), within: 1e-9, at: "\(track.id) alone at \(time)")
      }
    }
    #expect(worst.error <= 1, "\(worst)")
  }

  @Test(arguments: [1.0, 2, 0.5], [Curve.unit(.linear), .unit(.easeInOut)])
  func `at their borders many tracks have the values that they were given`(
    rate: Double, curve: Curve
  ) throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<4 {
      // In thousandths of a second.
      let (duration, delay) = (
        Int.random(in: 1...3000, using: &random), Int.random(in: -1...3000, using: &random)
      )
      let timing = try MediaTiming(
        duration: Double(duration) / 1000, delay: Double(max(delay, 0)) / 1000, rate: rate,
        curve: curve)
      let starts = (0..<300).map { _ in Int.random(in: 0...30_000, using: &random) }
      var timeline = Timeline<Double>()
      for (index, start) in starts.enumerated() {
        try timeline.add(
          Track("\(index)", from: 3, to: 10, timing: timing), at: .time(Double(start) / 1000))
      }
      var playhead = Playhead(timeline)
      for (index, start) in starts.enumerated() {
        for (passed, value) in [(max(delay, 0), 3.0), (max(delay, 0) + duration, 10)] {
          playhead.seek(to: (Double(start) + Double(passed) / rate) / 1000)
          #expect(playhead.values[index] == value, "\(timing) from \(start) after \(passed)")
        }
      }
    }
  }

  @Test func `many staircases jump at the same times as one`() throws {
    var random = SplitMix64(seed: 4)
    let curves = [
      try Curve.unit(.steps(Steps(4, .jumpEnd))),
      try Curve("linear(0, 0 25%, 1 25%, 1 75%, 2 75%, 2)"),
    ]
    for curve in curves {
      let timing = try MediaTiming(duration: 2.998, curve: curve)
      let starts = (0..<300).map { _ in Int.random(in: 0...30_000, using: &random) }
      var timeline = Timeline<Double>()
      for (index, start) in starts.enumerated() {
        try timeline.add(
          Track("\(index)", from: 0, to: 8, timing: timing), at: .time(Double(start) / 1000))
      }
      var playhead = Playhead(timeline)
      for (index, start) in starts.enumerated() {
        for quarter in [1, 3] {
          playhead.seek(to: (Double(start) + 2998 * Double(quarter) / 4) / 1000)
          let jumped = curve == curves[0] ? 2 * quarter : quarter == 1 ? 8 : 16
          #expect(playhead.values[index] == Double(jumped), "\(quarter)/4 of \(start)")
        }
      }
    }
  }

  @Test func `a staircase between two keyframes jumps at its times`() throws {
    var random = SplitMix64(seed: 5)
    let keyframes = try Keyframes([
      Keyframe(0.0), Keyframe(1.0, at: 0.5, curve: .unit(.steps(Steps(3, .jumpEnd)))),
      Keyframe(4.0, at: 1),
    ])
    for _ in 0..<300 {
      let (start, third) = (
        Int.random(in: 0...30_000, using: &random), Int.random(in: 1...999, using: &random)
      )
      var timeline = Timeline<Double>()
      let timing = try MediaTiming(duration: Double(6 * third) / 1000)
      try timeline.add(Track("x", keyframes, timing: timing), at: .time(Double(start) / 1000))
      for jump in 0...2 {
        let values = timeline.values(at: Double(start + (3 + jump) * third) / 1000)
        #expect(values == [Double(1 + jump)], "\(jump) of \(third) from \(start)")
      }
    }
  }

  @Test func `tracks without lanes of one target are found among the others`() throws {
    let second = try MediaTiming(duration: 1)
    var timeline = Timeline<Double>()
    for index in 0..<600 {
      try timeline.add(Track("\(index)", from: 0, to: Double(index), timing: second))
    }
    try timeline.add(
      Track("on top", target: "300", from: 1, to: 3, timing: second, composite: .add))
    var playhead = Playhead(timeline)
    playhead.seek(to: 0.5)
    #expect(playhead.values[299...301] == [149.5, 152, 150.5])
    #expect(timeline.values(at: 0.5) == playhead.values)
  }

  @Test func `a copy that grows leaves the original as it was`() throws {
    let second = try MediaTiming(duration: 1)
    var timeline = Timeline<Double>()
    try timeline.add(Track("x", from: 0, to: 10, timing: second))
    #expect(timeline.values(at: 0.5) == [5])
    var copy = timeline
    try copy.add(Track("y", from: 0, to: 20, timing: second))
    #expect(copy.values(at: 0.5) == [5, 10])
    #expect(timeline.values(at: 0.5) == [5])
    #expect(copy != timeline)
  }

  @Test func `numbers too far apart for a number still move`() throws {
    let second = try MediaTiming(duration: 1)
    var timeline = Timeline<Double>()
    try timeline.add(Track("x", from: -1.5e308, to: 1.5e308, timing: second))
    #expect(timeline.values(at: 0.5) == [0])
    #expect(timeline.values(at: 0.75) == [0.75e308])
  }
}
