// A keyboard sequence as text: a JSON document.
public import Easing
public import KeyboardMotion
internal import ViewMotion

/// A scene with a keyboard: screen, views, who avoids the keyboard, and what happens.
///
///     let document = try KeyboardDocument(reading: bytes)
///     let replay = try Replay(document.scene)
///
/// Unknown keys are refused with the nearest known ones, and every error says its place as a JSON
/// path. Rectangles are `[x, y, width, height]` or the text that a console prints,
/// `"{{0, 476}, {375, 336}}"`.
public struct KeyboardDocument: Hashable, Sendable {
  /// The scene that is told.
  public let scene: KeyboardScene

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: A JSON text in UTF-8.
  ///   - files: Gives the curve of a path that the document names; by default it is refused.
  /// - Throws: ``SceneTextError`` with the place and what was expected.
  public init(
    reading bytes: [UInt8], files: @escaping Curve.FileResolver = Curve.refuse
  ) throws(SceneTextError) {
    let root = try JSONNode(parsing: bytes).object(keys: [
      "version", "screen", "window", "safeArea", "system", "views", "controls", "avoid", "keyboard",
      "motion", "events",
    ])
    if let version = root["version"], try version.number() != 1 {
      throw version.error(.wrongValue, "found version \(version.value.kind), expected 1")
    }
    let reader = SceneReader(root: root, files: files)
    scene = try reader.scene()
  }
}

/// Reads the parts of a scene that do not change: screen, views, policies.
struct SceneReader {
  let root: JSONObject
  let files: Curve.FileResolver

  func scene() throws(SceneTextError) -> KeyboardScene {
    let (screen, coordinates) = try screen()
    var tree = ViewTree(screen: screen, window: try window(screen))
    for view in try root["views"]?.list() ?? [] { try add(view, to: &tree) }
    if tree.ids.isEmpty { _ = tree.add(View("root", frame: tree.window.bounds)) }
    let system: SystemGeneration = try root["system"]?.word() ?? .iOS13
    var scene = KeyboardScene(tree: tree, system: system, coordinates: coordinates)
    for view in try root["views"]?.list() ?? [] {
      let object = try view.object(keys: Self.viewKeys)
      let isFocusable = try object["focusable"]?.bool() ?? false
      let isControl = try object["control"]?.bool() ?? false
      if isFocusable || isControl {
        scene.controls.insert(try object.required("id").string())
      }
    }
    for control in try root["controls"]?.list() ?? [] {
      scene.controls.insert(try control.string())
    }
    for entry in try root["avoid"]?.list() ?? [] { scene.avoid.append(try avoidance(entry)) }
    if let keyboard = root["keyboard"] {
      let object = try keyboard.object(keys: ["curve", "duration", "interruption", "undocked"])
      scene.keyboard = try policy(object)
      scene.undocked = try object["undocked"]?.word() ?? .ignored
    }
    if let motion = root["motion"] {
      scene.motion = try policy(try motion.object(keys: ["curve", "duration", "interruption"]))
    }
    for event in try root["events"]?.list() ?? [] {
      scene.events.append(try EventReader(node: event).event())
    }
    return scene
  }

  private static let viewKeys = [
    "id", "parent", "frame", "scroll", "focusable", "control", "transform", "boundsOrigin",
  ]

  private func screen() throws(SceneTextError) -> (Screen, ScreenCoordinates?) {
    let node = try root.required("screen")
    let object = try node.object(keys: ["size", "orientation", "coordinates"])
    let size = try object.required("size").numbers(2, "[width, height]")
    return (
      Screen(
        size: Size(width: size[0], height: size[1]),
        orientation: try object["orientation"]?.orientation() ?? .portrait),
      try object["coordinates"]?.word()
    )
  }

  private func window(_ screen: Screen) throws(SceneTextError) -> Window {
    let object = try root["window"]?.object(keys: ["frame"])
    let frame = try object?["frame"]?.rect()
    return Window(
      frame: frame ?? screen.bounds, safeAreaInsets: try root["safeArea"]?.insets() ?? .zero)
  }

  private func add(_ node: JSONNode, to tree: inout ViewTree) throws(SceneTextError) {
    let object = try node.object(keys: Self.viewKeys)
    let name = try object.required("id").string()
    guard tree.id(named: name) == nil else {
      throw node.error(.contradiction, "a view \"\(name)\" exists already")
    }
    var parent: ViewTree.ID?
    if let node = object["parent"] {
      let name = try node.string()
      guard let id = tree.id(named: name) else { throw node.unknownView(name, in: tree) }
      parent = id
    }
    var view = View(
      name, frame: try object.required("frame").rect(), scroll: try object["scroll"]?.scroll())
    if let origin = object["boundsOrigin"] {
      let point = try origin.numbers(2, "[x, y]")
      view.bounds.origin = Point(x: point[0], y: point[1])
    }
    if let transform = object["transform"] {
      let value = try transform.value(of: .transform, decomposition: .coreAnimation)
      if case .transform(let list, _) = value { view.transform = list.transform }
    }
    _ = tree.add(view, to: parent)
  }

  private func avoidance(_ node: JSONNode) throws(SceneTextError) -> Avoidance {
    let object = try node.object(keys: [
      "view", "by", "scrollTo", "to", "spacing", "usesBottomSafeArea", "followsUndockedKeyboard",
      "faults",
    ])
    var faults: Set<AvoidanceFault> = []
    for fault in try object["faults"]?.list() ?? [] { faults.insert(try fault.word()) }
    return Avoidance(
      try object.required("view").string(), by: try strategy(object),
      spacing: try object["spacing"]?.number() ?? 0, faults: faults)
  }

  private enum StrategyWord: String, CaseIterable { case inset, lift, resize, constraint, guide }

  private func strategy(_ object: JSONObject) throws(SceneTextError) -> Avoidance.Strategy {
    switch try object.required("by").word(StrategyWord.self) {
    case .inset: .inset(scrollTo: try object["scrollTo"]?.string())
    case .lift: .lift
    case .resize: .resize
    case .constraint: .constraint(to: try object["to"]?.word() ?? .bottom)
    case .guide:
      .guide(
        .init(
          usesBottomSafeArea: try object["usesBottomSafeArea"]?.bool() ?? true,
          followsUndockedKeyboard: try object["followsUndockedKeyboard"]?.bool()))
    }
  }

  private func policy(_ object: JSONObject) throws(SceneTextError) -> MotionPolicy {
    var policy = MotionPolicy.system
    if let node = object["curve"] {
      switch try node.string("notification, unshifted, or the text of a curve") {
      case "notification": policy.curve = .notification
      case "unshifted": policy.curve = .unshifted
      default: policy.curve = .fixed(try node.curve(files: files))
      }
    }
    if let node = object["duration"] {
      switch node.value {
      case .string("system"): policy.duration = .system
      case .string("stretched"): policy.duration = .stretched
      default: policy.duration = .seconds(try node.seconds())
      }
    }
    policy.interruption = try object["interruption"]?.word() ?? .additive
    return policy
  }
}
