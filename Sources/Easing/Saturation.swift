// Overflow is met where it would happen.

extension Double {
  /// The number itself, or the largest one of its sign in place of an infinity; not a number stays.
  @inline(__always)
  var saturated: Double {
    magnitude == .infinity ? .greatestFiniteMagnitude * (self < 0 ? -1 : 1) : self
  }
}
