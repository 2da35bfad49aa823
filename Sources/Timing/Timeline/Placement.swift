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
  public init(start: Double = 0, rate: Double = 1) { (self.start, self.rate) = (start, rate) }

  /// Returns the local time at an outer time: (t - start) · rate.
  public func localTime(at time: Double) -> Double { rate == 0 ? 0 : (time - start) * rate }

  /// Returns the outer time of a local time; the rate is not 0.
  func time(at localTime: Double) -> Double { start + localTime / rate }

  /// The same thing seen through another placement around it, whose rate is not 0.
  func placed(in outer: Placement) -> Placement {
    Placement(start: outer.time(at: start), rate: rate * outer.rate)
  }
}
