// The timing words of a document: those of Web Animations, Core Animation and UIKit.
internal import Easing
internal import Timing

extension JSONObject {
  /// The timing that the words of the object give.
  ///
  /// - Parameters:
  ///   - files: Gives the curve of a path.
  ///   - model: Whose curve is taken where the object names none.
  ///   - duration: How long an iteration lasts where the object does not say it.
  ///   - fill: What holds where the object says no fill.
  /// - Returns: The timing.
  /// - Throws: ``SceneTextError`` with the place of a wrong word.
  func timing(
    files: @escaping Curve.FileResolver, like model: MediaTiming? = nil,
    lasting duration: Double? = nil, fill: Fill = .both
  ) throws(SceneTextError) -> MediaTiming {
    var words = TimingWords()
    words.duration = try self["duration"]?.seconds() ?? duration
    words.curve = try self["curve"]?.curve(files: files)
    if let model, words.curve == nil {
      words.curve = model.curve
      words.duration = words.duration ?? model.duration
    }
    words.delay = try self["delay"]?.seconds()
    words.endDelay = try self["endDelay"]?.seconds()
    words.iterations = try self["iterations"]?.count()
    words.iterationStart = try self["iterationStart"]?.number()
    words.repeatDelay = try self["repeatDelay"]?.seconds()
    words.direction = try self["direction"]?.word()
    words.fill = try self["fill"]?.fill()
    words.rate = try self["rate"]?.number()
    words.beginTime = try self["beginTime"]?.seconds()
    words.speed = try self["speed"]?.number()
    words.timeOffset = try self["timeOffset"]?.seconds()
    words.repeatCount = try self["repeatCount"]?.count()
    words.repeatDuration = try self["repeatDuration"]?.seconds()
    words.autoreverses = try self["autoreverses"]?.bool()
    words.fillMode = try self["fillMode"]?.fillMode()
    words.repeat = try self["repeat"]?.bool()
    words.autoreverse = try self["autoreverse"]?.bool()
    if words.fill == nil, words.fillMode == nil { words.fill = fill }
    do { return try MediaTiming(words) } catch {
      switch error {
      case .contradiction: throw node.error(.contradiction, "\(error)")
      case .parameter(let name, _, _):
        throw (self[name] ?? node).error(.wrongValue, "\(error)")
      default: throw node.error(.wrongValue, "\(error)")
      }
    }
  }
}

extension JSONNode {
  /// Seconds: a number, a text such as `"250ms"` or `".25s"`, or `"infinite"`.
  func seconds() throws(SceneTextError) -> Double {
    guard case .string(let text) = value else {
      return try number("seconds, a text such as \"250ms\", or \"infinite\"")
    }
    if text == "infinite" { return .infinity }
    guard text.hasSuffix("s"), let seconds = Double(seconds: text) else {
      throw error(
        .wrongValue, "found \"\(text)\", expected seconds, such as 0.25, \"250ms\" or \"infinite\"")
    }
    return seconds
  }

  /// How often: a number, or `"infinite"`.
  fileprivate func count() throws(SceneTextError) -> Double {
    if case .string("infinite") = value { return .infinity }
    return try number("a number or \"infinite\"")
  }

  fileprivate func fill() throws(SceneTextError) -> Fill {
    if case .string("auto") = value { return .none }
    return try word()
  }

  /// Core Animation's word for no fill is `removed`.
  fileprivate func fillMode() throws(SceneTextError) -> Fill {
    if case .string("removed") = value { return .none }
    return try word()
  }
}
