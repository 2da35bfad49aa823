// When keyframes are reached and how the way between them is eased, without their values.
public import Easing

/// The offsets and easings of keyframes, the same for values of every kind.
@usableFromInline
struct KeyframeCourse: Hashable, Sendable {
  /// How values between the keyframes are found.
  @usableFromInline
  enum Path: Hashable, Sendable {
    case straight
    case held
    case smooth
    case smoothPaced(SampledCurve)
  }

  /// Two neighbouring keyframes, nil for an end of the animation where none stands, and how far a
  /// progress is between them, eased.
  @usableFromInline
  struct Piece {
    @usableFromInline let start, end: Int?
    @usableFromInline let amount: Double
  }

  /// Each from 0 to 1, none below the one before it.
  let offsets: [Double]
  /// The easing from each keyframe to the next.
  let curves: [Curve]
  /// How each value joins what lies under it; nil for the way of its track.
  ///
  /// Empty where all are nil.
  private let composites: [Composite?]
  @usableFromInline let path: Path

  init(
    offsets: [Double], curves: [Curve], composites: [Composite?] = [], path: Path = .straight
  ) {
    (self.offsets, self.curves, self.path) = (offsets, curves, path)
    self.composites = composites.contains { $0 != nil } ? composites : []
  }

  /// The same keyframes along another path.
  func along(_ path: Path) -> KeyframeCourse {
    KeyframeCourse(offsets: offsets, curves: curves, composites: composites, path: path)
  }

  /// Whether the underlying value stands at the end, because no keyframe does.
  @usableFromInline
  var hasOpenEnd: Bool { path == .straight && offsets[offsets.count - 1] < 1 }

  /// Whether the way is straight from the start to the end, and no value joins what lies under it in
  /// a way of its own.
  @usableFromInline
  var isPlain: Bool {
    path == .straight && offsets[0] == 0 && !hasOpenEnd && composites.isEmpty
  }

  @usableFromInline
  func composite(_ index: Int) -> Composite? { composites.isEmpty ? nil : composites[index] }

  /// The keyframes that a progress lies between, as Web Animations picks them.
  @usableFromInline
  func piece(at progress: Double, lasting seconds: Double) -> Piece {
    let (start, end) = ends(at: progress)
    return Piece(
      start: start, end: end,
      amount: amount(of: progress, between: start, end, lasting: seconds))
  }

  /// The keyframe that a progress leaves behind and how far it is on to the next, on a spline.
  @usableFromInline
  func splinePiece(at progress: Double, lasting seconds: Double) -> Piece {
    var progress = progress
    if case .smoothPaced(let pace) = path { progress = pace.value(at: progress) }
    let start = min(lastIndex(at: progress) ?? 0, offsets.count - 2)
    return Piece(
      start: start, end: start + 1,
      amount: amount(of: progress, between: start, start + 1, lasting: seconds))
  }

  /// The last keyframe at or before a progress; nil before the first.
  @usableFromInline
  func lastIndex(at progress: Double) -> Int? {
    let next = offsets.partitioningIndex { $0 > progress }
    return next == 0 ? nil : next - 1
  }

  /// The offset of a keyframe, or of a jump between two of them, that a quotient of times misses by
  /// its rounding; else the progress.
  ///
  /// That is up to 2⁻⁴³, about 1e-13: some hundred times the length of the animation may have passed
  /// before it starts.
  @usableFromInline
  func nearOffset(_ progress: Double) -> Double {
    let next = offsets.partitioningIndex { $0 >= progress }
    for index in max(next - 1, 0)...next where index < offsets.count {
      if (offsets[index] - progress).magnitude <= max(progress.magnitude * 0x1p-51, 0x1p-43) {
        return offsets[index]
      }
    }
    guard next > 0, next < offsets.count, curves[next - 1].hasJumps else { return progress }
    return nearJump(progress, between: next - 1, next)
  }

  private func nearJump(_ progress: Double, between start: Int, _ end: Int) -> Double {
    let (first, width) = (offsets[start], offsets[end] - offsets[start])
    let fraction = (progress - first) / width
    let jump = curves[start].nearJump(fraction)
    if jump == fraction { return progress }
    let near = first + jump * width
    return (near - first) / width < jump ? near.nextUp : near
  }

  /// The slope of the easing at a progress, for the whole of it; 0 where no way is.
  func slope(of piece: Piece, at progress: Double, lasting seconds: Double) -> Double {
    let first = piece.start.map { offsets[$0] } ?? 0
    let width = (piece.end.map { offsets[$0] } ?? 1) - first
    guard width > 0 else { return 0 }
    let slope =
      piece.start.map {
        curves[$0].slope(at: (progress - first) / width, lasting: width * seconds)
      } ?? 1
    return slope.isFinite ? slope / width : 0
  }

  private func ends(at progress: Double) -> (Int?, Int?) {
    let last = offsets.count - 1
    if progress < 0 && last > 0 && offsets[1] == 0 { return (0, 0) }
    if progress >= 1 && last > 0 && offsets[last - 1] == 1 { return (last, last) }
    let index = lastIndex(at: min(max(progress, 0), 1.0.nextDown))
    let next = index.map { $0 + 1 } ?? 0
    return (index, next <= last ? next : nil)
  }

  private func amount(
    of progress: Double, between start: Int?, _ end: Int?, lasting seconds: Double
  ) -> Double {
    let first = start.map { offsets[$0] } ?? 0
    let width = (end.map { offsets[$0] } ?? 1) - first
    if width <= 0 { return progress < first ? 0 : 1 }
    let fraction = (progress - first) / width
    guard let start else { return fraction }
    return curves[start].progress(at: fraction, lasting: width * seconds, before: false)
  }
}
