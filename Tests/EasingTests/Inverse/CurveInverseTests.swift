// From progress back to time: closed forms, published answers, every kind of curve.
import Easing
import TestSupport
import Testing

@Suite struct CurveInverseTests {
  /// The answers of react-native-keyboard-controller's tests, and values read backwards.
  @Test(arguments: [
    (160.0, 0.08782587662878), (316.52488444019065, 0.25), (329.82914080062113, 0.325),
  ])
  func `the keyboard is at a height at its time`(height: Double, time: Double) throws {
    let times = Curve.keyboard(.system).times(of: height / 336)
    #expect(times.count == 1)
    #expect((try #require(times.first) - time).magnitude < 1e-13)
  }

  @Test func `a spring crosses its target every half swing`() throws {
    // Ratio 0.5, frequency 10: residual zero at tan(w t) = -√3, so w t = 2π/3 + nπ.
    let curve = try Curve("spring(stiffness: 100, damping: 10)")
    let swing = 10 * (0.75).squareRoot()
    for (index, time) in curve.times(of: 1).enumerated() {
      #expect((time - (2 * .pi / 3 + Double(index) * .pi) / swing).magnitude < 1e-12)
    }
    #expect(curve.times(of: 1).count == 3)
  }

  @Test(arguments: ["linear", "easeInQuad", "easeOutCubic", "steps(4)", "keyboard"])
  func `a curve that only rises is at 0 first at its start`(text: String) throws {
    #expect(try Curve(text).time(of: 0) == 0)
  }

  @Test func `a square is inverted by the root`() throws {
    let curve = try Curve("easeInQuad")
    for progress in [1e-6, 0.01, 0.25, 0.5, 0.81] {
      let time = try #require(curve.time(of: progress))
      #expect((time - progress.squareRoot()).magnitude <= 4e-16)
    }
  }

  @Test func `a staircase reaches a level where it jumps over it`() throws {
    let curve = try Curve("steps(4, jump-end)")
    #expect(curve.times(of: 0.3) == [0.5])
    #expect(curve.times(of: 0.5) == [0.5])
  }

  @Test func `a staircase of a billion steps is not climbed step by step`() throws {
    for text in ["steps(1000000000)", "reverse(steps(1000000000))", "mirror(steps(1000000000))"] {
      let curve = try Curve(text)
      #expect(
        curve.range == 0...1 && curve.isMonotone && curve.extrema.isEmpty && curve.overshoot == 0)
      #expect((try #require(curve.time(of: 0.25)) - 0.25).magnitude < 1e-8)
    }
    #expect(try Curve("steps(1000000000)").times(of: 0.75) == [0.75])
  }

  @Test func `a progress that is never reached has no time`() throws {
    #expect(try Curve("easeIn").times(of: 1.1).isEmpty)
    #expect(try Curve("keyboard").times(of: 1).isEmpty)
    #expect(try Curve("easeInBack").times(of: -0.2).isEmpty)
  }

  @Test(arguments: NamedCurve.all.map(\.name))
  func `every time of a progress brackets it`(name: String) throws {
    let curve = try Curve(name)
    for index in 0...40 {
      let progress = curve.value(at: curve.duration * Double(index) / 40)
      let times = curve.times(of: progress)
      #expect(!times.isEmpty, "\(progress)")
      for time in times where time > 0 {
        let (before, at) = (curve.value(at: time.nextDown), curve.value(at: time))
        let slack = 1e-15 * max(1, progress.magnitude)
        #expect(min(before, at) <= progress + slack && progress - slack <= max(before, at))
      }
    }
  }

  @Test(arguments: NamedCurve.all.map(\.name))
  func `a curve rises or falls as it claims`(name: String) throws {
    let curve = try Curve(name)
    let values = (0...4000).map { curve.value(at: curve.duration * Double($0) / 4000) }
    let deepest = zip(values, values.dropFirst()).map { $1 - $0 }.min() ?? 0
    #expect(curve.isMonotone ? deepest >= -4e-16 : deepest < -1e-9)
    #expect(curve.range.lowerBound <= (values.min() ?? 0) + 4e-16)
    #expect(curve.range.upperBound >= (values.max() ?? 0) - 4e-16)
  }

  @Test func `prediction goes on along the curve`() throws {
    let curve = Curve.keyboard(.system)
    let (seen, later) = (curve.value(at: 0.1), curve.value(at: 0.1 + 2.0 / 60))
    #expect((curve.prediction(from: seen, after: 2.0 / 60) - later).magnitude < 1e-14)
    #expect(curve.prediction(from: -0.1, after: 0.1) == seen)
    #expect(curve.prediction(from: 1, after: 0.1) == curve.value(at: 0.5))
  }

  /// From 1000 to 900, never below 900, at last exactly 900.
  @Test func `a spring that stops at its target never goes beyond it`() throws {
    let curve = try Curve("spring(stiffness: 100, damping: 6)")
    let values = (0...200).map { index in
      1000.0 + (900 - 1000) * curve.valueStoppingAtTarget(at: Double(index) / 100)
    }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(values.min() == 900 && values.last == 900)
  }
}

