// The entries of a document's list of views that avoid the keyboard.
internal import Easing
internal import KeyboardMotion
internal import ViewMotion

extension JSONNode {
  /// A view of the scene and how it avoids the keyboard.
  func avoidance(
    in tree: ViewTree, _ views: ViewNames
  ) throws(SceneTextError) -> Avoidance {
    let object = try object(keys: [
      "view", "by", "scrollTo", "to", "spacing", "usesBottomSafeArea", "followsUndockedKeyboard",
      "faults", "answers",
    ])
    let node = try object.required("view")
    let view = tree[try node.place(in: views)]
    let strategy = try object.strategy(in: views)
    if case .inset = strategy, view.scroll == nil {
      throw node.error(.contradiction, "\"\(view.name)\" does not scroll, so it has no insets")
    }
    if view.name == "keyboard" {
      throw node.error(.wrongValue, "the columns of \"keyboard\" are those of the keyboard itself")
    }
    var faults: Set<AvoidanceFault> = []
    for fault in try object["faults"]?.list() ?? [] { faults.insert(try fault.word()) }
    let answers: AnswersWord = try object["answers"]?.word() ?? .focused
    return Avoidance(
      view.name, by: strategy, spacing: try object["spacing"]?.length() ?? 0, faults: faults,
      answersAlways: answers == .always)
  }
}

/// For whose keyboard a handler moves.
private enum AnswersWord: String, CaseIterable { case focused, always }

extension JSONObject {
  private enum StrategyWord: String, CaseIterable { case inset, lift, resize, constraint, guide }

  fileprivate func strategy(in views: ViewNames) throws(SceneTextError) -> Avoidance.Strategy {
    switch try required("by").word(StrategyWord.self) {
    case .inset: .inset(scrollTo: try self["scrollTo"]?.view(in: views))
    case .lift: .lift
    case .resize: .resize
    case .constraint: .constraint(to: try self["to"]?.word() ?? .bottom)
    case .guide:
      .guide(
        .init(
          usesBottomSafeArea: try self["usesBottomSafeArea"]?.bool() ?? true,
          followsUndockedKeyboard: try self["followsUndockedKeyboard"]?.bool()))
    }
  }
}
