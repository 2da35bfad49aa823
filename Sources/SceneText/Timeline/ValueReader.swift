// The values that a track moves through.
internal import Easing
internal import Timing
internal import ViewMotion

/// Reads `from`, `to`, `by`, `keyframes` and `base` of a track.
struct ValueReader {
  let object: JSONObject
  let type: ValueType
  let decomposition: Decomposition
  let files: Curve.FileResolver
  /// Whether a track of the same target comes before this one.
  let hasUnderlying: Bool
  let composite: Composite

  /// The value of the target without the animation, where the document says it.
  func base() throws(SceneTextError) -> SceneValue? {
    guard let node = object["base"] else { return nil }
    return try value(node)
  }

  func keyframes() throws(SceneTextError) -> Keyframes<SceneValue> {
    for key in ["from", "to", "by"] { try object.refuse(["keyframes", key]) }
    let mode = try object["calculationMode"]?.calculationMode() ?? .linear
    guard let node = object["keyframes"] else {
      if let mode = object["calculationMode"] {
        throw mode.error(.contradiction, "a calculation mode belongs to \"keyframes\"")
      }
      return try fromTo()
    }
    var keyframes: [Keyframe<SceneValue>] = []
    for item in try node.list() { keyframes.append(try keyframe(item)) }
    return try keyed(node) { () throws(KeyframeError) in
      try Keyframes(keyframes, mode: mode, distance: distance)
    }
  }

  private func fromTo() throws(SceneTextError) -> Keyframes<SceneValue> {
    guard object["to"] != nil || object["by"] != nil || object["from"] != nil else {
      throw object.node.error(
        .missingKey, "values are missing: give \"from\" and \"to\" or \"by\", or \"keyframes\"")
    }
    let (start, end, length) = (
      try object["from"].map(value), try object["to"].map(value), try object["by"].map(value)
    )
    if start == nil, end == nil, object["base"] == nil, !hasUnderlying {
      throw object.node.error(
        .missingKey, "\"from\" is missing: \"by\" needs it, or a \"base\" to start from")
    }
    // A base that nothing else lies on, as Core Animation's model value.
    let model = hasUnderlying || composite != .replace ? nil : try base()
    return try keyed(object.node) { () throws(KeyframeError) in
      try Keyframes(from: start, to: end, by: length, model: model)
    }
  }

  private func keyframe(_ node: JSONNode) throws(SceneTextError) -> Keyframe<SceneValue> {
    let object = try node.object(keys: TimelineKeys.keyframe)
    return Keyframe(
      try value(try object.required("value")), at: try object["offset"]?.number(),
      curve: try object["curve"]?.curve(files: files) ?? .unit(.linear),
      composite: try object["composite"]?.word())
  }

  private func value(_ node: JSONNode) throws(SceneTextError) -> SceneValue {
    try node.value(of: type, decomposition: decomposition)
  }

  private func keyed<Result>(
    _ node: JSONNode, _ body: () throws(KeyframeError) -> Result
  ) throws(SceneTextError) -> Result {
    do { return try body() } catch {
      switch error {
      case .fromToBy: throw node.error(.contradiction, "\(error)")
      case .offset(_, let index), .decreasing(_, let index):
        throw JSONNode(.null, at: "\(node.path)[\(index)].offset").error(.wrongValue, "\(error)")
      case .empty, .noDistance: throw node.error(.wrongValue, "\(error)")
      }
    }
  }

  /// How far two values are from each other, for paced keyframes; transforms have no distance.
  private var distance: ((SceneValue, SceneValue) -> Double)? {
    if type == .transform || type == .transform3D { return nil }
    return { a, b in
      a.lanes(to: b).map { way in
        let distance = way.end - way.start
        return (distance * distance).sum().squareRoot()
      } ?? 0
    }
  }
}

extension JSONNode {
  fileprivate func calculationMode() throws(SceneTextError)
    -> KeyframeAnimationOptions.CalculationMode
  {
    switch try word(ModeWord.self) {
    case .linear: .linear
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    }
  }

  private enum ModeWord: String, CaseIterable { case linear, discrete, paced, cubic, cubicPaced }
}
