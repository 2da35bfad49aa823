// One run of a script: from events to readings of a clock, and to the frames they bring.
public import Timing

/// A scripted clock under way.
struct ScriptedRun {
  private var events: ArraySlice<ScriptedEvent>
  private var pacer: FramePacer
  private let time: ScriptedTime
  private var reading = 0

  init(_ clock: ScriptedClock) {
    events = clock.script[...]
    pacer = FramePacer(clock.pacing)
    time = clock.time
  }

  var statistics: FrameStatistics { pacer.statistics }

  mutating func next() -> ClockFrame? {
    // What is due already comes without another wake-up.
    if let frame = pacer.frame(at: reading) { return frame }
    while !pacer.isOver {
      if let frame = event() { return frame }
    }
    return nil
  }

  /// The frame that the next event brings, if it brings one.
  private mutating func event() -> ClockFrame? {
    switch takeEvent() {
    case .pause(let duration):
      pacer.pause()
      pass(duration)
      pacer.resume(at: reading)
      return nil
    case .rate(let rate):
      pacer.change(to: rate)
      return nil
    case let event:
      wakeUp(event)
      return pacer.wake(at: reading)
    }
  }

  private mutating func takeEvent() -> ScriptedEvent {
    guard let event = events.first else { return .punctual(1) }
    if case .punctual(let count) = event, count > 1 {
      events[events.startIndex] = .punctual(count - 1)
    } else {
      events.removeFirst()
    }
    return event
  }

  /// Sets the reading to what the clock reads when it wakes up.
  private mutating func wakeUp(_ event: ScriptedEvent) {
    let last = reading
    reading = max(reading, pacer.deadline ?? reading)
    switch event {
    case .late(let delay): pass(delay)
    case .early(let lead), .back(let lead): pass(-lead)
    case .dropped(let count): reading = max(reading, pacer.deadline(after: count))
    case .sleep(let start, let duration) where time == .wall:
      reading = max(reading, last.saturatedSum(nanoseconds(start + duration)))
    case .reading(let time): reading = nanoseconds(time)
    case .punctual, .sleep, .pause, .rate: break
    }
  }

  private mutating func pass(_ duration: Double) {
    reading = reading.saturatedSum(nanoseconds(duration))
  }
}

/// What happens to a scripted clock at its next wake-up, or before it.
public enum ScriptedEvent: Hashable, Sendable {
  /// The clock wakes up in time, so often.
  case punctual(Int)
  /// The clock wakes up so many s after the next frame is due.
  case late(by: Double)
  /// The clock wakes up so many whole frames after the next one is due.
  case dropped(Int)
  /// The clock wakes up so many s before the next frame is due.
  case early(by: Double)
  /// The machine sleeps, first so many s after the last wake-up, for so many s.
  case sleep(after: Double, for: Double)
  /// The clock wakes up for the next frame, but has just been set back by so many s.
  case back(by: Double)
  /// The clock wakes up and reads so many s since its start, whatever it has read before.
  case reading(Double)
  /// The run is paused for so many s, as by ``LiveClock/pause()`` and ``LiveClock/resume()``.
  case pause(for: Double)
  /// The frame rate is changed, as by ``LiveClock/setRate(_:)``.
  case rate(FrameRate)
}

/// Whether a clock goes on while the machine sleeps.
public enum ScriptedTime: String, CaseIterable, Hashable, Sendable {
  /// It stands still, as a live clock does.
  case uptime
  /// It goes on, as the time of day does.
  case wall
}
