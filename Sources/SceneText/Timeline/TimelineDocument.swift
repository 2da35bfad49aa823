// A timeline as text: a JSON document.
public import Easing
public import Timing

/// A timeline and the frame rate that its document asks for.
///
///     let document = try TimelineDocument(reading: bytes)
///     document.timeline.duration
///
/// A document holds `version` (1), `fps`, `labels`, `tracks` and `events`. Unknown keys are refused
/// with the nearest known ones, and every error says its place as a JSON path.
public struct TimelineDocument: Hashable, Sendable {
  /// The tracks, labels and events.
  public let timeline: Timeline<SceneValue>
  /// The frame rate that the document asks for; 60 where it does not say.
  public let rate: FrameRate
  /// What was read.
  private let source: JSONValue

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: A JSON text in UTF-8.
  ///   - files: Gives the curve of a path that the document names; by default it is refused.
  /// - Throws: ``SceneTextError`` with the place and what was expected.
  public init(
    reading bytes: [UInt8], files: @escaping Curve.FileResolver = Curve.refuse
  ) throws(SceneTextError) {
    let root = try JSONNode(parsing: bytes)
    timeline = try Self.timeline(root, files: files).timeline
    rate = try root.object(keys: TimelineKeys.document)["fps"]?.frameRate() ?? 60
    source = root.value
  }

  /// The document as text, in canonical spelling; reading it gives an equal document.
  ///
  /// Keys have a fixed order, numbers and curves their shortest and canonical spelling, and words
  /// that say what holds without them, such as `"fill": "both"`, are left out. A curve that names a
  /// file keeps the name.
  public var text: String { source.canonical().text(keys: TimelineKeys.all) + "\n" }

  /// What is accepted and probably meant otherwise: each a place and a sentence, in their order.
  ///
  /// A bare number of 100 or more as a `duration`, `delay`, `endDelay` or `repeatDelay` is seconds, of
  /// which there are seldom as many; `"250ms"` says milliseconds, `"250s"` that seconds are meant.
  public var remarks: [String] { JSONNode(source, at: "$").timeRemarks() }

  /// The timeline of a document, also of a nested one, and the targets up to its end.
  static func timeline(
    _ node: JSONNode, files: @escaping Curve.FileResolver, after targets: Set<String> = [],
    avoiding names: Set<String> = []
  ) throws(SceneTextError) -> (timeline: Timeline<SceneValue>, targets: Set<String>) {
    let object = try node.object(keys: TimelineKeys.document)
    try object.checkVersion()
    var timeline = Timeline<SceneValue>()
    for (name, time) in try object["labels"]?.members("an object of names and seconds") ?? [] {
      let seconds = try time.seconds()
      try time.placing { () throws(TimelineError) in
        try timeline.setLabel(name, at: .time(seconds))
      }
    }
    var reader = TrackReader(files: files, after: targets, avoiding: names)
    for track in try object.required("tracks").list() { try reader.add(track, to: &timeline) }
    for event in try object["events"]?.list() ?? [] {
      let item = try event.object(keys: TimelineKeys.event)
      let (name, position) = (try item.required("name").string(), try item.position())
      try event.placing { () throws(TimelineError) in try timeline.addCue(name, at: position) }
    }
    return (timeline, reader.targets)
  }
}

extension TimelineDocument {
  /// Whether two documents mean the same, however each is spelled.
  public static func == (a: TimelineDocument, b: TimelineDocument) -> Bool {
    (a.timeline, a.rate) == (b.timeline, b.rate) && a.source.canonical() == b.source.canonical()
  }

  /// Feeds the timeline and the rate to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(timeline)
    hasher.combine(rate)
  }
}

extension JSONNode {
  /// Puts something into a timeline; its errors are told with this place.
  func placing<Result>(
    _ body: () throws(TimelineError) -> Result
  ) throws(SceneTextError) -> Result {
    do { return try body() } catch { throw self.error(.wrongValue, "\(error)") }
  }

  /// What is to be said of the bare numbers of seconds in a document.
  fileprivate func timeRemarks() -> [String] {
    switch value {
    case .array(let items):
      return items.enumerated().flatMap { JSONNode($1, at: "\(path)[\($0)]").timeRemarks() }
    case .object(let members):
      return members.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
        let node = JSONNode(value, at: "\(path).\(key)")
        guard TimelineKeys.remarkedSeconds.contains(key) else {
          return key == "labels" ? [] : node.timeRemarks()
        }
        guard case .number(let seconds) = value, seconds >= TimelineKeys.remarkable else {
          return []
        }
        return ["\(node.path): \(seconds.secondsRemark)"]
      }
    case .null, .bool, .number, .string: return []
    }
  }

  /// A frame rate, as a number or a text.
  func frameRate() throws(SceneTextError) -> FrameRate {
    let text: String =
      if case .number(let number) = value { number.plainText } else {
        try string("a frame rate such as \"60\" or \"60000/1001\"")
      }
    do { return try FrameRate(text) } catch { throw self.error(.wrongValue, "\(error)") }
  }
}

extension Double {
  /// What is said of a bare number of seconds that is probably one of milliseconds.
  package var secondsRemark: String {
    "\(plainText) is seconds; for milliseconds write \"\(plainText)ms\""
  }
}
