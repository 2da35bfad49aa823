// Recordings as people have them, judged by the keyboard's curve: what is wrong is said in words.
import Easing
import Foundation
import FrameTables
import Goldens
import TestSupport
import Testing
import Timing

struct RecordingVerdictTests {
  /// The keyboard's motion over 336 points from its closed form, at its target from 0.5 s on.
  private static func position(_ time: Double) -> Double {
    let omega = (1000.0 / 3).squareRoot()
    let t = max(time, 0)
    return 336 * (t >= 0.5 ? 1 : 1 - (1 + omega * t) * exp(-omega * t))
  }

  /// A row for each frame at 60 frames per second.
  private static func table(
    _ count: Int = 31, time: (Double) -> String = { "\($0)" },
    value: (Int) -> Double = { position(Double($0) / 60) }
  ) throws -> Table {
    let rows = (0..<count).map { "\(time(Double($0) / 60)),\(value($0))" }
    return try Table(reading: Array((["time,value"] + rows).joined(separator: "\n").utf8))
  }

  private static func verdict(
    _ table: Table, tolerance: Tolerance? = .absolute(2),
    _ columns: RecordedMotion.Columns = RecordedMotion.Columns(),
    sliding: RecordingFit.Sliding = .whereNeeded
  ) throws -> RecordingVerdict {
    try RecordingVerdict(
      of: table, by: try Curve("keyboard"), scale: 336, columns: columns, sliding: sliding,
      tolerance: tolerance)
  }

  @Test func `the curve's own last row counts, and its target only after it`() throws {
    let curve = try Curve("keyboard")
    let times = (0...40).map { Double($0) / 60 }
    func verdict(_ progress: [Double]) throws -> RecordingVerdict {
      try RecordingVerdict(
        of: Table([Column("time", .numbers(times)), Column("progress", .numbers(progress))]),
        by: curve)
    }
    let removed = times.map { $0 <= 0.5 ? curve.value(at: $0) : 1 }
    #expect(try verdict(removed).comparison.isEqual)
    #expect(try verdict(removed.enumerated().map { $0 == 30 ? 1 : $1 }).comparison.isEqual)
    let late = try verdict(removed.enumerated().map { $0 == 31 ? curve.value(at: 0.5) : $1 })
    #expect(late.comparison.differences.map(\.row) == [31])
  }

  @Test func `two different curves are not slid closer together`() throws {
    let times = (0...60).map { Double($0) / 60 }
    let ease = UnitCurve.ease
    let verdict = try RecordingVerdict(
      of: Table([
        Column("time", .numbers(times)),
        Column("progress", .numbers(times.map { ease.value(at: $0) })),
      ]), by: .unit(.easeInOut))
    #expect(verdict.fit.offset == 0)
    // The largest difference of the two, at 0.3105 s, is 0.35257; at frames a little less.
    #expect((verdict.fit.worst - 0.3525).magnitude < 2e-4)
    #expect(verdict.identified == "ease")
  }

  @Test func `held frames are named and blame no others`() throws {
    let verdict = try Self.verdict(
      Self.table(value: { Self.position(Double($0 == 4 || $0 == 5 ? 3 : $0) / 60) }))
    #expect(verdict.held == [4, 5])
    #expect(verdict.comparison.differingRows == 2)
    #expect(verdict.fit.offset == 0)
    #expect(verdict.remark.contains("held frames: 4, 5"))
  }

  @Test(arguments: 2..<25)
  func `an outlier is named and blames no others`(row: Int) throws {
    let verdict = try Self.verdict(
      Self.table(value: { Self.position(Double($0) / 60) + ($0 == row ? 60 : 0) }))
    #expect(verdict.outliers == [row])
    #expect(verdict.held.isEmpty)
    #expect(verdict.comparison.differingRows == 1)
    #expect(verdict.fit.offset == 0)
  }

  @Test(arguments: [98_765.4321, 1_764_547_200])
  func `times of a clock that started long ago count from the first row`(start: Double) throws {
    let verdict = try Self.verdict(Self.table(time: { "\($0 + start)" }))
    #expect(verdict.comparison.isEqual)
    #expect(verdict.fit.offset == 0)
    #expect(verdict.remark.contains("times counted from the first row"))
  }

  @Test(arguments: [("milliseconds", 1e3), ("microseconds", 1e6), ("nanoseconds", 1e9)])
  func `the unit of times is recognised and said`(unit: String, factor: Double) throws {
    let verdict = try Self.verdict(Self.table(time: { "\($0 * factor)" }))
    #expect(verdict.comparison.isEqual, "\(verdict.remark)")
    #expect(verdict.remark.contains("times taken for \(unit)"))
  }

