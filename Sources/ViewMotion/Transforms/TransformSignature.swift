// The names of the transform functions and what their arguments mean.
internal import Easing

/// A CSS transform function: its name, its arguments, and what it stands for.
struct TransformSignature: Sendable {
  /// The kind of an argument.
  enum Unit: Sendable {
    case number, length, angle, distance
  }

  let name: String
  /// The kinds of the arguments; the last kind is also that of all that follow.
  let units: [Unit]
  let usage: String
  /// The function with these arguments, angles in degrees; nil where there are too many or too few.
  let make: @Sendable ([Double]) -> TransformFunction?

  private init(
    _ usage: String, _ counts: ClosedRange<Int>, _ units: Unit...,
    make: @escaping @Sendable ([Double]) -> TransformFunction?
  ) {
    name = String(usage.prefix { $0 != "(" })
    self.usage = usage
    self.units = units
    self.make = { counts.contains($0.count) ? make($0) : nil }
  }

  static let all: [TransformSignature] = [
    .init("translate(x, y)", 1...2, .length) { .translate(x: $0[0], y: $0.count == 2 ? $0[1] : 0) },
    .init("translateX(x)", 1...1, .length) { .translate(x: $0[0]) },
    .init("translateY(y)", 1...1, .length) { .translate(y: $0[0]) },
    .init("translateZ(z)", 1...1, .length) { .translate(z: $0[0]) },
    .init("translate3d(x, y, z)", 3...3, .length) { .translate(x: $0[0], y: $0[1], z: $0[2]) },
    .init("scale(x, y)", 1...2, .number) { .scale(x: $0[0], y: $0.count == 2 ? $0[1] : $0[0]) },
    .init("scaleX(x)", 1...1, .number) { .scale(x: $0[0]) },
    .init("scaleY(y)", 1...1, .number) { .scale(y: $0[0]) },
    .init("scaleZ(z)", 1...1, .number) { .scale(z: $0[0]) },
    .init("scale3d(x, y, z)", 3...3, .number) { .scale(x: $0[0], y: $0[1], z: $0[2]) },
    .init("rotate(angle)", 1...1, .angle) { .rotate(.degrees($0[0])) },
    .init("rotateX(angle)", 1...1, .angle) { .rotate(.degrees($0[0]), axis: SIMD3(1, 0, 0)) },
    .init("rotateY(angle)", 1...1, .angle) { .rotate(.degrees($0[0]), axis: SIMD3(0, 1, 0)) },
    .init("rotateZ(angle)", 1...1, .angle) { .rotate(.degrees($0[0])) },
    .init("rotate3d(x, y, z, angle)", 4...4, .number, .number, .number, .angle) {
      .rotate(.degrees($0[3]), axis: SIMD3($0[0], $0[1], $0[2]))
    },
    .init("skewX(angle)", 1...1, .angle) { .skewX(.degrees($0[0])) },
    .init("skewY(angle)", 1...1, .angle) { .skewY(.degrees($0[0])) },
    .init("skew(x, y)", 1...2, .angle) {
      .skew(x: .degrees($0[0]), y: .degrees($0.count == 2 ? $0[1] : 0))
    },
    .init("matrix(a, b, c, d, tx, ty)", 6...6, .number) { .matrix(Transform($0)) },
    .init("matrix3d(m11, m12, …, m44)", 16...16, .number) { .matrix3D(Transform3D($0)) },
    .init("perspective(d)", 1...1, .distance) { .perspective($0[0]) },
  ]
}

extension TransformSignature.Unit {
  var expected: String {
    switch self {
    case .number: "a number"
    case .length: "a length, such as 10px,"
    case .angle: "an angle, such as 90deg,"
    case .distance: "a length of at least 0 or none"
    }
  }

  /// The number that a text in lower case says; degrees for angles, infinity for no perspective.
  func number(_ text: String) -> Double? {
    switch self {
    case .number: Double(decimal: text[...])
    case .length: Double(decimal: text.hasSuffix("px") ? text.dropLast(2) : text[...])
    case .angle: Angle(css: text)?.degrees
    case .distance:
      text == "none" ? .infinity : Self.length.number(text).flatMap { $0 < 0 ? nil : $0 }
    }
  }
}
