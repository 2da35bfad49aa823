// A curve made ready for many evaluations.

/// A curve with a table of polynomials, for many evaluations.
///
/// A table of 1024 to 2047 polynomials of degree 7, made in a fifth of a millisecond, answers in a
/// few nanoseconds. Where one of them would not reach the last digits, eight of an eighth of its width
/// stand in for it; where those would not either (beside a vertical tangent), before the start and
/// after the end, and for kinds of curves that are fast as they are, the curve itself is asked.
/// Copies share the table.
///
/// Accuracy: as the curve's own, plus 2⁻⁵².
///
///     let prepared = PreparedCurve(.unit(.easeInOut))
///     prepared.value(at: 0.25)   // 0.1291619…
public struct PreparedCurve: TimingCurve {
  /// The curve.
  public let curve: Curve
  /// How long the curve lasts, in seconds.
  public let duration: Double

  /// The polynomials of the pieces; that of one which is divided holds the place of its parts.
  @usableFromInline let pieces: [TaylorSeries]
  /// The polynomials of the parts of divided pieces.
  let parts: [TaylorSeries]
  @usableFromInline let piecesPerSecond: Double
  @usableFromInline let width: Double

  /// Prepares a curve.
  ///
  /// - Parameter curve: Any curve.
  public init(_ curve: Curve) {
    self.curve = curve
    duration = curve.duration
    let isTabled = duration > 1e-9 && duration < 1e9 && curve.series(at: duration / 2) != nil
    // A power of two, so that a piece's number and a time's distance from its centre are exact.
    width = isTabled ? (duration / 1024).binade : 1
    piecesPerSecond = 1 / width
    (pieces, parts) = isTabled ? Self.tables(of: curve, width: width) : ([], [])
  }

  /// Returns the progress at a time by the curve's own formula.
  @inlinable
  public func extendedValue(at time: Double) -> Double {
    let position = time * piecesPerSecond
    guard position > 0, position < Double(pieces.count) else { return untabledValue(at: time) }
    let number = Int(position)
    let value = pieces[number].value(at: time - (Double(number) + 0.5) * width)
    // Not a number: a piece that is not to be trusted.
    return value == value ? value : untabledValue(at: time)
  }

  /// Returns the slope at a time by the curve's own formula.
  @inlinable
  public func extendedVelocity(at time: Double) -> Double {
    let position = time * piecesPerSecond
    guard position > 0, position < Double(pieces.count) else { return untabledVelocity(at: time) }
    let number = Int(position)
    guard pieces[number].isTrusted else { return untabledVelocity(at: time) }
    return pieces[number].velocity(at: time - (Double(number) + 0.5) * width)
  }

  @usableFromInline
  func untabledValue(at time: Double) -> Double {
    guard let piece = piece(at: time) else { return curve.extendedValue(at: time) }
    return series(of: piece).value(at: time - piece.centre)
  }

  @usableFromInline
  func untabledVelocity(at time: Double) -> Double {
    guard let piece = piece(at: time) else { return curve.extendedVelocity(at: time) }
    return series(of: piece).velocity(at: time - piece.centre)
  }
}

extension PreparedCurve {
  /// A piece of the time axis with a polynomial of its own.
  struct Piece: Equatable {
    /// Its place among the pieces, or among the parts.
    let place: Int
    let isPart: Bool
    let centre: Double
    /// The first time behind it.
    let end: Double
  }

  /// How many parts a divided piece has.
  private static var division: Int { 8 }

  /// The piece or part for a time; nil where the curve itself is asked.
  func piece(at time: Double) -> Piece? {
    let position = time * piecesPerSecond
    guard position > 0, position < Double(pieces.count) else { return nil }
    let number = Int(position)
    if pieces[number].isTrusted {
      return Piece(
        place: number, isPart: false, centre: (Double(number) + 0.5) * width,
        end: Double(number + 1) * width)
    }
    let part = Int(position * Double(Self.division)) - number * Self.division
    let place = Int(pieces[number].terms[1]) + part
    guard parts[place].isTrusted else { return nil }
    let partWidth = width / Double(Self.division)
    let start = Double(number * Self.division + part)
    return Piece(
      place: place, isPart: true, centre: (start + 0.5) * partWidth, end: (start + 1) * partWidth)
  }

  @inline(__always)
  func series(of piece: Piece) -> TaylorSeries {
    piece.isPart ? parts[piece.place] : pieces[piece.place]
  }

  private static func tables(
    of curve: Curve, width: Double
  ) -> (pieces: [TaylorSeries], parts: [TaylorSeries]) {
    var parts: [TaylorSeries] = []
    let partWidth = width / Double(division)
    // The piece that holds the end is left to the curve: its end is exact.
    let pieces = (0..<Int(curve.duration / width)).map { number in
      if let series = series(of: curve, number, width) { return series }
      var divided = TaylorSeries.untrusted
      divided.terms[1] = Double(parts.count)
      for part in 0..<division {
        parts.append(series(of: curve, number * division + part, partWidth) ?? .untrusted)
      }
      return divided
    }
    return (pieces, parts)
  }

  private static func series(of curve: Curve, _ number: Int, _ width: Double) -> TaylorSeries? {
    guard let series = curve.series(at: (Double(number) + 0.5) * width),
      series.isGood(within: width / 2)
    else { return nil }
    return series
  }
}
