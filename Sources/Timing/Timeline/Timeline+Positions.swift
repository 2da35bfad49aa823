// Finding the time of a position.
internal import Easing

extension Timeline {
  /// Returns the time of a position as things are now, in seconds.
  ///
  /// - Parameter position: A time, a label, or next to what was added last.
  /// - Returns: A finite time; it may be negative.
  /// - Throws: `TimelineError` for a label that is not there, nothing before, or an endless before.
  @inlinable
  public func time(of position: Position) throws(TimelineError) -> Double {
    if case .time(let time) = position, time.isFinite { return time }
    return try relativeTime(of: position)
  }

  /// The time of a position next to something, or of one that is not finite.
  @usableFromInline
  func relativeTime(of position: Position) throws(TimelineError) -> Double {
    let time =
      switch position {
      case .time(let time): time
      case .label(let name, let offset): try time(ofLabel: name) + offset
      case .previousStart(let offset): try span().lowerBound + offset
      case .previousEnd(let offset): try span().upperBound + offset
      case .end(let offset): duration + offset
      }
    guard time.isFinite else { throw .endless("what lies before '\(position)'") }
    return time.nearDecimal
  }

  private func time(ofLabel name: String) throws(TimelineError) -> Double {
    if let time = labels[name] { return time }
    throw .unknownLabel(name, nearest: NearestNames.of(name, in: labels.keys.sorted()))
  }

  private func span() throws(TimelineError) -> ClosedRange<Double> {
    guard let previous else { throw .noPrevious }
    return previous
  }
}
