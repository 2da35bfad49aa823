// What a virtual clock is to call, when, and in which order.
internal import Easing

extension VirtualClock {
  /// A callback that waits for its time.
  public struct Pending: Hashable, Sendable {
    /// Tells this callback from all others of its clock; ascends in the order of scheduling.
    public let id: Int
    /// The time in s at which it is called.
    public let due: Double
  }

  /// The callbacks that wait, in the order in which they will be called.
  public var pending: [Pending] { schedule.inOrder }

  /// Has a callback called at a time.
  ///
  /// - Parameters:
  ///   - time: s since the start; a time that has passed is due at the next move of the clock.
  ///   - callback: called once, when ``now`` is its time.
  /// - Returns: what ``cancel(_:)`` takes.
  @discardableResult
  public mutating func schedule(at time: Double, _ callback: @escaping Callback) -> Pending {
    precondition(time.isFinite, "A callback needs a finite time.")
    return schedule.add(due: time, callback)
  }

  /// Has a callback called after a time.
  ///
  /// - Parameters:
  ///   - delay: s from now, 0 or more; 0 is due at once, within the same move of the clock.
  ///   - callback: called once, when ``now`` is its time.
  /// - Returns: what ``cancel(_:)`` takes.
  @discardableResult
  public mutating func schedule(after delay: Double, _ callback: @escaping Callback) -> Pending {
    precondition(Self.isTime(delay), "A callback comes after 0 to 2^53 seconds.")
    // Whole attoseconds: 0.1 s after 0.2 s is 0.3 s.
    return schedule(at: (.seconds(now) + .seconds(delay)) / .seconds(1), callback)
  }

  /// Forgets a callback; nothing happens if it has been called or cancelled already.
  public mutating func cancel(_ pending: Pending) { schedule.remove(pending.id) }

  /// Callbacks in the order of their times, then of their scheduling.
  struct Schedule {
    struct Entry {
      let id: Int
      let due: Double
      let callback: Callback
    }

    /// The next one last, where it is removed at no cost.
    private var entries: [Entry] = []
    private var nextID = 0

    var first: Entry? { entries.last }

    var inOrder: [Pending] { entries.reversed().map { Pending(id: $0.id, due: $0.due) } }

    mutating func add(due: Double, _ callback: @escaping Callback) -> Pending {
      let entry = Entry(id: nextID, due: due, callback: callback)
      entries.insert(entry, at: position(before: due))
      nextID += 1
      return Pending(id: entry.id, due: due)
    }

    mutating func remove(_ id: Int) {
      if first?.id == id { entries.removeLast() } else { entries.removeAll { $0.id == id } }
    }

    /// The first position of those that are not due later.
    private func position(before due: Double) -> Int {
      entries.partitioningIndex { nanosecond($0.due) <= nanosecond(due) }
    }
  }
}

/// Callbacks were still scheduled when a virtual clock had called as many as it may.
public struct NotIdleError: Error, Hashable, CustomStringConvertible {
  /// How many callbacks were called.
  public let limit: Int
  /// Those that still waited, in order.
  public let pending: [VirtualClock.Pending]

  /// One sentence for the person who runs the clock.
  public var description: String {
    let next = pending.first.map { ", the next at \($0.due) s" } ?? ""
    return "not idle after \(limit) callbacks: \(pending.count) still scheduled\(next)"
  }
}
