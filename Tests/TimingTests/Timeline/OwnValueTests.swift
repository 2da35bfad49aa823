// A value of one's own: whatever can be interpolated moves like a number.
import Easing
import Testing
import Timing

/// Two numbers.
private struct Pair: Interpolatable {
  var x: Double
  var y: Double

  func interpolated(to end: Pair, amount: Double) -> Pair {
    Pair(
      x: x.interpolated(to: end.x, amount: amount), y: y.interpolated(to: end.y, amount: amount))
  }
  func adding(_ other: Pair) -> Pair { Pair(x: x + other.x, y: y + other.y) }
  func difference(from other: Pair) -> Pair { Pair(x: x - other.x, y: y - other.y) }
}

struct OwnValueTests {
  /// Pairs whose second number is minus twice the first.
  private func pair(_ x: Double) -> Pair { Pair(x: x, y: -2 * x) }
  private let numbers = [0.0, 1, 0.5, 0.75]

  private func expectSame(_ value: Pair, _ number: Double) {
    #expect((value.x - number).magnitude < 1e-12)
    #expect((value.y + 2 * number).magnitude < 1e-12)
  }

  @Test(arguments: KeyframeAnimationOptions.CalculationMode.allCases)
  func `keyframes of every mode move it`(mode: KeyframeAnimationOptions.CalculationMode) throws {
    let pairs = try Keyframes(numbers.map { Keyframe(pair($0)) }, mode: mode) {
      ($0.x - $1.x).magnitude
    }
    let plain = try Keyframes(numbers, mode: mode)
    for step in 0...20 {
      expectSame(pairs.value(at: Double(step) / 20), plain.value(at: Double(step) / 20))
    }
  }

  @Test func `tracks, repetitions and interruptions move it`() throws {
    let timing = try MediaTiming(duration: 1, iterations: 2, curve: .unit(.easeIn))
    var pairs = Track("x", from: pair(1), to: pair(4), timing: timing, isCumulative: true)
    var plain = Track("x", from: 1.0, to: 4, timing: timing, isCumulative: true)
    let spring = try MediaTiming(curve: .spring(Spring(stiffness: 100, damping: 10)))
    pairs.retarget(Retarget(at: 1.5, to: pair(9), timing: spring))
    plain.retarget(Retarget(at: 1.5, to: 9, timing: spring))
    pairs.retarget(
      Retarget(at: 1.75, to: pair(2), timing: spring, .replace, carriesVelocity: true))
    plain.retarget(Retarget(at: 1.75, to: 2, timing: spring, .replace, carriesVelocity: true))
    for step in 0...80 {
      let time = Double(step) / 20
      expectSame(pairs.value(at: time), plain.value(at: time))
    }
  }

  @Test func `springs and cubics move it`() throws {
    let spring = try Spring(stiffness: 100, damping: 10)
    let pairs = KeyframeTimeline(
      initialValue: pair(0), [.cubic(pair(1), duration: 1), .spring(pair(0), spring: spring)])
    let plain = KeyframeTimeline(
      initialValue: 0.0, [.cubic(1, duration: 1), .spring(0, spring: spring)])
    for step in 0...40 {
      expectSame(pairs.value(at: Double(step) / 20), plain.value(at: Double(step) / 20))
    }
  }
}