@Suite struct CurveExtremaTests {
  @Test(arguments: [1.70158, 0.5, 3])
  func `a back curve goes over by its closed form`(overshoot: Double) throws {
    // t² ((s + 1) t - s) is lowest at 2 s / 3 (s + 1), by 4 s³ / 27 (s + 1)².
    let curve = try Curve("easeOutBack(\(overshoot))")
    let (s, extremum) = (overshoot, try #require(curve.extrema.first))
    #expect((extremum.time - (1 - 2 * s / (3 * (s + 1)))).magnitude < 1e-15)
    #expect((curve.overshoot - 4 * s * s * s / (27 * (s + 1) * (s + 1))).magnitude < 1e-15)
  }

  @Test(arguments: [0.1, 0.5, 0.9])
  func `a spring goes over by its closed form`(ratio: Double) throws {
    let spring = try Spring(stiffness: 100, damping: 20 * ratio)
    let root = (1 - ratio * ratio).squareRoot()
    let curve = Curve.spring(spring)
    #expect((try #require(curve.extrema.first).time - .pi / (10 * root)).magnitude < 1e-14)
    // The overshoot falls by the same share from one turning point to the next.
    let expected = 1 - spring.value(at: .pi / (10 * root))
    #expect((curve.overshoot + expected).magnitude < 1e-15)
    let heights = curve.extrema.map { ($0.value - 1).magnitude }
    let shares = zip(heights, heights.dropFirst()).map { $1 / $0 }
    #expect(shares.allSatisfy { ($0 - heights[0]).magnitude < 1e-11 })
  }

  /// Chromium's tests of the range of a cubic Bézier curve, to their tolerance.
  @Test(arguments: [
    ("cubic-bezier(.25,.5,.75,-1.5)", -0.28818, 1.0), ("cubic-bezier(.25,-.5,.75,.9)", -0.10755, 1),
    ("cubic-bezier(.25,.1,.75,.9)", 0, 1), ("cubic-bezier(0,1,1,0)", 0, 1),
  ])
  func `a Bezier curve keeps to its range`(text: String, least: Double, most: Double) throws {
    let range = try Curve(text).range
    #expect((range.lowerBound - least).magnitude < 0.00015)
    #expect((range.upperBound - most).magnitude < 0.00015)
  }

  @Test func `a bounce touches the ground three times`() throws {
    let curve = try Curve("easeOutBounce")
    let ground = curve.extrema.filter { ($0.value - 1).magnitude < 1e-15 }.map {
      ($0.time * 11).rounded()
    }
    #expect(ground == [4, 8, 10])
  }

  @Test func `a reversed and a mirrored curve turn where theirs do`() throws {
    let turn = try #require(Curve("easeInBack").extrema.first).time
    let reversed = try #require(Curve("reverse(easeInBack)").extrema.first).time
    #expect((reversed - (1 - turn)).magnitude < 1e-15)
    let mirrored = try Curve("mirror(easeInBack)").extrema.map(\.time)
    #expect(mirrored.count == 2)
    #expect((mirrored[0] - turn / 2).magnitude < 1e-15)
  }
}
