// A file of something that moves: a timeline, a keyboard sequence or a console log.
internal import Easing
internal import FrameTables
public import KeyboardMotion
public import SceneText
public import Timing
public import ViewMotion

/// What a file that a table is made of holds.
public enum SceneFile: Sendable {
  /// A timeline and the frame rate that its document asks for.
  case timeline(Timeline<SceneValue>, rate: FrameRate)
  /// A keyboard sequence, or a console log of one, that has happened.
  case replay(Replay)

  /// Reads a timeline, a keyboard sequence or a console log, whichever it is; nil where it is none.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - path: Where it lies, for messages and for the curves that it names.
  ///   - screen: The upright screen of a log, in points; nil: one at whose bottom the keyboard stands.
  /// - Throws: ``SceneFileError`` where it is one and cannot be read.
  public init?(
    reading bytes: [UInt8], at path: String, screen: Size? = nil
  ) throws(SceneFileError) {
    switch DocumentKind(of: bytes) {
    case .timeline:
      let document = try Self.timeline(bytes, at: path)
      self = .timeline(document.timeline, rate: document.rate)
    case .keyboard: self = .replay(try Self.replay(bytes, at: path))
    case .log: self = .replay(try Self.log(bytes, at: path, screen: screen))
    case .definition, .lottie, .tokens, nil: return nil
    }
  }

  /// Reads a timeline.
  public static func timeline(
    _ bytes: [UInt8], at path: String
  ) throws(SceneFileError) -> TimelineDocument {
    do { return try TimelineDocument(reading: bytes, files: CurveFiles.read(besides: path)) } catch
    {
      throw SceneFileError(path, error, bytes, expected: .timeline)
    }
  }

  /// Reads a keyboard sequence and lets it happen.
  public static func replay(_ bytes: [UInt8], at path: String) throws(SceneFileError) -> Replay {
    do {
      return try KeyboardDocument(reading: bytes, files: CurveFiles.read(besides: path)).replay()
    } catch { throw SceneFileError(path, error, bytes, expected: .keyboard) }
  }

  /// Lets the notifications of a console log happen.
  ///
  /// - Parameters:
  ///   - bytes: The log in UTF-8.
  ///   - path: Where it lies, for messages.
  ///   - screen: The upright screen, in points; nil: one at whose bottom the keyboard stands.
  ///   - shape: What is changed in the scene before it happens: who avoids the keyboard, and how.
  /// - Returns: The replay.
  /// - Throws: ``SceneFileError`` for a scene that cannot happen.
  public static func log(
    _ bytes: [UInt8], at path: String, screen: Size? = nil,
    _ shape: (inout KeyboardScene) -> Void = { _ in }
  ) throws(SceneFileError) -> Replay {
    var scene = ConsoleLog(String(decoding: bytes, as: UTF8.self)).scene(on: screen)
    shape(&scene)
    do { return try Replay(scene) } catch {
      throw SceneFileError(path: path, problem: "\(error)")
    }
  }

  /// Reads a keyboard sequence, or else a console log.
  public static func replayOrLog(
    _ bytes: [UInt8], at path: String, screen: Size? = nil
  ) throws(SceneFileError) -> Replay {
    DocumentKind(of: bytes) == .log
      ? try log(bytes, at: path, screen: screen) : try replay(bytes, at: path)
  }
}

/// Why a file that something should move in cannot be read.
public struct SceneFileError: Error, Hashable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// What is wrong with it.
  public let problem: String

  init(path: String, problem: String) { (self.path, self.problem) = (path, problem) }

  /// A document of another kind is named for what it is.
  init(_ path: String, _ error: SceneTextError, _ bytes: [UInt8], expected: DocumentKind) {
    self.path = path
    let kind = DocumentKind(of: bytes)
    problem =
      switch (error.kind, kind) {
      case (.unknownKey, let kind?) where kind != expected: kind.words
      case (.notJSON, nil) where expected == .keyboard && !bytes.contains(UInt8(ascii: "{")):
        "neither a document nor a log: it has no { and no printed userInfo\n  lines such as "
          + #"UIKeyboardFrameEndUserInfoKey = "NSRect: {{0, 508}, {390, 336}}";"#
      default: "\(error)"
      }
  }

  /// One sentence that begins with the file.
  public var description: String { "\(path): \(problem)" }
}
