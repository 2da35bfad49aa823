// What the notes of Penner's curves say about other libraries, held against their formulas.
import Easing
import Foundation
import Testing

@Suite struct NamedCurvePennerTests {
  private func value(_ name: String, _ time: Double) throws -> Double {
    try #require(NamedCurve.find(name)).curve.value(at: time)
  }

  private func largest(_ distance: (Double) throws -> Double) rethrows -> Double {
    try (0...20_000).map { try distance(Double($0) / 20_000).magnitude }.max() ?? 0
  }

  /// GSAP: 2^(10 (p - 1)) p + p⁶ (1 - p), played backwards for its out form.
  @Test func `GSAP's exponential is as far off as is said`() throws {
    let gsap = { (p: Double) in pow(2, 10 * (p - 1)) * p + pow(p, 6) * (1 - p) }
    let distance = try largest { 1 - gsap(1 - $0) - (try value("easeOutExpo", $0)) }
    #expect((distance - 0.00687).magnitude < 5e-6)
    #expect(NamedCurve.find("easeOutExpo")?.notes.contains("0.00687") == true)
    let half = try largest { time in
      let expected = time < 0.5 ? gsap(2 * time) / 2 : 1 - gsap(2 - 2 * time) / 2
      return expected - (try value("easeInOutExpo", time))
    }
    #expect((half - 0.00687 / 2).magnitude < 5e-6)
  }

  /// easings.net: 2^(10 (t - 1)), 0 at 0.
  @Test func `the published exponential is off by its jump`() throws {
    #expect(try value("easeInExpoPublished", 1e-12) > 0.000976)
    let distance = try largest {
      try value("easeInExpoPublished", $0) - value("easeInExpo", $0)
    }
    #expect(distance <= 0x1p-10)
  }

  /// GSAP: t² ((s + 1) t - s) with s = 1.70158 in both halves.
  @Test func `GSAP's swing in and out is as far off as is said`() throws {
    let half = { (t: Double) in t * t * (2.70158 * t - 1.70158) }
    let gsap = { (t: Double) in t < 0.5 ? half(2 * t) / 2 : 1 - half(2 - 2 * t) / 2 }
    let distance = try largest { gsap($0) - (try value("easeInOutBack", $0)) }
    #expect((distance - 0.0662).magnitude < 5e-5)
    let same = try largest { gsap($0) - (try Curve("easeInOutBack(1.70158)")).value(at: $0) }
    #expect(same < 1e-14)
  }

  /// easings.net: -2^(10 t - 10) sin((10 t - 10.75) 2π/3).
  @Test func `the published elastic is as far off as is said`() throws {
    let distance = try largest { t in
      let published = t == 0 ? 0 : -pow(2, 10 * t - 10) * sin((10 * t - 10.75) * 2 * .pi / 3)
      return published - (try value("easeInElastic", t))
    }
    #expect((0.00097...0.00098).contains(distance))
  }
}
