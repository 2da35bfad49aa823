// Curves from text.

extension Curve {
  /// Gives the curve that a file holds; curve text opens no files itself.
  public typealias FileResolver = @Sendable (_ path: String) throws(CurveTextError) -> Curve

  /// Reads a curve from its text.
  ///
  /// Names in any spelling (`ease-in-out`, `easeInOut`, `curveEaseInOut`, `0`), CSS functions
  /// (`cubic-bezier()`, `steps()`, `linear()`), Lottie's handles
  /// (`{o: {x: 0.33, y: 0}, i: {x: 0.67, y: 1}}`), springs in six forms, `ui-spring()`,
  /// `keyboard(duration:)`, and `reverse()`, `mirror()`, `join()`, `scale()` of other curves.
  ///
  /// What code and style sheets of other platforms write is read as well: four bare numbers,
  /// `CAMediaTimingFunction(name: .easeIn)`, `CubicBezierEasing(0.4f, 0f, 0.2f, 1f)`,
  /// `Curves.fastOutSlowIn`, `Easing.out(Easing.cubic)`, `transition-timing-function: ease-in;`,
  /// `7 << 16`. A name that platforms use differently is this project's own, the platform's where it
  /// stands in front: `bouncy` is SwiftUI's, `figma.bouncy` Figma's.
  ///
  ///     try Curve("7")                                  // the keyboard's curve
  ///     try Curve("linear(0, 0.2 25% 75%, 1)")
  ///     try Curve("FastOutSlowInEasing").description    // "cubic-bezier(0.4, 0, 0.2, 1)"
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
      if let known = CurveSpellings.canonicalName(name) {
        throw CurveTextError(.argument, "\(known) takes no arguments")
      }
      if let refusal = CurveSpellings.refusal(of: name) { throw refusal }
      throw CurveTextError(
        .unknownName, "no function is named \"\(name)\"",
        suggestions: NearestNames.of(name, in: CurveSpellings.functionNames))
    }
    var rest = CurveArguments(arguments, of: name, files: files)
    let curve = try function.make(name, &rest)
    try rest.finish()
    return curve
  }

  private func namedCurve(files: Curve.FileResolver) throws(CurveTextError) -> Curve {
    if let named = NamedCurve.find(name) { return named.curve }
    if let spelling = CurveSpellings.find(name) { return try spelling.curve }
    if name.contains("/") || Self.endsLikeFile(name) { return try files(name) }
    if let word = AnimationOptions(name) {
      guard let curve = word.shiftedCurve?.curve else { throw Self.unknownNumber(name) }
      return curve
    }
    if Int(name) != nil { throw Self.unknownNumber(name) }
    if let function = CurveFunction.find(name) {
      throw CurveTextError(.argument, "\(name) needs arguments: \(function.usage)")
    }
    if let refusal = CurveSpellings.refusal(of: name) { throw refusal }
    throw CurveTextError(
      .unknownName, "no curve is named \"\(name)\"",
      suggestions: NearestNames.of(name, in: CurveSpellings.allNames))
  }

  private static func unknownNumber(_ number: String) -> CurveTextError {
    CurveTextError(
      .unknownName,
      "no curve has the number \(number); UIKit's numbers are 0 to 7, and a curve stands above bit 16 "
        + "of an options word, see `curves explain \(number)`")
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
