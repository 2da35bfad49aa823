// A recipe carried out: the rows of its table, some at a time or all at once.
internal import Easing
public import FrameTables
public import KeyboardMotion
internal import SceneText
public import Timing

/// A table that can be made: what its recipe names has been read, and nothing computed yet.
///
///     let recipe = TableRecipe(.document("card.json"))
///     try TableRendering(recipe).table   // the rows of `curves run card.json`
public struct TableRendering: Sendable {
  /// What makes the table; its rate is the one that counts.
  public let recipe: TableRecipe
  /// When the rows are.
  public let schedule: FrameSchedule
  /// Frames per second, where a clock paces or steps.
  public let rate: FrameRate
  private let contents: Contents

  private enum Contents: Sendable {
    case curves(CurveTable)
    case timeline(TimelineTable)
    case replay(Replay)
  }

  /// Reads what a recipe names.
  ///
  /// - Parameters:
  ///   - recipe: What makes the table.
  ///   - golden: The file that says the recipe, from which its paths are looked for; nil: they count
  ///     from the current folder, and `-` is the standard input.
  /// - Throws: ``RecipeError``, ``SceneFileError``, `FileError`, `CurveTextError` or
  ///   `FrameScheduleError`.
  public init(_ recipe: TableRecipe, namedIn golden: String? = nil) throws {
    switch recipe.subject {
    case .curves(let curves): try self.init(curves, recipe, namedIn: golden)
    case .document(let name):
      let path = golden.map { Folder.find(name, from: $0) } ?? name
      let bytes = try golden == nil ? ByteInput.bytes(at: path) : ByteInput.file(path)
      if let file = try SceneFile(reading: bytes, at: path, screen: recipe.screen) {
        try self.init(file, recipe)
      } else {
        try self.init([try CurveExpression(name)], recipe, namedIn: golden)
      }
    }
  }

  private init(_ curves: [CurveExpression], _ recipe: TableRecipe, namedIn golden: String?) throws {
    let files = golden.map { CurveFiles.read(besides: $0) } ?? CurveFiles.read
    let table = try CurveTable(curves, recipe, files: files)
    try self.init(.curves(table), recipe, lasting: { try table.duration() })
  }

  /// Takes a timeline or a replay that is there already.
  ///
  /// - Parameters:
  ///   - file: What moves.
  ///   - recipe: What is shown of it; its subject names it and is not read.
  /// - Throws: ``RecipeError`` or `FrameScheduleError`.
  public init(_ file: SceneFile, _ recipe: TableRecipe) throws {
    switch file {
    case .timeline(let timeline, let rate):
      let table = TimelineTable(timeline, showing: recipe.details)
      try self.init(.timeline(table), recipe, rate: rate) {
        let duration = recipe.duration ?? timeline.duration
        if duration.isFinite { return duration }
        throw RecipeError(
          nil, "the timeline never ends", hint: "say how long to look at it: --duration SECONDS")
      }
    case .replay(let replay): try self.init(.replay(replay), recipe) { replay.duration }
    }
  }

  private init(
    _ contents: Contents, _ recipe: TableRecipe, rate: FrameRate = 60,
    lasting duration: () throws -> Double
  ) throws {
    self.contents = contents
    var recipe = recipe
    switch recipe.frames {
    case .rate(let asked, let end):
      let rate = asked ?? rate
      self.rate = rate
      recipe.frames = .rate(rate, end: end)
      let duration = try duration()
      // The sum of a document's times may miss the frame on which it ends.
      let length = if case .curves = contents { duration } else { rate.settled(duration) }
      schedule = try FrameSchedule(duration: length, rate: rate, end: end ?? .include)
    case .onDemand(let asked):
      self.rate = asked ?? rate
      recipe.frames = .onDemand(self.rate)
      schedule = try FrameSchedule(times: [])
    case .samples(let count):
      self.rate = rate
      schedule = try FrameSchedule(duration: duration(), samples: count)
    case .times(let times):
      self.rate = rate
      schedule = try FrameSchedule(times: times)
    }
    self.recipe = recipe
  }

  /// The scene of a keyboard sequence or log; nil for all else.
  public var replay: Replay? { if case .replay(let replay) = contents { replay } else { nil } }

  /// Whether its rows can be made some at a time: remarks say when they are, and they are no events.
  public var isInRows: Bool {
    if case .times = recipe.frames { return false }
    return !recipe.showsEvents
  }

  /// How many rows make a block that is worth a processor's while.
  public var blockSize: Int {
    let cells =
      switch contents {
      case .curves(let table): table.cellsPerFrame
      case .timeline(let table): table.columnCount
      case .replay(let replay): replay.columns.count
      }
    return max(TableWriter.blockRows / max(cells / 16, 1), 1)
  }

  /// Returns the rows of some frames.
  ///
  /// - Parameter frames: The frames, in any order; without any, a table that has columns alone.
  /// - Returns: A table with one row for each frame, or one for each curve and frame.
  public func table(of frames: some RandomAccessCollection<Frame>) -> Table {
    switch contents {
    case .curves(let table): Table(table.columns(at: frames))
    case .timeline(let table): table.table(of: frames)
    case .replay(let replay): replay.table(of: frames)
    }
  }

  /// Returns some rows, by the places of their frames in the schedule.
  public func table(_ places: Range<Int>) -> Table { table(of: schedule[places]) }

  /// All rows as one table; in their place a timeline's events, where the recipe asks for them.
  public var table: Table {
    if recipe.showsEvents, case .timeline(let table) = contents {
      return table.events(through: schedule.lazy.map(\.timestamp))
    }
    return table(of: schedule[...])
  }
}
