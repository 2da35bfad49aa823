// Numbers in columns: the same values as tracks of their own.
import Easing
import TestSupport
import Testing
import Timing

struct NumberTimelineTests {
  private func timings() throws -> [MediaTiming] {
    try [
      MediaTiming(duration: 1), MediaTiming(duration: 2, delay: 0.25, curve: .unit(.easeInOut)),
      MediaTiming(duration: 0.5, fill: .none, curve: .unit(.circularEaseIn)),
      MediaTiming(curve: .keyboard(.system)), MediaTiming(duration: 0),
      MediaTiming(duration: 1, iterations: 2.5, direction: .alternate, curve: .unit(.ease)),
      MediaTiming(duration: 1, rate: -1), MediaTiming(duration: 8, endDelay: -5, rate: 2),
      MediaTiming(duration: 1, curve: .unit(.steps(Steps(3, .jumpBoth)))),
    ]
  }

  @Test func `its numbers are those of tracks of their own`() throws {
    var random = SplitMix64(seed: 2)
    let timings = try timings()
    var columns = NumberTimeline(width: 3)
    var tracks = Timeline<Double>()
    for index in 0..<1000 {
      let timing = timings[index % 300 < 9 ? index % 9 : index / 300]
      let start = Double.random(in: 0...30, using: &random)
      let (from, to) = ([Double(index), 0, -1], [2, 5.5, Double(index)])
      columns.add(from: from, to: to, timing: timing, at: start)
      for number in 0..<3 {
        try tracks.add(
          Track("\(index).\(number)", from: from[number], to: to[number], timing: timing),
          at: .time(start))
      }
    }
    #expect(columns.duration == tracks.duration)
    var playhead = NumberPlayhead(columns)
    #expect(playhead.numbers == tracks.values(at: -.infinity))
    var worst = WorstError()
    for step in 0..<60 {
      // Among them moments inside every kind of track, which are short.
      let near = tracks.entries[step * 50].placement.start + Double(step % 7) / 8
      let time = step % 2 == 0 ? near : Double.random(in: -5...40, using: &random)
      playhead.seek(to: time)
      let expected = tracks.values(at: time)
      #expect(columns.numbers(at: time) == expected)
      for (index, value) in expected.enumerated() {
        worst.compare(
          playhead.numbers[index], to: value, within: 1000 * 0x1p-51, at: "\(index) at \(time)")
      }
    }
    #expect(worst.isAllowed, "\(worst)")
  }

  @Test func `an empty timeline has no numbers`() {
    var playhead = NumberPlayhead(NumberTimeline(width: 4))
    playhead.seek(to: 1)
    #expect(playhead.numbers == [])
  }

  @Test(arguments: [1.0, 2.0]) func `a border is met where a sum of times falls short of it`(
    iterations: Double
  ) throws {
    // 0.7 - 0.2 is less than 0.5.
    let timing = try MediaTiming(
      duration: 0.5 / iterations, iterations: iterations, curve: .unit(.steps(Steps(1, .jumpEnd))))
    var timeline = NumberTimeline(width: 1)
    timeline.add(from: [0], to: [1], timing: timing, at: 0.2)
    #expect(timeline.numbers(at: 0.7) == [1])
    var playhead = NumberPlayhead(timeline)
    playhead.seek(to: 0.7)
    #expect(playhead.numbers == [1])
    playhead.seek(to: 0.69)
    #expect(playhead.numbers == [0])
  }

  @Test func `a track ends exactly at its target`() throws {
    var timeline = NumberTimeline(width: 1)
    timeline.add(from: [0.1], to: [0.7], timing: try MediaTiming(curve: .keyboard(.system)))
    var playhead = NumberPlayhead(timeline)
    playhead.seek(to: 0.5)
    #expect(playhead.numbers == [0.7])
  }
}
