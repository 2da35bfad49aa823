// Many values of a curve at once, into memory that the caller owns.

extension TimingCurve {
  /// Writes the progress at each of many times; nothing is allocated.
  ///
  /// Each result equals `value(at:outside:)` to the last digit, however the times are split.
  ///
  /// - Parameters:
  ///   - values: Where the results go; as many are written as it has places.
  ///   - times: Seconds since the start; as many as places at least.
  ///   - outside: What holds for times outside `0...duration`.
  public func write(
    into values: inout MutableSpan<Double>, at times: Span<Double>,
    outside: OutsidePolicy = .clamp
  ) {
    precondition(times.count >= values.count, "Every value needs a time.")
    for index in values.indices { values[index] = value(at: times[index], outside: outside) }
  }

  /// Writes the progress at the times of a grid; nothing is allocated.
  ///
  /// Each result equals `value(at:outside:)` to the last digit, however the grid is split.
  ///
  /// - Parameters:
  ///   - values: Where the results go; as many are written as it has places.
  ///   - grid: The times.
  ///   - first: The index on the grid of the first result.
  ///   - outside: What holds for times outside `0...duration`.
  public func write(
    into values: inout MutableSpan<Double>, on grid: UniformGrid, from first: Int = 0,
    outside: OutsidePolicy = .clamp
  ) {
    writeOneByOne(into: &values, on: grid, from: first, outside: outside)
  }

  /// Writes the progress at the times of a grid by the scalar path, whatever the curve.
  func writeOneByOne(
    into values: inout MutableSpan<Double>, on grid: UniformGrid, from first: Int,
    outside: OutsidePolicy
  ) {
    for index in values.indices {
      values[index] = value(at: grid.time(at: first + index), outside: outside)
    }
  }

  /// Writes the speed at each of many times; nothing is allocated.
  ///
  /// - Parameters:
  ///   - velocities: Where the results go; as many are written as it has places.
  ///   - times: Seconds since the start; as many as places at least.
  ///   - outside: What holds for times outside `0...duration`.
  public func writeVelocities(
    into velocities: inout MutableSpan<Double>, at times: Span<Double>,
    outside: OutsidePolicy = .clamp
  ) {
    precondition(times.count >= velocities.count, "Every velocity needs a time.")
    for index in velocities.indices {
      velocities[index] = velocity(at: times[index], outside: outside)
    }
  }

  /// Writes the speed at the times of a grid; nothing is allocated.
  ///
  /// - Parameters:
  ///   - velocities: Where the results go; as many are written as it has places.
  ///   - grid: The times.
  ///   - first: The index on the grid of the first result.
  ///   - outside: What holds for times outside `0...duration`.
  public func writeVelocities(
    into velocities: inout MutableSpan<Double>, on grid: UniformGrid, from first: Int = 0,
    outside: OutsidePolicy = .clamp
  ) {
    for index in velocities.indices {
      velocities[index] = velocity(at: grid.time(at: first + index), outside: outside)
    }
  }
}
