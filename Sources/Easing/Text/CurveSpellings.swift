// Looking up how other platforms spell curves.

/// The name of a curve as another platform writes it.
package struct CurveSpelling: Hashable, Sendable {
  /// Whose name it is.
  package let owner: String
  /// The name, with what stands in front of it there.
  package let spelling: String
  /// The name alone.
  package let word: String
  /// The text of the curve in this project's words.
  package let text: String

  /// The curve.
  package var curve: Curve { get throws(CurveTextError) { try Curve(text) } }

  /// The canonical name: that of a named curve where there is one.
  var canonicalName: String { NamedCurve.find(text)?.name ?? spelling }
}

/// The names, functions and numbers of other platforms; the tables stand in `CurveSpellings+…`.
package enum CurveSpellings {
  /// The names that one platform has for its curves.
  struct Vocabulary {
    let owner: String
    /// What stands in front of each word; the first is the canonical one.
    let prefixes: [String]
    /// Each word with the text of its curve.
    let words: [(String, String)]
  }

  /// All spellings of names, the canonical ones of each platform first.
  package static let names: [CurveSpelling] = vocabularies.flatMap { vocabulary in
    vocabulary.prefixes.flatMap { prefix in
      vocabulary.words.map { word, text in
        CurveSpelling(owner: vocabulary.owner, spelling: prefix + word, word: word, text: text)
      }
    }
  }

  /// Returns what another platform calls by a name.
  ///
  /// - Parameter name: The name in any spelling, with or without a dot in front.
  /// - Returns: The spelling, or nil where no platform has the name.
  package static func find(_ name: String) -> CurveSpelling? { byKey[nameKey(withoutDot(name))] }

  /// Returns what other platforms mean by the name of a curve where it is not this curve.
  ///
  ///     NamedCurve.find("bouncy").map(CurveSpellings.homonyms)   // Figma's spring among them
  package static func homonyms(of named: NamedCurve) -> [CurveSpelling] {
    let keys = Set(([named.name] + named.aliases).map(nameKey))
    var seen: Set<String> = []
    return names.filter { other in
      keys.contains(nameKey(other.word)) && seen.insert(other.owner + other.word).inserted
        && (try? other.curve) != named.curve
    }
  }

  /// The canonical form of a name that is known to mean a curve; nil for others.
  static func canonicalName(_ name: String) -> String? {
    if let named = NamedCurve.find(name) ?? NamedCurve.find(withoutDot(name)) { return named.name }
    if let spelling = find(name) { return spelling.canonicalName }
    return AnimationOptions(name)?.shiftedCurve?.curve.flatMap { curve in
      NamedCurve.all.first { $0.curve == curve }?.name
    }
  }

  /// A name without the dot of a Swift member: `.easeInOut`.
  static func withoutDot(_ name: String) -> String {
    guard name.utf8.first == UInt8(ascii: "."), name.utf8.count > 1 else { return name }
    return String(name.dropFirst())
  }

  /// The number that a platform calls by a name, such as Compose's damping ratios.
  static func number(_ name: String) -> Double? { numbers[nameKey(withoutDot(name))] }

  /// The names of all functions, for messages.
  static var functionNames: [String] {
    CurveFunction.all.flatMap(\.names) + functions.map(\.spelling)
  }

  /// All names of curves and functions, for messages.
  static var allNames: [String] {
    NamedCurve.all.map(\.name) + CurveFunction.all.flatMap(\.names)
      + NamedCurve.all.flatMap(\.aliases) + names.map(\.spelling)
  }

  private static let byKey: [String: CurveSpelling] = Dictionary(
    names.map { (nameKey($0.spelling), $0) }
  ) { first, _ in first }
}
