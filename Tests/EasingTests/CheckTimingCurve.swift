// What every timing curve has to fulfil, in one place.
import Easing
import TestSupport
import Testing

/// Checks the contract of a timing curve: finite everywhere, velocity the slope of the value, outside
/// the curve held or going on.
///
/// - Parameters:
///   - curve: Any curve.
///   - startsAtZero: Whether progress is 0 at time 0, as everywhere but in a staircase that jumps.
///   - endTolerance: How far from 1 the curve may be at its end.
///   - sourceLocation: Where a failure is reported.
func checkTimingCurve(
  _ curve: some TimingCurve, startsAtZero: Bool = true, endTolerance: Double = 0,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(curve.duration >= 0, sourceLocation: sourceLocation)
  if startsAtZero { #expect(curve.value(at: 0) == 0, sourceLocation: sourceLocation) }
  if curve.duration.isFinite {
    let end = curve.value(at: curve.duration)
    #expect((end - 1).magnitude <= endTolerance, "\(end)", sourceLocation: sourceLocation)
  }
  checkFiniteness(of: curve, sourceLocation)
  checkOutside(of: curve, sourceLocation)
  checkVelocity(of: curve, sourceLocation)
}

/// For finite times every value is finite, and every velocity too but those of vertical tangents.
private func checkFiniteness(of curve: some TimingCurve, _ place: SourceLocation) {
  let times = [0, 1e-300, 1e-9, 0.01, 0.3, 0.5, 1, 3, 1e3, 1e9, 1e100, 1e300]
  for time in times + times.map(-) {
    for outside in OutsidePolicy.allCases {
      let (value, velocity) = (
        curve.value(at: time, outside: outside), curve.velocity(at: time, outside: outside)
      )
      #expect(value.isFinite, "\(outside) at \(time)", sourceLocation: place)
      #expect(!velocity.isNaN, "\(outside) at \(time)", sourceLocation: place)
    }
  }
}

/// Clamped, a curve holds its ends at rest; inside, both policies say the same.
private func checkOutside(of curve: some TimingCurve, _ place: SourceLocation) {
  let end = min(curve.duration, 1000)
  for time in [-1e300, -1, -1e-9, -Double.infinity] {
    #expect(curve.value(at: time) == curve.value(at: 0), sourceLocation: place)
    #expect(curve.velocity(at: time) == 0, sourceLocation: place)
  }
  for time in [1e300, Double.infinity, curve.duration.nextUp] where curve.duration.isFinite {
    #expect(curve.value(at: time) == curve.value(at: end), sourceLocation: place)
    #expect(curve.velocity(at: time) == 0, sourceLocation: place)
  }
  for share in [0, 0.1, 0.5, 0.9, 1] {
    let (time, extend) = (share * end, OutsidePolicy.extend)
    #expect(
      curve.value(at: time) == curve.value(at: time, outside: extend), sourceLocation: place)
    #expect(
      curve.velocity(at: time) == curve.velocity(at: time, outside: extend),
      sourceLocation: place)
  }
}

/// The velocity is the central difference quotient; times beside a kink, a jump or a vertical
/// tangent, where the two one-sided quotients differ, do not count, but nine of ten do.
private func checkVelocity(of curve: some TimingCurve, _ place: SourceLocation) {
  let span = min(curve.duration, 1)
  if span == 0 { return }
  let step = span * 1e-5
  var worst = WorstError()
  for index in 1..<200 {
    let time = span * (Double(index) + 0.123) / 200
    let (before, now, after) = (
      curve.value(at: time - step), curve.value(at: time), curve.value(at: time + step)
    )
    let (left, right) = ((now - before) / step, (after - now) / step)
    let scale = 1 / span + left.magnitude
    if (right - left).magnitude > 0.002 * scale { continue }
    worst.compare(
      curve.velocity(at: time), to: (after - before) / (2 * step), within: 1e-5 * scale,
      at: "\(time)")
  }
  #expect(worst.isAllowed, "\(worst)", sourceLocation: place)
  #expect(worst.count >= 180, sourceLocation: place)
}
