// The verdict on one table.
import FrameTables
import Goldens

/// A table and what became of it.
struct Check {
  /// What became of a table.
  enum Verdict {
    case judged(TableComparison)
    /// It differed and was written anew.
    case recorded(TableComparison)
    /// A table in a folder that is no golden.
    case skipped(String)
    /// It cannot be read or rendered; the reason names the file.
    case unjudged(String)
  }

  let path: String
  /// What the table was compared with.
  let of: String?
  let verdict: Verdict
  /// How the tables were brought together.
  let remark: String?
  /// What a recording is beside a curve; nil for all else.
  let recording: RecordingVerdict?
  /// Whether the table itself is what was expected, and its recipe what was got.
  let isGolden: Bool

  init(
    path: String, of: String? = nil, verdict: Verdict, remark: String? = nil, isGolden: Bool = false
  ) {
    (self.path, self.of, self.verdict, self.remark) = (path, of, verdict, remark)
    (self.isGolden, recording) = (isGolden, nil)
  }

  init(path: String, of: String, _ recording: RecordingVerdict) {
    (self.path, self.of, self.recording) = (path, of, recording)
    (verdict, remark, isGolden) = (.judged(recording.comparison), recording.remark, false)
  }

  /// The frames that the table should have and has not.
  var missing: [Int] { (isGolden ? comparison?.added : comparison?.missing) ?? [] }
  /// The frames that the table has and should not have.
  var added: [Int] { (isGolden ? comparison?.missing : comparison?.added) ?? [] }

  /// The comparison, where there was one.
  var comparison: TableComparison? {
    switch verdict {
    case .judged(let comparison), .recorded(let comparison): comparison
    case .skipped, .unjudged: nil
    }
  }

  /// Whether the table is not as it should be, or was not.
  var differs: Bool { comparison?.isEqual == false }

  /// Why the table could not be judged.
  var problem: String? { if case .unjudged(let reason) = verdict { reason } else { nil } }

  /// Whether the table is no golden.
  var isSkipped: Bool { if case .skipped = verdict { true } else { false } }

  /// Whether the table could not be judged.
  var isUnjudged: Bool { problem != nil }

  /// The verdict in a word.
  var word: String {
    switch verdict {
    case .judged(let comparison): comparison.isEqual ? "equal" : "differs"
    case .recorded: "recorded"
    case .skipped: "skipped"
    case .unjudged: "unjudged"
    }
  }

  /// Says on standard error why the table could not be judged.
  func complain() {
    if let problem { Console.complain("curves: \(problem)") }
  }
}
