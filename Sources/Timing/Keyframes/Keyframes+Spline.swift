// The smooth way through keyframes.

extension Keyframes {
  /// The value of the Catmull-Rom spline through the stops.
  ///
  /// Built of interpolations alone (Barry and Goldman's pyramid), so it serves every kind of value.
  /// At both ends the spline leaves straight towards its neighbour, as Core Animation was measured to.
  func smoothValue(at progress: Double, lasting seconds: Double) -> Value {
    guard stops.count > 2 else { return straight.value(at: progress, lasting: seconds) }
    let index = min(lastIndex(at: progress) ?? 0, stops.count - 2)
    let (start, end) = (stops[index], stops[index + 1])
    let u = Self.amount(of: progress, from: start, to: end, lasting: seconds)
    if u == 0 || u == 1 { return u == 0 ? start.value : end.value }
    let before =
      index > 0 ? stops[index - 1].value : start.value.interpolated(to: end.value, amount: -1)
    let after =
      index + 2 < stops.count
      ? stops[index + 2].value : start.value.interpolated(to: end.value, amount: 2)
    let along = start.value.interpolated(to: end.value, amount: u)
    let early = before.interpolated(to: start.value, amount: u + 1)
    let late = end.value.interpolated(to: after, amount: u - 1)
    return early.interpolated(to: along, amount: (u + 1) / 2)
      .interpolated(to: along.interpolated(to: late, amount: u / 2), amount: u)
  }

  private var straight: Keyframes { Keyframes(stops: stops, path: .straight) }
}
