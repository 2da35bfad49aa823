// Values from a document.
internal import ViewMotion

extension JSONNode {
  /// A value of a type.
  func value(
    of type: ValueType, decomposition: Decomposition
  ) throws(SceneTextError) -> SceneValue {
    switch type {
    case .number: return .numbers(SIMD4(try number(), 0, 0, 0), type)
    case .angle: return .numbers(SIMD4(try angle(), 0, 0, 0), type)
    case .color: return .numbers(try color(), type)
    case .transform, .transform3D:
      return .transform(try transform(type, decomposition), type)
    case .point, .size, .rect, .insets:
      var vector = SIMD4<Double>.zero
      let numbers = try numbers(type.components.count, type.spelling)
      for (lane, number) in numbers.enumerated() { vector[lane] = number }
      return .numbers(vector, type)
    }
  }

  private func angle() throws(SceneTextError) -> Double {
    guard case .string(let text) = value else { return try number(ValueType.angle.spelling) }
    if let angle = Angle(css: text), angle.degrees.isFinite { return angle.degrees }
    throw error(.wrongValue, "found \"\(text)\", expected \(ValueType.angle.spelling)")
  }

  /// A colour, premultiplied.
  private func color() throws(SceneTextError) -> SIMD4<Double> {
    let nodes = try list(ValueType.color.spelling)
    guard (3...4).contains(nodes.count) else {
      throw error(
        .wrongType, "found a list of \(nodes.count), expected \(ValueType.color.spelling)")
    }
    var color = SIMD4<Double>(0, 0, 0, 1)
    for (lane, node) in nodes.enumerated() { color[lane] = try node.number() }
    return SIMD4(lowHalf: color.lowHalf, highHalf: SIMD2(color.z, 1)) * color.w
  }

  private func transform(
    _ type: ValueType, _ decomposition: Decomposition
  ) throws(SceneTextError) -> TransformList {
    if case .array = value { return try matrix(type, decomposition) }
    let text = try string(type.spelling)
    do { return try TransformList(text, decomposition: decomposition) } catch {
      throw self.error(.wrongValue, "\(error)")
    }
  }

  private func matrix(
    _ type: ValueType, _ decomposition: Decomposition
  ) throws(SceneTextError) -> TransformList {
    let numbers = try numbers(type.components.count, type.spelling)
    return TransformList(
      [type == .transform ? .matrix(Transform(numbers)) : .matrix3D(Transform3D(numbers))],
      decomposition: decomposition)
  }
}
