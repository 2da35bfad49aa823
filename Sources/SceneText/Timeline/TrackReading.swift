// The tracks of a document.
internal import Easing
internal import Timing
internal import ViewMotion

/// What is needed to read a track.
struct TrackReader {
  let files: Curve.FileResolver

  private static let keys =
    [
      "id", "target", "targets", "type", "from", "to", "by", "keyframes", "calculationMode", "at",
      "composite", "additive", "cumulative", "iterationComposite", "decompose", "base", "stagger",
      "interrupt",
    ] + TimingKeys.all

  /// Adds the track, or the nested timeline, of a node to a timeline.
  func add(
    _ node: JSONNode, number: Int, to timeline: inout Timeline<SceneValue>
  ) throws(SceneTextError) {
    guard case .object(let members) = node.value, members["timeline"] != nil else {
      return try addTrack(try node.object(keys: Self.keys), number, &timeline)
    }
    let object = try node.object(keys: ["timeline", "at", "id"])
    let inner = try TimelineDocument.timeline(try object.required("timeline"), files: files)
    let name = try object["id"]?.string()
    let position = try object.position()
    try node.placing { () throws(TimelineError) in
      try timeline.add(inner, at: position, named: name)
    }
  }

  private func addTrack(
    _ object: JSONObject, _ number: Int, _ timeline: inout Timeline<SceneValue>
  ) throws(SceneTextError) {
    try object.refuse(["target", "targets"])
    let targets = try object.targets()
    let id = try object["id"]?.string() ?? targets.first ?? "track\(number)"
    let position = try object.position()
    let track = try track(object, id: id, target: targets.first ?? id)
    guard targets.count > 1 || object["stagger"] != nil else {
      let start = try object.node.placing { () throws(TimelineError) in
        try timeline.time(of: position)
      }
      let interrupted = try interrupting(track, object, start: start)
      return try object.node.placing { () throws(TimelineError) in
        try timeline.add(interrupted, at: position)
      }
    }
    let tracks = targets.map { target in
      var copy = track
      (copy.id, copy.target) = ("\(id).\(target)", target)
      return copy
    }
    let stagger = try object["stagger"]?.stagger(files: files) ?? Stagger(each: 0)
    try object.node.placing { () throws(TimelineError) in
      try timeline.add(tracks, at: position, stagger: stagger)
    }
  }

  private func track(
    _ object: JSONObject, id: String, target: String
  ) throws(SceneTextError) -> Track<SceneValue> {
    let type: ValueType = try object["type"]?.word() ?? .number
    let decomposition = try object["decompose"]?.decomposition() ?? .coreAnimation
    let values = ValueReader(object: object, type: type, decomposition: decomposition, files: files)
    try object.refuse(["cumulative", "iterationComposite"])
    return Track(
      id, target: target, try values.keyframes(), timing: try object.timing(files: files),
      composite: try object.composite(), isCumulative: try object.isCumulative(),
      base: try values.base())
  }

  /// The track with the changes of mind that `interrupt` lists.
  private func interrupting(
    _ track: Track<SceneValue>, _ object: JSONObject, start: Double
  ) throws(SceneTextError) -> Track<SceneValue> {
    guard let node = object["interrupt"] else { return track }
    var track = track
    let items: [JSONNode] = if case .array = node.value { try node.list() } else { [node] }
    for item in items {
      let change = try item.object(
        keys: ["at", "to", "interruption", "carriesVelocity"] + TimingKeys.all)
      let decomposition = try object["decompose"]?.decomposition() ?? .coreAnimation
      let type = track.baseValue.type
      track.retarget(
        Retarget(
          at: try change.required("at").number() - start,
          to: try change.required("to").value(of: type, decomposition: decomposition),
          timing: change["duration"] == nil && change["curve"] == nil
            ? track.timing : try change.timing(files: files),
          try change["interruption"]?.word() ?? .additive,
          carriesVelocity: try change["carriesVelocity"]?.bool() ?? false))
    }
    return track
  }
}

extension JSONObject {
  fileprivate func targets() throws(SceneTextError) -> [String] {
    if let target = self["target"] { return [try target.string()] }
    var names: [String] = []
    for node in try self["targets"]?.list() ?? [] { names.append(try node.string()) }
    return names
  }

  /// Where the object is put; at 0 without a word.
  func position() throws(SceneTextError) -> Position {
    guard let node = self["at"] else { return .time(0) }
    if case .number(let time) = node.value { return .time(time) }
    let text = try node.string("seconds, a label, or \"<\" or \">\" with an offset")
    return try node.placing { () throws(TimelineError) in try Position(text) }
  }

  fileprivate func composite() throws(SceneTextError) -> Composite {
    try refuse(["composite", "additive"])
    if try self["additive"]?.bool() == true { return .add }
    return try self["composite"]?.word() ?? .replace
  }

  fileprivate func isCumulative() throws(SceneTextError) -> Bool {
    if let node = self["iterationComposite"] {
      return try node.word(IterationComposite.self) == .accumulate
    }
    return try self["cumulative"]?.bool() ?? false
  }

  private enum IterationComposite: String, CaseIterable { case replace, accumulate }
}

extension JSONNode {
  fileprivate func decomposition() throws(SceneTextError) -> Decomposition {
    switch try word(DecompositionWord.self) {
    case .css: .css
    case .coreAnimation: .coreAnimation
    }
  }

  private enum DecompositionWord: String, CaseIterable { case css, coreAnimation }

  /// Puts something into a timeline; its errors are told with this place.
  func placing<Result>(
    _ body: () throws(TimelineError) -> Result
  ) throws(SceneTextError) -> Result {
    do { return try body() } catch { throw self.error(.wrongValue, "\(error)") }
  }

  fileprivate func stagger(files: @escaping Curve.FileResolver) throws(SceneTextError) -> Stagger {
    if case .number(let each) = value { return Stagger(each: each) }
    let object = try object(keys: ["each", "from", "curve", "columns", "axis"])
    let columns = try object["columns"]?.number()
    return Stagger(
      each: try object.required("each").number(), from: try object["from"]?.origin() ?? .first,
      curve: try object["curve"]?.curve(files: files) ?? .unit(.linear),
      columns: columns.map { Int(min(max($0, 1), 1e9)) },
      axis: try object["axis"]?.word() ?? .both)
  }

  private func origin() throws(SceneTextError) -> Stagger.Origin {
    if case .number(let index) = value { return .index(Int(min(max(index, 0), 1e9))) }
    return switch try word(OriginWord.self) {
    case .first: .first
    case .last: .last
    case .center: .center
    case .edges: .edges
    }
  }

  private enum OriginWord: String, CaseIterable { case first, last, center, edges }
}
