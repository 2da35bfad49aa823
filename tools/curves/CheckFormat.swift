// How verdicts are printed: for people, for programs, for CI servers.
import Easing
import FrameClock
import FrameTables
import Goldens

/// The format of the verdicts on tables.
enum CheckFormat: String, CaseIterable {
  case text, json, junit

  /// All verdicts in this format, without a line feed at the end.
  func text(_ checks: [Check]) -> String {
    switch self {
    case .text: Self.lines(checks)
    case .json: "[\n" + checks.map(Self.object).joined(separator: ",\n") + "\n]"
    case .junit: Self.suite(checks)
    }
  }

  // MARK: Text

  private static func lines(_ checks: [Check]) -> String {
    let width = checks.map(\.word.count).max() ?? 0
    let lines = checks.map { check in
      let tail = [check.summary, check.remark].compactMap(\.self).joined(separator: "; ")
      let line = "\(check.word.padded(to: width))  \(check.path.printable): \(tail)"
      return ([line] + check.details.map(\.printable)).joined(separator: "\n")
    }
    return (lines + (checks.count > 1 ? [total(checks)] : [])).joined(separator: "\n")
  }

  private static func total(_ checks: [Check]) -> String {
    let words = ["equal", "differs", "recorded", "skipped", "unjudged"]
    let counts = words.compactMap { word -> String? in
      let count = checks.filter { $0.word == word }.count
      return count == 0 ? nil : "\(count) \(word)"
    }
    return "\(checks.count) tables: " + counts.joined(separator: ", ")
  }

  // MARK: JSON

  private static func object(_ check: Check) -> String {
    let differences = check.comparison?.differences ?? []
    func list(_ frames: [Int]?) -> String {
      "[" + (frames ?? []).map { "\($0)" }.joined(separator: ",") + "]"
    }
    let (recording, isJudged) = (check.recording, check.comparison != nil)
    let identified = recording.flatMap { verdict in
      verdict.identified.map { object([(verdict.comparison.columns[0], $0.inJSON)]) }
    }
    let members: [(String, String)] = [
      ("path", check.path.inJSON), ("of", check.of.map(\.inJSON) ?? "null"),
      ("verdict", check.word.inJSON), ("remark", check.remark.map(\.inJSON) ?? "null"),
      ("problem", check.problem.map(\.inJSON) ?? "null"),
      ("rows", check.comparison.map { "\($0.rowCount)" } ?? "null"),
      ("differ", check.comparison.map { "\($0.differingRows)" } ?? "null"),
      ("worst", check.comparison?.largest.map(cell) ?? "null"),
      ("offset", isJudged ? (recording?.fit.offset ?? 0).plainText : "null"),
      ("rate", isJudged ? (recording?.fit.rate ?? 1).plainText : "null"),
      ("scale", isJudged ? (recording?.fit.scale ?? 1).plainText : "null"),
      ("missing", list(check.missing)), ("added", list(check.added)),
      ("held", list(recording?.held)), ("outliers", list(recording?.outliers)),
      ("identified", identified ?? "{}"),
      ("differences", "[" + differences.prefix(100).map(cell).joined(separator: ",") + "]"),
    ]
    return object(members)
  }

  private static func cell(_ difference: TableComparison.Difference) -> String {
    object([
      ("frame", difference.frame.map { "\($0)" } ?? "null"),
      ("time", number(difference.time?.plainText ?? "")), ("column", difference.column.inJSON),
      ("expected", number(difference.expected)), ("got", number(difference.got)),
      ("difference", number(difference.difference?.plainText ?? "")),
      ("tolerance", "\(difference.tolerance)".inJSON),
    ])
  }

  /// A cell as JSON has it: a finite number in decimal digits, null for nothing, else a string.
  private static func number(_ text: String) -> String {
    if text.isEmpty { return "null" }
    return Double(decimal: text) == nil ? text.inJSON : text
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{" + members.map { $0.inJSON + ":" + $1 }.joined(separator: ",") + "}"
  }

  // MARK: JUnit

  private static func suite(_ checks: [Check]) -> String {
    func count(_ test: (Check) -> Bool) -> String { "\"\(checks.filter(test).count)\"" }
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuite name="curves check" tests="\(checks.count)" failures=\(count(\.differs)) \
      errors=\(count(\.isUnjudged)) skipped=\(count(\.isSkipped))>
      """
    return ([head] + checks.map(testCase) + ["</testsuite>"]).joined(separator: "\n")
  }

  private static func testCase(_ check: Check) -> String {
    let start = "  <testcase classname=\"curves.check\" name=\"\(escaped(check.path))\""
    guard check.word != "equal" else { return start + "/>" }
    let tag = check.isUnjudged ? "error" : check.differs ? "failure" : "skipped"
    let body = escaped(check.details.joined(separator: "\n"))
    let message = escaped(check.summary)
    return "\(start)>\n    <\(tag) message=\"\(message)\">\(body)</\(tag)>\n  </testcase>"
  }

  /// A text as XML can hold it; control characters, which it cannot, become spaces.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
        escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Check {
  /// The verdict in one line.
  fileprivate var summary: String {
    switch verdict {
    case .judged(let comparison): comparison.summary(ofExpected: isGolden)
    case .recorded(let comparison): "written anew: \(comparison.summary(ofExpected: isGolden))"
    case .skipped(let reason), .unjudged(let reason):
      reason.hasPrefix("\(path): ") ? String(reason.dropFirst(path.count + 2)) : reason
    }
  }

  /// The cells that differ and a picture of both curves.
  fileprivate var details: [String] {
    guard let comparison, !comparison.isEqual else { return [] }
    return comparison.report().split(separator: "\n").dropFirst().map(String.init)
  }
}
