// Two tables of different frame rates at common times.
public import FrameTables

/// Two tables brought to the same rows, so that they can be compared.
///
/// Where the times of their rows agree, or one has no times, the rows stay as they are. Else the
/// table with the longer steps keeps its times and the other is interpolated there: by the
/// smoothest polynomial through up to six of its rows, so that a kink spoils only the numbers
/// beside it. The keyboard's curve comes out to 0.00003 of its travel at 60 frames per second, a
/// hundred times better than by straight lines, and to 0.0006 at 24.
public struct TableAlignment: Hashable, Sendable {
  /// The table to judge.
  public let got: Table
  /// What it should be.
  public let expected: Table
  /// What was done to align them; nil where nothing was.
  public let remark: String?
  /// How far interpolated numbers may be off, as a share of their column's travel, judged by the
  /// last row that each takes into account; nil where every number is a row's own.
  public let uncertainty: Double?

  /// Aligns two tables.
  ///
  /// - Parameters:
  ///   - got: The table to judge.
  ///   - expected: What it should be.
  ///   - columns: Columns of numbers that both have.
  /// - Throws: `TableReadError` for a cell that is no number, or times that go back.
  public init(
    of got: Table, with expected: Table, columns: [String]
  ) throws(TableReadError) {
    let names = [got, expected].map { Set($0.columns.map(\.name)) }
    // Rows that one of them has left out are missing, which is no matter of rates.
    if names.allSatisfy({ $0.contains("time") }), try !Self.haveSameTimes(got, expected),
      RowMatching(got, expected) == nil
    {
      let tracks = (try TimedTable(got, columns), try TimedTable(expected, columns))
      let gotLeads = tracks.0.leads(tracks.1)
      let (coarse, fine) = gotLeads ? tracks : (tracks.1, tracks.0)
      let pair = coarse.met(by: fine)
      (self.got, self.expected) =
        gotLeads ? (pair.coarse, pair.fine) : (pair.fine, pair.coarse)
      uncertainty = pair.uncertainty
      let order = gotLeads ? "second" : "first"
      let means = pair.uncertainty.map { share in
        ", the \(order) interpolated to within \(spelled(100 * share, precision: 2)) % of its travel"
      }
      remark =
        "aligned by time: \(tracks.0.pace) against \(tracks.1.pace)" + (means ?? "")
    } else {
      (self.got, self.expected, remark, uncertainty) = (got, expected, nil, nil)
    }
  }

  private static func haveSameTimes(_ a: Table, _ b: Table) throws(TableReadError) -> Bool {
    zip(try a.numbers("time"), try b.numbers("time")).allSatisfy { ($0 - $1).magnitude <= 1e-6 }
  }
}

/// Columns of numbers over ascending times.
private struct TimedTable {
  let times: [Double]
  let step: Double
  let frames: [Double?]?
  let columns: [(name: String, numbers: [Double?])]

  init(_ table: Table, _ names: [String]) throws(TableReadError) {
    let times = try table.numbers("time")
    for row in times.indices.dropFirst() where times[row] < times[row - 1] {
      throw .timeGoesBack(line: table.line(ofRow: row))
    }
    self.times = times
    let steps = zip(times, times.dropFirst()).map { $1 - $0 }.sorted()
    step = steps.isEmpty ? 0 : steps[steps.count / 2]
    frames =
      table.columns.contains { $0.name == "frame" }
      ? try table.optionalNumbers("frame") : nil
    let places = table.places
    var columns: [(name: String, numbers: [Double?])] = []
    for name in names where name != "time" && name != "frame" {
      columns.append((name, try table.optionalNumbers(table.column(name, places))))
    }
    self.columns = columns
  }

  /// Whether these times are the ones to compare at: longer steps, else more rows, so that a row
  /// that one of them has left out is noticed.
  func leads(_ other: TimedTable) -> Bool {
    (step - other.step).magnitude <= 1e-6 * step
      ? times.count >= other.times.count : step > other.step
  }

  var pace: String {
    step > 0 ? "\(spelled(1 / step, precision: 5)) frames per second" : "a single row"
  }

  /// This table and the other at its times, and a last row where the other goes on.
  ///
  /// Within a step of the other's ends there is nothing to compare; further out it is missing.
  func met(by other: TimedTable) -> (coarse: Table, fine: Table, uncertainty: Double?) {
    let rows = self.times.indices.filter { row in
      let distance = other.distance(to: self.times[row])
      return distance == 0 || distance > step * 1.000001
    }
    var times = rows.map { self.times[$0] }
    var frames: [Double?]? = self.frames.map { all in rows.map { all[$0] } }
    if let end = times.last, let last = other.times.last, last > end + step * 1.000001 {
      times.append(last)
      frames?.append(nil)
    }
    let own = columns.map { (name: $0.name, samples: samples($0.numbers, at: times)) }
    let met = other.columns.map { (name: $0.name, samples: other.samples($0.numbers, at: times)) }
    let shares = met.compactMap { Self.uncertainty($0.samples) }
    func table(_ columns: [(name: String, samples: [Interpolation.Sample?])]) -> Table {
      Table(
        (frames.map { [Column("frame", .optionalNumbers($0))] } ?? [])
          + [Column("time", .numbers(times))]
          + columns.map { column in
            Column(
              column.name, .optionalNumbers(column.samples.map { $0?.number }),
              holdsInfinity: true)
          })
    }
    return (table(own), table(met), shares.max())
  }

  /// The largest uncertainty as a share of the numbers' travel; nil where each is a row's own.
  private static func uncertainty(_ samples: [Interpolation.Sample?]) -> Double? {
    let worst = samples.compactMap { $0?.uncertainty }.max()
    let numbers = samples.compactMap { $0?.number }.filter(\.isFinite)
    guard let worst, let low = numbers.min(), let high = numbers.max() else { return nil }
    return high > low ? worst / (high - low) : 0
  }

  /// How far a time lies outside, in s; 0 within, and at the ends' own roundings.
  private func distance(to time: Double) -> Double {
    guard let first = times.first, let last = times.last else { return .infinity }
    let distance = max(first - time, time - last)
    return distance <= 1e-9 ? 0 : distance
  }

  /// The numbers at some times; nil outside.
  private func samples(_ numbers: [Double?], at moments: [Double]) -> [Interpolation.Sample?] {
    let interpolation = Interpolation(times: times, numbers: numbers)
    return moments.map { distance(to: $0) == 0 ? interpolation.sample(at: $0) : nil }
  }
}
