// A golden table made again: its remarks are the options of the dump that makes it.
import Easing
import FrameTables
import KeyboardMotion
import SceneText
import Timing

/// The table that a golden one should be.
struct GoldenRendering {
  /// What made it: the text of curves.
  let of: String
  let table: Table

  /// Renders what a golden table names; nil where it names nothing.
  ///
  /// Without a line `of`, a curve definition of the same stem is what it is of.
  init?(_ golden: Golden) throws {
    guard let of = golden.table.remark("of") ?? Self.definition(besides: golden.path) else {
      return nil
    }
    self.of = of
    if let table = try Self.documentTable(of, golden) {
      self.table = table
      return
    }
    do {
      let arguments = try Arguments(try Self.words(golden, of), for: .dump)
      let files = CurveFiles.read(besides: golden.path)
      var table = try DumpRequest(arguments, files: files).table
      table.metadata = []  // the golden table says it all
      self.table = table
    } catch let error as UsageError where error.problem.hasPrefix("--") {
      throw UsageError("# " + error.problem.dropFirst(2), hint: error.hint)
    } catch let error as CurveTextError {
      throw GoldenError(key: "of", problem: "\(error)")
    }
  }

  /// The frames of a timeline or a keyboard sequence at the golden table's times; nil for a curve.
  private static func documentTable(_ of: String, _ golden: Golden) throws -> Table? {
    guard of.hasSuffix(".json") || of.hasSuffix(".txt") else { return nil }
    let folder = golden.path.lastIndex(of: "/").map { golden.path[...$0] } ?? ""
    let name = of.split(separator: "/").last ?? ""
    let bytes = try ByteInput.file(Folder.exists(of) ? of : "\(folder)\(name)")
    let frames = try FrameSchedule(times: try golden.table.numbers("time"))
    if of.hasSuffix(".txt") { return try logTable(bytes, golden, frames) }
    let files = CurveFiles.read(besides: golden.path)
    if let timeline = try? TimelineDocument(reading: bytes, files: files) {
      return TimelineTable(timeline.timeline).table(of: Array(frames))
    }
    guard let keyboard = try? KeyboardDocument(reading: bytes, files: files) else { return nil }
    return try keyboard.replay().table(of: frames)
  }

  /// The frames of a pasted log, on the screen that `# screen` says; nil for another text.
  private static func logTable(
    _ bytes: [UInt8], _ golden: Golden, _ frames: FrameSchedule
  ) throws -> Table? {
    let log = ConsoleLog(String(decoding: bytes, as: UTF8.self))
    guard !log.notifications.isEmpty else { return nil }
    let screen = try golden.table.remark("screen").map(ReplayRequest.screen)
    return try Replay(log.scene(on: screen)).table(of: frames)
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
    let keys = [
      "fps", "samples", "duration", "from", "to", "velocity", "end", "outside",
    ]
    var words = keys.compactMap { key in table.remark(key).map { "--\(key)=\($0)" } }
    if table.remark("fps") == nil, table.remark("samples") == nil {
      words.append("--at=" + (try table.numbers("time").map(\.plainText).joined(separator: ",")))
    }
    if table.remark("snap") == "true" { words.append("--snap") }
    let columns = table.remark("columns") ?? usualColumns(table)
    if columns.split(separator: ",").contains("curve") { words.append("--layout=long") }
    return words + ["--columns=\(columns)", "--"] + curves(of)
  }

  private static func usualColumns(_ table: Table) -> String {
    table.columns.map(\.name).filter { Quantity(rawValue: $0) != nil }.joined(separator: ",")
  }

  /// Curves side by side are named with semicolons between.
  private static func curves(_ text: String) -> [String] {
    text.split(separator: ";").map { String($0.drop { $0 == " " }) }
  }
}
