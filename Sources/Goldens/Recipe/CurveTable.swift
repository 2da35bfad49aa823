// The columns of curves: their numbers at frames.
internal import Easing
internal import FrameTables
internal import Timing

/// Curves as a table: side by side or one below the other.
struct CurveTable: Sendable {
  private let subjects: [CurveSubject]
  private let columns: [CurveColumn]

  /// Prepares the table of a recipe's curves.
  init(
    _ curves: [CurveExpression], _ recipe: TableRecipe, files: @escaping Curve.FileResolver
  ) throws {
    subjects = try curves.map { try CurveSubject($0, recipe, files: files) }
    columns =
      recipe.columns.isEmpty
      ? CurveColumn.usual(curves: curves.count, hasValues: recipe.values != nil) : recipe.columns
    var seen: Set<String> = []
    for subject in subjects where !seen.insert(subject.label).inserted {
      throw RecipeError(nil, "\(subject.label) is given twice")
    }
  }

  /// How long the longest of them lasts, in seconds; each comes to an end.
  func duration() throws(RecipeError) -> Double {
    for subject in subjects where !subject.curve.duration.isFinite {
      throw RecipeError(
        nil, "\(subject.label) never settles",
        hint: "say how long to look at it: --duration SECONDS")
    }
    return subjects.map(\.curve.duration).max() ?? 0
  }

  /// How many cells there are for each frame.
  var cellsPerFrame: Int { subjects.count * columns.count }

  /// The columns at some frames.
  func columns(at frames: some Collection<Frame>) -> [Column] {
    columns.contains(.curve) ? longColumns(frames) : wideColumns(frames)
  }

  private func wideColumns(_ frames: some Collection<Frame>) -> [Column] {
    columns.flatMap { column -> [Column] in
      switch column {
      case .frame: [Column("frame", .integers(frames.map(\.index)))]
      case .time: [Column("time", .numbers(frames.map(\.timestamp)))]
      case .curve: []
      case .progress, .value, .velocity:
        subjects.map { subject in
          Column(
            name(of: column, subject), .numbers(frames.map { subject.number(column, at: $0) }),
            holdsInfinity: column == .velocity)
        }
      }
    }
  }

  private func longColumns(_ frames: some Collection<Frame>) -> [Column] {
    let rows = frames.flatMap { frame in subjects.map { (frame, $0) } }
    return columns.map { column in
      switch column {
      case .frame: Column("frame", .integers(rows.map(\.0.index)))
      case .time: Column("time", .numbers(rows.map(\.0.timestamp)))
      case .curve: Column("curve", .texts(rows.map(\.1.label)))
      case .progress, .value, .velocity:
        Column(
          column.rawValue, .numbers(rows.map { $1.number(column, at: $0) }),
          holdsInfinity: column == .velocity)
      }
    }
  }

  /// A single curve's columns are named after the quantity, those of several after the curves.
  private func name(of column: CurveColumn, _ subject: CurveSubject) -> String {
    if subjects.count == 1 { return column.rawValue }
    let isAlone = columns.filter(\.isOfCurve).count == 1
    return isAlone ? subject.label : "\(subject.label).\(column.rawValue)"
  }
}

/// A curve between two values, with the name that heads its column.
struct CurveSubject: Sendable {
  let label: String
  let curve: Curve
  private let recipe: TableRecipe
  private let values: TableRecipe.Values
  private let outside: OutsidePolicy
  /// The spring that is thrown at a given velocity; nil without one.
  private let thrown: Spring?
  /// When a thrown spring without a distance is at its target for good, in seconds.
  private let rest: Double

  init(
    _ expression: CurveExpression, _ recipe: TableRecipe, files: @escaping Curve.FileResolver
  ) throws {
    label = expression.description
    self.recipe = recipe
    values = recipe.values ?? TableRecipe.Values()
    outside = recipe.outside ?? .clamp
    let asked = try expression.curve(files: files)
    guard let velocity = recipe.velocity else {
      (thrown, rest) = (nil, .infinity)
      curve = try recipe.lasting(asked)
      return
    }
    let distance = values.end - values.start
    let spring = try Self.spring(of: asked, label)
      .with(initialVelocity: distance == 0 ? 0 : velocity / distance)
    thrown = spring
    rest = spring.settlingDuration(
      from: values.start, to: values.end, initialVelocity: velocity)
    curve = try recipe.lasting(
      asked.playing(
        spring, until: values.start == values.end && velocity != 0 ? rest : spring.duration))
  }

  /// The number of a column at a frame.
  func number(_ column: CurveColumn, at frame: Frame) -> Double {
    let time = frame.timestamp
    return switch column {
    case .value: value(at: time)
    case .velocity: velocity(at: time)
    default: progress(at: time)
    }
  }

  private func progress(at time: Double) -> Double {
    isOver(time) ? 1 : curve.value(at: time, outside: outside)
  }

  private func value(at time: Double) -> Double {
    if let spring = thrown, values.start == values.end, !isOver(time) {
      let time = outside == .clamp ? min(max(time, 0), curve.duration) : time
      if outside == .clamp && time >= rest { return values.end }
      return spring.value(
        from: values.start, to: values.end, initialVelocity: recipe.velocity ?? 0, at: time)
    }
    return values.start.interpolated(to: values.end, amount: progress(at: time))
  }

  private func velocity(at time: Double) -> Double {
    if let spring = thrown, values.start == values.end {
      let isAtRest =
        outside == .clamp && (time < 0 || time > curve.duration || time >= rest)
      return isAtRest
        ? 0
        : spring.velocity(
          from: values.start, to: values.end, initialVelocity: recipe.velocity ?? 0, at: time)
    }
    let slope = curve.velocity(at: time, outside: outside)
    let distance = values.end - values.start
    if distance == 0 { return 0 }
    return distance.isFinite ? slope * distance : slope * values.end - slope * values.start
  }

  private func isOver(_ time: Double) -> Bool { recipe.snaps && time >= curve.duration }

  private static func spring(of curve: Curve, _ label: String) throws(RecipeError) -> Spring {
    switch curve {
    case .spring(let spring): return spring
    case .clipped(let timed): return try spring(of: timed.curve, label)
    case .keyboard:
      throw RecipeError(.velocity, " is for springs, and the keyboard always starts from rest")
    default: throw RecipeError(.velocity, " is for springs, and \(label) is none")
    }
  }
}

extension TableRecipe {
  /// The curve for as long as was asked.
  fileprivate func lasting(_ curve: Curve) throws(RecipeError) -> Curve {
    guard let duration else { return curve }
    do { return try curve.lasting(duration) } catch {
      throw RecipeError(.duration, " is \(duration.plainText), expected \(error.expected)")
    }
  }
}

extension Curve {
  /// Another spring, clipped as this one is, or else after its own time.
  fileprivate func playing(_ spring: Spring, until end: Double) throws -> Curve {
    if case .clipped(let timed) = self {
      return try Curve.spring(spring).clipped(to: timed.duration)
    }
    return end <= 1e9 ? try Curve.spring(spring).clipped(to: end) : .spring(spring)
  }
}
