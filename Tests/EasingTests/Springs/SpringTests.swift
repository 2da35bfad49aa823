// Springs against a 50 digit reference, measurements, closed forms and their own equation.
import Easing
import Foundation
import TestSupport
import Testing

@Suite struct SpringTests {
  /// The allowed error: 1e-14 of the distance for the progress, and for the velocity 1e-14 of
  /// 1 + |v₀| + w₀, the speeds that a motion over the unit distance can have.
  @Test(arguments: try ReferenceRow.read("EasingTests/Reference/spring.txt"))
  func `every point of the reference is met`(row: ReferenceRow) throws {
    let spring = try Spring(
      parameters: row.numbers(0), overdamping: Spring.Overdamping(rawValue: row.fields[1]))
    let scale = 1 + spring.initialVelocity.magnitude + spring.angularFrequency
    var (values, velocities) = (WorstError(), WorstError())
    for (index, pair) in zip(row.numbers(2), row.numbers(3)).enumerated() {
      let time = Double(index) / 120
      values.compare(
        spring.value(at: time, outside: .extend), to: pair.0, within: 1e-14, at: "\(time) s")
      velocities.compare(
        spring.velocity(at: time, outside: .extend), to: pair.1, within: 1e-14 * scale,
        at: "\(time) s")
    }
    #expect(values.count == 601)
    #expect(values.isAllowed, "\(values)")
    #expect(velocities.isAllowed, "\(velocities)")
  }

  @Test(arguments: try SpringRows.of(["progress", "springShort"]))
  func `measured progress is met`(row: ReferenceRow) throws {
    let numbers = row.numbers(-1)
    let spring = try Spring(parameters: numbers)
    let error = (spring.value(at: numbers[4]) - numbers[5]).magnitude
    #expect(error <= row.numbers(2)[0])
  }

  /// Progress and velocity to three digits, from a simulation that allows over-damping.
  @Test(arguments: try SpringRows.of(["range"]))
  func `progress and velocity lie in their ranges`(row: ReferenceRow) throws {
    let numbers = row.numbers(-1)
    let spring = try Spring(parameters: numbers, overdamping: .allowed)
    #expect((numbers[5]..<numbers[6]).contains(spring.value(at: numbers[4], outside: .extend)))
    #expect((numbers[7]..<numbers[8]).contains(spring.velocity(at: numbers[4], outside: .extend)))
  }

  @Test(arguments: [
    (0.0, [0.09020401043, 0.26424111766, 0.59399415029]),
    (5.0, [0.24183667536, 0.44818083824, 0.72932943353]),
  ])
  func `the critical spring has the right constants`(velocity: Double, values: [Double]) throws {
    let spring = try Spring(stiffness: 100, damping: 20, initialVelocity: velocity)
    for (time, value) in zip([0.05, 0.1, 0.2], values) {
      #expect((spring.value(at: time) - value).magnitude < 1e-11)
    }
  }

  /// m x″ + c x′ + k (x - 1) is 0; x″ by a difference quotient of the velocity.
  @Test(arguments: [
    (1.0, 100.0, 5.0), (1, 100, 20), (1, 100, 60), (3, 1000, 500), (0.5, 250, 12), (2, 0.5, 0),
  ])
  func `the equation of motion holds`(mass: Double, stiffness: Double, damping: Double) throws {
    let spring = try Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: -3,
      overdamping: .allowed)
    let step = 1e-5 / spring.angularFrequency
    var worst = WorstError()
    for index in 1...200 {
      let time = Double(index) / 20 / spring.angularFrequency
      let velocity = { spring.velocity(at: $0, outside: .extend) }
      let acceleration = (velocity(time + step) - velocity(time - step)) / (2 * step)
      let pull = stiffness * (1 - spring.value(at: time, outside: .extend))
      worst.compare(
        mass * acceleration + damping * velocity(time), to: pull,
        within: 1e-7 * (stiffness + 3 * mass * spring.angularFrequency), at: "\(time) s")
    }
    #expect(worst.isAllowed, "\(worst)")
  }

  @Test func `a strongly damped spring is stable at any time step`() throws {
    let spring = try Spring(stiffness: 1, damping: 121, overdamping: .allowed)
    let (slow, fast) = (-0.008265027, -120.991735)
    for time in [1.0 / 60, 1, 10, 100, 800] {
      let rest =
        (slow * exp(fast * time) - fast * exp(slow * time)) / (slow - fast)
      #expect((spring.value(at: time) - (1 - rest)).magnitude < 1e-6)
    }
  }

  @Test(arguments: [-20.0, -5, 0, 5, 20])
  func `a spring starts at 0 with the velocity that it was given`(velocity: Double) throws {
    for damping in [0.0, 5, 20, 60] {
      let spring = try Spring(
        stiffness: 100, damping: damping, initialVelocity: velocity, overdamping: .allowed)
      #expect(spring.value(at: 0) == 0)
      #expect(spring.velocity(at: 0) == velocity)
      #expect(
        try Spring(stiffness: 100, damping: damping, overdamping: .allowed)
          .with(initialVelocity: velocity) == spring)
    }
  }

  @Test func `the clamped spring is the critical one`() throws {
    let clamped = try Spring(stiffness: 100, damping: 40)
    let critical = try Spring(stiffness: 100, damping: 20)
    #expect(clamped.dampingRatio == 2)
    for time in stride(from: 0, through: 1, by: 0.05) {
      #expect(clamped.value(at: time) == critical.value(at: time))
    }
  }

  @Test(arguments: [
    (0.0, 100.0, 10.0, 0.0, "mass"), (-1, 100, 10, 0, "mass"), (1, 0, 10, 0, "stiffness"),
    (1, .infinity, 10, 0, "stiffness"), (1, 100, .nan, 0, "damping"), (1, 100, -1, 0, "damping"),
    (1, 100, 10, .nan, "velocity"), (1, 100, 10, .infinity, "velocity"), (.nan, 1, 1, 0, "mass"),
  ])
  func `a number outside the domain is named`(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, name: String
  ) {
    let error = #expect(throws: ParameterError.self) {
      try Spring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    }
    #expect(error?.parameter == name)
    #expect(error?.curve == "spring")
  }
}

extension Spring {
  /// Creates a spring from mass, stiffness, damping and velocity in a row.
  init(parameters: [Double], overdamping: Overdamping? = .clamped) throws {
    try self.init(
      mass: parameters[0], stiffness: parameters[1], damping: parameters[2],
      initialVelocity: parameters[3], overdamping: try #require(overdamping))
  }
}

/// The measured rows of some kinds.
enum SpringRows {
  static func of(_ kinds: Set<String>) throws -> [ReferenceRow] {
    let files = ["spring-measured.txt", "apple-measured.txt"]
    return try files.flatMap { try ReferenceRow.read("EasingTests/Reference/" + $0) }
      .filter { kinds.contains($0.fields[1]) }
  }
}
