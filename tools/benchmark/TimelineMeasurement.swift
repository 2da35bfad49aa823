// Timelines of very many tracks, all in motion: steps, construction, memory.
import Easing
import Timing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Measurement {
  static let timelines = Measurement("timelines") { settings in
    guard let bezier = try? CubicBezier(0.42, 0, 0.58, 1), let power = try? Curve("easeOutCubic")
    else { preconditionFailure("bad curves") }
    let textbook = TextbookBezier(bezier)
    return [1_000, 100_000].flatMap { count in
      let eased = TimelineWork("easeInOut", .unit(.bezier(bezier)), count: count, settings) {
        textbook.value($0, tolerance: 1e-7)
      }
      let plain = TimelineWork("easeOutCubic", power, count: count, settings) {
        1 - (1 - $0) * (1 - $0) * (1 - $0)
      }
      return [eased.step(leastRatio: 1.3), plain.step(), eased.build()]
    }
  }
}

/// Tracks of four numbers that start within the first second and last ten.
private struct TimelineWork {
  private static let width = 4
  let name: String
  let count: Int
  let settings: Settings
  let timing: MediaTiming
  let starts: [Double]
  let origins: [[Double]]
  let targets: [[Double]]
  /// The textbook's easing.
  let ease: (Double) -> Double

  init(
    _ name: String, _ curve: Curve, count: Int, _ settings: Settings,
    ease: @escaping (Double) -> Double
  ) {
    guard let timing = try? MediaTiming(duration: 10, curve: curve) else {
      preconditionFailure("bad timing")
    }
    (self.name, self.count, self.settings, self.timing) = (name, count, settings, timing)
    self.ease = ease
    var numbers = SeededNumbers(seed: 7)
    func tuple() -> [Double] {
      (0..<Self.width).map { _ in Double.random(in: -500..<500, using: &numbers) }
    }
    starts = (0..<count).map { _ in Double.random(in: 0..<1, using: &numbers) }
    origins = (0..<count).map { _ in tuple() }
    targets = (0..<count).map { _ in tuple() }
  }

  /// Frames between the last start and the first end.
  private var times: [Double] {
    let frames = (count > 10_000 ? 60 : 600) / (settings.isQuick ? 10 : 1)
    return (0..<frames).map { 1 + 9 * Double($0) / Double(frames) }
  }

  func step(leastRatio: Double? = nil) -> Row {
    let timeline = timeline()
    var playhead = NumberPlayhead(timeline)
    let times = times
    let scale = 1e9 / Double(times.count * count * Self.width)
    let ours = Timing(runs: settings.runs, scale: scale) {
      for time in times { playhead.seek(to: time) }
      return playhead.numbers[count]
    }
    let exact = timeline.numbers(at: times[times.count - 1])
    let errors = zip(exact, playhead.numbers).map { abs($0 - $1) / 1000 }
    var tracks = textbook()
    var values = [Double](repeating: 0, count: count * Self.width)
    return Row(
      work: "timeline \(name), \(count) tracks of 4 numbers, a step", unit: "ns", ours: ours,
      baseline: Timing(runs: settings.runs, scale: scale) {
        for time in times { for track in tracks { track(time, &values) } }
        tracks.swapAt(0, count - 1)
        return values[count]
      },
      accuracy: "\(largest(errors)) of the way from the scalar",
      peers: "tweeny 23, GSAP 29-62, tween.js 60-83", leastRatio: leastRatio)
  }

  func build() -> Row {
    let scale = 1e6 / Double(count)
    let rounds = max(10_000 / count, 1)
    let ours = Timing(runs: settings.runs, scale: scale / Double(rounds)) {
      var duration = 0.0
      for _ in 0..<rounds { duration += timeline().duration }
      return duration
    }
    return Row(
      work: "timeline, \(count) tracks of 4 numbers, built", unit: "µs", ours: ours,
      baseline: Timing(runs: settings.runs, scale: scale / Double(rounds)) {
        var made = 0
        for _ in 0..<rounds { made += textbook().count }
        return Double(made)
      },
      accuracy: memory(), peers: "tweeny 0.42 (512 B), GSAP 2.2 (1389 B)", leastRatio: nil)
  }

  private func timeline() -> NumberTimeline {
    var timeline = NumberTimeline(width: Self.width, capacity: count)
    for index in 0..<count {
      timeline.add(
        from: origins[index], to: targets[index], timing: timing, at: starts[index])
    }
    return timeline
  }

  /// The textbook's way: a closure for each track that writes its numbers.
  private func textbook() -> [(Double, inout [Double]) -> Void] {
    (0..<count).map { index in
      let (start, origin, target, ease) = (starts[index], origins[index], targets[index], ease)
      return { time, values in
        let progress = ease(min(max((time - start) / 10, 0), 1))
        for lane in 0..<Self.width {
          values[index * Self.width + lane] =
            origin[lane] + (target[lane] - origin[lane]) * progress
        }
      }
    }
  }

  /// The memory of a timeline and its playhead for each track, as the system counts it.
  private func memory() -> String {
    guard count > 10_000, let before = Self.residentBytes else { return "" }
    let playheads = (0..<8).map { _ in NumberPlayhead(timeline()) }
    let after = Self.residentBytes ?? before
    blackHole(playheads[0].numbers[0])
    return "\((after - before) / (playheads.count * count)) B a track, its playhead included"
  }

  private static var residentBytes: Int? {
    guard let file = unsafe fopen("/proc/self/statm", "r") else { return nil }
    defer { unsafe fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard unsafe fgets(&line, 256, file) != nil else { return nil }
    let words = String(decoding: line.map(UInt8.init(bitPattern:)), as: UTF8.self).split(
      separator: " ")
    return words.count > 1 ? Int(words[1]).map { $0 * 4096 } : nil
  }
}
