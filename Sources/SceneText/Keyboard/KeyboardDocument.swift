// A keyboard sequence as text: a JSON document.
public import Easing
public import KeyboardMotion

/// A scene with a keyboard: screen, views, who avoids the keyboard, and what happens.
///
///     let document = try KeyboardDocument(reading: bytes)
///     let replay = try document.replay()
///
/// Unknown keys and names are refused with the nearest known ones, and every error says its place as
/// a JSON path. Rectangles are `[x, y, width, height]` or the text that a console prints,
/// `"{{0, 476}, {375, 336}}"`. Lengths are at most 10^9 pt, times at most a day.
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
    try root.checkVersion()
    var reader = SceneReader(root: root, files: files)
    scene = try reader.scene()
  }

  /// Lets everything happen that the document tells.
  ///
  /// - Returns: The replay of the scene.
  /// - Throws: ``SceneTextError`` for an event that comes before the one that it waits for.
  public func replay() throws(SceneTextError) -> Replay {
    do { return try Replay(scene) } catch {
      guard case .time(let time, let event, let earliest) = error else {
        throw SceneTextError(.wrongValue, at: "$", "\(error)")
      }
      throw SceneTextError(
        .wrongValue, at: "$.events[\(event)].t",
        "found \(time.plainText) s, expected \(earliest.plainText) s or later, after what waits "
          + "for rest")
    }
  }
}
