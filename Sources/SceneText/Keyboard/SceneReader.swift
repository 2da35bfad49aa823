// The parts of a keyboard sequence that stay: screen, window, views, and how all of it moves.
internal import Easing
internal import KeyboardMotion
internal import Timing
internal import ViewMotion

/// Reads a scene from the members of a document.
struct SceneReader {
  let root: JSONObject
  let files: Curve.FileResolver
  private var views = ViewNames()

  init(root: JSONObject, files: @escaping Curve.FileResolver) {
    (self.root, self.files) = (root, files)
  }

  mutating func scene() throws(SceneTextError) -> KeyboardScene {
    let system = try root["system"]?.system() ?? .iOS13
    let (screen, coordinates) = try screen(of: system)
    var scene = KeyboardScene(
      tree: ViewTree(screen: screen, window: try window(on: screen, coordinates)),
      system: system, coordinates: coordinates)
    for view in try list("views") { try add(view, to: &scene) }
    if views.all.isEmpty { add(View("root", frame: scene.tree.window.bounds), to: &scene) }
    for control in try list("controls") { scene.controls.insert(try control.string()) }
    try readAvoidance(into: &scene)
    try readMotion(into: &scene)
    for node in try list("events") {
      let reader = EventReader(node: node, views: views, screen: screen, coordinates: coordinates)
      scene.events.append(try reader.event())
    }
    return scene
  }

  private func list(_ key: String) throws(SceneTextError) -> [JSONNode] {
    try root[key]?.list() ?? []
  }

  // MARK: Screen and window

  private func screen(
    of system: SystemGeneration
  ) throws(SceneTextError) -> (Screen, ScreenCoordinates) {
    let object = try root.required("screen").object(keys: ["size", "orientation", "coordinates"])
    let node = try object.required("size")
    let size = try node.lengths(2, "[width, height]")
    guard size.allSatisfy({ $0 > 0 }) else {
      throw node.error(.wrongValue, "found a screen without extent, expected sizes above 0")
    }
    return (
      Screen(
        size: Size(SIMD2(size)),
        orientation: try object["orientation"]?.orientation() ?? .portrait),
      try object["coordinates"]?.word() ?? system.coordinates
    )
  }

  private func window(
    on screen: Screen, _ coordinates: ScreenCoordinates
  ) throws(SceneTextError) -> Window {
    let object = try root["window"]?.object(keys: ["frame"])
    return Window(
      frame: try object?["frame"]?.windowFrame(on: screen, coordinates) ?? screen.bounds,
      safeAreaInsets: try root["safeArea"]?.insets() ?? .zero)
  }

  // MARK: Views

  private mutating func add(
    _ node: JSONNode, to scene: inout KeyboardScene
  ) throws(SceneTextError) {
    let object = try node.object(keys: [
      "id", "parent", "frame", "scroll", "focusable", "control", "transform", "boundsOrigin",
    ])
    let name = try object.required("id").string()
    guard views[name] == nil else {
      throw node.error(.contradiction, "a view \"\(name)\" exists already")
    }
    let parent = try object["parent"]?.place(in: views)
    var view = View(
      name, frame: try object.required("frame").rect(), scroll: try object["scroll"]?.scroll())
    view.bounds.origin = try object["boundsOrigin"]?.point() ?? .zero
    if let transform = object["transform"] {
      let value = try transform.value(of: .transform, decomposition: .coreAnimation)
      if case .transform(let list) = value { view.transform = list.transform }
    }
    add(view, to: &scene, in: parent)
    let isFocusable = try object["focusable"]?.bool() ?? false
    let isControl = try object["control"]?.bool() ?? false
    if isFocusable || isControl { scene.controls.insert(name) }
  }

  private mutating func add(
    _ view: View, to scene: inout KeyboardScene, in parent: ViewTree.ID? = nil
  ) {
    views.add(view.name, at: scene.tree.add(view, to: parent))
  }

  /// Who moves; each view can do so once.
  private func readAvoidance(into scene: inout KeyboardScene) throws(SceneTextError) {
    var seen: Set<String> = []
    for node in try list("avoid") {
      let avoidance = try node.avoidance(in: scene.tree, views)
      guard seen.insert(avoidance.view).inserted else {
        throw JSONNode(.string(avoidance.view), at: "\(node.path).view").error(
          .contradiction,
          "\"\(avoidance.view)\" avoids the keyboard already: its columns would be two")
      }
      scene.avoid.append(avoidance)
    }
  }

  // MARK: Motion

  private func readMotion(into scene: inout KeyboardScene) throws(SceneTextError) {
    let keys = ["curve", "duration", "interruption"]
    if let object = try root["keyboard"]?.object(keys: keys + ["undocked"]) {
      scene.keyboard = try policy(object)
      scene.undocked = try object["undocked"]?.word() ?? .ignored
    }
    if let object = try root["motion"]?.object(keys: keys) { scene.motion = try policy(object) }
  }

  private func policy(_ object: JSONObject) throws(SceneTextError) -> MotionPolicy {
    var policy = MotionPolicy.system
    if let node = object["curve"] {
      switch try node.string("notification, unshifted, or the text of a curve") {
      case "notification": policy.curve = .notification
      case "unshifted": policy.curve = .unshifted
      default:
        let curve = try node.curve(files: files, besides: ["notification", "unshifted"])
        _ = try node.withinADay(curve.duration)
        policy.curve = .fixed(curve)
      }
    }
    if let node = object["duration"] {
      switch node.value {
      case .string("system"): policy.duration = .system
      case .string("stretched"): policy.duration = .stretched
      default: policy.duration = .seconds(try node.withinADay(try node.seconds()))
      }
    }
    policy.interruption = try object["interruption"]?.word() ?? .additive
    return policy
  }
}

extension JSONNode {
  /// A generation by its name, `iOS 8-12`, or by one of its versions, `iOS 12`.
  fileprivate func system() throws(SceneTextError) -> SystemGeneration {
    let text = try string("a generation of iOS")
    let version = text.drop { !$0.isNumber }.prefix { $0.isNumber }
    let system = nameKey(String(text.prefix { !$0.isNumber }))
    if ["", "ios", "ipados", "iphoneos"].contains(system), let number = Int(version) {
      if (19...25).contains(number) {
        throw error(.wrongValue, "found \"\(text)\", but iOS 26 followed iOS 18")
      }
      return SystemGeneration(version: number)
    }
    return try word()
  }
}
