// Small worlds in which the tests let keyboards come and go.
import Easing
import KeyboardMotion
import Timing
import ViewMotion

/// Rectangles as they are written everywhere here: x, y, width, height.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

/// 1 - (1 + w t) e^(-w t), the keyboard's progress, by its closed form at the times used here.
let keyboardProgress: [Double: Double] = [
  0: 0, 0.1: 0.544778389928, 0.25: 0.942038346548, 0.5: 1,
]

extension KeyboardScene {
  /// A scene on a screen with a root that fills it.
  static func on(
    _ width: Double = 375, _ height: Double = 812, safeArea: Insets = .zero,
    views: [(View, String?)] = []
  ) -> KeyboardScene {
    var tree = ViewTree(screen: Screen(size: Size(width: width, height: height)))
    tree.window.safeAreaInsets = safeArea
    _ = tree.add(View("root", frame: tree.window.bounds))
    for (view, parent) in views { _ = tree.add(view, to: parent.flatMap(tree.id(named:))) }
    return KeyboardScene(tree: tree)
  }

  /// The same scene in which views avoid the keyboard.
  func avoiding(_ avoid: Avoidance...) -> KeyboardScene {
    var scene = self
    scene.avoid = avoid
    return scene
  }

  /// The same scene in which things happen.
  func happening(_ events: KeyboardEvent...) -> KeyboardScene {
    var scene = self
    scene.events = events
    return scene
  }

  /// The same scene with another way of moving the views.
  func moving(_ motion: MotionPolicy) -> KeyboardScene {
    var scene = self
    scene.motion = motion
    return scene
  }
}

extension View {
  /// A scroll view that adds no safe area on its own.
  static func list(_ frame: Rect, inset: Insets = .zero, content: Double = 2000) -> View {
    View(
      "list", frame: frame,
      scroll: ScrollContent(
        size: Size(width: frame.width, height: content), inset: inset, adjustment: .never))
  }
}

/// A show of a keyboard whose top is given, on a screen of a size.
func show(
  at time: Double?, top: Double, on screen: Size = Size(width: 375, height: 812),
  duration: Double? = 0.25, isLocal: Bool? = nil
) -> KeyboardEvent {
  let end = rect(0, top, screen.width, screen.height - top)
  return KeyboardEvent(
    at: time,
    .notification(
      KeyboardNotification(
        .willShow, end: end, duration: duration, curve: .keyboard, isLocal: isLocal)))
}

/// A hide of a keyboard of a height.
func hide(
  at time: Double?, height: Double = 336, on screen: Size = Size(width: 375, height: 812)
) -> KeyboardEvent {
  KeyboardEvent(
    at: time,
    .notification(
      KeyboardNotification(
        .willHide, end: rect(0, screen.height, screen.width, height), duration: 0.25,
        curve: .keyboard)))
}

extension Replay {
  /// A number by its column's name; NaN, which no test accepts, where there is no such column.
  func value(_ column: String, at time: Double) -> Double {
    guard let index = columns.firstIndex(of: column) else { return .nan }
    return row(at: time)[index]
  }

  /// A number at the end.
  func final(_ column: String) -> Double { value(column, at: duration) }

  /// The largest gap in pt at a thousand frames per second.
  func largestGap() throws -> ReplaySummary.Gap? {
    summary(of: try schedule(rate: 1000)).largestGap
  }
}

/// The four-inch screen of many old logs.
let fourInch = Size(width: 320, height: 568)
