// Numbers between the rows of a table.
internal import Easing
internal import FrameTables

/// A column of numbers as a function of time: a row's own, or the smoothest polynomial around.
///
/// Newton's polynomial grows row by row, to whichever side makes it bend less, up to degree 5
/// (essentially non-oscillatory interpolation; Harten, Engquist, Osher, Chakravarthy 1987).
struct Interpolation {
  /// A number, and by how much it may be off; nil where it is a row's own.
  struct Sample {
    let number: Double
    let uncertainty: Double?
  }

  /// s, ascending; two rows at one time are a jump.
  let times: [Double]
  let numbers: [Double?]

  private static let degree = 5

  /// The number at a time between the first and the last; nil where it is missing.
  func sample(at time: Double) -> Sample? {
    let next = times.partitioningIndex { $0 > time }
    for row in [next - 1, next] where times.indices.contains(row) {
      if (times[row] - time).magnitude <= 1e-9 {
        return numbers[row].map { Sample(number: $0, uncertainty: nil) }
      }
    }
    guard next > 0, next < times.count, let a = numbers[next - 1], let b = numbers[next]
    else { return nil }
    if a == b && !a.isFinite { return Sample(number: a, uncertainty: nil) }
    return a.isFinite && b.isFinite ? polynomial(from: next - 1, through: next, at: time) : nil
  }

  private func polynomial(from first: Int, through second: Int, at time: Double) -> Sample {
    var rows = first...second
    var number = numbers[first] ?? 0
    var (product, change) = (time - times[first], 0.0)
    var slope = dividedDifference(rows) ?? 0
    number += slope * product
    product *= time - times[second]
    while rows.count <= Self.degree, let wider = smoothest(around: rows) {
      slope = wider.slope
      change = slope * product
      number += change
      product *= time - times[wider.row]
      rows = min(rows.lowerBound, wider.row)...max(rows.upperBound, wider.row)
    }
    return Sample(number: number, uncertainty: change.magnitude)
  }

  /// The next row on the side on which the polynomial bends less, and how much it then bends.
  private func smoothest(around rows: ClosedRange<Int>) -> (row: Int, slope: Double)? {
    let before = dividedDifference(rows.lowerBound - 1...rows.upperBound)
    let after = dividedDifference(rows.lowerBound...rows.upperBound + 1)
    switch (before, after) {
    case (let before?, let after?) where before.magnitude < after.magnitude:
      return (rows.lowerBound - 1, before)
    case (_, let after?): return (rows.upperBound + 1, after)
    case (let before?, nil): return (rows.lowerBound - 1, before)
    case (nil, nil): return nil
    }
  }

  /// Newton's divided difference; nil where a row or its number is missing, or times are equal.
  private func dividedDifference(_ rows: ClosedRange<Int>) -> Double? {
    guard rows.lowerBound >= 0, rows.upperBound < times.count else { return nil }
    var differences = rows.compactMap { numbers[$0] }
    guard differences.count == rows.count else { return nil }
    for order in 1..<rows.count {
      for place in 0..<rows.count - order {
        let start = rows.lowerBound + place
        differences[place] =
          (differences[place + 1] - differences[place]) / (times[start + order] - times[start])
      }
    }
    return differences[0].isFinite ? differences[0] : nil
  }
}
