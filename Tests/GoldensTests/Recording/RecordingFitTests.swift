// Recordings laid over a motion: the place is found, faults are named and not forgiven.
import FrameTables
import Goldens
import TestSupport
import Testing

/// A smooth motion of half a second.
private let smooth = RecordingFit.Motion(lasting: 0.5, progress: progress)

@Sendable private func progress(_ time: Double) -> Double {
  let t = min(max(time / 0.5, 0), 1)
  return t * t * (3 - 2 * t)
}

private func recording(
  late: Double, from origin: Double = 0, distance: Double = 336, rate: Double = 1
) -> (times: [Double], values: [Double]) {
  let times = (0..<60).map { Double($0) / 60 }
  return (times, times.map { origin + distance * progress(($0 - late) * rate) })
}

private func fit(
  _ recording: (times: [Double], values: [Double]), scale: Double = 336, slack: Double = 0.1,
  _ sliding: RecordingFit.Sliding = .whereNeeded
) -> RecordingFit {
  RecordingFit(
    times: recording.times, values: recording.values, scale: scale, motion: smooth, slack: slack,
    sliding: sliding)
}

struct RecordingFitTests {
  @Test(
    arguments: [0, 0.0167, 0.0334, 0.05, 0.25, -0.01, -0.033],
    [(0.0, 336.0), (812, -336), (40, 336)])
  func `a recording that is late or early is found, however late`(
    late: Double, place: (origin: Double, distance: Double)
  ) {
    let fit = fit(recording(late: late, from: place.origin, distance: place.distance))
    #expect((fit.offset - late).magnitude < 1e-4, "\(fit.offset)")
    #expect(fit.worst < 0.1)
    #expect((fit.origin - place.origin).magnitude < 0.1)
    #expect(fit.distance == place.distance)
    #expect(fit.rate == 1 && fit.scale == 1 && !fit.isBackwards)
  }

  @Test func `a motion that starts at the first row is not slid unless that is asked for`() {
    // It is slower at first, and would be nearer if it were slid.
    let times = (0..<40).map { Double($0) / 60 }
    let other = (times, times.map { time in 336 * min(time / 0.5, 1) * min(time / 0.5, 1) })
    #expect(fit(other).offset == 0)
    #expect(fit(other, .never).offset == 0)
    let slid = fit(other, .always)
    #expect(slid.offset > 0.02 && slid.offset <= 4.0001 / 60)
    #expect(fit(other, .atMost(0.01)).offset <= 0.01)
  }

  @Test func `never means never`() {
    let late = recording(late: 0.1)
    #expect(fit(late, .never).offset == 0)
    #expect(fit(late, .never).worst > 50)
    #expect(fit(late, .atMost(0.05)).offset <= 0.0501)
  }

  @Test(arguments: [0.5, 0.99, 1.01, 1.25, 2])
  func `another rate is named`(rate: Double) {
    let fit = fit(recording(late: 0, rate: rate))
    #expect((fit.rate - rate).magnitude < 1e-4 * rate, "\(fit.rate)")
    #expect(fit.scale == 1 && !fit.isBackwards)
    #expect(fit.worst > 0.1)
  }

  @Test func `another distance is named, and is no offset`() {
    let fit = fit(recording(late: 0, distance: 320))
    #expect(fit.worst > 15)
    #expect((fit.scale - 320.0 / 336).magnitude < 1e-3, "\(fit.scale)")
    #expect(fit.rate == 1)
  }

  @Test(arguments: 0..<6)
  func `rows that are far off do not move the place`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let late = Double.random(in: 0.02...0.2, using: &random)
    let times = recording(late: late).times
    var values = recording(late: late).values
    for _ in 0..<4 { values[Int.random(in: 20..<55, using: &random)] += 150 }
    let fit = fit((times, values))
    #expect((fit.offset - late).magnitude < 1e-3, "\(fit.offset), not \(late)")
  }
}
