// Motions against closed forms, and against the plain sum over all pieces.
import Easing
import TestSupport
import Testing
import Timing

struct MotionTests {
  private static func timing(_ seconds: Double) throws -> MediaTiming {
    try MediaTiming(duration: seconds)
  }

  private static func change(
    at time: Double, to value: Double, lasting seconds: Double = 1,
    _ interruption: Interruption = .additive
  ) throws -> Retarget<Double> {
    Retarget(at: time, to: value, timing: try timing(seconds), interruption)
  }

  @Test func `a value that is sent nowhere is at rest`() {
    let motion = Motion(7.0)
    #expect([-.infinity, -1, 0, 1e300, .infinity].allSatisfy { motion.value(at: $0) == 7 })
    #expect(motion.velocity(at: 0) == 0)
    #expect(motion.target == 7)
    #expect(motion.end == -.infinity)
  }

  @Test func `a keyboard that turns back is the sum of two springs`() throws {
    let timing = try MediaTiming(curve: .keyboard(.system))
    var height = Motion(0.0)
    height.retarget(Retarget(at: 1, to: 336, timing: timing))
    height.retarget(Retarget(at: 1.1, to: 0, timing: timing))
    // 336 (p(0.25) - p(0.15)) with p = 1 - (1 + wt) e^(-wt), w = √(1000/3): mpmath, 25 digits.
    #expect((height.value(at: 1.25) - 61.74906578382591).magnitude < 1e-11)
    #expect(height.value(at: 1.6) == 0)
    #expect(height.end == 1.6)
  }

  @Test func `what has ended is passed over, exactly`() throws {
    var motion = Motion(0.0)
    motion.retarget(try Self.change(at: 0, to: 100, lasting: 1000))
    for step in 1...500 {
      motion.retarget(try Self.change(at: Double(step), to: Double(step), lasting: 0.5))
    }
    // 100 · 0.7 of the slow one, and all others: from 100 to 500.
    #expect((motion.value(at: 700) - 470).magnitude < 1e-9)
    #expect((motion.value(at: 10.25) - (1 + (9 - 100) + 0.025 + 0.5)).magnitude < 1e-9)
    #expect(motion.value(at: 1000) == 500)
    #expect((motion.velocity(at: 10.25) - 2.1).magnitude < 1e-9)
    #expect((motion.velocity(at: 700) - 0.1).magnitude < 1e-12)
  }

  @Test func `a jump is there at once and leaves what moves alone`() throws {
    var motion = Motion(0.0)
    motion.retarget(try Self.change(at: 0, to: 10))
    motion.retarget(try Self.change(at: 0.5, to: 110, lasting: 0))
    #expect(motion.value(at: 0.5) == 105)
    #expect(motion.value(at: 0.75) == 107.5)
    motion.retarget(try Self.change(at: 0.75, to: 3, lasting: 0, .replace))
    #expect(motion.value(at: 0.75) == 3)
    #expect(motion.end == 0.75)
  }

  @Test func `of two at one time the one added last counts`() throws {
    var motion = Motion(0.0)
    motion.retarget(try Self.change(at: 1, to: 10, lasting: 0))
    motion.retarget(try Self.change(at: 1, to: 20, lasting: 0))
    #expect(motion.value(at: 1) == 20)
    #expect(motion.value(at: 1.0.nextDown.nextDown.nextDown.nextDown.nextDown) == 0)
  }

  /// 0.7 - 0.2 falls short of 0.5 and 0.1 + 0.2 exceeds 0.3.
  @Test func `a border is met up to the rounding of a sum`() throws {
    var motion = Motion(0.0)
    motion.retarget(try Self.change(at: 0.5, to: 10, lasting: 0, .replace))
    #expect(motion.value(at: 0.7 - 0.2) == 10)
    #expect(motion.value(at: 0.5 - 1e-12) == 0)
    motion = Motion(0.0)
    motion.retarget(
      Retarget(at: 0.1, to: 10, timing: try MediaTiming(duration: 0.2, curve: .keyboard(.system))))
    motion.retarget(
      Retarget(at: 0.1, to: 20, timing: try MediaTiming(curve: .unit(.easeOut).scaled(to: 0.2))))
    #expect(motion.value(at: 0.1 + 0.5) == 20)
    #expect(motion.value(at: 0.6.nextDown) == 20)
  }

