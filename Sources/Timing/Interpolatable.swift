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

  /// Returns this value built up on another one several times: iterations that accumulate.
  ///
  /// - Parameters:
  ///   - other: The value that is built up.
  ///   - times: How often, 0 or more; a finite number.
  /// - Returns: As `other.accumulating(self)` where it is once.
  func accumulated(on other: Self, times: Double) -> Self

  /// The way to another value as up to four numbers that each move straight; nil where it is none.
  ///
  /// A timeline plays such values many at a time; without lanes, each by `interpolated(to:amount:)`,
  /// which is some ten times slower. Both must give the same values.
  ///
  /// - Parameter end: The value at amount 1.
  /// - Returns: Both ends; nil by default.
  func lanes(to end: Self) -> Lanes?

  /// The way to another value made ready to be asked many times; nil where that saves nothing.
  ///
  /// A timeline prepares the ways between its keyframes once: matrices, for example, are taken apart.
  ///
  /// - Parameter end: The value at amount 1.
  /// - Returns: A function that gives what `interpolated(to:amount:)` gives; nil by default.
  func way(to end: Self) -> (@Sendable (Double) -> Self)?

  /// Returns a value of the kind of this one with other numbers; called on the end of a way only.
  ///
  /// - Parameter lanes: The numbers in the order of ``lanes(to:)``; as many count.
  /// - Returns: The value with these numbers.
  func with(lanes: SIMD4<Double>) -> Self
}

/// A way between two values, as numbers that each move straight.
///
///     (10.0).lanes(to: 20)?.count   // 1
public struct Lanes: Hashable, Sendable {
  /// How many of the numbers count, 1 to 4.
  public var count: Int
  /// The numbers at amount 0.
  public var start: SIMD4<Double>
  /// The numbers at amount 1.
  public var end: SIMD4<Double>

  /// Creates a way of up to four numbers.
  ///
  /// - Parameters:
  ///   - count: How many of the numbers count, 1 to 4.
  ///   - start: The numbers at amount 0; those that do not count are not looked at.
  ///   - end: The numbers at amount 1.
  @inlinable
  public init(count: Int, from start: SIMD4<Double>, to end: SIMD4<Double>) {
    (self.count, self.start, self.end) = (count, start, end)
  }

  /// Whether every number between the ends can be said.
  @usableFromInline
  var isPlayable: Bool {
    1...4 ~= count && (0..<count).allSatisfy { (end[$0] - start[$0]).isFinite }
  }
}

extension Interpolatable {
  /// Accumulates a multiple of the other value.
  @inlinable
  public func accumulated(on other: Self, times: Double) -> Self {
    other.scaled(by: times).accumulating(self)
  }

  /// Moves by `interpolated(to:amount:)` alone.
  @inlinable
  public func lanes(to end: Self) -> Lanes? { nil }

  /// Has nothing to make ready.
  @inlinable
  public func way(to end: Self) -> (@Sendable (Double) -> Self)? { nil }

  /// Has no lanes to change.
  @inlinable
  public func with(lanes: SIMD4<Double>) -> Self { self }

  /// Accumulates as `adding` does; transforms and colours may differ.
  public func accumulating(_ other: Self) -> Self { adding(other) }
}

extension Double: Interpolatable {
  /// Returns the number on the way to another one; exactly `end` at amount 1.
  ///
  /// What is too large for a number is the largest one.
  @inlinable
  public func interpolated(to end: Double, amount: Double) -> Double {
    if amount == 1 { return end }
    let distance = end - self
    let value = self + distance * amount
    return value.isFinite ? value : saturated(end, distance, amount)
  }

  /// The number on the way where its parts are too large for a number.
  @usableFromInline
  func saturated(_ end: Double, _ distance: Double, _ amount: Double) -> Double {
    if !distance.isFinite {
      // Two huge numbers may lie further apart than any number can say.
      let value = self * (1 - amount) + end * amount
      if value.isFinite { return value }
    }
    let grows = (distance > 0) == (amount > 0)
    return grows ? .greatestFiniteMagnitude : -.greatestFiniteMagnitude
  }

  /// Returns the sum; the largest number where it is larger.
  @inlinable
  public func adding(_ other: Double) -> Double { (self + other).saturated }

  /// Returns this number minus the other; the largest number where it is larger.
  @inlinable
  public func difference(from other: Double) -> Double { (self - other).saturated }

  /// Returns this number plus a multiple of the other.
  @inlinable
  public func accumulated(on other: Double, times: Double) -> Double {
    (self + (other * times).saturated).saturated
  }

  /// Returns both numbers as the only lane.
  @inlinable
  public func lanes(to end: Double) -> Lanes? {
    Lanes(count: 1, from: SIMD4(self, 0, 0, 0), to: SIMD4(end, 0, 0, 0))
  }

  /// Returns the first lane.
  @inlinable
  public func with(lanes: SIMD4<Double>) -> Double { lanes.x }

  /// The largest number of the same sign in place of an infinite one.
  @inlinable
  var saturated: Double {
    min(max(self, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}

extension Interpolatable {
  /// What this value differs by from itself: zero, the identity.
  @inlinable
  var neutral: Self { difference(from: self) }

  /// A multiple of this value, as the way from the neutral value to it goes on.
  @inlinable
  func scaled(by factor: Double) -> Self { neutral.interpolated(to: self, amount: factor) }
}
