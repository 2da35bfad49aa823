// Which target each column of a timeline's table belongs to.
internal import Timing

/// The columns of the targets of a document: each target has one type, each column one target.
struct TargetColumns {
  private var types: [String: ValueType] = [:]
  /// The target of each column; nil for those that every table has.
  private var owners: [String: String?] = ["frame": nil, "time": nil]

  /// Adds the target of a track, or refuses it with the place of the track.
  mutating func add(_ track: Track<SceneValue>, at node: JSONNode) throws(SceneTextError) {
    let (target, type) = (track.target, track.baseValue.type)
    if let known = types[target] {
      if known == type { return }
      throw node.error(
        .contradiction,
        "the tracks of \"\(target)\" are of types \(known.rawValue) and \(type.rawValue)")
    }
    types[target] = type
    for column in type.columns(of: target) {
      if let owner = owners[column] {
        let what = owner.map { "the target \"\($0)\"" } ?? "every table"
        throw node.error(
          .contradiction, "\"\(target)\" needs the column \"\(column)\", which \(what) has")
      }
      owners[column] = target
    }
  }
}
