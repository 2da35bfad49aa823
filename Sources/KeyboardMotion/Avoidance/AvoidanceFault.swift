// Mistakes that handlers of the keyboard make, by name, so that their cost can be shown.

/// A mistake of a handler.
///
///     // A bar that passes the curve unshifted is up to 73 pt behind a keyboard of 336 pt.
///     scene.avoid = [Avoidance("bar", by: .constraint(to: .bottom), faults: [.unshifted])]
public enum AvoidanceFault: String, Hashable, Sendable, CaseIterable {
  /// The curve goes into the options word without its shift by 16: easeInOut.
  case unshifted
  /// No curve is passed: easeInOut.
  case noCurve = "no-curve"
  /// On hide the size of the end frame is taken back instead of what was given.
  case hideFrame = "hide-frame"
  /// The keyboard's height stands for the overlap, wherever the keyboard is.
  case heightOnly = "height-only"
  /// The frame of the controller's view is met with a keyboard in that view's own coordinates.
  case frameAsBounds = "frame-as-bounds"
  /// On hide the inset becomes zero instead of what it was.
  case zeroOnHide = "zero-on-hide"
  /// The inset is set before the animation begins, and scrolling has one of its own.
  case insetOutsideAnimation = "inset-outside-animation"
  /// The field is measured where the last lift has put it.
  case liftFromLifted = "lift-from-lifted"
  /// A lift stays when the next field needs none.
  case liftKept = "lift-kept"
  /// A notification that lacks a key is not heard.
  case missingKeyDropped = "missing-key-dropped"
  /// Only shows and hides are heard: another input method mostly changes just the frame.
  case showAndHideOnly = "show-and-hide-only"
  /// A change of focus is not heard: another field asks for another lift.
  case focusUnheard = "focus-unheard"
  /// The end frame's top is subtracted from the container's bottom, also where the frame is empty.
  case edgesSubtracted = "edges-subtracted"
  /// The safe area is added to what reaches below it already.
  case safeAreaTwice = "safe-area-twice"
  /// The constant changes and no layout pass follows inside the animation: it jumps.
  case noLayoutPass = "no-layout-pass"
  /// The field's frame is taken as if its parent's coordinates were the screen's.
  case focusUnconverted = "focus-unconverted"
  /// Rectangles of an upright screen are taken for those of the interface.
  case coordinatesUnmapped = "coordinates-unmapped"
}
