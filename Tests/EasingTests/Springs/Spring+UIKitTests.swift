// The springs that UIKit fits, against captures from iOS.
import Easing
import TestSupport
import Testing

@Suite struct SpringUIKitTests {
  @Test(arguments: try SpringRows.of(["fit"]))
  func `captured parameters are met`(row: ReferenceRow) throws {
    let (numbers, tolerance) = (row.numbers(-1), row.numbers(2)[0])
    let spring = try Spring(
      uiDuration: numbers[0], damping: numbers[1], velocity: numbers[2])
    #expect((spring.stiffness - numbers[3]).magnitude <= tolerance)
    #expect((spring.damping - numbers[4]).magnitude <= tolerance)
  }

  @Test(arguments: try SpringRows.of(["track"]))
  func `captured positions are met`(row: ReferenceRow) throws {
    let numbers = row.numbers(-1)
    let spring = try Spring(
      uiDuration: numbers[0], damping: numbers[1], velocity: numbers[2])
    let progress = spring.value(at: numbers[3], outside: .extend)
    #expect((progress - numbers[4]).magnitude <= row.numbers(2)[0])
  }

  /// Duration, damping ratio and velocity; stiffness and damping, computed to four decimals.
  @Test(arguments: [
    [0.5, 1, 0, 341.0237, 36.9337], [0.25, 1, 0, 1364.0948, 73.8673], [1, 1, 0, 85.2559, 18.4668],
    [0.5, 0.5, 0, 646.8780, 25.4338], [0.5, 0.7, 0, 387.2746, 27.5510],
    [0.4, 0.8, 0, 505.6086, 35.9772], [1, 0.5, 0, 161.7195, 12.7169],
    [0.3, 0.6, 0, 1352.6349, 44.1338], [2, 0.4, 0.5, 54.2556, 5.8927],
    [0.8, 0.7, 20, 161.2419, 17.7773],
  ])
  func `the fit gives the known parameters`(numbers: [Double]) throws {
    let spring = try Spring(
      uiDuration: numbers[0], damping: numbers[1], velocity: numbers[2])
    #expect((spring.stiffness - numbers[3]).magnitude < 6e-5)
    #expect((spring.damping - numbers[4]).magnitude < 6e-5)
    #expect(spring.mass == 1 && spring.initialVelocity == numbers[2])
  }

  @Test func `duration and damping are cut as UIKit cuts them`() throws {
    let shortest = try Spring(uiDuration: 0.01, damping: 1)
    #expect(try Spring(uiDuration: 0, damping: 1) == shortest)
    #expect(try Spring(uiDuration: -3, damping: 4) == shortest)
    #expect(
      try Spring(uiDuration: 1000, damping: 0.5) == Spring(uiDuration: 10, damping: 0.5))
  }

  /// The envelope of such a swing starts below 0.001: no stiffness brings it there at the duration.
  @Test(arguments: [-1, 0, 1e-6, 0.0009])
  func `without damping there is nothing to fit`(damping: Double) {
    let error = #expect(throws: ParameterError.self) {
      try Spring(uiDuration: 1, damping: damping)
    }
    #expect(error?.parameter == "damping")
  }

  @Test(arguments: [
    (Double.nan, 1.0, 0.0, "duration"), (1, Double.infinity, 0, "damping"),
    (1, 1, Double.nan, "velocity"),
  ])
  func `a number that is not finite is named`(
    duration: Double, damping: Double, velocity: Double, name: String
  ) {
    let error = #expect(throws: ParameterError.self) {
      try Spring(uiDuration: duration, damping: damping, velocity: velocity)
    }
    #expect(error?.parameter == name)
    #expect(error?.curve == "ui-spring")
  }

  @Test func `any request gives a finite spring or an error`() {
    var random = SplitMix64(seed: 3)
    var springs = 0
    for _ in 0..<2000 {
      guard
        let spring = try? Spring(
          uiDuration: .random(in: 0...10, using: &random),
          damping: .random(in: 0...1, using: &random),
          velocity: .random(in: -100...100, using: &random))
      else { continue }
      springs += 1
      #expect(spring.value(at: 0.5, outside: .extend).isFinite, "\(spring)")
    }
    #expect(springs > 1000)
  }
}
