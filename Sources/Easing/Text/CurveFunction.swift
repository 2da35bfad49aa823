// The functions of curve text; a new kind of curve is one file and one line here.

/// A function that curve text may call.
struct CurveFunction: Sendable {
  /// The canonical names; the first one where several mean the same.
  let names: [String]
  /// Other spellings of the names, each with its canonical one.
  var aliases: [String: String] = [:]
  /// How it is written, for messages.
  let usage: String
  /// Makes the curve; the first argument is the canonical name that was called.
  let make: @Sendable (String, inout CurveArguments) throws(CurveTextError) -> Curve

  /// All functions.
  static let all: [CurveFunction] = [
    .cubicBezier, .steps, .linear, .spring, .uiSpring, .keyboard, .back, .elastic, .power,
    .reverse, .mirror, .join, .scale, .clip,
    .samples,
  ]

  /// The function of a name, if there is one.
  static func find(_ name: String) -> CurveFunction? {
    all.first { $0.canonicalName(name) != nil }
  }

  /// The canonical spelling of a name of this function; nil for other names.
  func canonicalName(_ name: String) -> String? {
    let key = nameKey(name)
    return names.first { nameKey($0) == key }
      ?? aliases.first { nameKey($0.key) == key }?.value
  }
}
