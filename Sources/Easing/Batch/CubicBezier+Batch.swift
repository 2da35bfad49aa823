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
    let solver = BezierSolver<BezierTimes>(self)
    if isLinear {
      for index in values.indices { values[index] = value(at: time(index), outside: outside) }
    } else if solver.isAlmostEven {
      write(into: &values, outside, solver, isAlmostEven: true, time: time)
    } else {
      write(into: &values, outside, solver, isAlmostEven: false, time: time)
    }
  }

  @inline(__always)
  private func write(
    into values: inout MutableSpan<Double>, _ outside: OutsidePolicy,
    _ solver: BezierSolver<BezierTimes>, isAlmostEven: Bool, time: (Int) -> Double
  ) {
    var index = 0
    while index + 4 <= values.count {
      let low = SIMD2(time(index), time(index + 1))
      let high = SIMD2(time(index + 2), time(index + 3))
      let areInside = low .>= 0 .& low .< 1 .& high .>= 0 .& high .< 1
      var results = SIMD4<Double>(repeating: .nan)
      if areInside[0] && areInside[1] {
        results = SIMD4(
          lowHalf: solver.values(at: BezierTimes(low), isAlmostEven: isAlmostEven).numbers,
          highHalf: solver.values(at: BezierTimes(high), isAlmostEven: isAlmostEven).numbers)
      }
      // A sum is no number as soon as one of its terms is none.
      if ((results[0] + results[1]) + (results[2] + results[3])).isNaN {
        for lane in 0..<4 where results[lane].isNaN {
          results[lane] = value(at: time(index + lane), outside: outside)
        }
      }
      values.store(results, at: index)
      index += 4
    }
    for place in index..<values.count {
      values[place] = value(at: time(place), outside: outside)
    }
  }
}
