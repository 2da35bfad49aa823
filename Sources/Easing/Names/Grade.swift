// How well a number is known.

/// How well a number is known: from Apple's own words down to folklore.
///
///     NamedCurve.find("keyboard")?.grade.rawValue   // "B"
public enum Grade: String, CaseIterable, Hashable, Sendable {
  /// Apple's documentation or headers, a specification, or a recorded log.
  case documented = "A"
  /// Recorded data read through a library or a fit.
  case measured = "A-"
  /// Behaviour that others reconstructed and ship in their software.
  case reconstructed = "B"
  /// Folklore or an approximation.
  case folklore = "C"
  /// Computed by this project from a cited formula.
  case calculated = "calc"
}
