// The examples of the article Playing timelines.
import Easing
import Testing
import Timing

struct PlayingTimelinesTests {
  private let second: MediaTiming

  init() throws { second = try MediaTiming(duration: 1) }

  @Test func `a seek is as exact as playing, backwards as forwards`() throws {
    var timeline = Timeline<Double>()
    try timeline.setLabel("open", at: 0.25)
    try timeline.add(Track("card", from: 0, to: 100, timing: second), at: .label("open"))
    try timeline.add(Track("logo", from: 0, to: 50, timing: second), at: .previousEnd(-0.25))
    #expect(timeline.duration == 2)
    #expect(timeline.values(at: 1.5) == [100, 25])
    #expect(try timeline.reversed().values(at: 0.5) == [100, 25])
  }

  @Test func `a show that becomes a hide is seventy points on the way back`() throws {
    let keyboard = try MediaTiming(curve: .keyboard(.system))
    var show = Track("y", from: 0.0, to: 336, timing: keyboard)
    show.retarget(Retarget(at: 0.1, to: 0, timing: keyboard))
    #expect("\(show.value(at: 0.1))".hasPrefix("183.0455"))
    #expect("\(show.value(at: 0.2))".hasPrefix("112.3931"))
    #expect(show.value(at: 0.6) == 0)
  }

  @Test func `a hundred thousand tracks are stepped at once`() throws {
    var timeline = Timeline<Double>()
    for index in 0..<100_000 {
      try timeline.add(
        Track("\(index)", from: 0, to: 320, timing: second), at: .time(Double(index) / 100_000))
    }
    var playhead = Playhead(timeline)
    playhead.seek(to: 1)
    #expect(playhead.values.count == 100_000)
    #expect((playhead.values[50_000] - 160).magnitude < 1e-12)
  }

  @Test func `a value of one's own plays as its number does, with lanes and without`() throws {
    var (timeline, plain) = (Timeline<Knob>(), Timeline<Slider>())
    for index in 0..<1000 {
      let start = Position.time(Double(index) / 1000)
      try timeline.add(
        Track("\(index)", from: Knob(level: 0), to: Knob(level: 320), timing: second), at: start)
      try plain.add(
        Track("\(index)", from: Slider(level: 0), to: Slider(level: 320), timing: second), at: start
      )
    }
    #expect(timeline.value(of: "500", at: 1) == Knob(level: 160))
    for time in [0.25, 1, 1.125] {
      #expect(timeline.values(at: time).map(\.level) == plain.values(at: time).map(\.level))
    }
  }
}

private struct Knob: Interpolatable {
  var level: Double

  func interpolated(to end: Knob, amount: Double) -> Knob {
    Knob(level: level.interpolated(to: end.level, amount: amount))
  }
  func adding(_ other: Knob) -> Knob { Knob(level: level + other.level) }
  func difference(from other: Knob) -> Knob { Knob(level: level - other.level) }

  func lanes(to end: Knob) -> Lanes? { level.lanes(to: end.level) }
  func with(lanes: SIMD4<Double>) -> Knob { Knob(level: lanes.x) }
}

/// The same without lanes.
private struct Slider: Interpolatable {
  var level: Double

  func interpolated(to end: Slider, amount: Double) -> Slider {
    Slider(level: level.interpolated(to: end.level, amount: amount))
  }
  func adding(_ other: Slider) -> Slider { Slider(level: level + other.level) }
  func difference(from other: Slider) -> Slider { Slider(level: level - other.level) }
}
