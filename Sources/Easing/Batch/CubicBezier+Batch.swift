// A Bézier curve at many times: four at once.

extension CubicBezier {
  /// Writes the progress at each of many times; nothing is allocated.
  ///
  /// Each result equals `value(at:outside:)` to the last digit, however the times are split.
  ///
  /// - Parameters:
  ///   - values: Where the results go; as many are written as it has places.
  ///   - times: The times on the axis 0 to 1; as many as places at least.
  ///   - outside: What holds for times outside 0 to 1.
  public func write(
    into values: inout MutableSpan<Double>, at times: Span<Double>,
    outside: OutsidePolicy = .clamp
  ) {
    precondition(times.count >= values.count, "Every value needs a time.")
    write(into: &values, outside) { times[$0] }
  }

  /// Writes the progress at the times of a grid; nothing is allocated.
  ///
  /// Each result equals `value(at:outside:)` to the last digit, however the grid is split.
  ///
  /// - Parameters:
  ///   - values: Where the results go; as many are written as it has places.
  ///   - grid: The times.
  ///   - first: The index on the grid of the first result.
  ///   - outside: What holds for times outside 0 to 1.
  public func write(
    into values: inout MutableSpan<Double>, on grid: UniformGrid, from first: Int = 0,
    outside: OutsidePolicy = .clamp
  ) {
    write(into: &values, outside) { grid.time(at: first + $0) }
  }

  @inline(__always)
  private func write(
    into values: inout MutableSpan<Double>, _ outside: OutsidePolicy, time: (Int) -> Double
  ) {
    var index = 0
    while index + 4 <= values.count {
      let times = SIMD4(time(index), time(index + 1), time(index + 2), time(index + 3))
      values.store(self.values(at: times, outside), at: index)
      index += 4
    }
    while index < values.count {
      values[index] = value(at: time(index), outside: outside)
      index += 1
    }
  }

  @inline(__always)
  private func values(at times: SIMD4<Double>, _ outside: OutsidePolicy) -> SIMD4<Double> {
    let isInside = times .> 0 .& times .< 1
    var (results, isFound) = values(solving: times)
    guard !isLinear, all(isInside .& isFound) else {
      for lane in 0..<4 { results[lane] = value(at: times[lane], outside: outside) }
      return results
    }
    return results
  }
}
