// Binary search in what is sorted.

extension RandomAccessCollection {
  /// Returns the first index whose element and all that follow satisfy a condition, in O(log n).
  ///
  /// Equivalent to `partitioningIndex(where:)` of Swift Algorithms.
  ///
  /// - Parameter isBehind: The condition; the elements that do not satisfy it come first.
  /// - Returns: The index; `endIndex` where no element satisfies the condition.
  @inlinable
  package func partitioningIndex(where isBehind: (Element) -> Bool) -> Index {
    var (first, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(first, offsetBy: half)
      if isBehind(self[middle]) {
        count = half
      } else {
        first = index(after: middle)
        count -= half + 1
      }
    }
    return first
  }
}
