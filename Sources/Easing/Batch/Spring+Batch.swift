// A spring on a uniform grid: one exact value a block, the rest from two tables.

extension Spring {
  /// Writes the progress at the times of a grid.
  ///
  /// The motion after any moment is a sum of the two basic motions, so one pair of tables serves all
  /// blocks of 256 times, itself made from 16 and 16 moments. Blocks are aligned to the grid: results
  /// do not depend on how it is split,
  /// and each block starts afresh from the closed form, so errors do not grow: within 1e-14 of the
  /// exact value, as `value(at:)`, of which the last digits may differ.
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
    guard grid.step > 0 else {
      return writeOneByOne(into: &values, on: grid, from: first, outside: outside)
    }
    let indices = first..<first + values.count
    let inside = outside == .extend ? indices : grid.indices(of: indices, until: duration)
    let tables = BlockTables(motion, grid.step, for: inside)
    for index in first..<inside.lowerBound { values[index - first] = value(at: 0) }
    for index in inside.upperBound..<indices.upperBound {
      values[index - first] = value(at: duration)
    }
    var index = inside.lowerBound
    while index < inside.upperBound {
      let block = BlockTables.block(of: index)
      let end = min((block + 1) * BlockTables.size, inside.upperBound)
      let offset = block * BlockTables.size
      let start = grid.time(at: offset)
      let (distance, speed) = state(at: start)
      if start >= 0 && distance.magnitude <= 1e100 && (speed / motion.frequency).magnitude <= 1e100
      {
        tables.fill(
          &values, index..<end, first: first, offset: offset, rest: distance, speed: speed)
      } else {
        // Before time 0 a spring is far from its target; from there the sum would lose digits, and
        // from a place beyond all bounds it would overflow.
        for index in index..<end {
          values[index - first] = extendedValue(at: grid.time(at: index))
        }
      }
      index = end
    }
  }
}

extension Spring {
  /// The distance to the target and the speed towards it at a time.
  private func state(at time: Double) -> (distance: Double, speed: Double) {
    let response = motion.response(at: time)
    let slopes = motion.velocity(of: response)
    return (
      response.rest - initialVelocity * response.kick,
      initialVelocity * slopes.kick - slopes.rest
    )
  }
}

/// The two basic motions of a spring at the first times after any moment.
private struct BlockTables {
  /// How many times a block holds.
  static let size = 256

  private let rest: [SIMD4<Double>]
  private let kick: [SIMD4<Double>]

  /// The tables for the places that a range of indices touches; the others hold zeros.
  init(_ motion: SpringMotion, _ step: Double, for indices: Range<Int>) {
    var rest = [SIMD4<Double>](repeating: .zero, count: Self.size / 4)
    var kick = rest
    // Sixteen moments a step apart and sixteen that are sixteen steps apart make all others.
    var near = [(rest: Double, kick: Double)?](repeating: nil, count: 16)
    var far = near
    for index in indices.prefix(Self.size) {
      let place = index - Self.block(of: index) * Self.size
      let start = far[place / 16] ?? motion.response(at: Double(place / 16 * 16) * step)
      let after = near[place % 16] ?? motion.response(at: Double(place % 16) * step)
      (far[place / 16], near[place % 16]) = (start, after)
      let slopes = motion.velocity(of: start)
      rest[place / 4][place % 4] = start.rest * after.rest + slopes.rest * after.kick
      kick[place / 4][place % 4] = start.kick * after.rest + slopes.kick * after.kick
    }
    (self.rest, self.kick) = (rest, kick)
  }

  /// The number of the block that holds an index; blocks below 0 count downwards.
  static func block(of index: Int) -> Int {
    index >= 0 ? index / size : (index + 1) / size - 1
  }

  @inline(__always)
  func fill(
    _ values: inout MutableSpan<Double>, _ indices: Range<Int>, first: Int, offset: Int,
    rest distance: Double, speed: Double
  ) {
    precondition(indices.lowerBound >= first && indices.upperBound - first <= values.count)
    let start = min((indices.lowerBound + 3) & ~3, indices.upperBound)
    let groups = (indices.upperBound - start) / 4
    func fillOneByOne(_ indices: Range<Int>) {
      for index in indices {
        let place = index - offset
        let left = distance * rest[place / 4][place % 4] - speed * kick[place / 4][place % 4]
        values[index - first] = 1 - left
      }
    }
    fillOneByOne(indices.lowerBound..<start)
    fillGroups(
      &values, groups, at: start - first, place: (start - offset) / 4, distance, speed)
    fillOneByOne(start + 4 * groups..<indices.upperBound)
  }

  /// Four values at a time; the caller has made sure that all places exist.
  @inline(__always)
  private func fillGroups(
    _ values: inout MutableSpan<Double>, _ count: Int, at target: Int, place: Int,
    _ distance: Double, _ speed: Double
  ) {
    precondition(place >= 0 && place + count <= Self.size / 4 && target + 4 * count <= values.count)
    let (rest, kick) = (rest.span, kick.span)
    unsafe values.withUnsafeMutableBytes { bytes in
      for group in 0..<count {
        let left: SIMD4<Double> =
          unsafe distance * rest[unchecked: place + group]
          - speed * kick[unchecked: place + group]
        unsafe bytes.storeBytes(
          of: 1 - left, toByteOffset: (target + 4 * group) * 8, as: SIMD4<Double>.self)
      }
    }
  }
}

extension UniformGrid {
  /// The indices of a range whose times lie from 0 to an end; the grid goes forwards.
  func indices(of range: Range<Int>, until end: Double) -> Range<Int> {
    let lower = range.partitioningIndex { time(at: $0) >= 0 }
    return lower..<max(lower, range.partitioningIndex { time(at: $0) > end })
  }
}
