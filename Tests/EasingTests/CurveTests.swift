// Curves made of other curves.
import Easing
import Testing

@Suite struct CurveTests {
  static let times = [0, 0.1, 0.25, 0.4, 0.6, 0.75, 0.9, 1]

  @Test(arguments: [0.25, 1, 3])
  func `a scaled curve is the same at another speed`(duration: Double) throws {
    let (curve, scaled) = (Curve.unit(.easeIn), try Curve.unit(.easeIn).scaled(to: duration))
    #expect(scaled.duration == duration)
    for time in Self.times {
      let moved = scaled.value(at: time * duration)
      #expect((moved - curve.value(at: time)).magnitude < 1e-15)
      let speed = scaled.velocity(at: time * duration) * duration
      #expect((speed - curve.velocity(at: time)).magnitude < 1e-13)
    }
    #expect(scaled.value(at: duration) == 1)
    #expect(try scaled.scaled(to: 1) == curve)
  }

  @Test func `a curve scaled to 0 is a step`() throws {
    let step = try Curve.unit(.easeIn).scaled(to: 0)
    #expect(step.value(at: 0) == 1)
    #expect(step.value(at: -1, outside: .extend) == 0)
    #expect(step.velocity(at: 0) == 0)
  }

  @Test func `a clipped curve keeps its speed`() throws {
    let keyboard = Curve.keyboard(.system)
    let (short, long) = (try keyboard.clipped(to: 0.25), try keyboard.clipped(to: 2))
    #expect((short.value(at: 9) - 0.942038346548).magnitude < 1e-12)
    #expect(short.velocity(at: 0.1) == keyboard.velocity(at: 0.1))
    #expect(long.value(at: 2) > 1 - 1e-12)
    #expect(try short.clipped(to: 0.5) == keyboard)
  }

  @Test func `springs are clipped to a duration and all others scaled`() throws {
    let spring = Curve.spring(.keyboard)
    #expect(try spring.lasting(0.3) == spring.clipped(to: 0.3))
    #expect(try Curve.keyboard(.system).lasting(0.25) == Curve.keyboard(.system).clipped(to: 0.25))
    #expect(try Curve.unit(.ease).lasting(0.3) == Curve.unit(.ease).scaled(to: 0.3))
  }

  @Test(arguments: ["easeIn", "easeOutBack", "ease", "cubic-bezier(0.9, -1, 0.2, 2)"])
  func `a reversed curve is seen from its end`(text: String) throws {
    let (curve, reversed) = (try Curve(text), try Curve(text).reversed())
    for time in Self.times {
      let seen = 1 - curve.value(at: 1 - time)
      #expect((reversed.value(at: time) - seen).magnitude < 1e-15)
      #expect((reversed.velocity(at: time) - curve.velocity(at: 1 - time)).magnitude < 1e-12)
    }
    #expect(try reversed.reversed() == curve)
  }

  /// The reverse of easeIn is easeOut, of Penner's in the out, and their mirror the inOut.
  @Test(arguments: ["Quad", "Expo", "Circ", "Elastic", "Bounce"])
  func `reverse and mirror are out and in-out`(family: String) throws {
    let start = try Curve("easeIn\(family)")
    let (out, both) = (try Curve("easeOut\(family)"), try Curve("easeInOut\(family)"))
    for time in Self.times {
      #expect((try start.reversed().value(at: time) - out.value(at: time)).magnitude < 1e-15)
      // Penner's in-out elastic has a period of its own.
      if family == "Elastic" { continue }
      let mirrored = try start.mirrored()
      #expect((mirrored.value(at: time) - both.value(at: time)).magnitude < 1e-15)
    }
  }

  @Test func `joined curves share the way and the time`() throws {
    let joined = try Curve.unit(.easeIn).joined(with: .unit(.linear))
    #expect(joined.duration == 1)
    #expect((joined.value(at: 0.25) - UnitCurve.easeIn.value(at: 0.5) / 2).magnitude < 1e-15)
    #expect(joined.value(at: 0.5) == 0.5)
    #expect(joined.value(at: 0.75) == 0.75)
    #expect(joined.value(at: 1) == 1)
    #expect(joined.velocity(at: 0.75) == 1)
  }

  @Test func `what never ends is not turned around`() throws {
    let endless = Curve.spring(try Spring(stiffness: 100, damping: 0))
    let makers: [(Curve) throws -> Curve] = [
      { try $0.reversed() }, { try $0.mirrored() }, { try $0.scaled(to: 1) },
      { try $0.joined(with: .unit(.ease)) }, { try Curve.unit(.ease).joined(with: $0) },
    ]
    for make in makers {
      #expect(throws: ParameterError.self) { try make(endless) }
    }
    #expect(try endless.clipped(to: 2).duration == 2)
  }

  @Test(arguments: [-1, .nan, .infinity, 1e10])
  func `no other duration is taken`(duration: Double) {
    let error = #expect(throws: ParameterError.self) {
      try Curve.unit(.ease).scaled(to: duration)
    }
    #expect(error?.parameter == "duration")
    #expect(throws: ParameterError.self) { try Curve.unit(.ease).clipped(to: duration) }
  }
}
