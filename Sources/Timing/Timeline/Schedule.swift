// Which of many intervals a span of time touches, without looking at the others.

/// Intervals sorted by their begin, in leaves, with the latest end of every group of leaves.
///
/// Finding what a span touches takes O(log n) and the leaves that hold it.
struct Schedule: Hashable, Sendable {
  /// The numbers of the intervals in order of their begin.
  let order: [Int32]
  private let leafSize: Int
  /// The earliest begin in each leaf.
  private let begins: [Double]
  /// The latest end below each node of a binary tree: node i has the children 2i and 2i + 1, the
  /// leaves are its second half.
  private let ends: [Double]

  /// Sorts intervals; each is widened by some roundings, so that none is missed.
  ///
  /// - Parameters:
  ///   - begins: The begin of each interval, at most 2^31 of them.
  ///   - ends: The end of each, not below its begin.
  ///   - leafSize: How many intervals stand together.
  ///   - group: A number for each interval; within a leaf equal numbers stand together.
  init(begins: [Double], ends: [Double], leafSize: Int, group: [Int32] = []) {
    var order = Self.sorted(begins)
    let leaves = (order.count + leafSize - 1) / leafSize
    let capacity = max(leaves, 1).nextPowerOfTwo
    var tree = [Double](repeating: -.infinity, count: 2 * capacity)
    var first: [Double] = []
    first.reserveCapacity(leaves)
    for leaf in 0..<leaves {
      let places = leaf * leafSize..<min((leaf + 1) * leafSize, order.count)
      let begin = begins[Int(order[places.lowerBound])]
      let end = places.reduce(-.infinity) { max($0, ends[Int(order[$1])]) }
      first.append(begin - Self.slack(begin))
      tree[capacity + leaf] = end + Self.slack(end)
      Self.sort(&order[places], by: group)
    }
    for node in stride(from: capacity - 1, to: 0, by: -1) {
      tree[node] = max(tree[2 * node], tree[2 * node + 1])
    }
    (self.order, self.leafSize, self.begins, self.ends) = (order, leafSize, first, tree)
  }

  /// Calls `body` with places in `order` that hold all intervals that the span touches.
  func visit(_ span: ClosedRange<Double>, _ body: (Range<Int>) -> Void) {
    visit(1, below: leaves(begunBy: span.upperBound), since: span.lowerBound, body)
  }

  private func visit(
    _ node: Int, below limit: Int, since time: Double, _ body: (Range<Int>) -> Void
  ) {
    let capacity = ends.count / 2
    // The first leaf below the node.
    let depth = capacity.trailingZeroBitCount - (Int.bitWidth - 1 - node.leadingZeroBitCount)
    let leaf = (node << depth) - capacity
    guard leaf < limit, ends[node] >= time else { return }
    if node >= capacity {
      body(leaf * leafSize..<min((leaf + 1) * leafSize, order.count))
    } else {
      visit(2 * node, below: limit, since: time, body)
      visit(2 * node + 1, below: limit, since: time, body)
    }
  }

  /// How many leaves have an interval that begins at a time or before.
  private func leaves(begunBy time: Double) -> Int {
    var (low, high) = (0, begins.count)
    while low < high {
      let middle = (low + high) / 2
      if begins[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func sorted(_ begins: [Double]) -> [Int32] {
    let order = Array(0..<Int32(begins.count))
    let isSorted = zip(begins, begins.dropFirst()).allSatisfy { $0 <= $1 }
    return isSorted ? order : order.sorted { begins[Int($0)] < begins[Int($1)] }
  }

  private static func sort(_ places: inout ArraySlice<Int32>, by group: [Int32]) {
    guard let first = places.first, !group.isEmpty,
      places.contains(where: { group[Int($0)] != group[Int(first)] })
    else { return }
    places.sort { (group[Int($0)], $0) < (group[Int($1)], $1) }
  }

  private static func slack(_ time: Double) -> Double {
    time.isFinite ? time.magnitude * 1e-9 + 1e-9 : 0
  }
}

extension Int {
  /// The smallest power of two that is not below this number, which is above 0.
  fileprivate var nextPowerOfTwo: Int {
    self == 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
  }
}
