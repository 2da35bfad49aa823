// One engine, several clocks: the table of a run does not depend on the clock that paced it.
import Easing
import FrameClock
import Testing
import Timing

struct ClockEqualityTests {
  /// A card that rises with the keyboard, and a shade that fades in and out over it.
  private static let timeline: Timeline<Double>? = {
    var timeline = Timeline<Double>()
    do {
      let rise = try MediaTiming(curve: .keyboard(.system))
      try timeline.add(Track("card", from: 0, to: -336, timing: rise))
      let fade = try MediaTiming(
        duration: 0.2, iterations: 2, direction: .alternate, curve: .unit(.linear))
      try timeline.add(Track("shade", from: 0, to: 0.4, timing: fade), at: .time(0.1))
    } catch { return nil }
    return timeline
  }()

  /// A row of the table of the timeline.
  private struct Row: Equatable {
    let frame: Int
    let time: Double
    let target: Double
    let values: [Double]

    init(_ frame: Frame) {
      (self.frame, time, target) = (frame.index, frame.timestamp, frame.targetTimestamp)
      values = timeline?.values(at: frame.timestamp) ?? []
    }
  }

  @Test func `200 live frames have the table of a virtual run, however late they came`() async {
    let rate: FrameRate = 240
    var live: [Row] = []
    var indices: [Int] = []
    for await frame in LiveClock(rate: rate).prefix(200) {
      live.append(Row(frame.frame))
      indices.append(frame.index)
      // Some frames take longer than they may.
      if frame.index % 40 == 20 { work(milliseconds: 9) }
    }
    var clock = VirtualClock(rate: rate)
    let virtual = clock.step(frames: (indices.last ?? 0) + 1).map { Row($0.frame) }
    #expect(live.count == 200)
    #expect(live.allSatisfy { $0.values.count == 2 })
    #expect(live == indices.map { virtual[$0] })
  }

  @Test(arguments: LatePolicy.allCases)
  func `a scripted run has the table of a virtual run`(late: LatePolicy) throws {
    let rate = try FrameRate("59.94")
    let script: [ScriptedEvent] = [
      .punctual(5), .late(by: 0.05), .dropped(3), .early(by: 0.001), .back(by: 0.3), .punctual(9),
      .pause(for: 1.234), .sleep(after: 0.001, for: 3600), .late(by: 7), .reading(-5),
    ]
    let pacing = FramePacing(rate: rate, late: late)
    let scripted = ScriptedClock(script, pacing: pacing, time: .wall).run(frames: 60).frames
    var clock = VirtualClock(rate: rate)
    let virtual = clock.step(frames: (scripted.last?.index ?? 0) + 1)
    #expect(scripted.count == 60)
    #expect(scripted.map { Row($0.frame) } == scripted.map { Row(virtual[$0.index].frame) })
  }
}
