// Two curves in one small picture made of letters.
internal import FrameTables

/// A text picture of two rows of numbers: `o` expected, `x` got, `*` both in one place.
public struct CurveOverlay: Hashable, Sendable, CustomStringConvertible {
  private let expected: [Double]
  private let got: [Double]
  private static let (width, height) = (60, 10)

  /// Makes a picture of the rows in which both are finite numbers.
  ///
  /// - Parameters:
  ///   - expected: The numbers from top to bottom of their column.
  ///   - got: Likewise; what the longer one has more is left out.
  public init(expected: [Double?], got: [Double?]) {
    let pairs = zip(expected, got).compactMap { a, b -> (Double, Double)? in
      guard let a, let b, a.isFinite, b.isFinite else { return nil }
      return (a, b)
    }
    self.expected = pairs.map(\.0)
    self.got = pairs.map(\.1)
  }

  /// The lines of the picture, the largest number at the top; empty without rows.
  public var description: String {
    guard let low = (expected + got).min(), let high = (expected + got).max() else { return "" }
    var canvas = Array(
      repeating: [Character](repeating: " ", count: Self.width), count: Self.height)
    for x in 0..<Self.width {
      let row = worstRow(at: x)
      let (a, b) = (line(of: expected[row], low, high), line(of: got[row], low, high))
      canvas[a][x] = "o"
      canvas[b][x] = a == b ? "*" : "x"
    }
    let labels = [spelled(high, precision: 4), spelled(low, precision: 4)]
    let margin = max(labels[0].count, labels[1].count)
    let lines = canvas.enumerated().map { index, cells in
      let label = index == 0 ? labels[0] : index == Self.height - 1 ? labels[1] : ""
      let marks = cells.reversed().drop { $0 == " " }.reversed()
      return String(repeating: " ", count: margin - label.count) + label + " |" + String(marks)
    }
    return (lines + ["o expected, x got, * both"]).joined(separator: "\n")
  }

  /// The row that differs most of those that share a place in the picture.
  private func worstRow(at x: Int) -> Int {
    let first = x * (expected.count - 1) / (Self.width - 1)
    let next = (x + 1) * (expected.count - 1) / (Self.width - 1)
    let rows = first..<max(min(next, expected.count), first + 1)
    return rows.max { distance($0) < distance($1) } ?? first
  }

  private func distance(_ row: Int) -> Double { (got[row] / 2 - expected[row] / 2).magnitude }

  private func line(of value: Double, _ low: Double, _ high: Double) -> Int {
    guard high > low else { return Self.height / 2 }
    // Halves, lest the distance of the largest numbers overflow.
    let share = (high / 2 - value / 2) / (high / 2 - low / 2)
    return Int((share * Double(Self.height - 1)).rounded())
  }
}
