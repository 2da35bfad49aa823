// Whether an animation holds its ends outside its active time.

/// Where an animation has an effect besides its active time.
///
/// Equivalent to `fill` of Web Animations and to Core Animation's `fillMode`, whose `removed` is
/// `none`.
///
///     try MediaTiming(duration: 1, fill: .none).progress(at: 2)       // nil
///     try MediaTiming(duration: 1, fill: .forwards).progress(at: 2)   // 1
public enum Fill: String, CaseIterable, Hashable, Sendable {
  /// Only while it is active.
  case none
  /// Its last value holds on afterwards.
  case forwards
  /// Its first value holds during the delay.
  case backwards
  /// Both.
  case both

  /// Whether the first value holds during the delay.
  public var isBackwards: Bool { self == .backwards || self == .both }
  /// Whether the last value holds on afterwards.
  public var isForwards: Bool { self == .forwards || self == .both }
}
