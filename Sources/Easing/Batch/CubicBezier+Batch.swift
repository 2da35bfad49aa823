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
    write(
      into: &values, outside, time: { times[$0] }, pair: { SIMD2(times[$0], times[$0 + 1]) })
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
    let (start, step) = (SIMD2(repeating: grid.start), SIMD2(repeating: grid.step))
    write(
      into: &values, outside, time: { grid.time(at: first + $0) },
      pair: { start + (SIMD2(repeating: Double(first + $0)) + SIMD2(0, 1)) * step })
  }

  @inline(__always)
  private func write(
    into values: inout MutableSpan<Double>, _ outside: OutsidePolicy, time: (Int) -> Double,
    pair: (Int) -> SIMD2<Double>
  ) {
    let solver = BezierSolver<BezierTimes>(self)
    if pace == .linear {
      for index in values.indices { values[index] = value(at: time(index), outside: outside) }
    } else if pace == .almostEven {
      write(into: &values, outside, solver, isAlmostEven: true, time: time, pair: pair)
    } else {
      write(into: &values, outside, solver, isAlmostEven: false, time: time, pair: pair)
    }
  }

  @inline(__always)
  private func write(
    into values: inout MutableSpan<Double>, _ outside: OutsidePolicy,
    _ solver: BezierSolver<BezierTimes>, isAlmostEven: Bool, time: (Int) -> Double,
    pair: (Int) -> SIMD2<Double>
  ) {
    var index = 0
    while index + 4 <= values.count {
      // Not made of single numbers, which would be computed one by one.
      let (low, high) = (pair(index), pair(index + 2))
      let areInside = low .>= 0 .& low .< 1 .& high .>= 0 .& high .< 1
      var results = SIMD4<Double>(repeating: .nan)
      if areInside[0] && areInside[1] {
        results = SIMD4(
          lowHalf: solver.values(at: BezierTimes(low), isAlmostEven: isAlmostEven).numbers,
          highHalf: solver.values(at: BezierTimes(high), isAlmostEven: isAlmostEven).numbers)
        if !isAlmostEven && results.holdsNaN {
          let careful = SIMD4(
            lowHalf: solver.carefulValues(at: BezierTimes(low)).numbers,
            highHalf: solver.carefulValues(at: BezierTimes(high)).numbers)
          for lane in 0..<4 where results[lane].isNaN { results[lane] = careful[lane] }
        }
      }
      if results.holdsNaN {
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

extension SIMD4<Double> {
  /// Whether one of the finite numbers is none: then their sum is none.
  @inline(__always)
  fileprivate var holdsNaN: Bool { ((self[0] + self[1]) + (self[2] + self[3])).isNaN }
}
