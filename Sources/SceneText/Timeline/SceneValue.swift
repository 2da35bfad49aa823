// A value of any type that a document may move.
public import Timing
public import ViewMotion

/// A value of a track, of one of the types that documents know.
///
/// All types but transforms are up to four numbers that move each for itself: a rectangle as its
/// position and size, a colour premultiplied, an angle with all its turns.
///
///     let red = SceneValue.numbers(SIMD4(0.5, 0, 0, 0.5), .color)
///     red.columns   // [1, 0, 0, 0.5]
public enum SceneValue: Hashable, Sendable {
  /// The numbers of a value; those that its type has none for are 0.
  case numbers(SIMD4<Double>, ValueType)
  /// A transform as a list of functions.
  case transform(TransformList, ValueType)

  /// The type of the value.
  public var type: ValueType {
    switch self {
    case .numbers(_, let type), .transform(_, let type): type
    }
  }

  /// The numbers of the value in the order of its columns.
  public var columns: [Double] {
    switch self {
    case .numbers(let numbers, .color): Self.straight(numbers)
    case .numbers(let numbers, let type):
      (0..<max(type.components.count, 1)).map { numbers[$0] }
    case .transform(let list, .transform3D): list.matrix.numbers
    case .transform(let list, _): list.transform.numbers
    }
  }

  /// The columns of a premultiplied colour: the three colours as they are without transparency.
  private static func straight(_ numbers: SIMD4<Double>) -> [Double] {
    let alpha = numbers.w
    return (0..<3).map { alpha == 0 ? 0 : numbers[$0] / alpha } + [alpha]
  }
}

extension SceneValue: Interpolatable {
  /// Returns the value on the way to another one; values of another type change at amount 0.5.
  public func interpolated(to end: SceneValue, amount: Double) -> SceneValue {
    switch (self, end) {
    case (.numbers(let a, let type), .numbers(let b, type)):
      .numbers(a.interpolated(to: b, amount: amount), type)
    case (.transform(let a, let type), .transform(let b, type)):
      .transform(a.interpolated(to: b, amount: amount), type)
    default: amount < 0.5 ? self : end
    }
  }

  /// Returns the value with another one on top.
  public func adding(_ other: SceneValue) -> SceneValue {
    combined(with: other, { $0 + $1 }, { $0.adding($1) })
  }

  /// Returns the value with another one built up on it.
  public func accumulating(_ other: SceneValue) -> SceneValue {
    combined(with: other, { $0 + $1 }, { $0.accumulating($1) })
  }

  /// Returns what has to be added to another value to give this one.
  public func difference(from other: SceneValue) -> SceneValue {
    combined(with: other, { $0 - $1 }, { $0.difference(from: $1) })
  }

  private func combined(
    with other: SceneValue, _ numbers: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>,
    _ lists: (TransformList, TransformList) -> TransformList
  ) -> SceneValue {
    switch (self, other) {
    case (.numbers(let a, let type), .numbers(let b, type)): .numbers(numbers(a, b), type)
    case (.transform(let a, let type), .transform(let b, type)): .transform(lists(a, b), type)
    default: other
    }
  }
}
