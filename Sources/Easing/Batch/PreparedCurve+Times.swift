// A prepared curve at many times in any order.

extension PreparedCurve {
  /// Writes the progress at each of many times; nothing is allocated.
  ///
  /// Each result equals `extendedValue(at:)` to the last digit.
  ///
  /// - Parameters:
  ///   - values: Where the results go.
  ///   - times: Seconds since the start; as many as places at the most. As many results are written.
  public func writeExtended(into values: inout MutableSpan<Double>, at times: Span<Double>) {
    precondition(times.count <= values.count, "Every time needs a place for its value.")
    for index in times.indices {
      unsafe values[unchecked: index] = extendedValue(at: times[unchecked: index])
    }
  }
}
