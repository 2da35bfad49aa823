// How much later each of several tracks starts.
internal import Easing
internal import Timing

extension JSONNode {
  /// A stagger: the seconds between two tracks, or an object that says more.
  func stagger(files: @escaping Curve.FileResolver) throws(SceneTextError) -> Stagger {
    guard case .object = value else { return Stagger(each: try finiteSeconds()) }
    let object = try object(keys: TimelineKeys.stagger)
    let columns = try object["columns"]?.number()
    return Stagger(
      each: try object.required("each").finiteSeconds(),
      from: try object["from"]?.origin() ?? .first,
      curve: try object["curve"]?.curve(files: files) ?? .unit(.linear),
      columns: columns.map { Int(min(max($0, 1), 1e9)) },
      axis: try object["axis"]?.word() ?? .both)
  }

  private func finiteSeconds() throws(SceneTextError) -> Double {
    let seconds = try seconds()
    guard seconds.isFinite else {
      throw error(.wrongValue, "found \"infinite\", expected seconds that end")
    }
    return seconds
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
