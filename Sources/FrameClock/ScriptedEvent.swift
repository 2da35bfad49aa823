// What can happen to a clock, as values.
public import Timing

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
