// Curves from text.

extension Curve {
  /// Gives the curve that a file holds; curve text opens no files itself.
  public typealias FileResolver = @Sendable (_ path: String) throws(CurveTextError) -> Curve

  /// Reads a curve from its text.
  ///
  /// Names in any spelling (`ease-in-out`, `easeInOut`, `curveEaseInOut`, `0`), CSS functions
  /// (`cubic-bezier()`, `steps()`, `linear()`), Lottie's handles
  /// (`{o: {x: 0.33, y: 0}, i: {x: 0.67, y: 1}}`), springs in four forms, `ui-spring()`,
  /// `keyboard(duration:)`, and `reverse()`, `mirror()`, `join()`, `scale()` of other curves.
  ///
  ///     try Curve("7")                                  // the keyboard's curve
  ///     try Curve("linear(0, 0.2 25% 75%, 1)")
  ///
  /// - Parameters:
  ///   - text: The text; case, dashes, underscores and spaces in names do not matter.
  ///   - files: Gives the curve of a path; by default every path is refused.
  /// - Throws: `CurveTextError` with the place, what was expected and the nearest names.
  public init(
    _ text: String, files: @escaping FileResolver = Curve.refuse
  ) throws(CurveTextError) {
    self = try CurveExpression(text).curve(files: files)
  }

  /// The resolver that refuses every path.
  public static let refuse: FileResolver = { (path) throws(CurveTextError) in
    throw CurveTextError(.file, "\"\(path)\" is a path, and no files are read here")
  }
}

extension CurveExpression {
  /// Makes the curve that the expression means.
  ///
  /// - Parameter files: Gives the curve of a path; by default every path is refused.
  /// - Returns: The curve.
  /// - Throws: `CurveTextError` for unknown names and arguments that make no curve.
  public func curve(
    files: @escaping Curve.FileResolver = Curve.refuse
  ) throws(CurveTextError) -> Curve {
    guard let arguments else { return try namedCurve(files: files) }
    guard let function = CurveFunction.find(name) else {
      if let named = NamedCurve.find(name) {
        throw CurveTextError(.argument, "\(named.name) takes no arguments")
      }
      let known = CurveFunction.all.flatMap(\.names)
      throw CurveTextError(
        .unknownName, "no function is named \"\(name)\"",
        suggestions: NearestNames.of(name, in: known))
    }
    var rest = CurveArguments(arguments, of: name, files: files)
    let curve = try function.make(name, &rest)
    try rest.finish()
    return curve
  }

  private func namedCurve(files: Curve.FileResolver) throws(CurveTextError) -> Curve {
    if let named = NamedCurve.find(name) { return named.curve }
    if name.contains("/") || Self.endsLikeFile(name) { return try files(name) }
    if let function = CurveFunction.find(name) {
      throw CurveTextError(.argument, "\(name) needs arguments: \(function.usage)")
    }
    if let number = Int(name) { throw Self.unknownNumber(number) }
    let known =
      NamedCurve.all.map(\.name) + CurveFunction.all.flatMap(\.names)
      + NamedCurve.all.flatMap(\.aliases)
    throw CurveTextError(
      .unknownName, "no curve is named \"\(name)\"",
      suggestions: NearestNames.of(name, in: known))
  }

  private static func unknownNumber(_ number: Int) -> CurveTextError {
    let word = AnimationOptions(rawValue: UInt(truncatingIfNeeded: number))
    let hint =
      number > 7 && word.curve.rawValue > 0
      ? "; as an options word it holds curve \(word.curve.rawValue), see `curves explain \(number)`"
      : "; UIKit's numbers are 0 to 7"
    return CurveTextError(.unknownName, "no curve has the number \(number)\(hint)")
  }
}

/// Turns a number outside its domain into an error of the text that holds it.
func inText<Value>(
  _ make: () throws(ParameterError) -> Value
) throws(CurveTextError) -> Value {
  do { return try make() } catch {
    throw CurveTextError(.parameter(error), error.description)
  }
}
