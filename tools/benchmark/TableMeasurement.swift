// Tables as CSV text.
import FrameTables

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
        peers: "std::to_chars 91 ns, Swift interpolation 230, %.17g 440", leastRatio: 0.5)
    ]
  }
}
