// Settling the offsets of keyframes.

extension Keyframes {
  /// The keyframes with their offsets: missing ones are spread evenly between their neighbours.
  static func stops(_ keyframes: [Keyframe<Value>]) throws(KeyframeError) -> [Stop] {
    guard let last = keyframes.indices.last else { throw .empty }
    var offsets = keyframes.map(\.offset)
    // A single keyframe without an offset is where the animation goes.
    offsets[last] = offsets[last] ?? 1
    offsets[0] = offsets[0] ?? 0
    try check(offsets)
    spread(&offsets)
    return zip(keyframes, offsets).map {
      Stop(offset: $1 ?? 0, value: $0.value, curve: $0.curve)
    }
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