  @Test(arguments: 1...40)
  func `any motion is the sum over all of its pieces`(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    var motion = Motion(5.0)
    var changes: [Retarget<Double>] = []
    for _ in 0..<Int.random(in: 1...30, using: &numbers) {
      let curve: Curve =
        [.unit(.easeInOut), .unit(.linear), .keyboard(.system)]
        .randomElement(using: &numbers) ?? .unit(.linear)
      let timing = try MediaTiming(
        duration: .random(in: 0...3, using: &numbers),
        delay: [0, 0.25].randomElement(using: &numbers) ?? 0,
        curve: curve)
      let isAdditive = Int.random(in: 0..<4, using: &numbers) > 0
      let change = Retarget(
        at: Double(Int.random(in: 0...40, using: &numbers)) / 8,
        to: Double.random(in: -100...100, using: &numbers), timing: timing,
        isAdditive ? .additive : .replace)
      changes.append(change)
      motion.retarget(change)
    }
    let ordered = changes.enumerated().sorted { ($0.1.time, $0.0) < ($1.1.time, $1.0) }.map(\.1)
    for step in -8...96 {
      let time = Double(step) / 11
      let expected = Self.sum(ordered[...], from: 5, at: time)
      #expect((motion.value(at: time) - expected).magnitude < 1e-9, "\(time)")
    }
    #expect(motion.value(at: motion.end) == ordered[ordered.count - 1].value)
  }

  /// Like transforms: what is added last is applied first.
  @Test(arguments: 1...20)
  func `pieces are put on top of each other in their order`(seed: UInt64) throws {
    var numbers = SplitMix64(seed: seed)
    var motion = Motion(Line(scale: 1, shift: 0))
    var parts: [(time: Double, way: Line, seconds: Double)] = []
    for step in 0..<12 {
      let next = Line(
        scale: .random(in: 0.5...2, using: &numbers), shift: .random(in: -9...9, using: &numbers))
      let seconds = step == 0 ? 20 : Double.random(in: 0.1...3, using: &numbers)
      parts.append((Double(step), next.difference(from: motion.target), seconds))
      motion.retarget(Retarget(at: Double(step), to: next, timing: try Self.timing(seconds)))
    }
    for step in 0..<80 {
      let time = Double(step) / 4 + 0.1
      let expected = parts.filter { $0.time <= time }.reduce(Line(scale: 1, shift: 0)) {
        let progress = min((time - $1.time) / $1.seconds, 1)
        return $0.adding(
          Line(scale: 1 + ($1.way.scale - 1) * progress, shift: $1.way.shift * progress))
      }
      let value = motion.value(at: time)
      #expect((value.scale - expected.scale).magnitude < 1e-9, "\(time)")
      #expect((value.shift - expected.shift).magnitude < 1e-9, "\(time)")
    }
    #expect(motion.value(at: 20) == motion.target)
  }

  /// The rule from the definition: all pieces before a time, one after the other.
  private static func sum(
    _ changes: ArraySlice<Retarget<Double>>, from rest: Double, at time: Double
  ) -> Double {
    let past = changes.prefix { $0.time <= time }
    var (value, target) = (rest, rest)
    for (index, change) in zip(past.indices, past) {
      let state = change.timing.state(at: time - change.time)
      let progress = state.progress ?? (state.phase == .before ? 0 : 1)
      let replaces = change.interruption == .replace
      let origin = replaces ? sum(past[..<index], from: rest, at: change.time) : target
      value = (replaces ? origin : value) + (change.value - origin) * progress
      target = change.value
    }
    return value
  }
}

/// x ↦ scale x + shift, of which one after the other is not the other after the one.
private struct Line: Interpolatable {
  var scale, shift: Double

  func interpolated(to end: Line, amount: Double) -> Line {
    Line(
      scale: scale.interpolated(to: end.scale, amount: amount),
      shift: shift.interpolated(to: end.shift, amount: amount))
  }

  func adding(_ other: Line) -> Line {
    Line(scale: scale * other.scale, shift: scale * other.shift + shift)
  }

  func difference(from other: Line) -> Line {
    Line(scale: scale / other.scale, shift: (shift - other.shift) / other.scale)
  }
}
