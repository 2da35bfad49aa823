// A replay as a table of frames, and its summary as text.
internal import Easing
public import FrameTables
public import KeyboardMotion
public import Timing

extension Replay {
  /// Returns the rows of some frames: frame, time, and the replay's columns, in points.
  ///
  /// - Parameter frames: The frames, in any order.
  /// - Returns: A table with one row for each frame.
  public func table(of frames: some Collection<Frame>) -> Table {
    let times = frames.map(\.timestamp)
    let values = zip(columns, numbers(at: times)).map { Column($0, .numbers($1)) }
    return Table(
      [Column("frame", .integers(frames.map(\.index))), Column("time", .numbers(times))] + values)
  }
}

extension ReplaySummary {
  /// The summary as one JSON object.
  public var json: String {
    let gap = largestGap.map {
      Self.object([
        ("view", $0.view.inJSON), ("points", $0.points.plainText),
        ("time", $0.time.plainText),
      ])
    }
    let keyboard = Self.object([
      ("state", phase.rawValue.inJSON), ("top", top.plainText),
      ("height", height.plainText),
    ])
    let finals = views.map { view in
      (view.view, Self.object(view.values.map { ($0.name, $0.points.plainText) }))
    }
    return Self.object([
      ("largestGap", gap ?? "null"), ("secondsAboveHalfPoint", secondsAboveHalfPoint.plainText),
      ("shows", "\(shows)"), ("hides", "\(hides)"),
      ("final", Self.object([("keyboard", keyboard)] + finals)),
    ])
  }

  /// An object whose members stay in order.
  private static func object(_ members: [(key: String, value: String)]) -> String {
    let texts = members.map { "\($0.key.inJSON): \($0.value)" }
    return "{\(texts.joined(separator: ", "))}"
  }

  /// The summary for people, in one line, with four decimals.
  public var line: String {
    func short(_ number: Double) -> String { ((number * 1e4).rounded() / 1e4).plainText }
    let gap = largestGap.map {
      "largest gap \(short($0.points)) pt of \($0.view) at \(short($0.time)) s"
    }
    return
      "\(gap ?? "no gap to measure"); \(short(secondsAboveHalfPoint)) s above half a point; "
      + "shows \(shows), hides \(hides); in the end \(phase.rawValue)"
  }
}
