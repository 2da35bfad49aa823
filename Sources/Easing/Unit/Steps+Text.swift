// steps() in curve text.

extension Steps: CustomStringConvertible {
  /// The staircase as CSS writes it.
  public var description: String { "steps(\(count), \(position.rawValue))" }
}

extension CurveFunction {
  static let steps = CurveFunction(
    names: ["steps"], usage: "steps(4, jump-end)"
  ) { (_, rest) throws(CurveTextError) in
    let count = try rest.number("count")
    guard let whole = Int(exactly: count) else {
      throw CurveTextError(
        .argument, "count of steps is \(count.plainText), expected a whole number")
    }
    let word: PositionWord = try rest.word("position", default: .jumpEnd)
    return .unit(
      .steps(
        try inText { () throws(ParameterError) in try Steps(whole, word.position) }))
  }

  /// The words for a position: the four of today and the two of CSS's first version.
  private enum PositionWord: String, CaseIterable {
    case jumpStart = "jump-start"
    case jumpEnd = "jump-end"
    case jumpBoth = "jump-both"
    case jumpNone = "jump-none"
    case start
    case end

    var position: Steps.Position {
      switch self {
      case .jumpStart, .start: .jumpStart
      case .jumpEnd, .end: .jumpEnd
      case .jumpBoth: .jumpBoth
      case .jumpNone: .jumpNone
      }
    }
  }
}
