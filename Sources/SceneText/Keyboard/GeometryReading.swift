// Rectangles, points, insets and names of views of a document.
internal import Easing
internal import KeyboardMotion
internal import ViewMotion

// MARK: Numbers

extension JSONNode {
  /// The largest length in pt, so that no sum of a few of them is infinite.
  private static let longest = 1e9
  /// The longest time in s, so that a table of frames has an end.
  private static let aDay = 86_400.0

  /// Refuses numbers that are no lengths.
  private func checked(_ lengths: [Double]) throws(SceneTextError) -> [Double] {
    guard let far = lengths.first(where: { $0.magnitude > Self.longest }) else { return lengths }
    throw error(.wrongValue, "found \(far.plainText), expected at most 1e9 pt")
  }

  /// A length or a place in pt.
  func length() throws(SceneTextError) -> Double { try checked([try number()])[0] }

  /// A height in pt, 0 or more.
  func height() throws(SceneTextError) -> Double {
    let height = try length()
    guard height >= 0 else {
      throw error(.wrongValue, "found \(height.plainText) pt, expected 0 pt or more")
    }
    return height
  }

  /// A list of so many lengths in pt.
  func lengths(_ count: Int, _ expected: String) throws(SceneTextError) -> [Double] {
    try checked(try numbers(count, expected))
  }

  /// Refuses seconds of which a table of frames would have too many.
  func withinADay(_ seconds: Double) throws(SceneTextError) -> Double {
    if seconds <= Self.aDay { return seconds }
    throw error(.wrongValue, "found \(seconds.plainText) s, expected at most a day, 86400 s")
  }
}

// MARK: Geometry

extension JSONNode {
  /// A rectangle: `[x, y, width, height]`, or the text of an NSRect.
  func rect() throws(SceneTextError) -> Rect {
    guard case .string(let text) = value else {
      return Rect(SIMD4(try lengths(4, "[x, y, width, height] or \"{{x, y}, {width, height}}\"")))
    }
    guard let rect = Rect(printed: text) else {
      throw error(.wrongValue, "found \"\(text)\", expected a rectangle {{x, y}, {width, height}}")
    }
    _ = try checked([rect.minX, rect.minY, rect.width, rect.height])
    return rect
  }

  /// A point: `[x, y]`.
  func point() throws(SceneTextError) -> Point { Point(SIMD2(try lengths(2, "[x, y]"))) }

  /// Insets: `[top, left, bottom, right]`, or an object with some of these names.
  func insets() throws(SceneTextError) -> Insets {
    if case .array = value {
      return Insets(SIMD4(try lengths(4, "[top, left, bottom, right]")))
    }
    let object = try object(keys: ["top", "left", "bottom", "right"])
    return Insets(
      top: try object["top"]?.length() ?? 0, left: try object["left"]?.length() ?? 0,
      bottom: try object["bottom"]?.length() ?? 0, right: try object["right"]?.length() ?? 0)
  }

  /// What a scroll view holds; its insets are those of the document, nothing is added to them.
  func scroll() throws(SceneTextError) -> ScrollContent {
    let object = try object(keys: ["contentSize", "contentInset", "indicatorInsets"])
    return ScrollContent(
      size: Size(SIMD2(try object.required("contentSize").lengths(2, "[width, height]"))),
      inset: try object["contentInset"]?.insets() ?? .zero,
      indicatorInsets: try object["indicatorInsets"]?.insets() ?? .zero, adjustment: .never)
  }

  /// A window's frame, in the document's coordinates as all that is on the screen.
  func windowFrame(
    on screen: Screen, _ coordinates: ScreenCoordinates
  ) throws(SceneTextError) -> Rect {
    let frame = try rect()
    // What fills the turned screen can only be meant so.
    if coordinates == .interface || frame == screen.bounds { return frame }
    return frame.applying(screen.fixedToInterface)
  }

  /// An orientation; UIKit's `portraitUpsideDown` is `upsideDown`.
  func orientation() throws(SceneTextError) -> InterfaceOrientation {
    if case .string("portraitUpsideDown") = value { return .upsideDown }
    return try word()
  }
}

// MARK: Names

extension JSONNode {
  /// The place of the view that is named here.
  func place(in views: ViewNames) throws(SceneTextError) -> ViewTree.ID {
    let name = try string("the name of a view")
    if let id = views[name] { return id }
    throw unknownView(name, in: views)
  }

  /// The name of a view that there is.
  func view(in views: ViewNames) throws(SceneTextError) -> String {
    _ = try place(in: views)
    return try string()
  }

  /// The error of a view that there is not.
  func unknownView(_ name: String, in views: ViewNames) -> SceneTextError {
    error(
      .wrongValue, "no view is named \"\(name)\"", nearest: NearestNames.of(name, in: views.all))
  }
}
