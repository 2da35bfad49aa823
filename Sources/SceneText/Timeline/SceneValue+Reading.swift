// Values from a document.
internal import ViewMotion

extension JSONNode {
  /// A value of a type.
  func value(
    of type: ValueType, decomposition: Decomposition
  ) throws(SceneTextError) -> SceneValue {
    switch type {
    case .number: return .number(try number())
    case .angle: return .angle(try angle())
    case .color: return .color(try color())
    case .transform: return .transform(try transform(type, decomposition))
    case .transform3D: return .transform3D(try transform(type, decomposition))
    case .point:
      let n = try numbers(2, type.spelling)
      return .point(Point(x: n[0], y: n[1]))
    case .size:
      let n = try numbers(2, type.spelling)
      return .size(Size(width: n[0], height: n[1]))
    case .rect:
      let n = try numbers(4, type.spelling)
      return .rect(Rect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .insets:
      let n = try numbers(4, type.spelling)
      return .insets(Insets(top: n[0], left: n[1], bottom: n[2], right: n[3]))
    }
  }

  private func angle() throws(SceneTextError) -> Angle {
    guard case .string(let text) = value else {
      return .degrees(try number(ValueType.angle.spelling))
    }
    if let angle = Angle(css: text), angle.degrees.isFinite { return angle }
    throw error(.wrongValue, "found \"\(text)\", expected \(ValueType.angle.spelling)")
  }

  private func color() throws(SceneTextError) -> Color {
    let nodes = try list(ValueType.color.spelling)
    guard (3...4).contains(nodes.count) else {
      throw error(
        .wrongType, "found a list of \(nodes.count), expected \(ValueType.color.spelling)")
    }
    let numbers = try nodes.map { node throws(SceneTextError) in try node.number() }
    return Color(
      red: numbers[0], green: numbers[1], blue: numbers[2],
      alpha: numbers.count == 4 ? numbers[3] : 1)
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