  @Test(arguments: [1, 3, 7, 40, 200])
  func `rest before the motion is cut, however long`(rest: Int) throws {
    let verdict = try Self.verdict(
      Self.table(31 + rest, value: { Self.position(Double($0 - rest) / 60) }))
    #expect(verdict.comparison.isEqual, "\(verdict.remark)")
    #expect((verdict.fit.offset - Double(rest) / 60).magnitude < 1e-4)
    #expect(
      try !Self.verdict(
        Self.table(31 + rest, value: { Self.position(Double($0 - rest) / 60) }), sliding: .never
      ).comparison.isEqual)
  }

  @Test func `a motion whose first row is late is late by its time`() throws {
    let verdict = try Self.verdict(Self.table(time: { "\($0 + 0.1)" }))
    #expect(verdict.comparison.isEqual)
    #expect((verdict.fit.offset - 0.1).magnitude < 1e-9)
    #expect(verdict.remark.contains("time offset 100 ms, the recording is late"))
  }

  @Test func `a recording that is too fast is told so, and differs`() throws {
    let verdict = try Self.verdict(
      Self.table(time: { "\($0 / 1.01)" }), tolerance: .absolute(0.5))
    #expect(!verdict.comparison.isEqual)
    #expect((verdict.fit.rate - 1.01).magnitude < 1e-4)
    #expect(verdict.remark.contains("1.010 times too fast; else equal"))
  }

  @Test func `a recording of another distance is told so, and differs`() throws {
    let verdict = try Self.verdict(
      Self.table(value: { Self.position(Double($0) / 60) * 1.05 }), tolerance: .absolute(0.5))
    #expect(!verdict.comparison.isEqual)
    #expect(verdict.remark.contains("1.050 times too large; else equal"), "\(verdict.remark)")
  }

  @Test func `positions may fall`() throws {
    let verdict = try Self.verdict(Self.table(value: { 960 - Self.position(Double($0) / 60) }))
    #expect(verdict.comparison.isEqual)
    #expect(verdict.fit.origin == 960 && verdict.fit.distance == -336)
  }

  @Test(arguments: 0..<8)
  func `random recordings with noise below the tolerance are equal`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let (late, rises) = (Double.random(in: 0...0.5, using: &random), Bool.random(using: &random))
    let noise = (0..<80).map { _ in Double.random(in: -0.4...0.4, using: &random) }
    let table = try Self.table(
      80,
      value: { row in
        let way = Self.position(Double(row) / 60 - late)
        return 500 + (rises ? way : -way) + noise[row]
      })
    let verdict = try Self.verdict(table)
    #expect(verdict.comparison.isEqual, "\(late): \(verdict.remark)")
    #expect((verdict.fit.offset - late).magnitude < 0.004, "\(late): \(verdict.remark)")
  }

  @Test(arguments: [
    ("t,y", "t"), ("Timestamp,value", "Timestamp"), ("frame,time,height", "time"),
    ("id,seconds,x", "seconds"),
  ])
  func `columns are found by one rule`(header: String, time: String) throws {
    let names = header.split(separator: ",").map { String($0) }
    let rows = (0...30).map { row in
      let cells = names.map { name -> String in
        if name == time { return "\(Double(row) / 60)" }
        return name == names.last ? "\(Self.position(Double(row) / 60))" : "\(row)"
      }
      return cells.joined(separator: ",")
    }
    let table = try Table(reading: Array(([header] + rows).joined(separator: "\n").utf8))
    #expect(try Self.verdict(table).comparison.isEqual)
  }

  @Test(arguments: [("timestamp_ms", 1e3), ("time (ms)", 1e3), ("t_us", 1e6), ("ms", 1e3)])
  func `a unit behind the name of the times counts`(name: String, factor: Double) throws {
    let times = (0...30).map { Double($0) / 60 * factor }
    let table = Table([
      Column(name, .numbers(times)),
      Column("value", .numbers(times.map { Self.position($0 / factor) })),
    ])
    let motion = try RecordedMotion(table)
    #expect(zip(motion.times, times).allSatisfy { ($0 - $1 / factor).magnitude < 1e-12 })
    #expect(try Self.verdict(table).comparison.isEqual)
  }

  @Test func `a table without times has those of its frames`() throws {
    let table = Table([
      Column("frame", .integers(Array(0...30))),
      Column("y", .numbers((0...30).map { Self.position(Double($0) / 120) })),
    ])
    #expect(try RecordedMotion(table).times[30] == 0.5)
    #expect(try RecordedMotion(table, .init(rate: 120)).times[30] == 0.25)
    #expect(
      try RecordedMotion(table).remarks == ["no column of times: 60 frames per second assumed"])
  }

  @Test func `what is unclear lists the columns there are`() throws {
    let table = Table([
      Column("time", .numbers([0, 1])), Column("a", .numbers([0, 1])),
      Column("b", .numbers([0, 1])),
    ])
    let error = try #require(throws: RecordedMotionError.self) { try RecordedMotion(table) }
    #expect(error.description.hasSuffix("there are 'time', 'a', 'b'"))
    #expect(try RecordedMotion(table, .init(value: "b")).values == [0, 1])
  }
}
