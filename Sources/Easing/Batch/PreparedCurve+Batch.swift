// A prepared curve on a uniform grid: one polynomial for a whole run of times.

extension PreparedCurve {
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
    var index = 0
    while index < values.count {
      let time = grid.time(at: first + index)
      guard let number = pieceNumber(at: time), grid.step > 0 else {
        values[index] = value(at: time, outside: outside)
        index += 1
        continue
      }
      let end = endOfRun(index, values.count, grid, first, number)
      fill(&values, index..<end, grid, first, number)
      index = end
    }
  }

  /// The first place after `index` whose time lies in another piece.
  private func endOfRun(
    _ index: Int, _ count: Int, _ grid: UniformGrid, _ first: Int, _ number: Int
  ) -> Int {
    let border = Double(number + 1) * width
    let left = (border - grid.time(at: first + index)) / grid.step
    var end = index + Int(min(left, Double(count - index)).rounded(.up))
    // The division may be off by one either way; the pieces' own rule decides.
    while end > index + 1, pieceNumber(at: grid.time(at: first + end - 1)) != number { end -= 1 }
    while end < count, pieceNumber(at: grid.time(at: first + end)) == number { end += 1 }
    return max(end, index + 1)
  }

  /// One piece's values, four at a time.
  private func fill(
    _ values: inout MutableSpan<Double>, _ range: Range<Int>, _ grid: UniformGrid, _ first: Int,
    _ number: Int
  ) {
    let series = pieces[number]
    let centre = (Double(number) + 0.5) * width
    var index = range.lowerBound
    while index + 4 <= range.upperBound {
      let start = Double(first + index)
      let steps = SIMD4(start, start + 1, start + 2, start + 3)
      let results = series.values(at: (grid.start + steps * grid.step) - centre)
      for lane in 0..<4 { unsafe values[unchecked: index + lane] = results[lane] }
      index += 4
    }
    while index < range.upperBound {
      values[index] = series.value(at: grid.time(at: first + index) - centre)
      index += 1
    }
  }
}

extension TaylorSeries {
  /// The values at four distances, each by the very operations of `value(at:)`.
  @inline(__always)
  fileprivate func values(at distances: SIMD4<Double>) -> SIMD4<Double> {
    var sum = SIMD4(repeating: terms[7])
    for power in stride(from: 6, through: 0, by: -1) { sum = sum * distances + terms[power] }
    return sum
  }
}
