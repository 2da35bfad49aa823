// How fast the value changes with the progress.

extension Keyframes {
  /// The change of the value with the progress, in value units for the whole of it.
  func velocity(
    at progress: Double, over underlying: Value? = nil, lasting seconds: Double = 1
  ) -> Value {
    switch path {
    case .held: return stops[0].value.neutral
    case .straight:
      let (start, end) = piece(at: progress, over: underlying)
      let width = end.offset - start.offset
      guard width > 0 else { return start.value.neutral }
      let slope = start.curve.slope(
        at: (progress - start.offset) / width, lasting: width * seconds)
      return end.value.difference(from: start.value)
        .scaled(by: slope.isFinite ? slope / width : 0)
    case .smooth, .smoothPaced:
      // A spline has no simple slope for values of every kind; this one is good to nine digits.
      let step = 0x1p-17
      return value(at: progress + step, lasting: seconds)
        .difference(from: value(at: progress - step, lasting: seconds))
        .scaled(by: 0.5 / step)
    }
  }
}
