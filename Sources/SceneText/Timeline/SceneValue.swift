// A value of any type that a document may move.
public import Timing
public import ViewMotion

/// A value of a track, of one of the types that documents know.
///
///     let red = SceneValue.color(Color(red: 1, green: 0, blue: 0, alpha: 0.5))
///     red.numbers   // [1, 0, 0, 0.5]
public enum SceneValue: Hashable, Sendable {
  /// A bare number.
  case number(Double)
  /// An angle with all its turns.
  case angle(Angle)
  /// A point in pt.
  case point(Point)
  /// A size in pt.
  case size(Size)
  /// A rectangle in pt.
  case rect(Rect)
  /// Insets in pt.
  case insets(Insets)
  /// A colour.
  case color(Color)
  /// A transform in the plane, as a list of functions.
  case transform(TransformList)
  /// A transform in space, as a list of functions.
  case transform3D(TransformList)

  /// The type of the value.
  public var type: ValueType {
    switch self {
    case .number: .number
    case .angle: .angle
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .insets: .insets
    case .color: .color
    case .transform: .transform
    case .transform3D: .transform3D
    }
  }

  /// The numbers of the value in the order of its columns.
  public var numbers: [Double] {
    var numbers = [Double](repeating: 0, count: max(type.components.count, 1))
    var span = numbers.mutableSpan
    write(into: &span, at: 0)
    return numbers
  }

  /// Writes the numbers of the value in the order of its columns; nothing is allocated.
  ///
  /// - Parameters:
  ///   - numbers: Where they go.
  ///   - place: The place of the first.
  package func write(into numbers: inout MutableSpan<Double>, at place: Int) {
    switch self {
    case .number(let number): numbers[place] = number
    case .angle(let angle): numbers[place] = angle.degrees
    case .point(let point): numbers.write(point.x, point.y, at: place)
    case .size(let size): numbers.write(size.width, size.height, at: place)
    case .rect(let rect):
      numbers.write(rect.origin.x, rect.origin.y, at: place)
      numbers.write(rect.size.width, rect.size.height, at: place + 2)
    case .insets(let insets):
      numbers.write(insets.top, insets.left, at: place)
      numbers.write(insets.bottom, insets.right, at: place + 2)
    case .color(let color):
      numbers.write(color.red, color.green, at: place)
      numbers.write(color.blue, color.alpha, at: place + 2)
    case .transform(let list):
      let matrix = list.transform
      numbers.write(matrix.a, matrix.b, at: place)
      numbers.write(matrix.c, matrix.d, at: place + 2)
      numbers.write(matrix.tx, matrix.ty, at: place + 4)
    case .transform3D(let list):
      for (index, number) in list.matrix.numbers.enumerated() { numbers[place + index] = number }
    }
  }
}

extension MutableSpan<Double> {
  fileprivate mutating func write(_ first: Double, _ second: Double, at place: Int) {
    self[place] = first
    self[place + 1] = second
  }
}

extension SceneValue: Interpolatable {
  /// Returns the value on the way to another one; values of another type change at amount 0.5.
  public func interpolated(to end: SceneValue, amount: Double) -> SceneValue {
    combined(with: end, by: .interpolating(amount), otherwise: amount < 0.5 ? self : end)
  }

  /// Returns the value with another one on top.
  public func adding(_ other: SceneValue) -> SceneValue {
    combined(with: other, by: .adding, otherwise: other)
  }

  /// Returns the value with another one built up on it.
  public func accumulating(_ other: SceneValue) -> SceneValue {
    combined(with: other, by: .accumulating, otherwise: other)
  }

  /// Returns the value built up on another one several times.
  public func accumulated(on other: SceneValue, times: Double) -> SceneValue {
    combined(with: other, by: .accumulatingOn(times), otherwise: self)
  }

  /// Returns what has to be added to another value to give this one.
  public func difference(from other: SceneValue) -> SceneValue {
    combined(with: other, by: .subtracting, otherwise: self)
  }

  /// Returns the numbers of both values; nil for transforms, and for values of two types.
  public func lanes(to end: SceneValue) -> Lanes? {
    switch (self, end) {
    case (.number(let a), .number(let b)): a.lanes(to: b)
    case (.angle(let a), .angle(let b)): a.lanes(to: b)
    case (.point(let a), .point(let b)): a.lanes(to: b)
    case (.size(let a), .size(let b)): a.lanes(to: b)
    case (.rect(let a), .rect(let b)): a.lanes(to: b)
    case (.insets(let a), .insets(let b)): a.lanes(to: b)
    case (.color(let a), .color(let b)): a.lanes(to: b)
    default: nil
    }
  }

  /// Returns the way between two transforms, taken apart; nil for other values.
  public func way(to end: SceneValue) -> (@Sendable (Double) -> SceneValue)? {
    switch (self, end) {
    case (.transform(let a), .transform(let b)):
      guard let way = a.way(to: b) else { return nil }
      return { .transform(way($0)) }
    case (.transform3D(let a), .transform3D(let b)):
      guard let way = a.way(to: b) else { return nil }
      return { .transform3D(way($0)) }
    default: return nil
    }
  }

  /// Returns a value of this type with other numbers; a transform as it is.
  public func with(lanes: SIMD4<Double>) -> SceneValue {
    switch self {
    case .number(let value): .number(value.with(lanes: lanes))
    case .angle(let value): .angle(value.with(lanes: lanes))
    case .point(let value): .point(value.with(lanes: lanes))
    case .size(let value): .size(value.with(lanes: lanes))
    case .rect(let value): .rect(value.with(lanes: lanes))
    case .insets(let value): .insets(value.with(lanes: lanes))
    case .color(let value): .color(value.with(lanes: lanes))
    case .transform, .transform3D: self
    }
  }

  /// Joins two values of one type.
  private func combined(
    with other: SceneValue, by join: Join, otherwise: SceneValue
  ) -> SceneValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(join(a, b))
    case (.angle(let a), .angle(let b)): .angle(join(a, b))
    case (.point(let a), .point(let b)): .point(join(a, b))
    case (.size(let a), .size(let b)): .size(join(a, b))
    case (.rect(let a), .rect(let b)): .rect(join(a, b))
    case (.insets(let a), .insets(let b)): .insets(join(a, b))
    case (.color(let a), .color(let b)): .color(join(a, b))
    case (.transform(let a), .transform(let b)): .transform(join(a, b))
    case (.transform3D(let a), .transform3D(let b)): .transform3D(join(a, b))
    default: otherwise
    }
  }
}

/// What is done with two values of one type, whichever it is.
private enum Join {
  case interpolating(Double)
  case adding
  case accumulating
  case accumulatingOn(Double)
  case subtracting

  @inline(__always)
  func callAsFunction<Value: Interpolatable>(_ a: Value, _ b: Value) -> Value {
    switch self {
    case .interpolating(let amount): a.interpolated(to: b, amount: amount)
    case .adding: a.adding(b)
    case .accumulating: a.accumulating(b)
    case .accumulatingOn(let times): a.accumulated(on: b, times: times)
    case .subtracting: a.difference(from: b)
    }
  }
}
