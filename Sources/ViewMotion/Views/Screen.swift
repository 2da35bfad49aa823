// A screen, how it is held, and its two coordinate spaces.

/// A screen with its two coordinate spaces.
///
/// Since iOS 8 rectangles of the screen are in interface coordinates, which turn with the interface
/// (`UIScreen.coordinateSpace`). Up to iOS 7 they were fixed to the upright screen
/// (`UIScreen.fixedCoordinateSpace`): a landscape keyboard was 162 wide and 480 high.
///
///     let screen = Screen(size: Size(width: 320, height: 480), orientation: .landscapeRight)
///     let keyboard = Rect(x: 0, y: 0, width: 162, height: 480)
///     keyboard.applying(screen.fixedToInterface)  // x 0, y 158, width 480, height 162
public struct Screen: Hashable, Sendable {
  /// The size in pt of the upright screen, whatever the orientation.
  public var size: Size
  /// How the interface stands on it.
  public var orientation: InterfaceOrientation

  /// Creates a screen from its upright size.
  ///
  /// - Parameters:
  ///   - size: The size in pt when held upright.
  ///   - orientation: How the interface stands on it.
  public init(size: Size, orientation: InterfaceOrientation = .portrait) {
    self.size = size
    self.orientation = orientation
  }

  /// The screen in interface coordinates, `UIScreen.bounds` since iOS 8.
  public var bounds: Rect {
    Rect(
      size: orientation.isLandscape ? Size(width: size.height, height: size.width) : size)
  }

  /// The screen in fixed coordinates, `UIScreen.bounds` up to iOS 7.
  public var fixedBounds: Rect { Rect(size: size) }

  /// The way of points from interface coordinates to fixed ones; exact.
  public var interfaceToFixed: Transform {
    Self.turn(bounds, by: orientation.angle)
  }

  /// The way of points from fixed coordinates to interface ones; exact.
  public var fixedToInterface: Transform {
    Self.turn(fixedBounds, by: -orientation.angle)
  }

  /// The turn of a rectangle that leaves its top left corner at the origin.
  private static func turn(_ rect: Rect, by angle: Angle) -> Transform {
    let turn = Transform(rotationAngle: angle)
    let box = rect.applying(turn)
    return turn.concatenating(Transform(translationX: -box.minX, y: -box.minY))
  }
}
