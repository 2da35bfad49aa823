// Playing: whatever the way to a moment, its values are those of the timeline.
import Easing
import TestSupport
import Testing
import Timing

struct PlayheadTests {
  /// Many tracks of all sorts, several for one target.
  private func manyTracks(_ random: inout SplitMix64) throws -> Timeline<Double> {
    var timeline = Timeline<Double>()
    let fills = Fill.allCases
    for index in 0..<200 {
      let timing = try MediaTiming(
        duration: Double.random(in: 0...1, using: &random),
        delay: Double.random(in: -0.5...0.5, using: &random),
        iterations: Double.random(in: 0...3, using: &random),
        direction: index % 2 == 0 ? .normal : .alternate, fill: fills[index % 4],
        rate: index % 7 == 0 ? -1 : 1.5, curve: .unit(.easeInOut))
      let track = Track(
        "\(index)", target: "\(index % 150)", from: 1.0, to: 2, timing: timing,
        composite: index % 3 == 0 ? .add : .replace)
      try timeline.add(track, at: .time(Double.random(in: 0...20, using: &random)))
    }
    return timeline
  }

  @Test func `seeking anywhere gives the values of the timeline`() throws {
    var random = SplitMix64(seed: 1)
    let timeline = try manyTracks(&random)
    var playhead = Playhead(timeline)
    #expect(playhead.values == timeline.values(at: -.infinity))
    for _ in 0..<300 {
      let time = Double.random(in: -2...24, using: &random)
      playhead.seek(to: time)
      #expect(playhead.values == timeline.values(at: time))
    }
    for entry in timeline.entries {
      playhead.seek(to: entry.placement.start)
      #expect(playhead.values == timeline.values(at: entry.placement.start))
    }
  }

  @Test func `an empty timeline has nothing to play`() {
    var playhead = Playhead(Timeline<Double>())
    #expect(playhead.advance(to: 1) == [])
    #expect(playhead.values == [])
  }
}
