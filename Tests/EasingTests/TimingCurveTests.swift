// Every named curve, and some of every other kind, fulfil the contract of a timing curve.
import Easing
import TestSupport
import Testing

@Suite struct TimingCurveTests {
  /// Springs end 0.001 from the target, curve 7 after 0.5 s at 0.9989, and the spring of iOS 26, cut
  /// after 0.3832 s, at 0.998796.
  @Test(arguments: NamedCurve.all.map(\.name))
  func `every named curve is a timing curve`(name: String) throws {
    let named = try #require(NamedCurve.find(name))
    let isSpring = [.keyboard, .approximations, .swiftui, .coreanimation].contains(named.family)
    let tolerance = named.name == "keyboard-ios26-a" ? 0.001205 : isSpring ? 0.0011 : 0
    checkTimingCurve(
      named.curve, startsAtZero: named.name != "step-start", endTolerance: tolerance)
    #expect(try Curve(named.curve.description) == named.curve)
    #expect(try Curve(named.name) == named.curve)
  }

  @Test(arguments: [
    "keyboard(duration: 0.25)", "keyboard(duration: 0)", "spring(stiffness: 100, damping: 0)",
    "spring(stiffness: 100, damping: 60, overdamping: allowed, velocity: -3)",
    "spring(mass: 2, stiffness: 1, damping: 0.1, velocity: 5)", "steps(7, jump-none)",
    "cubic-bezier(0, 1, 0, 1)", "cubic-bezier(1, 0, 0, 1)", "cubic-bezier(0.9, -20, 0.1, 30)",
    "linear(0, 0.5 25% 75%, 1)", "easeOutPower(2.5)", "easeInBack(3)", "easeInElastic(2, 0.5)",
    "reverse(easeInBack)", "mirror(easeIn)", "join(easeIn, easeOutBounce)",
    "scale(keyboard, duration: 2)", "clip(spring(duration: 0.5), duration: 0.8)",
    "scale(easeInOut, duration: 0)", "samples(0 0, 0.1 0.6, 0.2 1, interpolation: monotone)",
  ])
  func `curves of every other kind are timing curves`(text: String) throws {
    let curve = try Curve(text)
    let isSteps = text == "keyboard(duration: 0)" || text == "scale(easeInOut, duration: 0)"
    checkTimingCurve(curve, startsAtZero: !isSteps, endTolerance: 0.0011)
  }

  /// The end tangents go on: CSS's rule, also for Penner's curves; a vertical one stays.
  @Test(arguments: NamedCurve.all.map(\.name))
  func `unit curves leave along their end tangents`(name: String) {
    guard case .unit(let unit)? = NamedCurve.find(name)?.curve else { return }
    if case .steps = unit { return }
    let slopes = [0, 1].map { unit.velocity(at: $0, outside: .extend) }
    let tangents = slopes.map { $0.isFinite ? $0 : 0 }
    let (before, after) = (
      unit.value(at: -0.5, outside: .extend), unit.value(at: 1.5, outside: .extend)
    )
    #expect((before - -0.5 * tangents[0]).magnitude < 1e-14)
    #expect((after - (1 + 0.5 * tangents[1])).magnitude < 1e-14)
  }
}
