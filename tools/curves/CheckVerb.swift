// curves check: tables against what made them, against each other, against a curve.
import FrameTables

extension Verb {
  static let check = Verb(
    name: "check", summary: "tables against goldens; exit 1 where they differ",
    operands: "PATH…",
    options: [
      Option("--against", "TABLE|CURVE", "compares with this in place of what a golden names"),
      Option("--scale", "POINTS", "the recording is in points: the distance of the motion"),
      Option("--tolerance", "T", "what cells may be off: 1e-12, 0.1%, 4ulp"),
      Option("--record", nil, "writes goldens that differ anew, and exits 1"),
      Option("--format", "text|json|junit", "the format of the verdicts; text"),
    ],
    examples: [
      "check Curves", "check old.csv --against new.csv --tolerance 0.1%",
      "check recording.csv --against keyboard --scale 336 --tolerance 2",
    ]
  ) { arguments in
    let request = try CheckRequest(arguments)
    let checks = try request.paths.map { try request.check($0) }
    for check in checks { check.complain() }
    try Console.print(request.format.text(checks))
    if checks.contains(where: \.isUnjudged) { throw Verdict.unjudged }
    if request.isRecording || checks.contains(where: \.differs) { throw Verdict.differs }
  }
}

/// What `check` is asked for.
struct CheckRequest {
  let paths: [String]
  let format: CheckFormat
  let isRecording: Bool
  private let against: CheckReference?
  private let tolerance: Tolerance?

  init(_ arguments: Arguments) throws {
    guard !arguments.operands.isEmpty else {
      throw UsageError("check needs a table or a folder", hint: "for example: curves check Curves")
    }
    try arguments.refuse("--record", with: "--against")
    paths = try arguments.operands.flatMap { path in
      let files = try Folder.files(at: path)
      return files == [path] ? files : files.filter { $0.lowercased().hasSuffix(".csv") }
    }
    guard !paths.isEmpty else {
      throw UsageError("no .csv file in \(arguments.operands.joined(separator: ", "))")
    }
    format = try arguments.choice("--format", default: .text)
    isRecording = arguments.has("--record")
    tolerance = try arguments.text("--tolerance").map(Self.tolerance)
    against = try CheckReference(arguments)
  }

  private static func tolerance(_ text: String) throws -> Tolerance {
    do { return try Tolerance(text) } catch { throw UsageError("--tolerance: \(error)") }
  }

  /// Judges a table; what is wrong with it is a verdict of its own.
  func check(_ path: String) throws -> Check {
    do {
      return try against?.check(path, tolerance) ?? golden(path)
    } catch FileError.closedPipe {
      throw FileError.closedPipe
    } catch let error as FileError {
      return Check(path: path, verdict: .unjudged("\(error)"))
    } catch {
      return Check(path: path, verdict: .unjudged("\(path): \(error)"))
    }
  }

  private func golden(_ path: String) throws -> Check {
    let golden = try Golden(contentsOfFile: path)
    guard let rendering = try GoldenRendering(golden) else {
      if paths.count > 1 { return Check(path: path, verdict: .skipped("no line '# of: CURVE'")) }
      throw GoldenError(key: "of", problem: "missing: expected what made the table, a curve")
    }
    let comparison = try golden.compare(with: rendering.table, tolerance: tolerance)
    if comparison.isEqual || !isRecording {
      return Check(path: path, of: rendering.of, verdict: .judged(comparison))
    }
    try golden.record(rendering.table, by: "curves \(Curves.version)")
    return Check(path: path, of: rendering.of, verdict: .recorded(comparison))
  }
}
