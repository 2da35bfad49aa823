// What is said of a golden table beside it, where the table itself must hold nothing but rows.
internal import FrameTables

/// A file of `key: value` lines beside a table: `card.golden` for `card.csv`.
///
///     of: keyboard
///     fps: 60
///     tolerance.progress: 1e-12
///
/// A line may begin with `#`, as in a table, must do so where it is a mere note, and may be blank.
struct GoldenRemarks: Hashable, Sendable {
  /// The file.
  let path: String
  /// Its lines as they are.
  private let lines: [String]

  /// Reads the file beside a table; nil where there is none.
  init?(besides table: String) throws {
    path = Self.path(besides: table)
    guard Folder.exists(path) else { return nil }
    guard let text = String(validating: try ByteInput.file(path), as: UTF8.self) else {
      throw GoldenRemarksError(path: path, line: 1, problem: "not UTF-8")
    }
    let start = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    lines = start.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { trimmed(String($0)) }
    for (index, line) in lines.enumerated()
    where !line.isEmpty && !line.hasPrefix("#") && Self.remark(line) == nil {
      throw GoldenRemarksError(
        path: path, line: index + 1, problem: "'\(line)': expected key: value, as in of: keyboard")
    }
  }

  /// What the lines say.
  var metadata: [Metadata] { lines.compactMap(Self.remark) }

  /// The text of the file when some of it is changed and some added.
  func text(_ changes: [Metadata]) -> String {
    var rest = changes
    let kept = lines.map { line in
      guard let key = Self.remark(line)?.key,
        let place = rest.firstIndex(where: { $0.key == key })
      else { return line }
      return Self.line(rest.remove(at: place), like: line)
    }
    let old = kept.last == "" ? kept.dropLast() : kept[...]
    return (old + rest.map { Self.line($0, like: lines[0]) } + [""]).joined(separator: "\n")
  }

  private static func remark(_ line: String) -> Metadata? {
    Metadata(line: line.hasPrefix("#") ? line : "# \(line)")
  }

  private static func line(_ remark: Metadata, like old: String) -> String {
    old.hasPrefix("#") ? remark.line : String(remark.line.dropFirst(2))
  }

  /// `card.golden` for `card.csv`.
  private static func path(besides table: String) -> String {
    let folder = table.lastIndex(of: "/").map { table[...$0] } ?? ""
    let name = table.dropFirst(folder.count)
    return "\(folder)\(name.lastIndex(of: ".").map { name[..<$0] } ?? name).golden"
  }
}

/// Why the file of remarks beside a golden table cannot be read.
///
///     GoldenRemarksError(path: "a.golden", line: 2, problem: "not UTF-8").description
///     // "a.golden: line 2: not UTF-8"
public struct GoldenRemarksError: Error, Hashable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// The line, counted from 1.
  public let line: Int
  /// What is wrong with it, and what was expected.
  public let problem: String

  /// Makes an error from its parts.
  public init(path: String, line: Int, problem: String) {
    (self.path, self.line, self.problem) = (path, line, problem)
  }

  /// One sentence for the person who wrote the file.
  public var description: String { "\(path): line \(line): \(problem)" }
}
