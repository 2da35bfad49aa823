// The two coordinate spaces of a screen in all orientations.
import Testing
import ViewMotion

struct ScreenTests {
  // Keyboards of iOS 7 logs: 216 points portrait, 162 landscape, on 320 by 480 points.
  @Test(arguments: [
    (
      InterfaceOrientation.portrait, Rect(x: 0, y: 264, width: 320, height: 216),
      Rect(x: 0, y: 264, width: 320, height: 216)
    ),
    (
      .upsideDown, Rect(x: 0, y: 0, width: 320, height: 216),
      Rect(x: 0, y: 264, width: 320, height: 216)
    ),
    (
      .landscapeLeft, Rect(x: 158, y: 0, width: 162, height: 480),
      Rect(x: 0, y: 158, width: 480, height: 162)
    ),
    (
      .landscapeRight, Rect(x: 0, y: 0, width: 162, height: 480),
      Rect(x: 0, y: 158, width: 480, height: 162)
    ),
  ])
  func `a docked keyboard lies at the bottom of the interface`(
    orientation: InterfaceOrientation, fixed: Rect, interface: Rect
  ) {
    let screen = Screen(size: Size(width: 320, height: 480), orientation: orientation)
    #expect(fixed.applying(screen.fixedToInterface) == interface)
    #expect(interface.applying(screen.interfaceToFixed) == fixed)
    #expect(screen.bounds.applying(screen.interfaceToFixed) == screen.fixedBounds)
    #expect(orientation.isLandscape == (screen.bounds.width == 480))
  }

  // A field's origin in the upright window, as code for iOS 7 has to turn it.
  @Test(arguments: [
    (InterfaceOrientation.landscapeLeft, Point(x: 480 - 30, y: 100)),
    (.landscapeRight, Point(x: 30, y: 320 - 100)), (.upsideDown, Point(x: 320 - 100, y: 480 - 30)),
    (.portrait, Point(x: 100, y: 30)),
  ])
  func `a point of the upright window turns with the interface`(
    orientation: InterfaceOrientation, expected: Point
  ) {
    let screen = Screen(size: Size(width: 320, height: 480), orientation: orientation)
    #expect(Point(x: 100, y: 30).applying(screen.fixedToInterface) == expected)
  }
}
