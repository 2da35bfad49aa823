// Sums and products of Doubles together with their rounding errors.

/// Arithmetic that loses nothing: each result is a rounded number and its error.
enum Exact {
  /// A number as the sum of a Double and a much smaller one.
  typealias Pair = (high: Double, low: Double)

  /// The sum of two numbers and its exact rounding error (Knuth's two-sum).
  static func sum(_ a: Double, _ b: Double) -> Pair {
    let high = a + b
    let bRounded = high - a
    return (high, (a - (high - bRounded)) + (b - bRounded))
  }

  /// The product of two numbers and its exact rounding error.
  static func product(_ a: Double, _ b: Double) -> Pair {
    let high = a * b
    return (high, (-high).addingProduct(a, b))
  }

  /// The sum of two pairs, good to about twice the digits of a Double.
  static func sum(_ a: Pair, _ b: Pair) -> Pair {
    let sum = sum(a.high, b.high)
    return (sum.high, sum.low + (a.low + b.low))
  }
}
