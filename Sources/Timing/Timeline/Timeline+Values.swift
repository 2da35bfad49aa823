// The values of a timeline at a time.

extension Timeline {
  /// The properties that move, in the order of their first track.
  public var targets: [String] {
    var seen: Set<String> = []
    return entries.map(\.track.target).filter { seen.insert($0).inserted }
  }

  /// Returns the value of each target at a time, in the order of `targets`.
  ///
  /// - Parameter time: Seconds; any number, also before the start and after the end.
  /// - Returns: The values; where no track has an effect, the base value of the first.
  public func values(at time: Double) -> [Value] {
    let stacks = stacks
    return stacks.map { value(of: $0, at: time) }
  }

  /// Returns the value of a target at a time.
  ///
  /// - Parameters:
  ///   - target: The property that moves.
  ///   - time: Seconds; any number.
  /// - Returns: The value of all its tracks together; nil for an unknown target.
  public func value(of target: String, at time: Double) -> Value? {
    let stack = entries.indices.filter { entries[$0].track.target == target }
    return stack.isEmpty ? nil : value(of: stack, at: time)
  }

  /// Returns what the timing of a track says at a time.
  ///
  /// - Parameters:
  ///   - id: The name of the track.
  ///   - time: Seconds of the timeline; any number.
  /// - Returns: Phase, iteration and progress; nil for an unknown track.
  public func state(of id: String, at time: Double) -> TimingState? {
    entries.first { $0.track.id == id }.map { $0.state(at: time) }
  }

  /// The value of each target when all is over, in the order of `targets`; nil where that is never.
  public var endValues: [Value?] {
    stacks.map { stack in
      stack.contains { entries[$0].track.endValue == nil } ? nil : value(of: stack, at: .infinity)
    }
  }

  /// The entries of each target, in the order of `targets`.
  var stacks: [[Int]] {
    var places: [String: Int] = [:]
    var stacks: [[Int]] = []
    for (index, entry) in entries.enumerated() {
      if let place = places[entry.track.target] {
        stacks[place].append(index)
      } else {
        places[entry.track.target] = stacks.count
        stacks.append([index])
      }
    }
    return stacks
  }

  /// The value that the entries of one target give together.
  func value(of stack: [Int], at time: Double) -> Value {
    let first = entries[stack[0]].track
    let value = stack.reduce(first.base) { underlying, index in
      entries[index].effect(at: time, onto: underlying) ?? underlying
    }
    return value ?? first.baseValue
  }
}

extension Timeline.Entry {
  /// Returns what the track's timing says at a time of the timeline, in seconds.
  public func state(at time: Double) -> TimingState {
    track.timing.state(at: localTime(at: time))
  }

  /// Returns the track's value at a time of the timeline, alone; nil where it has no effect.
  public func effect(at time: Double) -> Value? {
    track.effect(at: localTime(at: time))
  }

  /// The track's value on top of what lies under it; nil where it has no effect.
  fileprivate func effect(at time: Double, onto underlying: Value?) -> Value? {
    track.effect(at: localTime(at: time), onto: underlying)
  }

  private func localTime(at time: Double) -> Double {
    let (begin, end) = track.activeInterval
    return placement.localTime(at: time, borders: begin, end)
  }
}
