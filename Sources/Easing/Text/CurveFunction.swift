// The functions of curve text; a new kind of curve is one file and one line here.

/// A function that curve text may call.
package struct CurveFunction: Sendable {
  /// The canonical names; the first one where several mean the same.
  package let names: [String]
  /// Other spellings of the names, each with its canonical one.
  var aliases: [String: String] = [:]
  /// How it is written, for messages.
  package let usage: String
  /// Makes the curve; the first argument is the canonical name that was called.
  let make: @Sendable (String, inout CurveArguments) throws(CurveTextError) -> Curve

  /// All functions.
  package static let all: [CurveFunction] = [
    .cubicBezier, .steps, .linear, .spring, .uiSpring, .keyboard, .back, .elastic, .power,
    .reverse, .mirror, .join, .scale, .clip,
    .samples,
    .timingFunction, .easing, .timedEase, .preset, .interactiveSpring, .springDescription, .origami,
    .optionsWord, .curveNumber,
  ]

  /// The function of a name, if there is one.
  static func find(_ name: String) -> CurveFunction? { byKey[key(name)]?.function }

  /// The canonical spelling of a function's name; nil for other names.
  static func canonicalName(_ name: String) -> String? { byKey[key(name)]?.name }

  /// Without the dot of a Swift member: `.spring(…)`.
  private static func key(_ name: String) -> String { nameKey(CurveSpellings.withoutDot(name)) }

  private static let byKey: [String: (function: CurveFunction, name: String)] = {
    var known: [String: (function: CurveFunction, name: String)] = [:]
    for function in all {
      for name in function.names { known[nameKey(name)] = (function, name) }
    }
    let aliases = all.flatMap { $0.aliases.map { ($0.key, $0.value) } }
    for (spelling, name) in aliases + CurveSpellings.functions.map({ ($0.spelling, $0.name) }) {
      let key = nameKey(spelling)
      if known[key] == nil, let entry = known[nameKey(name)] { known[key] = (entry.function, name) }
    }
    return known
  }()
}
