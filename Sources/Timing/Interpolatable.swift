// What a value must be able to do to be animated.

/// A value that can be moved towards another one of its kind.
///
/// Equivalent to SwiftUI's `Animatable` data and to a property that Web Animations can interpolate,
/// add and accumulate. `Double` is one; so are points, rectangles, colours and transforms.
///
///     (10.0).interpolated(to: 20, amount: 0.25)   // 12.5
///     (10.0).interpolated(to: 20, amount: 1.5)    // 25
public protocol Interpolatable: Hashable, Sendable {
  /// Returns the value on the way to another one.
  ///
  /// - Parameters:
  ///   - end: The value at amount 1, where the result is exactly `end`.
  ///   - amount: The progress; any finite number. Below 0 and above 1 the motion goes on straight.
  /// - Returns: The value at the amount.
  func interpolated(to end: Self, amount: Double) -> Self

  /// Returns this value with another one on top: composite `add` of Web Animations.
  ///
  ///     (10.0).adding(5)   // 15
  ///
  /// - Parameter other: The value on top.
  /// - Returns: The sum; for transforms the one after the other.
  func adding(_ other: Self) -> Self

  /// Returns this value with another one built up on it: composite `accumulate`.
  ///
  /// - Parameter other: The value built up on it.
  /// - Returns: The sum; for transforms part by part, so that two turns become one larger turn.
  func accumulating(_ other: Self) -> Self

  /// Returns what has to be added to another value to give this one.
  ///
  ///     (10.0).difference(from: 4)   // 6
  ///
  /// - Parameter other: The value to start from.
  /// - Returns: The difference, such that `other.adding` it is this value but for roundings.
  func difference(from other: Self) -> Self
}

extension Interpolatable {
  /// Accumulates as `adding` does; transforms and colours may differ.
  public func accumulating(_ other: Self) -> Self { adding(other) }
}

extension Double: Interpolatable {
  /// Returns the number on the way to another one; exactly `end` at amount 1.
  public func interpolated(to end: Double, amount: Double) -> Double {
    if amount == 1 { return end }
    let distance = end - self
    // Two huge numbers may lie further apart than any number can say.
    return distance.isFinite ? self + distance * amount : self * (1 - amount) + end * amount
  }

  /// Returns the sum.
  public func adding(_ other: Double) -> Double { self + other }

  /// Returns this number minus the other.
  public func difference(from other: Double) -> Double { self - other }
}
