// The curves that have a name.

/// A curve with a name, the other names it is known by, and where its numbers come from.
///
///     NamedCurve.find("curveEaseInOut")?.name   // "easeInOut"
public struct NamedCurve: Hashable, Sendable {
  /// The groups of named curves; each is a folder of `Curves/`.
  public enum Family: String, CaseIterable, Hashable, Sendable {
    /// UIKit's animation curves 0 to 5.
    case uikit
    /// The keyboard's curves.
    case keyboard
    /// Published and fitted approximations of the keyboard's curve.
    case approximations
    /// SwiftUI's named springs.
    case swiftui
    /// Core Animation's default spring.
    case coreanimation
    /// CSS's step functions.
    case css
    /// Penner's easing families.
    case penner
  }

  /// The canonical name.
  public let name: String
  /// Other names for the same curve.
  public let aliases: [String]
  /// The group.
  public let family: Family
  /// The curve itself.
  public let curve: Curve
  /// How well the numbers are known.
  public let grade: Grade
  /// Where the numbers come from.
  public let sources: [String]
  /// Whether the vendor documents the curve.
  public let isPublic: Bool
  /// What a user should know, in a sentence or two.
  public let notes: String

  init(
    _ name: String, _ aliases: [String] = [], _ family: Family, _ curve: Curve, _ grade: Grade,
    isPublic: Bool = true, from sources: [String], notes: String
  ) {
    self.name = name
    self.aliases = aliases
    self.family = family
    self.curve = curve
    self.grade = grade
    self.sources = sources
    self.isPublic = isPublic
    self.notes = notes
  }

  /// All named curves, family by family.
  public static let all: [NamedCurve] =
    uikit + keyboard + approximations + swiftUI + coreAnimation + css + penner

  /// Returns the curve of a name or alias; case, dashes, underscores and spaces do not matter.
  ///
  /// A dash in front is a sign: -1 is no curve.
  ///
  /// - Parameter name: The name in any spelling.
  /// - Returns: The named curve, or nil.
  public static func find(_ name: String) -> NamedCurve? {
    name.hasPrefix("-") ? nil : byKey[nameKey(name)]
  }

  /// The distance from the keyboard's curve over its 0.5 s; nil for a curve that is no approximation.
  public var keyboardDifference: CurveDifference? {
    guard family == .approximations else { return nil }
    return CurveDifference(
      of: curve, from: KeyboardCurve.system, over: KeyboardCurve.systemDuration)
  }

  private static let byKey: [String: NamedCurve] = {
    let pairs = all.flatMap { curve in
      ([curve.name] + curve.aliases).map { (nameKey($0), curve) }
    }
    return Dictionary(pairs) { first, _ in first }
  }()
}
