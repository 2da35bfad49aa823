// A spring on a uniform grid: one exact value a block, the rest from two tables.

extension Spring {
  /// Writes the progress at the times of a grid.
  ///
  /// The motion after any moment is a sum of the two basic motions, so one pair of tables serves all
  /// blocks of 256 times. Blocks are aligned to the grid: results do not depend on how it is split,
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
      if start >= 0 {
        let (rest, speed) = (1 - extendedValue(at: start), extendedVelocity(at: start))
        tables.fill(&values, index..<end, first: first, offset: offset, rest: rest, speed: speed)
      } else {
        // Before time 0 a spring is far from its target; from there the sum would lose digits.
        for index in index..<end {
          values[index - first] = extendedValue(at: grid.time(at: index))
        }
      }
      index = end
    }
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
    for index in indices.prefix(Self.size) {
      let place = index - Self.block(of: index) * Self.size
      (rest[place / 4][place % 4], kick[place / 4][place % 4]) = motion.response(
        at: Double(place) * step)
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
    let (rest, kick) = (rest.span, kick.span)
    var index = indices.lowerBound
    while index < indices.upperBound {
      let place = index - offset
      if place % 4 == 0 && index + 4 <= indices.upperBound {
        let left = distance * rest[place / 4] - speed * kick[place / 4]
        values.store(1 - left, at: index - first)
        index += 4
      } else {
        let left = distance * rest[place / 4][place % 4] - speed * kick[place / 4][place % 4]
        values[index - first] = 1 - left
        index += 1
      }
    }
  }
}

extension UniformGrid {
  /// The indices of a range whose times lie from 0 to an end; the grid goes forwards.
  func indices(of range: Range<Int>, until end: Double) -> Range<Int> {
    func firstIndex(where isReached: (Double) -> Bool) -> Int {
      var (low, high) = (range.lowerBound, range.upperBound)
      while low < high {
        let middle = low + (high - low) / 2
        if isReached(time(at: middle)) { high = middle } else { low = middle + 1 }
      }
      return low
    }
    let lower = firstIndex { $0 >= 0 }
    return lower..<max(lower, firstIndex { $0 > end })
  }
}
