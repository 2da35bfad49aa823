// The tracks of a document.
internal import Easing
internal import Timing
internal import ViewMotion

/// What is needed to read a track.
struct TrackReader {
  let files: Curve.FileResolver
  /// The targets of the tracks so far, in the order of the document through nested timelines.
  private(set) var targets: Set<String>
  private var names: Set<String> = []
  private var numbers: [String: Int] = [:]
  private var columns = TargetColumns()

  /// A reader of the tracks of one document.
  ///
  /// - Parameters:
  ///   - files: Gives the curve of a path.
  ///   - targets: Those of the tracks before the document, where it is nested.
  ///   - names: Names that tracks without one do not get.
  init(
    files: @escaping Curve.FileResolver, after targets: Set<String>, avoiding names: Set<String>
  ) {
    (self.files, self.targets, self.names) = (files, targets, names)
  }

  /// Adds the track, or the nested timeline, of a node to a timeline.
  mutating func add(
    _ node: JSONNode, to timeline: inout Timeline<SceneValue>
  ) throws(SceneTextError) {
    let count = timeline.entries.count
    if case .object(let members) = node.value, members["timeline"] != nil {
      try addNested(node, to: &timeline)
    } else {
      try addTrack(try node.object(keys: TimelineKeys.track), to: &timeline)
    }
    for entry in timeline.entries.dropFirst(count) { try columns.add(entry.track, at: node) }
  }

  private mutating func addNested(
    _ node: JSONNode, to timeline: inout Timeline<SceneValue>
  ) throws(SceneTextError) {
    let object = try node.object(keys: TimelineKeys.nested)
    let name = try object["id"]?.string()
    let (inner, seen) = try TimelineDocument.timeline(
      try object.required("timeline"), files: files, after: targets,
      avoiding: name == nil ? names : [])
    targets = seen
    if name == nil { names.formUnion(inner.entries.map(\.track.id)) }
    let position = try object.position()
    let isTimed = TimelineKeys.timing.contains { object[$0] != nil }
    let timing =
      isTimed
      ? try object.timing(files: files, lasting: inner.duration, fill: .forwards) : nil
    try node.placing { () throws(TimelineError) in
      try timeline.add(inner, at: position, named: name, timing: timing)
    }
  }

  private mutating func addTrack(
    _ object: JSONObject, to timeline: inout Timeline<SceneValue>
  ) throws(SceneTextError) {
    let targets = try object.targets()
    let id = try object["id"]?.string()
    let position = try object.position()
    let start = try object.placing { () throws(TimelineError) in try timeline.time(of: position) }
    let stagger = try object["stagger"]?.stagger(files: files) ?? Stagger(each: 0)
    let delays = stagger.delays(count: targets.count)
    let changes = try changes(object, in: timeline)
    var tracks: [Track<SceneValue>] = []
    for (target, delay) in zip(targets, delays) {
      let name =
        id.map { targets.count > 1 ? "\($0).\(target)" : $0 } ?? unusedName(like: target)
      names.insert(name)
      var track = try track(object, id: name, target: target)
      for change in changes { track.retarget(try retarget(track, change, start: start + delay)) }
      tracks.append(track)
    }
    try object.placing { () throws(TimelineError) in
      if tracks.count == 1 {
        try timeline.add(tracks[0], at: .time(start))
      } else {
        try timeline.add(tracks, at: .time(start), stagger: stagger)
      }
    }
  }

  /// A name for a track that has none: its target's, with a number from the second on.
  private mutating func unusedName(like target: String) -> String {
    var name = target
    while names.contains(name) {
      numbers[target, default: 1] += 1
      name = "\(target)#\(numbers[target, default: 1])"
    }
    return name
  }

  private mutating func track(
    _ object: JSONObject, id: String, target: String
  ) throws(SceneTextError) -> Track<SceneValue> {
    let type: ValueType = try object["type"]?.word() ?? .number
    let decomposition = try object["decompose"]?.word() ?? Decomposition.coreAnimation
    let isFirst = targets.insert(target).inserted
    let composite = try object.composite()
    let values = ValueReader(
      object: object, type: type, decomposition: decomposition, files: files,
      hasUnderlying: !isFirst, composite: composite)
    try object.refuse(["cumulative", "iterationComposite"])
    // Tracks on one target play one after the other: only the first holds its start before it.
    let timing = try object.timing(files: files, fill: isFirst ? .both : .forwards)
    return Track(
      id, target: target, try values.keyframes(), timing: timing,
      composite: composite, isCumulative: try object.isCumulative(),
      base: try values.base())
  }

  /// The retargets that `interrupt` lists, and their times in the timeline.
  private func changes(
    _ object: JSONObject, in timeline: Timeline<SceneValue>
  ) throws(SceneTextError) -> [(time: Double, object: JSONObject)] {
    guard let node = object["interrupt"] else { return [] }
    var changes: [(time: Double, object: JSONObject)] = []
    let items: [JSONNode] = if case .array = node.value { try node.list() } else { [node] }
    for item in items {
      let change = try item.object(keys: TimelineKeys.interrupt)
      _ = try change.required("at")
      let position = try change.position()
      let time = try change.placing { () throws(TimelineError) in
        try timeline.time(of: position)
      }
      changes.append((time, change))
    }
    return changes
  }

  private func retarget(
    _ track: Track<SceneValue>, _ change: (time: Double, object: JSONObject), start: Double
  ) throws(SceneTextError) -> Retarget<SceneValue> {
    let object = change.object
    let (timing, rate) = (track.timing, track.timing.rate)
    guard rate > 0 else {
      throw object.node.error(
        .contradiction, "a track at rate \(rate.plainText) cannot be interrupted")
    }
    let value = try object.required("to").value(
      of: track.baseValue.type, decomposition: decomposition(of: track))
    return Retarget(
      at: (change.time - start) * rate, to: value,
      timing: try object.timing(files: files, like: timing),
      try object["interruption"]?.word() ?? .additive,
      carriesVelocity: try object["carriesVelocity"]?.bool() ?? false)
  }

  /// How the transforms of a track decompose.
  private func decomposition(of track: Track<SceneValue>) -> Decomposition {
    switch track.baseValue {
    case .transform(let list), .transform3D(let list): list.decomposition
    default: .coreAnimation
    }
  }
}

extension JSONObject {
  /// What moves; a track without a target moves what its name says.
  fileprivate func targets() throws(SceneTextError) -> [String] {
    try refuse(["target", "targets"])
    guard let list = self["targets"] else {
      guard let target = self["target"] ?? self["id"] else {
        throw node.error(.missingKey, "\"target\" is missing")
      }
      return [try target.string()]
    }
    var names: [String] = []
    for node in try list.list("a list of targets") { names.append(try node.string()) }
    if names.isEmpty { throw list.error(.wrongValue, "found no target, expected one or more") }
    return names
  }

  /// Puts something into a timeline; its errors are told with the place of the position.
  fileprivate func placing<Result>(
    _ body: () throws(TimelineError) -> Result
  ) throws(SceneTextError) -> Result {
    do { return try body() } catch {
      if case .duplicateTrack = error { throw (self["id"] ?? node).error(.wrongValue, "\(error)") }
      throw (self["at"] ?? node).error(.wrongValue, "\(error)")
    }
  }

  /// Where the object is put; at 0 without a word.
  func position() throws(SceneTextError) -> Position {
    guard let node = self["at"] else { return .time(0) }
    if case .number(let time) = node.value { return .time(time) }
    let text = try node.string("seconds, a label, or \"<\", \">\" or \"+=\" with an offset")
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
