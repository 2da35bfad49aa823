// What makes a table, as a value: what is shown, at which times, in which columns.
public import Easing
public import Timing
public import ViewMotion

/// What makes a table: all that has to be known to make it again.
///
///     var recipe = TableRecipe(.curves([try CurveExpression("keyboard")]))
///     recipe.frames = .rate(120)
///     try TableRendering(recipe).table.rowCount   // 61
///
/// A golden table says its recipe in remarks: ``remarks`` and ``init(remarks:)`` are inverse.
public struct TableRecipe: Hashable, Sendable {
  /// What a table shows.
  public enum Subject: Hashable, Sendable {
    /// Curves, side by side or one below the other.
    case curves([CurveExpression])
    /// A file: a timeline, a keyboard sequence or a console log.
    case document(String)
  }

  /// When the rows of a table are.
  public enum Frames: Hashable, Sendable {
    /// The frames at a rate; nil: the document's, else 60. The end rule is `include` where it is nil.
    case rate(FrameRate? = nil, end: EndRule? = nil)
    /// Frames at a rate, likewise, as they are asked for one after the other.
    case onDemand(FrameRate? = nil)
    /// Evenly spaced rows, both ends included.
    case samples(Int)
    /// A row for each time in seconds, in any order.
    case times([Double])
  }

  /// The values that a curve goes from and to.
  public struct Values: Hashable, Sendable {
    /// The value at progress 0.
    public var start: Double
    /// The value at progress 1.
    public var end: Double

    /// Creates values.
    ///
    /// - Parameters:
    ///   - start: The value at progress 0.
    ///   - end: The value at progress 1.
    public init(from start: Double = 0, to end: Double = 1) {
      (self.start, self.end) = (start, end)
    }
  }

  /// What is shown.
  public var subject: Subject
  /// When the rows are.
  public var frames = Frames.rate()
  /// How long to look, in seconds: stretches easings, cuts or lengthens all else; nil: its own time.
  public var duration: Double?

  /// The columns of curves; empty for the usual ones.
  public var columns: [CurveColumn] = []
  /// Values beside the progress of curves.
  public var values: Values?
  /// The velocity with which a spring starts, in value units per second.
  public var velocity: Double?
  /// What holds outside a curve; `clamp` where it is nil.
  public var outside: OutsidePolicy?
  /// Whether a curve is at its target from its end on.
  public var snaps = false

  /// What is shown of each track of a timeline beside its values.
  public var details: [TimelineTable.Detail] = []
  /// Whether a timeline's events are shown in place of its values.
  public var showsEvents = false

  /// The upright screen of a console log, in points.
  public var screen: Size?

  /// Creates a recipe that leaves open all but what is shown.
  ///
  /// - Parameter subject: What is shown.
  public init(_ subject: Subject) { self.subject = subject }

  /// What it is of, in the words of a remark.
  public var name: String {
    switch subject {
    case .curves(let curves): curves.map(\.description).joined(separator: "; ")
    case .document(let path): path
    }
  }

  /// Whether several curves stand one below the other.
  public var isLong: Bool { columns.contains(.curve) }
}

/// What keeps a recipe from being read, or a table from being made of it.
public struct RecipeError: Error, Hashable, CustomStringConvertible {
  /// What in the recipe is wrong; nil where it is the recipe as a whole.
  public let key: TableRecipe.Key?
  /// What is wrong; where there is a key, to be read behind it: ` is 0, expected …`.
  public let problem: String
  /// What to do about it.
  public let hint: String?

  /// Creates an error from its parts.
  ///
  /// - Parameters:
  ///   - key: What in the recipe is wrong.
  ///   - problem: What is wrong, to be read behind the key.
  ///   - hint: What to do about it.
  public init(_ key: TableRecipe.Key?, _ problem: String, hint: String? = nil) {
    (self.key, self.problem, self.hint) = (key, problem, hint)
  }

  /// The sentence with a key as remarks spell it.
  public var description: String { text(before: "# ") }

  /// The sentence, what stands before a key given: `--` on a command line.
  public func text(before key: String) -> String {
    (self.key.map { key + $0.rawValue } ?? "") + problem + (hint.map { "\n  \($0)" } ?? "")
  }
}
