// curves check: tables against what made them, against each other, against a curve.
import FrameTables
import Goldens
import SceneText

extension Verb {
  static let check = Verb(
    name: "check", summary: "tables against goldens; exit 1 where they differ",
    operands: "PATH…",
    options: [
      Option("--against", "TABLE|CURVE", "compares with this in place of what a golden names"),
      Option("--scale", "POINTS", "the recording is in points: the distance of the motion"),
      Option("--offset", "0|auto|MAX", "how far a recording may be slid in time; as needed"),
      Option("--time", "COLUMN", "the column of times of a recording"),
      Option("--column", "COLUMN", "the column of a recording that is judged"),
      Option("--fps", "R", "frames per second of a recording without times; 60"),
      Option("--tolerance", "T", "what cells may be off: 1e-12, 0.1%, 4ulp"),
      Option("--record", nil, "writes goldens that differ anew, and exits 1"),
      Option("--format", "text|json|junit", "the format of the verdicts; text"),
      Option("-o", "FILE", "writes the verdicts to a file, whole or not at all"),
    ],
    examples: [
      "check Curves", "check old.csv --against new.csv --tolerance 0.1%",
      "check recording.csv --against keyboard --scale 336 --tolerance 2",
    ]
  ) { arguments in
    let request = try CheckRequest(arguments)
    let checks = try request.tables.map { try request.check($0) }
    for check in checks { check.complain() }
    try Console.print(request.format.text(checks), to: request.output)
    if checks.allSatisfy(\.isSkipped) { throw UsageError("none of the tables is a golden") }
    if checks.contains(where: \.isUnjudged) { throw Verdict.unjudged }
    if request.isRecording || checks.contains(where: \.differs) { throw Verdict.differs }
  }
}

/// What `check` is asked for.
struct CheckRequest {
  /// A table that is to be judged, and whether it was named or found in a folder.
  struct Subject {
    let path: String
    var isNamed = true
    /// Why there is nothing to judge at the path.
    var problem: String?
  }

  let tables: [Subject]
  let format: CheckFormat
  let isRecording: Bool
  /// Where the verdicts go; nil: to standard output.
  let output: String?
  private let against: CheckReference?
  private let tolerance: Tolerance?

  init(_ arguments: Arguments) throws {
    guard !arguments.operands.isEmpty else {
      throw UsageError("check needs a table or a folder", hint: "for example: curves check Curves")
    }
    try arguments.refuse("--record", with: "--against")
    tables = arguments.operands.flatMap(Self.tables)
    format = try arguments.choice("--format", default: .text)
    isRecording = arguments.has("--record")
    output = arguments.text("-o")
    tolerance = try arguments.text("--tolerance").map(Self.tolerance)
    against = try CheckReference(arguments)
  }

  /// A table itself, or all in a folder; a path with neither is a problem, lest a check of goldens
  /// that have gone away pass.
  private static func tables(at path: String) -> [Subject] {
    do {
      let files = try Folder.files(at: path)
      if files == [path] { return [Subject(path: path)] }
      let tables = files.filter { file in
        [".csv", ".tsv"].contains(where: file.lowercased().hasSuffix)
      }
      if !tables.isEmpty { return tables.map { Subject(path: $0, isNamed: false) } }
      return [Subject(path: path, problem: "\(path): no .csv or .tsv file in this folder")]
    } catch { return [Subject(path: path, problem: "\(error)")] }
  }

  private static func tolerance(_ text: String) throws -> Tolerance {
    do { return try Tolerance(text) } catch { throw UsageError("--tolerance: \(error)") }
  }

  /// Judges a table; what is wrong with it is a verdict of its own.
  func check(_ table: Subject) throws -> Check {
    let path = table.path
    if let problem = table.problem { return Check(path: path, verdict: .unjudged(problem)) }
    do {
      return try against?.check(path, tolerance) ?? golden(table)
    } catch FileError.closedPipe {
      throw FileError.closedPipe
    } catch let error as FileError {
      return Check(path: path, verdict: .unjudged("\(error)"))
    } catch {
      let kind = (try? ByteInput.file(path)).flatMap { DocumentKind(of: $0) }
      return Check(path: path, verdict: .unjudged("\(path): \(kind?.words ?? "\(error)")"))
    }
  }

  /// The verdict on a golden that is equal, found without the whole of it in memory.
  ///
  /// Nil leaves all others, and whatever is wrong, to the comparison of whole tables.
  private func streamed(_ path: String) throws -> Check? {
    let golden = try Golden(remarksOfFile: path)
    guard let rendering = try golden.rendering(), rendering.isInRows else { return nil }
    return try golden.equality(
      with: rendering.schedule.count, tolerance: tolerance, rows: { rendering.table($0) }
    ).map { Check(path: path, of: rendering.recipe.name, verdict: .judged($0), isGolden: true) }
  }

  private func golden(_ subject: Subject) throws -> Check {
    let path = subject.path
    if let check = try? streamed(path) { return check }
    let golden = try Golden(contentsOfFile: path)
    guard let rendering = try golden.rendering() else {
      let problem = "missing: expected what made the table, a curve or a document"
      if subject.isNamed { throw GoldenError(key: "of", problem: problem) }
      return Check(
        path: path,
        verdict: .skipped("no golden, for neither it nor a file beside it says '# of: CURVE'"))
    }
    let (name, table) = (rendering.recipe.name, rendering.table)
    let comparison = try golden.compare(with: table, tolerance: tolerance)
    if comparison.isEqual || !isRecording {
      return Check(path: path, of: name, verdict: .judged(comparison), isGolden: true)
    }
    try golden.record(table, by: "curves \(Curves.version)")
    return Check(path: path, of: name, verdict: .recorded(comparison), isGolden: true)
  }
}
