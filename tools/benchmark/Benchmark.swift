// Measures this machine: our work beside textbook baselines, in one run.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@main
enum Benchmark {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    if words.contains("--help") { return print(help) }
    let settings = Settings(isQuick: words.contains("--quick"))
    let names = words.filter { !["--json", "--quick"].contains($0) }
    let known = Measurement.all.map(\.name)
    if let unknown = names.first(where: { !known.contains($0) }) {
      print("unknown word \(unknown)\n\(help)")
      exit(2)
    }
    let rows = Measurement.all.filter { names.isEmpty || names.contains($0.name) }
      .flatMap { $0.rows(settings) }
    print(words.contains("--json") ? Report.json(rows) : Report.table(rows))
    if settings.isQuick { Report.guardRatios(rows) }
  }

  static let help = """
    usage: swift run -c release benchmark [--quick] [--json] [GROUP…]

      --quick  a tenth of the work; fails where a ratio is far from what it should be
      --json   one object a row
      GROUP    \(Measurement.all.map(\.name).joined(separator: ", ")); all where none is named
    """
}

/// How much work a run does.
struct Settings {
  let isQuick: Bool

  /// The number of evaluations of a long measurement.
  var count: Int { isQuick ? 1_000_000 : 10_000_000 }
  /// The number of runs of which the median counts.
  var runs: Int { isQuick ? 3 : 7 }
}

/// A group of rows that belong together; a new group is one file and one line here.
struct Measurement: Sendable {
  let name: String
  let rows: @Sendable (Settings) -> [Row]

  init(_ name: String, _ rows: @escaping @Sendable (Settings) -> [Row]) {
    (self.name, self.rows) = (name, rows)
  }

  static let all: [Measurement] = [
    .bezier, .spring, .tables, .timelines, .replay, .growth, .clocks,
  ]
}

/// One line of the report.
struct Row {
  /// What is done.
  let work: String
  /// The unit of the times: `ns`, `µs`, `s`.
  let unit: String
  /// Ours: the median of the runs, and the fastest and the slowest.
  let ours: Timing
  /// The textbook's way to do it, in the same run.
  let baseline: Timing?
  /// The largest error seen, in the words of the row.
  let accuracy: String
  /// What others have published, for orientation.
  let peers: String
  /// The least ratio baseline / ours that the quick mode lets pass.
  let leastRatio: Double?

  var ratio: Double? { baseline.map { $0.median / ours.median } }
}

/// The times of several runs of the same work.
struct Timing {
  let median: Double
  let least: Double
  let most: Double

  init(_ times: [Double]) {
    let sorted = times.sorted()
    (median, least, most) = (sorted[sorted.count / 2], sorted[0], sorted[sorted.count - 1])
  }

  /// Runs work several times, after one run that does not count.
  ///
  /// - Parameters:
  ///   - runs: How often.
  ///   - scale: What a second is in the unit of the row, per piece of work.
  ///   - work: The work; what it returns is kept from being optimised away.
  init(runs: Int, scale: Double, _ work: () -> Double) {
    blackHole(work())
    let clock = ContinuousClock()
    self.init(
      (0..<runs).map { _ in
        let duration = clock.measure { blackHole(work()) }
        let seconds = Double(duration.components.seconds)
        return (seconds + Double(duration.components.attoseconds) * 1e-18) * scale
      })
  }
}

/// Takes a result, so that the work behind it has to be done.
@inline(never)
func blackHole(_ value: Double) {
  if value == .greatestFiniteMagnitude { print(value) }
}

/// A seeded sequence of evenly distributed numbers (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
