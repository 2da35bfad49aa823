// Events in whole numbers: where they lie, and in which order.
import Timing

/// An event at a time in ticks.
struct ExactEvent {
  var kind: TimelineEvent.Kind
  var name: String
  var time: Int128
  /// The same as it is backwards.
  var mirrored: ExactEvent {
    switch kind {
    case .begin: ExactEvent(kind: .complete, name: name, time: time)
    case .complete: ExactEvent(kind: .begin, name: name, time: time)
    case .iterations, .cue: self
    }
  }
}

extension ExactTiming {
  /// The events of a track, or of passes with something inside, in the order of local time in ticks.
  ///
  /// - Parameters:
  ///   - name: The name of what is played.
  ///   - ticks: How many ticks a thousandth of a second has.
  ///   - inside: The events inside a pass that runs forth, in ticks from its start.
  /// - Returns: None for a timing that never ends.
  func events(of name: String, ticks: Int128, inside: [ExactEvent] = []) -> [ExactEvent] {
    let (begin, end) = activeSpan(ticks)
    guard let end else { return [] }
    var events = [ExactEvent(kind: .begin, name: name, time: begin)]
    if iterations != 0 {
      for leg in duration + repeatDelay == 0 ? firstLeg...firstLeg : firstLeg...lastLeg {
        let start = legStart(leg, ticks)
        if leg > firstLeg, begin < start, start < end {
          events.append(ExactEvent(kind: .iterations(1), name: name, time: start))
        }
        let length = Int128(duration) * ticks
        let pass =
          runsForth(leg)
          ? inside
          : inside.reversed().map { event in
            var event = event.mirrored
            event.time = length - event.time
            return event
          }
        for event in pass where begin...end ~= start + event.time {
          events.append(ExactEvent(kind: event.kind, name: event.name, time: start + event.time))
        }
      }
    }
    return events + [ExactEvent(kind: .complete, name: name, time: end)]
  }

  /// Events in local ticks as they are in a timeline, in ticks of its own.
  func placed(_ events: [ExactEvent]) -> [ExactEvent] {
    let placed = (rate > 0 ? events : events.reversed().map(\.mirrored)).map { event in
      var event = event
      event.time = Int128(start) * 40_000 + event.time * 4 / Int128(rate)
      return event
    }
    return placed
  }
}
