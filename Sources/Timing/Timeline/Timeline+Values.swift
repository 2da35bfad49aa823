// The values of a timeline at a time.

extension Timeline {
  /// The properties that move, in the order of their first track.
  public var targets: [String] { columns.targets.names }

  /// Returns the value of each target at a time, in the order of `targets`.
  ///
  /// - Parameter time: Seconds; any number, also before the start and after the end.
  /// - Returns: The values; where no track has an effect, the base value of the first.
  @inlinable
  public func values(at time: Double) -> [Value] {
    precondition(!time.isNaN, "A timeline is looked at at a time that is a number.")
    return Playhead(self, at: time).values
  }

  /// Returns the value of a target at a time.
  ///
  /// - Parameters:
  ///   - target: The property that moves.
  ///   - time: Seconds; any number.
  /// - Returns: The value of all its tracks together; nil for an unknown target.
  @inlinable
  public func value(of target: String, at time: Double) -> Value? {
    guard let target = columns.targets.place(of: target) else { return nil }
    return value(ofTarget: target, at: time)
  }

  /// Returns what the timing of a track says at a time.
  ///
  /// - Parameters:
  ///   - id: The name of the track.
  ///   - time: Seconds of the timeline; any number.
  /// - Returns: Phase, iteration and progress; nil for an unknown track.
  public func state(of id: String, at time: Double) -> TimingState? {
    columns.ids.place(of: id).map { columns.state(of: $0, at: time) }
  }

  /// What the timing of a track says, by its number among the entries.
  package func state(ofTrack number: Int, at time: Double) -> TimingState {
    columns.state(of: number, at: time)
  }

  /// The value of each target when all is over, in the order of `targets`; nil where that is never.
  public var endValues: [Value?] {
    columns.firstRows.indices.map { target in
      var row = Int(columns.firstRows[target])
      while row >= 0 {
        if entries[row].track.endValue == nil { return nil }
        row = Int(columns.rows[row].next)
      }
      return value(ofTarget: target, at: .infinity)
    }
  }

  /// The value that the tracks of a target give together.
  @inlinable
  func value(ofTarget target: Int, at time: Double) -> Value {
    let first = Int(columns.firstRows[target])
    var value = effect(of: first, at: time, onto: base(of: first)) ?? baseValue(of: first)
    var row = Int(columns.rows[first].next)
    while row >= 0 {
      if let upper = effect(of: row, at: time, onto: value) { value = upper }
      row = Int(columns.rows[row].next)
    }
    return value
  }

  /// The value of the target of a track without animation, where the track says it.
  @inlinable
  func base(of row: Int) -> Value? {
    let row = columns.rows[row]
    return row.isPlain ? nil : tracks[row.track].track.base
  }

  /// The value of the target of a track without animation.
  @inlinable
  func baseValue(of row: Int) -> Value {
    let entry = columns.rows[row]
    return entry.isPlain
      ? forms[Int(entry.form)].with(lanes: columns.firstLanes(of: row))
      : tracks[entry.track].track.baseValue
  }

  /// The value of a track on top of what lies under it; nil where it has no effect.
  @inlinable
  func effect(of row: Int, at time: Double, onto underlying: Value?) -> Value? {
    let entry = columns.rows[row]
    if entry.isPlain {
      guard let lanes = columns.lanes(of: row, atTime: time) else { return nil }
      return forms[Int(entry.form)].with(lanes: lanes)
    }
    guard let local = columns.localTime(of: row, at: time) else { return nil }
    return tracks[entry.track].effect(at: local, onto: underlying)
  }
}
