// Which of many intervals a span of time touches, without looking at the others.

/// Intervals in leaves, with the earliest begin and the latest end of every group of leaves.
///
/// They are sorted by their begin unless they lie well as they are, since neighbours in time are
/// then neighbours in memory, too. Finding what a span touches takes O(log n) and the leaves that
/// hold it.
struct Schedule: Hashable, Sendable {
  /// The numbers of the intervals in the order of the leaves.
  let order: [Int32]
  private let leafSize: Int
  /// What lies below each node of a binary tree: node i has the children 2i and 2i + 1, the leaves
  /// are its second half.
  private let nodes: [Extent]

  /// The time between the earliest begin and the latest end of some intervals.
  private struct Extent: Hashable {
    var begin = Double.infinity
    var end = -Double.infinity

    func union(_ other: Extent) -> Extent {
      Extent(begin: min(begin, other.begin), end: max(end, other.end))
    }
  }

  /// Arranges intervals; each is widened by some roundings, so that none is missed.
  ///
  /// - Parameters:
  ///   - begins: The begin of each interval, at most 2^31 of them.
  ///   - ends: The end of each, not below its begin.
  ///   - leafSize: How many intervals stand together.
  ///   - group: A number for each interval; within a leaf equal numbers stand together.
  init(begins: [Double], ends: [Double], leafSize: Int, group: [Int32] = []) {
    func leaves(_ order: [Int32]) -> [Extent] {
      stride(from: 0, to: order.count, by: leafSize).map { first in
        order[first..<min(first + leafSize, order.count)].reduce(into: Extent()) {
          $0 = $0.union(Extent(begin: begins[Int($1)], end: ends[Int($1)]))
        }
      }
    }
    var order = Array(0..<Int32(begins.count))
    var extents = leaves(order)
    if zip(begins, begins.dropFirst()).contains(where: >) {
      let sorted = order.sorted { begins[Int($0)] < begins[Int($1)] }
      let tight = leaves(sorted)
      if Self.length(extents) > 1.5 * Self.length(tight) { (order, extents) = (sorted, tight) }
    }
    for first in stride(from: 0, to: order.count, by: leafSize) {
      Self.sort(&order[first..<min(first + leafSize, order.count)], by: group)
    }
    (self.order, self.leafSize, nodes) = (order, leafSize, Self.tree(extents))
  }

  /// Calls `body` with places in `order` that hold all intervals that the span touches.
  func visit(_ span: ClosedRange<Double>, _ body: (Range<Int>) -> Void) {
    visit(1, span, body)
  }

  private func visit(
    _ node: Int, _ span: ClosedRange<Double>, _ body: (Range<Int>) -> Void
  ) {
    let extent = nodes[node]
    guard extent.begin <= extent.end, extent.begin <= span.upperBound, extent.end >= span.lowerBound
    else { return }
    let leaf = node - nodes.count / 2
    if leaf >= 0 {
      body(leaf * leafSize..<min((leaf + 1) * leafSize, order.count))
    } else {
      visit(2 * node, span, body)
      visit(2 * node + 1, span, body)
    }
  }

  private static func tree(_ leaves: [Extent]) -> [Extent] {
    let capacity = max(leaves.count, 1).nextPowerOfTwo
    var nodes = [Extent](repeating: Extent(), count: 2 * capacity)
    for (leaf, extent) in leaves.enumerated() {
      nodes[capacity + leaf] = Extent(
        begin: extent.begin - slack(extent.begin), end: extent.end + slack(extent.end))
    }
    for node in stride(from: capacity - 1, to: 0, by: -1) {
      nodes[node] = nodes[2 * node].union(nodes[2 * node + 1])
    }
    return nodes
  }

  /// How long leaves are together, what never ends as long as all that does.
  private static func length(_ leaves: [Extent]) -> Double {
    let ends = leaves.lazy.flatMap { [$0.begin, $0.end] }.filter(\.isFinite)
    guard let first = ends.min(), let last = ends.max() else { return 0 }
    return leaves.reduce(0) { $0 + min($1.end, last) - max($1.begin, first) }
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
