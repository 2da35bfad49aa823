// An angle that remembers its full turns.
import Easing
public import Timing

/// An angle, clockwise where y points down, with all its turns.
///
/// Equivalent to SwiftUI's `Angle`. It is kept in degrees, so that quarter turns are exact.
///
///     Angle.zero.interpolated(to: .degrees(720), amount: 0.25).degrees  // 180
///     Angle.degrees(90).cosine                                          // 0
public struct Angle: Hashable, Sendable {
  /// The angle in degrees; any finite number, 360 is one full turn and not 0.
  public var degrees: Double

  /// Creates an angle in degrees.
  ///
  /// - Parameter degrees: Any finite number; 360 is one full turn.
  /// - Returns: The angle.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Creates an angle in radians.
  ///
  /// - Parameter radians: Any finite number; 2π is one full turn, but for rounding.
  /// - Returns: The angle; where its degrees exceed the largest number, that many.
  public static func radians(_ radians: Double) -> Angle {
    Angle(degrees: radians.times(180) / .pi)
  }

  /// Creates an angle in full turns.
  ///
  /// - Parameter turns: Any finite number.
  /// - Returns: The angle; where its degrees exceed the largest number, that many.
  public static func turns(_ turns: Double) -> Angle { Angle(degrees: turns.times(360)) }

  /// No turn.
  public static let zero = Angle(degrees: 0)

  /// Creates an angle in degrees; without arguments no turn.
  ///
  /// - Parameter degrees: Any finite number; 360 is one full turn.
  public init(degrees: Double = 0) { self.degrees = degrees }

  /// The angle in radians.
  public var radians: Double {
    let scaled = degrees * .pi
    return scaled.isFinite ? scaled / 180 : degrees / 180 * .pi
  }
}

extension Angle {
  /// The angle the other way round.
  static prefix func - (angle: Angle) -> Angle { Angle(degrees: -angle.degrees) }

  /// The direction of a vector, from -180° to 180°.
  init(of vector: SIMD2<Double>) {
    self = .radians(Libm.atan2(vector.y, vector.x))
  }
}

extension Angle: Interpolatable {
  /// Returns the angle on the way to another one, through all turns between them.
  public func interpolated(to end: Angle, amount: Double) -> Angle {
    Angle(degrees: SIMD2(degrees, 0).interpolated(to: SIMD2(end.degrees, 0), amount: amount).x)
  }

  /// Returns the sum.
  public func adding(_ other: Angle) -> Angle { Angle(degrees: degrees.plus(other.degrees)) }

  /// Returns this angle minus the other.
  public func difference(from other: Angle) -> Angle {
    Angle(degrees: degrees.minus(other.degrees))
  }
}

extension Angle {
  /// The way round from one direction to another.
  ///
  ///     Angle.degrees(350).interpolated(to: .degrees(10), amount: 0.5, way: .shortest).degrees  // 360
  public enum Way: String, Hashable, Sendable, CaseIterable {
    /// Through all turns that the two angles say.
    case asGiven
    /// Half a turn at the most: CSS hue `shorter`. An exact half turn goes as given.
    case shortest
    /// Half a turn to a whole one, against the shortest way: CSS hue `longer`.
    case longest
  }

  /// Returns the angle on the way to the direction of another one, by a named way.
  ///
  ///     Angle.degrees(350).interpolated(to: .degrees(10), amount: 0.5, way: .shortest).degrees  // 360
  ///     Angle.degrees(350).interpolated(to: .degrees(10), amount: 0.5, way: .longest).degrees   // 180
  ///
  /// - Parameters:
  ///   - end: The direction at amount 1; full turns apart from `end` where the way asks for it.
  ///   - amount: The progress; any finite number.
  ///   - way: Which way round.
  /// - Returns: The angle at the amount.
  public func interpolated(to end: Angle, amount: Double, way: Way) -> Angle {
    interpolated(to: end.reached(from: self, way: way), amount: amount)
  }

  private func reached(from start: Angle, way: Way) -> Angle {
    if way == .asGiven { return self }
    let turns = degrees - start.degrees
    var turn = turns.truncatingRemainder(dividingBy: 360)
    if !turns.isFinite {
      // Too far apart for a number: the turns of each are taken off first.
      turn = degrees.truncatingRemainder(dividingBy: 360)
      turn -= start.degrees.truncatingRemainder(dividingBy: 360)
      turn = turn.truncatingRemainder(dividingBy: 360)
    }
    if abs(turn) > 180 { turn += turn > 0 ? -360 : 360 }
    if way == .longest, abs(turn) < 180 { turn += turn > 0 ? -360 : 360 }
    return Angle(degrees: start.degrees + turn)
  }
}

extension Angle {
  /// Reads an angle with its unit, in any case; 0 needs none.
  package init?(css text: String) {
    let text = text.lowercased()
    // `grad` ends in `rad`, too.
    let units = [("deg", 1), ("grad", 0.9), ("rad", 180 / Double.pi), ("turn", 360)]
    let unit = units.first { text.hasSuffix($0.0) } ?? ("", 0)
    guard let number = Double(decimal: text.dropLast(unit.0.count)), unit.1 != 0 || number == 0
    else { return nil }
    self.init(degrees: number * unit.1)
  }
}
