// Where a track or a timeline lies in time.

/// A start and a rate: the one way from one time to another.
///
/// Every mapping of times, through nested timelines and reversals too, is one of these.
///
///     let reversed = Placement(start: 1, rate: -1)
///     reversed.localTime(at: 0.25)   // 0.75
public struct Placement: Hashable, Sendable {
  /// The outer time at which the local time is 0, in seconds.
  public var start: Double
  /// How many seconds of local time pass in one second; negative runs backwards, 0 stands still.
  public var rate: Double

  /// Creates a placement.
  ///
  /// - Parameters:
  ///   - start: The outer time at which the local time is 0, in seconds.
  ///   - rate: Seconds of local time in one second; 0 stands still at local time 0.
  public init(start: Double = 0, rate: Double = 1) { (self.start, self.rate) = (start, rate) }

  /// Returns the local time at an outer time: (t - start) · rate.
  ///
  /// - Parameter time: The outer time in seconds; any number.
  /// - Returns: Seconds of local time; 0 at rate 0.
  public func localTime(at time: Double) -> Double { rate == 0 ? 0 : (time - start) * rate }

  /// Returns the local time; exactly a border where the time is the border's own, give or take the
  /// rounding of a sum: 0.7 - 0.2 alone falls short of 0.5.
  func localTime(at time: Double, borders begin: Double, _ end: Double) -> Double {
    let slack = Self.slack(time, start)
    if (self.time(at: begin) - time).magnitude <= slack { return begin }
    if (self.time(at: end) - time).magnitude <= slack { return end }
    return localTime(at: time)
  }

  /// How much a sum of two times may be off: 2 to 4 units in the last place of the larger one; of
  /// infinite times a finite number.
  @inlinable
  static func slack(_ a: Double, _ b: Double) -> Double {
    min(max(a.magnitude, b.magnitude), .greatestFiniteMagnitude) * 0x1p-51
  }

  /// Returns the outer time of a local time; the rate is not 0.
  func time(at localTime: Double) -> Double { start + localTime / rate }

  /// The same thing seen through another placement around it, whose rate is not 0.
  func placed(in outer: Placement) -> Placement {
    Placement(start: outer.time(at: start), rate: rate * outer.rate)
  }
}
