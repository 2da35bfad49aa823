// Timelines of very many tracks, all in motion, as their users reach them: steps, construction, memory.
import Easing
import FrameTables
import Goldens
import SceneText
import Timing
import ViewMotion

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
    let eased = { (x: Double) in textbook.value(x, tolerance: 1e-7) }
    return [1_000, 100_000].flatMap { count in
      let work = TimelineWork("easeInOut", .unit(.bezier(bezier)), count, settings, ease: eased)
      let plain = TimelineWork("easeOutCubic", power, count, settings) {
        1 - (1 - $0) * (1 - $0) * (1 - $0)
      }
      return [
        work.step(of: work.rects, "rectangles", numbers: 4, leastRatio: 1.3),
        work.step(of: work.numbers, "numbers", numbers: 1),
        plain.step(of: plain.rects, "rectangles", numbers: 4), work.build(),
      ]
    } + SmallTimelineWork(settings).rows
  }
}

/// Tracks that start within the first second and last ten.
private struct TimelineWork {
  let name: String
  let count: Int
  let settings: Settings
  let timing: MediaTiming
  let ids: [String]
  let starts: [Double]
  let origins: [Rect]
  let targets: [Rect]
  /// The textbook's easing.
  let ease: (Double) -> Double

  init(
    _ name: String, _ curve: Curve, _ count: Int, _ settings: Settings,
    ease: @escaping (Double) -> Double
  ) {
    guard let timing = try? MediaTiming(duration: 10, curve: curve) else {
      preconditionFailure("bad timing")
    }
    (self.name, self.count, self.settings, self.timing) = (name, count, settings, timing)
    self.ease = ease
    var numbers = SeededNumbers(seed: 7)
    func number() -> Double { Double.random(in: -500..<500, using: &numbers) }
    func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }
    ids = (0..<count).map { "track \($0)" }
    starts = (0..<count).map { _ in Double.random(in: 0..<1, using: &numbers) }
    origins = (0..<count).map { _ in rect() }
    targets = (0..<count).map { _ in rect() }
  }

  /// Frames between the last start and the first end.
  private var times: [Double] {
    let frames = (count > 10_000 ? 60 : 600) / (settings.isQuick ? 10 : 1)
    return (0..<frames).map { 1 + 9 * Double($0) / Double(frames) }
  }

  var rects: Timeline<Rect> { timeline(of: origins, to: targets) }
  var numbers: Timeline<Double> {
    timeline(of: origins.map(\.origin.x), to: targets.map(\.origin.x))
  }

  private func timeline<Value: Interpolatable>(
    of origins: [Value], to targets: [Value]
  ) -> Timeline<Value> {
    var timeline = Timeline<Value>()
    for index in 0..<count {
      try? timeline.add(
        Track(ids[index], from: origins[index], to: targets[index], timing: timing),
        at: .time(starts[index]))
    }
    return timeline
  }

  func step<Value: Interpolatable>(
    of timeline: Timeline<Value>, _ what: String, numbers: Int, leastRatio: Double? = nil
  ) -> Row {
    var playhead = Playhead(timeline)
    let times = times
    let scale = 1e9 / Double(times.count * count * numbers)
    let ours = Timing(runs: settings.runs, scale: scale) {
      for time in times { playhead.seek(to: time) }
      return playhead.values[count / 2] == playhead.values[0] ? 1 : 0
    }
    let isSame = timeline.targets.enumerated().prefix(100).allSatisfy { place, target in
      timeline.value(of: target, at: times[times.count - 1]) == playhead.values[place]
    }
    var tracks = textbook(numbers)
    var values = [Double](repeating: 0, count: count * numbers)
    return Row(
      work: "timeline \(name), \(count) \(what), a number and step", unit: "ns", ours: ours,
      baseline: Timing(runs: settings.runs, scale: scale) {
        for time in times { for track in tracks { track(time, &values) } }
        tracks.swapAt(0, count - 1)
        return values[count / 2]
      },
      accuracy: isSame ? "as value(of:at:)" : "2^-51 of the way from value(of:at:)",
      peers: "tweeny 11-23, GSAP 29-82, tween.js 60-83", leastRatio: leastRatio)
  }

  func build() -> Row {
    let scale = 1e6 / Double(count)
    let rounds = max(10_000 / count, 1)
    let ours = Timing(runs: settings.runs, scale: scale / Double(rounds)) {
      var sum = 0.0
      for _ in 0..<rounds { sum += Playhead(rects).values[count - 1].origin.x }
      return sum
    }
    return Row(
      work: "timeline, \(count) rectangles, built and compiled, a track", unit: "µs", ours: ours,
      baseline: Timing(runs: settings.runs, scale: scale / Double(rounds)) {
        var made = 0
        for _ in 0..<rounds { made += textbook(4).count }
        return Double(made)
      },
      accuracy: memory(), peers: "tweeny 0.42 (512 B), GSAP 2.2 (1389 B)", leastRatio: nil)
  }

  /// The textbook's way: a closure for each track that writes its numbers.
  private func textbook(_ width: Int) -> [(Double, inout [Double]) -> Void] {
    (0..<count).map { index in
      let (start, ease) = (starts[index], ease)
      let (a, b) = (origins[index], targets[index])
      let origin = [a.origin.x, a.origin.y, a.size.width, a.size.height]
      let target = [b.origin.x, b.origin.y, b.size.width, b.size.height]
      return { time, values in
        let progress = ease(min(max((time - start) / 10, 0), 1))
        for lane in 0..<width {
          values[index * width + lane] = origin[lane] + (target[lane] - origin[lane]) * progress
        }
      }
    }
  }

  /// The memory of a timeline and its playhead for each track, as the system counts it.
  private func memory() -> String {
    guard count > 10_000, let before = Self.residentBytes else { return "" }
    let playheads = (0..<8).map { _ in Playhead(rects) }
    let after = Self.residentBytes ?? before
    blackHole(playheads[0].values[0].origin.x)
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

/// One track or target looked at by itself; transforms, documents and retargets.
private struct SmallTimelineWork {
  let settings: Settings
  private var rounds: Int { settings.count / 100 }

  init(_ settings: Settings) { self.settings = settings }

  var rows: [Row] {
    guard let timing = try? MediaTiming(duration: 10, curve: .unit(.easeInOut)) else { return [] }
    return [
      track(timing), target(timing), transforms(timing), document(), retargets(.additive, timing),
      retargets(.replace, timing),
    ].compactMap(\.self)
  }

  private func row(_ work: String, _ unit: String, _ ours: Timing, note: String = "") -> Row {
    Row(
      work: work, unit: unit, ours: ours, baseline: nil, accuracy: note, peers: "",
      leastRatio: nil)
  }

  private func time(_ rounds: Int, _ body: (Int) -> Double) -> Timing {
    Timing(runs: settings.runs, scale: 1e9 / Double(rounds)) {
      (0..<rounds).reduce(0) { $0 + body($1) }
    }
  }

  private func track(_ timing: MediaTiming) -> Row {
    let track = Track("x", from: 0.0, to: 100, timing: timing)
    let step = 10 / Double(rounds)
    return row("track alone, a value", "ns", time(rounds) { track.value(at: Double($0) * step) })
  }

  private func target(_ timing: MediaTiming) -> Row {
    var timeline = Timeline<Double>()
    let names = (0..<1000).map { "track \($0)" }
    for name in names { try? timeline.add(Track(name, from: 0, to: 100, timing: timing)) }
    let (fixed, step) = (timeline, 10 / Double(rounds))
    return row(
      "timeline, one target of 1000", "ns",
      time(rounds) { fixed.value(of: names[$0 % 1000], at: Double($0) * step) ?? 0 })
  }

  private func transforms(_ timing: MediaTiming) -> Row? {
    guard let start = try? TransformList("translate(10px, 20px) rotate(30deg) scale(2)"),
      let end = try? TransformList("translate(90px, 0px) rotate(270deg) scale(1, 3)")
    else { return nil }
    var timeline = Timeline<TransformList>()
    for index in 0..<1000 {
      try? timeline.add(Track("t\(index)", from: start, to: end, timing: timing))
    }
    var playhead = Playhead(timeline)
    let frames = rounds / 1000 + 1
    let ours = Timing(runs: settings.runs, scale: 1e9 / Double(frames * 1000)) {
      for frame in 0..<frames { playhead.seek(to: 10 * Double(frame) / Double(frames)) }
      return Double(playhead.values[7].functions.count)
    }
    return row("timeline of 1000 transforms of three functions, a track", "ns", ours)
  }

  private func document() -> Row? {
    let tracks = (0..<1000).map {
      "{\"target\": \"x\($0)\", \"from\": 0, \"to\": \($0), \"duration\": 10, \"curve\": \"ease\"}"
    }
    let text = "{\"tracks\": [\(tracks.joined(separator: ","))]}"
    guard let document = try? TimelineDocument(reading: Array(text.utf8)),
      let frames = try? FrameSchedule(duration: 10, rate: 60)
    else { return nil }
    let table = TimelineTable(document.timeline)
    let block = Array(frames.prefix(settings.isQuick ? 60 : 600))
    let ours = Timing(runs: settings.runs, scale: 1e9 / Double(block.count * 1000)) {
      Double(table.table(of: block).rowCount)
    }
    return row("document of 1000 tracks, a cell of its table", "ns", ours)
  }

  /// Retargets of a quarter of a second, ten a second, so that three move at once.
  private func retargets(_ interruption: Interruption, _ timing: MediaTiming) -> Row? {
    let count = 10_000
    guard let short = try? MediaTiming(duration: 0.25, curve: .unit(.easeInOut)) else { return nil }
    var track = Track("x", from: 0.0, to: 100, timing: timing)
    let clock = ContinuousClock()
    let adding = clock.measure {
      for index in 0..<count {
        track.retarget(
          Retarget(
            at: Double(index) / 10, to: Double(index % 7), timing: short, interruption))
      }
    }
    let fixed = track
    let part = settings.isQuick ? 100 : 10_000
    let note =
      Double(adding.components.attoseconds) * 1e-9 / Double(count)
      + Double(adding.components.seconds) * 1e9 / Double(count)
    return row(
      "track after 10000 retargets (\(interruption)), a value", "ns",
      time(part) { fixed.value(at: 990 + Double($0) / Double(part)) },
      note: "adding one \(note.rounded()) ns")
  }
}
