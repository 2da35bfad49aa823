// What Core Animation was measured to show: fill modes, repetitions, from, to and by, modes.
import Easing
import TestSupport
import Testing
import Timing

struct AppleMeasuredTests {
  static let rows: Result<[ReferenceRow], any Error> = Result {
    try ReferenceRow.read("TimingTests/Reference/apple-measured.txt")
  }

  @Test func `every measured row agrees`() throws {
    var kinds: [String: Int] = [:]
    for row in try Self.rows.get() {
      let (kind, tolerance) = (row.fields[1], row.numbers(2)[0])
      let value = try motion(of: row, kind: kind)
      let answers = row.numbers(4)
      for index in stride(from: 0, to: answers.count, by: 2) {
        let (time, expected) = (answers[index], answers[index + 1])
        let result = value(time)
        #expect((result - expected).magnitude <= tolerance, "\(row) at \(time): \(result)")
        kinds[kind, default: 0] += 1
      }
    }
    #expect(
      kinds == [
        "fill": 20, "repeat": 50, "fromToBy": 5, "keyframes": 32, "cumulative": 6,
        "springShort": 2,
      ])
  }

  private func motion(of row: ReferenceRow, kind: String) throws -> (Double) -> Double {
    if kind == "keyframes" {
      let words = row.fields[3].split(separator: " ")
      let mode = try #require(modes[String(words[0])])
      let keyframes = try Keyframes(row.numbers(3).dropFirst().map(\.self), mode: mode)
      return { keyframes.value(at: $0) }
    }
    var words: [String: String] = [:]
    let list = row.fields[3].split(separator: " ").map(String.init)
    for index in stride(from: 0, to: list.count, by: 2) { words[list[index]] = list[index + 1] }
    func number(_ word: String) -> Double? { words[word].flatMap { Double($0) } }
    if kind == "springShort" {
      let spring = try Spring(
        mass: #require(number("mass")), stiffness: #require(number("stiffness")),
        damping: #require(number("damping")))
      let timing = try MediaTiming(duration: number("duration"), curve: .spring(spring))
      return { timing.progress(at: $0) ?? .nan }
    }
    let timing = try MediaTiming(
      TimingWords(
        duration: number("duration") ?? 1, beginTime: number("beginTime"), speed: number("speed"),
        timeOffset: number("timeOffset"), repeatCount: number("repeatCount"),
        repeatDuration: number("repeatDuration"),
        fillMode: words["fillMode"].map { Fill(rawValue: $0) ?? .none }))
    let model = number("model") ?? 0
    let keyframes = try Keyframes(
      from: number("from"), to: number("to"), by: number("by"), model: model)
    let track = Track(
      "x", keyframes, timing: timing, isCumulative: kind == "cumulative", base: model)
    var timeline = Timeline<Double>()
    try timeline.add(track)
    return { [timeline] in timeline.values(at: $0)[0] }
  }

  private let modes: [String: KeyframeAnimationOptions.CalculationMode] = [
    "linear": .linear, "discrete": .discrete, "paced": .paced, "cubic": .cubic,
  ]
}
