// Rectangles, points and insets of a document.
internal import Easing
internal import KeyboardMotion
internal import ViewMotion

extension JSONNode {
  /// A rectangle: `[x, y, width, height]`, or the text of an NSRect.
  func rect() throws(SceneTextError) -> Rect {
    if case .string(let text) = value {
      if let rect = Rect(printed: text) { return rect }
      throw error(.wrongValue, "found \"\(text)\", expected a rectangle {{x, y}, {width, height}}")
    }
    let n = try numbers(4, "[x, y, width, height] or \"{{x, y}, {width, height}}\"")
    return Rect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// A point: `[x, y]`.
  func point() throws(SceneTextError) -> Point {
    let n = try numbers(2, "[x, y]")
    return Point(x: n[0], y: n[1])
  }

  /// Insets: `[top, left, bottom, right]`, or an object with some of these names.
  func insets() throws(SceneTextError) -> Insets {
    if case .array = value {
      let n = try numbers(4, "[top, left, bottom, right]")
      return Insets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }
    let object = try object(keys: ["top", "left", "bottom", "right"])
    return Insets(
      top: try object["top"]?.number() ?? 0, left: try object["left"]?.number() ?? 0,
      bottom: try object["bottom"]?.number() ?? 0, right: try object["right"]?.number() ?? 0)
  }

  /// What a scroll view holds; its insets are those of the document, nothing is added to them.
  func scroll() throws(SceneTextError) -> ScrollContent {
    let object = try object(keys: ["contentSize", "contentInset", "indicatorInsets"])
    let size = try object.required("contentSize").numbers(2, "[width, height]")
    return ScrollContent(
      size: Size(width: size[0], height: size[1]),
      inset: try object["contentInset"]?.insets() ?? .zero,
      indicatorInsets: try object["indicatorInsets"]?.insets() ?? .zero, adjustment: .never)
  }

  /// An orientation; UIKit's `portraitUpsideDown` is `upsideDown`.
  func orientation() throws(SceneTextError) -> InterfaceOrientation {
    if case .string("portraitUpsideDown") = value { return .upsideDown }
    return try word()
  }

  /// The error of a view that is not in the tree.
  func unknownView(_ name: String, in tree: ViewTree) -> SceneTextError {
    error(
      .wrongValue, "no view is named \"\(name)\"",
      nearest: NearestNames.of(name, in: tree.ids.map { tree[$0].name }))
  }
}
