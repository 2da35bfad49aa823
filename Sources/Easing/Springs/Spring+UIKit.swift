// The spring behind UIView.animate(withDuration:delay:usingSpringWithDamping:…).

extension Spring {
  /// The durations that UIKit fits a spring to, in seconds: 0.01 to 10 (grade B).
  package static let uiDurations = 0.01...10
  /// The damping ratios that UIKit fits a spring to: 1.1920929e-7 to 1 (grade B).
  package static let uiDampingRatios = 1.1920929e-7...1

  /// Creates the spring that UIKit fits to a duration, a damping ratio and a velocity.
  ///
  /// Equivalent to `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:…)`:
  /// mass 1 and the stiffness at which the envelope reaches 0.001 at the duration, found by twelve
  /// steps of Newton's method from 5 / duration (grade B; captured parameters agree to 1e-6).
  ///
  ///     try Spring(uiDuration: 0.5, damping: 0.7).stiffness   // 387.2746…
  ///
  /// - Parameters:
  ///   - uiDuration: The duration passed to UIKit in seconds; UIKit cuts it to 0.01…10.
  ///   - damping: The damping ratio; UIKit cuts it to 1.1920929e-7…1.
  ///   - velocity: The initial spring velocity, progress/s, above 0 towards the target.
  /// - Throws: `ParameterError` for a number that is not finite, and for a damping or velocity to which
  ///   no spring can be fitted; it says to what UIKit cut the number.
  public init(
    uiDuration: Double, damping: Double, velocity: Double = 0
  ) throws(ParameterError) {
    for (name, value) in [
      ("duration", uiDuration), ("damping", damping), ("velocity", velocity),
    ] {
      try ParameterError.check(
        value.magnitude <= 1e100, name, of: "ui-spring", is: value, expected: "a finite number")
    }
    let fit = DurationFit(
      duration: min(max(uiDuration, Self.uiDurations.lowerBound), Self.uiDurations.upperBound),
      ratio: min(max(damping, Self.uiDampingRatios.lowerBound), Self.uiDampingRatios.upperBound),
      velocity: velocity)
    let frequency = fit.frequency
    // From rest an envelope below the threshold cannot come down to it at the duration.
    let (culprit, value) = fit.ratio > 0.001 ? ("velocity", velocity) : ("damping", damping)
    let isCut = culprit == "damping" && fit.ratio != damping
    try ParameterError.check(
      (1e-50...1e50).contains(frequency), culprit, of: "ui-spring", is: value,
      expected: "a \(culprit) that UIKit can fit a spring to"
        + (isCut ? "; it cuts this one to \(fit.ratio.plainText)" : ""))
    try self.init(
      stiffness: frequency * frequency, damping: 2 * fit.ratio * frequency,
      initialVelocity: velocity)
  }
}

/// The equation that UIKit solves for the frequency s of the spring.
private struct DurationFit {
  let duration: Double
  let ratio: Double
  let velocity: Double

  /// Newton's method, twelve steps from 5 / duration.
  var frequency: Double {
    var s = 5 / duration
    for _ in 0..<12 {
      let (value, slope) = ratio < 1 ? envelope(s) : criticalDistance(s)
      let target = value < 0 ? -0.001 : 0.001
      let next = s - (value - target) / slope
      if !next.isFinite { break }
      s = next
    }
    return s
  }

  /// (s z - v) / (s √(1 - z²)) · e^(-z d s) and its slope in s.
  private func envelope(_ s: Double) -> (Double, Double) {
    let root = (1 - ratio * ratio).squareRoot()
    let decay = Libm.exp(-ratio * duration * s)
    let height = (ratio - velocity / s) / root
    return (height * decay, decay * (velocity / (s * s * root) - ratio * duration * height))
  }

  /// ((s - v) d + 1) e^(-d s) and its slope in s.
  private func criticalDistance(_ s: Double) -> (Double, Double) {
    let decay = Libm.exp(-duration * s)
    let height = (s - velocity) * duration + 1
    return (height * decay, decay * duration * (1 - height))
  }
}
