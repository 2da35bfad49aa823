// Evenly spaced times.

/// Evenly spaced times, each computed from its index alone.
///
///     UniformGrid(step: 0.25).time(at: 3)   // 0.75
public struct UniformGrid: Hashable, Sendable {
  /// The time at index 0, in seconds; finite.
  public let start: Double
  /// The distance of neighbouring times, in seconds; finite.
  public let step: Double

  /// Creates a grid from its first time and its step.
  ///
  /// - Parameters:
  ///   - start: The time at index 0, in seconds; finite.
  ///   - step: The distance of neighbouring times, in seconds; finite.
  public init(start: Double = 0, step: Double) {
    (self.start, self.step) = (start, step)
  }

  /// Returns the time at an index: start + index · step, each operation rounded once.
  ///
  /// - Parameter index: Any whole number.
  /// - Returns: Seconds.
  @inlinable
  public func time(at index: Int) -> Double { start + Double(index) * step }
}
