// A golden table made again: its remarks are the options of the dump that makes it.
import Easing
import FrameTables
import SceneText

/// The table that a golden one should be.
struct GoldenRendering {
  /// What made it: the text of curves, or the path of a document.
  let of: String
  /// The rows, where they can be had one by one for those of the golden table.
  let rows: FrameRows?
  private let whole: () -> Table

  /// All rows as one table.
  var table: Table {
    var table = whole()
    table.metadata = []  // the golden table says it all
    return table
  }

  /// Renders what a golden table names; nil where it names nothing.
  ///
  /// Without a line `of`, a definition or document of the same stem is what it is of.
  init?(_ golden: Golden) throws {
    guard let of = golden.table.remark("of") ?? Self.definition(besides: golden.path) else {
      return nil
    }
    self.of = of
    do {
      let made = try Self.document(of, golden) ?? Self.curve(of, golden)
      rows = golden.hasRate && !golden.says("events") ? made.rows : nil
      whole = made.table
    } catch let error as UsageError where error.problem.hasPrefix("--") {
      throw UsageError("# " + error.problem.dropFirst(2), hint: error.hint)
    } catch let error as CurveTextError {
      throw GoldenError(key: "of", problem: "\(error)")
    }
  }

  private typealias Made = (rows: FrameRows, table: () -> Table)

  private static func curve(_ of: String, _ golden: Golden) throws -> Made {
    let arguments = try Arguments(try words(golden, of), for: .dump)
    let request = try DumpRequest(arguments, files: CurveFiles.read(besides: golden.path))
    return (request.rows, { request.table })
  }

  /// The frames of a timeline, a keyboard sequence or a pasted log; nil for a curve.
  private static func document(_ of: String, _ golden: Golden) throws -> Made? {
    guard of.hasSuffix(".json") || of.hasSuffix(".txt") else { return nil }
    let path = Folder.find(of, from: golden.path)
    let text = String(decoding: try ByteInput.file(path), as: UTF8.self)
    if text.contains("\"tracks\"") {
      let keys = ["fps", "duration", "end", "show"]
      let words = try options(golden, keys) + (golden.says("events") ? ["--events"] : [])
      let request = try RunRequest(Arguments(words + [path], for: .run))
      return (request.rows, { request.table })
    }
    guard of.hasSuffix(".txt") || ["\"screen\"", "\"events\""].contains(where: text.contains) else {
      return nil
    }
    let words = try options(golden, ["fps", "end", "screen"])
    let request = try ReplayRequest(Arguments(words + [path], for: .replay))
    return (request.rows, { request.table })
  }

  /// `keyboard.json` for `keyboard.csv` and `keyboard@59.94.csv`, where there is such a file.
  private static func definition(besides path: String) -> String? {
    let file = path.split(separator: "/").last ?? ""
    guard let end = file.firstIndex(of: "@") ?? file.lastIndex(of: ".") else { return nil }
    let name = "\(file[..<end]).json"
    return Folder.exists("\(path.dropLast(file.count))\(name)") ? name : nil
  }

  private static func words(_ golden: Golden, _ of: String) throws -> [String] {
    let table = golden.table
    var words = try options(
      golden, ["fps", "samples", "duration", "from", "to", "velocity", "end", "outside"])
    if golden.says("snap") { words.append("--snap") }
    let columns = table.remark("columns") ?? usualColumns(table)
    if columns.split(separator: ",").contains("curve") { words.append("--layout=long") }
    return words + ["--columns=\(columns)", "--"] + curves(of)
  }

  /// What remarks say, as options; without a rate a row for each time of the table.
  private static func options(_ golden: Golden, _ keys: [String]) throws -> [String] {
    let table = golden.table
    let words = keys.compactMap { key in table.remark(key).map { "--\(key)=\($0)" } }
    if golden.hasRate { return words }
    let times = try table.numbers("time").map(\.plainText)
    return words + ["--at=" + times.joined(separator: ",")]
  }

  /// The columns that a dump can fill; one of the curve at least, lest nothing of it be compared.
  private static func usualColumns(_ table: Table) -> String {
    let known = table.columns.compactMap { Quantity(rawValue: $0.name) }
    let columns = known.contains(where: \.isOfCurve) ? known : known + [.progress]
    return columns.map(\.rawValue).joined(separator: ",")
  }

  /// Curves side by side are named with semicolons between.
  private static func curves(_ text: String) -> [String] {
    text.split(separator: ";").map { String($0.drop { $0 == " " }) }
  }
}

extension Golden {
  /// Whether remarks say when its rows are, so that their own times need not.
  fileprivate var hasRate: Bool {
    ["fps", "samples"].contains { table.remark($0) != nil }
  }

  /// Whether a remark says `true`.
  fileprivate func says(_ key: String) -> Bool { table.remark(key) == "true" }
}
