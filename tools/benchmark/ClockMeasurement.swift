// The clocks: how late live frames come, what waiting costs, how fast virtual frames pass.
import Dispatch
import FrameClock
import Synchronization
import Timing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

extension Measurement {
  static let clocks = Measurement("clocks") { settings in
    [60, 120].flatMap { ClockWork(settings, framesPerSecond: $0).rows } + VirtualWork(settings).rows
  }
}

/// Live frames beside a loop over `clock_nanosleep`, slice by slice in turn, so that both meet the
/// same machine.
private struct ClockWork {
  private let framesPerSecond: Int
  private var timer = Waiting()
  private var precise = Waiting()
  private var loop = Waiting()

  init(_ settings: Settings, framesPerSecond: Int) {
    self.framesPerSecond = framesPerSecond
    let frames = settings.isQuick ? framesPerSecond / 4 : framesPerSecond
    for _ in 0..<(settings.isQuick ? 2 : 10) {
      loop.add { Self.sleepLoop(frames, framesPerSecond) }
      timer.add { Self.live(frames, framesPerSecond, .timer) }
      precise.add { Self.live(frames, framesPerSecond, .precise) }
    }
  }

  var rows: [Row] {
    [
      row("lateness, p50", \.median, timer, leastRatio: 0.25),
      row("lateness, p99", \.p99, timer),
      row("processor's share", \.share, timer, unit: "%"),
      row("lateness, p50, precise", \.median, precise),
      row("lateness, p99, precise", \.p99, precise),
      row("processor's share, precise", \.share, precise, unit: "%"),
    ]
  }

  private func row(
    _ what: String, _ number: (Waiting) -> Double, _ ours: Waiting, unit: String = "µs",
    leastRatio: Double? = nil
  ) -> Row {
    Row(
      work: "live clock, \(framesPerSecond) Hz, \(what)", unit: unit, ours: Timing([number(ours)]),
      baseline: loop.count > 0 ? Timing([number(loop)]) : nil,
      accuracy: "\(ours.count) frames, drift \(ours.drift) s, \(ours.skipped) skipped",
      peers: "baseline: clock_nanosleep, absolute deadlines", leastRatio: leastRatio)
  }

  private static func live(_ frames: Int, _ framesPerSecond: Int, _ wakeUp: WakeUp) -> Slice {
    let rate = FrameRate(integerLiteral: framesPerSecond)
    let clock = LiveClock(FramePacing(rate: rate), wakeUp: wakeUp)
    let latenesses = Mutex<[Double]>([])
    let end = DispatchSemaphore(value: 0)
    clock.run { frame in
      let count = latenesses.withLock { list in
        list.append(frame.lateness * 1e6)
        return list.count
      }
      guard count == frames else { return }
      clock.cancel()
      end.signal()
    }
    end.wait()
    let statistics = clock.statistics
    return Slice(
      latenesses: latenesses.withLock { $0 }, drift: statistics.drift, skipped: statistics.skipped)
  }

  private static func sleepLoop(_ frames: Int, _ framesPerSecond: Int) -> Slice {
    var slice = Slice()
    #if os(Linux)
      let start = reading(CLOCK_MONOTONIC)
      for index in 0..<frames {
        let due = start + index * 1_000_000_000 / framesPerSecond
        var deadline = timespec(tv_sec: due / 1_000_000_000, tv_nsec: due % 1_000_000_000)
        _ = unsafe clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, nil)
        slice.latenesses.append(Double(reading(CLOCK_MONOTONIC) - due) * 1e-3)
      }
    #endif
    return slice
  }
}

/// What a part of a run came to; µs and s.
private struct Slice {
  var latenesses: [Double] = []
  var drift = 0.0
  var skipped = 0
}

/// All parts of a run of one kind.
private struct Waiting {
  private var latenesses: [Double] = []
  private(set) var drift = 0.0
  private(set) var skipped = 0
  private var elapsed = 0
  private var busy = 0

  var count: Int { latenesses.count }
  /// Lateness in µs that half of the frames do not exceed.
  var median: Double { quantile(0.5) }
  /// Lateness in µs that 99 of 100 frames do not exceed.
  var p99: Double { quantile(0.99) }
  /// How much of a processor the process took, in %.
  var share: Double { 100 * Double(busy) / Double(max(elapsed, 1)) }

  mutating func add(_ work: () -> Slice) {
    let (start, startOfWork) = (reading(CLOCK_MONOTONIC), reading(CLOCK_PROCESS_CPUTIME_ID))
    let slice = work()
    elapsed += reading(CLOCK_MONOTONIC) - start
    busy += reading(CLOCK_PROCESS_CPUTIME_ID) - startOfWork
    latenesses += slice.latenesses
    drift += slice.drift
    skipped += slice.skipped
  }

  private func quantile(_ share: Double) -> Double {
    let sorted = latenesses.sorted()
    let position = Int((share * Double(sorted.count)).rounded(.up)) - 1
    return sorted.isEmpty ? 0 : sorted[max(position, 0)]
  }
}

/// What a clock of the system reads, in ns.
private func reading(_ clock: clockid_t) -> Int {
  var time = timespec()
  _ = unsafe clock_gettime(clock, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Frames without waiting.
private struct VirtualWork {
  private let settings: Settings

  init(_ settings: Settings) { self.settings = settings }

  var rows: [Row] {
    let count = settings.count / 10
    let blocks = time(count) {
      var clock = VirtualClock(rate: 60)
      var sum = 0.0
      for _ in 0..<count / 1000 { for frame in clock.step(frames: 1000) { sum += frame.timestamp } }
      return sum
    }
    let single = time(count) {
      var clock = VirtualClock(rate: 60)
      var sum = 0.0
      for _ in 0..<count { for frame in clock.step() { sum += frame.timestamp } }
      return sum
    }
    return [row("a thousand a step", blocks), row("one a step", single)]
  }

  private func time(_ count: Int, _ work: () -> Double) -> Timing {
    Timing(runs: settings.runs, scale: 1e9 / Double(count), work)
  }

  private func row(_ what: String, _ time: Timing) -> Row {
    let rate = (1e3 / time.median * 10).rounded() / 10
    return Row(
      work: "virtual clock, frames, \(what)", unit: "ns", ours: time, baseline: nil,
      accuracy: "\(rate) million frames per second", peers: "", leastRatio: nil)
  }
}
