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

/// Live frames beside a loop over `clock_nanosleep`, all at once and a third of a frame apart, so
/// that they meet the same machine; then each by itself for what it costs.
private struct ClockWork {
  private let framesPerSecond: Int
  private let timer: Waiting
  private let precise: Waiting
  private let loop: Waiting
  private let shares: [Double]

  init(_ settings: Settings, framesPerSecond: Int) {
    self.framesPerSecond = framesPerSecond
    let seconds = settings.isQuick ? 0.5 : 10
    let frames = Int(Double(framesPerSecond) * seconds)
    let third = 1_000_000_000 / framesPerSecond / 3
    let live = WakeUp.allCases.map { wakeUp in
      defer { sleep(nanoseconds: third) }
      return LiveWaiting(frames, framesPerSecond, wakeUp)
    }
    loop = Self.sleepLoop(frames, framesPerSecond)
    (timer, precise) = (live[0].result, live[1].result)
    shares =
      [Self.share { _ = Self.sleepLoop(frames / 5, framesPerSecond) }]
      + WakeUp.allCases.map { wakeUp in
        Self.share { _ = LiveWaiting(frames / 5, framesPerSecond, wakeUp).result }
      }
  }

  var rows: [Row] {
    [
      row("lateness, p50", timer, \.median, leastRatio: 0.25), row("lateness, p95", timer, \.p95),
      row("lateness, p99", timer, \.p99), row("lateness, p50, precise", precise, \.median),
      row("lateness, p95, precise", precise, \.p95),
      row("lateness, p99, precise", precise, \.p99),
      share("processor's share", 1), share("processor's share, precise", 2),
    ]
  }

  private func row(
    _ what: String, _ ours: Waiting, _ number: ([Double]) -> Double, leastRatio: Double? = nil
  ) -> Row {
    Row(
      work: "live clock, \(framesPerSecond) Hz, \(what)", unit: "µs",
      ours: Timing(ours.parts.map(number)),
      baseline: loop.count > 0 ? Timing(loop.parts.map(number)) : nil,
      accuracy: "\(ours.count) frames, drift \(ours.drift) s, \(ours.skipped) skipped",
      peers: "baseline: clock_nanosleep, absolute deadlines; median of 5 parts",
      leastRatio: leastRatio)
  }

  private func share(_ what: String, _ kind: Int) -> Row {
    Row(
      work: "live clock, \(framesPerSecond) Hz, \(what)", unit: "%",
      ours: Timing([shares[kind]]), baseline: loop.count > 0 ? Timing([shares[0]]) : nil,
      accuracy: "", peers: "", leastRatio: nil)
  }

  private static func sleepLoop(_ frames: Int, _ framesPerSecond: Int) -> Waiting {
    var latenesses: [Double] = []
    #if os(Linux)
      let start = reading(CLOCK_MONOTONIC)
      for index in 0..<frames {
        let due = start + index * 1_000_000_000 / framesPerSecond
        var deadline = timespec(tv_sec: due / 1_000_000_000, tv_nsec: due % 1_000_000_000)
        _ = unsafe clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, nil)
        latenesses.append(Double(reading(CLOCK_MONOTONIC) - due) * 1e-3)
      }
    #endif
    return Waiting(latenesses)
  }

  /// How much of a processor some waiting takes, in %.
  private static func share(_ work: () -> Void) -> Double {
    let (start, startOfWork) = (reading(CLOCK_MONOTONIC), reading(CLOCK_PROCESS_CPUTIME_ID))
    work()
    let busy = reading(CLOCK_PROCESS_CPUTIME_ID) - startOfWork
    return 100 * Double(busy) / Double(max(reading(CLOCK_MONOTONIC) - start, 1))
  }
}

/// A live clock that has been started.
private struct LiveWaiting {
  private let clock: LiveClock
  private let end = DispatchSemaphore(value: 0)
  private let latenesses: Latenesses

  private final class Latenesses: Sendable { let list = Mutex<[Double]>([]) }

  init(_ frames: Int, _ framesPerSecond: Int, _ wakeUp: WakeUp) {
    let rate = FrameRate(integerLiteral: framesPerSecond)
    let clock = LiveClock(FramePacing(rate: rate), wakeUp: wakeUp)
    let (latenesses, end) = (Latenesses(), end)
    clock.run { frame in
      let count = latenesses.list.withLock { list in
        list.append(frame.lateness * 1e6)
        return list.count
      }
      guard count == frames else { return }
      clock.cancel()
      end.signal()
    }
    (self.clock, self.latenesses) = (clock, latenesses)
  }

  /// What it came to, once it has ended.
  var result: Waiting {
    end.wait()
    return Waiting(latenesses.list.withLock { $0 }, clock.statistics)
  }
}

/// What waiting came to.
private struct Waiting {
  /// In µs, in the order of the frames.
  let latenesses: [Double]
  let drift: Double
  let skipped: Int

  init(_ latenesses: [Double], _ statistics: FrameStatistics? = nil) {
    self.latenesses = latenesses
    (drift, skipped) = (statistics?.drift ?? 0, statistics?.skipped ?? 0)
  }

  var count: Int { latenesses.count }

  /// Fifths of the run, each in ascending order: what happens once to the machine is in one of them.
  var parts: [[Double]] {
    (0..<5).map { part in
      latenesses[part * count / 5..<(part + 1) * count / 5].sorted()
    }
  }
}

extension [Double] {
  /// Of ascending numbers, that which half of them do not exceed.
  fileprivate var median: Double { quantile(0.5) }
  /// That which 95 of 100 do not exceed.
  fileprivate var p95: Double { quantile(0.95) }
  /// That which 99 of 100 do not exceed.
  fileprivate var p99: Double { quantile(0.99) }

  private func quantile(_ share: Double) -> Double {
    let position = Int((share * Double(count)).rounded(.up)) - 1
    return isEmpty ? 0 : self[Swift.max(position, 0)]
  }
}

private func sleep(nanoseconds: Int) {
  var time = timespec(tv_sec: 0, tv_nsec: nanoseconds)
  _ = unsafe nanosleep(&time, nil)
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
