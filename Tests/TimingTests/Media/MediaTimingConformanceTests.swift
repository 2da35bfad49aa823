// The timing model against the web platform tests and a browser, row by row.
import TestSupport
import Testing
import Timing

struct MediaTimingConformanceTests {
  @Test func `every row of the web platform tests agrees`() throws {
    let rows = try ReferenceRow.read("TimingTests/Reference/timing.txt")
    #expect(rows.count == 308)
    for row in rows {
      let timing = try timing(of: row)
      let time = row.fields[4] == "any" ? 0 : resolved(row.fields[4])
      let state = timing.state(at: time)
      let tolerance = max(row.numbers(5)[0], 1e-12)
      for assertion in row.fields[6].split(separator: ",") {
        let words = assertion.split(separator: " ")
        let holds =
          switch words[0] {
          case "progress": agrees(state.progress, resolved(words[1]), within: tolerance)
          case "currentIteration": agrees(state.iteration, resolved(words[1]), within: 0)
          case "activeDuration": agrees(timing.activeDuration, resolved(words[1]), within: 0)
          case "endTime": agrees(timing.endTime, resolved(words[1]), within: 0)
          default: state.phase.rawValue == words[1]
          }
        #expect(holds, "\(row.fields[0]): \(assertion), got \(state)")
      }
    }
  }

  @Test func `every answer of the browser agrees`() throws {
    let phases: [Substring: Phase] = ["b": .before, "a": .active, "f": .after]
    let rows = try ReferenceRow.read("TimingTests/Reference/chromium-timing.txt")
    #expect(rows.count == 446)
    var count = 0
    for row in rows {
      let timing = try timing(of: row)
      if !row.fields[0].hasPrefix("spec") {
        #expect([timing.activeDuration, timing.endTime] == row.numbers(4))
      }
      let tolerance = ["cubic", "ease"].contains(where: row.fields[3].hasPrefix) ? 5e-6 : 1e-9
      let answers = row.fields[5].split(separator: " ")
      for index in stride(from: 0, to: answers.count, by: 4) {
        let state = timing.state(at: resolved(answers[index]))
        let holds =
          agrees(state.progress, resolved(answers[index + 1]), within: tolerance)
          && agrees(state.iteration, resolved(answers[index + 2]), within: 0)
          && state.phase == phases[answers[index + 3]]
        #expect(holds, "\(row.fields[0]): \(answers[index..<index + 4]), got \(state)")
        count += 1
      }
      #expect(timing.state(at: nil).phase == .idle)
      #expect(timing.progress(at: nil) == nil)
    }
    #expect(count == 6725 + 4)
  }
}
