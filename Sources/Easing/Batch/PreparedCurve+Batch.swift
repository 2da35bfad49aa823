// A prepared curve on a uniform grid: one polynomial for a whole run of times.

extension PreparedCurve {
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
    let (pieces, scale, width) = (pieces.span, piecesPerSecond, width)
    let end = Double(pieces.count)
    for index in values.indices {
      let time = unsafe times[unchecked: index]
      let position = time * scale
      var result = Double.nan
      if position > 0 && position < end {
        let number = Int(position)
        result = unsafe pieces[unchecked: number].value(at: time - (Double(number) + 0.5) * width)
      }
      // Not a number: outside, or a piece that is divided.
      if result != result {
        result =
          position > 0 && position < end
          ? untabledValue(at: time) : value(at: time, outside: outside)
      }
      unsafe values[unchecked: index] = result
    }
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
    var index = 0
    while index < values.count {
      let time = grid.time(at: first + index)
      guard let piece = piece(at: time), grid.step > 0 else {
        values[index] = value(at: time, outside: outside)
        index += 1
        continue
      }
      let end = endOfRun(index, values.count, grid, first, piece)
      fill(&values, index..<end, grid, first, piece)
      index = end
    }
  }

  /// The first place after `index` whose time lies in another piece.
  private func endOfRun(
    _ index: Int, _ count: Int, _ grid: UniformGrid, _ first: Int, _ piece: Piece
  ) -> Int {
    let left = (piece.end - grid.time(at: first + index)) / grid.step
    var end = index + Int(min(left, Double(count - index)).rounded(.up))
    // The division may be off by one either way; the border itself, which is exact, decides.
    while end > index + 1, grid.time(at: first + end - 1) >= piece.end { end -= 1 }
    while end < count, grid.time(at: first + end) < piece.end { end += 1 }
    return max(end, index + 1)
  }

  /// One piece's values, four at a time.
  private func fill(
    _ values: inout MutableSpan<Double>, _ range: Range<Int>, _ grid: UniformGrid, _ first: Int,
    _ piece: Piece
  ) {
    let (series, centre) = (series(of: piece), piece.centre)
    var index = range.lowerBound
    var steps = Double(first + index) + SIMD4(0, 1, 2, 3)
    while index + 4 <= range.upperBound {
      let results = series.values(at: (grid.start + steps * grid.step) - centre)
      values.store(results, at: index)
      steps += 4
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
    let squares: SIMD4<Double> = distances * distances
    let fourths: SIMD4<Double> = squares * squares
    let quads = (
      terms[0] + terms[4] * fourths, terms[1] + terms[5] * fourths,
      terms[2] + terms[6] * fourths, terms[3] + terms[7] * fourths
    )
    let pairs = (quads.0 + quads.2 * squares, quads.1 + quads.3 * squares)
    return pairs.0 + pairs.1 * distances
  }
}

extension MutableSpan<Double> {
  /// Writes four neighbouring places at once.
  @inline(__always)
  mutating func store(_ lanes: SIMD4<Double>, at index: Int) {
    precondition(index >= 0 && index + 4 <= count, "Four places are written inside the span.")
    unsafe withUnsafeMutableBytes {
      unsafe $0.storeBytes(of: lanes, toByteOffset: index * 8, as: SIMD4<Double>.self)
    }
  }
}
