// Tables as CSV text, digits, and back; wide tables beside narrow ones.
import FrameTables
import Goldens

extension Measurement {
  static let tables = Measurement("tables") { settings in
    let count = settings.count / 10
    let times = (0..<count).map { Double($0) / 60 }
    let values = times.map { 1 / (1 + $0) }
    let block = 4096
    let runs = settings.runs
    let ours = Timing(runs: runs, scale: 1e9 / Double(count)) {
      var bytes = 0
      for start in stride(from: 0, to: count, by: block) {
        let rows = start..<min(start + block, count)
        let table = Table([
          Column("time", .numbers(Array(times[rows]))),
          Column("value", .numbers(Array(values[rows]))),
        ])
        bytes += (try? table.bytes(as: .csv).count) ?? 0
      }
      return Double(bytes)
    }
    let baseline = Timing(runs: runs, scale: 1e9 / Double(count)) {
      var bytes = 0
      for start in stride(from: 0, to: count, by: block) {
        var text = "time,value\n"
        for row in start..<min(start + block, count) { text += "\(times[row]),\(values[row])\n" }
        bytes += text.utf8.count
      }
      return Double(bytes)
    }
    return [
      Row(
        work: "CSV rows of two numbers, one thread, to memory", unit: "ns", ours: ours,
        baseline: baseline, accuracy: "reads back to the same Double",
        peers: "std::to_chars 91 ns, Swift interpolation 230, %.17g 440", leastRatio: 1.5),
      digits(settings), reading(settings), width(settings),
    ]
  }

  /// Random fractions, 17 digits most of them, beside the standard library's text of them.
  private static func digits(_ settings: Settings) -> Row {
    let count = settings.count / 10
    var random = SeededNumbers(seed: 1)
    let numbers = (0..<4096).map { _ in Double(random.next() >> 11) * 0x1p-53 }
    let scale = 1e9 / Double(count / 4096 * 4096)
    func time(_ bytes: @escaping (Double) -> Int) -> Timing {
      Timing(runs: settings.runs, scale: scale) {
        var all = 0
        for _ in 0..<count / 4096 { for number in numbers { all &+= bytes(number) } }
        return Double(all)
      }
    }
    var buffer = TextBuffer()
    let ours = time { number in
      buffer.removeAll()
      buffer.append(number)
      return buffer.count
    }
    return Row(
      work: "shortest digits of a Double", unit: "ns", ours: ours,
      baseline: time { $0.description.utf8.count }, accuracy: "the digits of description",
      peers: "std::to_chars 50 to 70 ns", leastRatio: 1.2)
  }

  private static func reading(_ settings: Settings) -> Row {
    let count = settings.count / 10
    let times = (0..<count).map { Double($0) / 60 }
    let table = Table([
      Column("time", .numbers(times)), Column("value", .numbers(times.map { 1 / (1 + $0) })),
    ])
    let bytes = (try? table.bytes(as: .csv)) ?? []
    let scale = 1e9 / Double(count)
    let ours = Timing(runs: settings.runs, scale: scale) {
      let table = try? Table(reading: bytes)
      return ["time", "value"].reduce(0) { $0 + ((try? table?.numbers($1))?.last ?? 0) }
    }
    let baseline = Timing(runs: settings.runs, scale: scale) {
      var sum = 0.0
      for line in bytes.split(separator: UInt8(ascii: "\n")).dropFirst() {
        for cell in line.split(separator: UInt8(ascii: ",")) {
          sum += Double(String(decoding: cell, as: UTF8.self)) ?? 0
        }
      }
      return sum
    }
    return Row(
      work: "reading CSV rows of two numbers", unit: "ns", ours: ours, baseline: baseline,
      accuracy: "the nearest Double", peers: "polars 140 ns, pandas 260", leastRatio: 1.5)
  }

  /// A table of 10,000 columns written, read and compared, beside ten of 1,000.
  private static func width(_ settings: Settings) -> Row {
    func work(_ width: Int) -> Double {
      let table = Table((0..<width).map { Column("c\($0)", .numbers([0, 0.5])) })
      guard let read = try? Table(reading: table.bytes(as: .csv)),
        let comparison = try? TableComparison(of: read, with: table)
      else { return 0 }
      return comparison.isEqual ? 1 : 0
    }
    return Row(
      work: "a column of a table, 10,000 of them", unit: "ns",
      ours: Timing(runs: settings.runs, scale: 1e5) { work(10_000) },
      baseline: Timing(runs: settings.runs, scale: 1e5) {
        (0..<10).reduce(0) { sum, _ in sum + work(1000) }
      }, accuracy: "equal", peers: "textbook: a column of 1,000", leastRatio: 0.66)
  }
}
