// Angles: turns, ways round, and exact quarters.
import TestSupport
import Testing
import ViewMotion

struct AngleTests {
  @Test func `full turns are kept`() {
    let end = Angle.turns(2)
    #expect(Angle.zero.interpolated(to: end, amount: 0.25).degrees == 180)
    #expect(Angle.zero.interpolated(to: end, amount: 1) == .degrees(720))
    #expect(Angle.degrees(90).adding(end).difference(from: end) == .degrees(90))
  }

  @Test(arguments: [
    (350.0, 10.0, 360.0, 180.0), (10, 350, 0, 180), (0, 180, 90, 90), (180, 0, 90, 90),
    (0, 720, 0, 180), (0, 30, 15, -165), (-170, 170, -180, 0),
  ])
  func `the shortest and the longest way are apart by a full turn`(
    from: Double, to: Double, shortest: Double, longest: Double
  ) {
    let (start, end) = (Angle.degrees(from), Angle.degrees(to))
    #expect(start.interpolated(to: end, amount: 0.5, way: .shortest).degrees == shortest)
    #expect(start.interpolated(to: end, amount: 0.5, way: .longest).degrees == longest)
    #expect(start.interpolated(to: end, amount: 0.5, way: .asGiven).degrees == (from + to) / 2)
  }

  @Test(arguments: [
    (0.0, 1.0, 0.0), (90, 0, 1), (180, -1, 0), (270, 0, -1), (-90, 0, -1), (3690, 0, 1),
  ])
  func `quarter turns are exact`(degrees: Double, cosine: Double, sine: Double) {
    let angle = Angle.degrees(degrees)
    #expect(angle.cosine == cosine)
    #expect(angle.sine == sine)
  }

  @Test func `a tangent is finite, also at its pole`() {
    #expect(Angle.degrees(180).tangent == 0)
    #expect(abs(Angle.degrees(45).tangent - 1) < 1e-15)
    #expect(Angle.degrees(90).tangent > 1e15 && Angle.degrees(90).tangent.isFinite)
  }

  @Test func `radians are degrees by pi over 180`() {
    #expect(Angle.radians(.pi).degrees == 180)
    #expect(Angle.degrees(90).radians == .pi / 2)
  }

  @Test(arguments: try reference("angles"))
  func `sine and cosine are right to the last digits`(row: ReferenceRow) throws {
    let angle = Angle.degrees(try #require(row.numbers(1).first))
    let (cosine, sine) = (
      try #require(row.numbers(2).first), try #require(row.numbers(3).first)
    )
    let allowed = cosine == 0 || sine == 0 ? 0 : 1.6e-16
    #expect(abs(angle.cosine - cosine) <= allowed)
    #expect(abs(angle.sine - sine) <= min(allowed, 2.5e-16 * abs(sine)))
  }
}
