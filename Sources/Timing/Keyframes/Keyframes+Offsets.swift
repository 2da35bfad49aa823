// Settling the offsets of keyframes.

extension Keyframes {
  /// When the keyframes are reached: missing offsets are spread evenly between their neighbours.
  static func course(_ keyframes: [Keyframe<Value>]) throws(KeyframeError) -> KeyframeCourse {
    guard let last = keyframes.indices.last else { throw .empty }
    var offsets = keyframes.map(\.offset)
    // A single keyframe without an offset is where the animation goes.
    offsets[last] = offsets[last] ?? 1
    offsets[0] = offsets[0] ?? 0
    try check(offsets)
    spread(&offsets)
    return KeyframeCourse(
      offsets: offsets.map { $0 ?? 0 }, curves: keyframes.map(\.curve),
      composites: keyframes.map(\.composite))
  }

  private static func check(_ offsets: [Double?]) throws(KeyframeError) {
    var least = 0.0
    for (index, offset) in offsets.enumerated() {
      guard let offset else { continue }
      guard 0 <= offset, offset <= 1 else { throw .offset(offset, keyframe: index) }
      guard offset >= least else { throw .decreasing(offset, keyframe: index) }
      least = offset
    }
  }

  private static func spread(_ offsets: inout [Double?]) {
    var left = 0
    for right in offsets.indices.dropFirst() {
      guard let start = offsets[left], let end = offsets[right] else { continue }
      for index in left + 1..<max(right, left + 1) {
        offsets[index] = start + (end - start) * Double(index - left) / Double(right - left)
      }
      left = right
    }
  }
}
