// What a keyboard sequence does with a view tree: names, and turning the screen.
import Easing
import ViewMotion

extension ViewTree {
  /// Returns the place of the view that a scene names.
  func place(of name: String) throws(KeyboardSceneError) -> ID {
    if let id = id(named: name) { return id }
    throw .unknownView(name, nearest: NearestNames.of(name, in: ids.map { self[$0].name }))
  }

  /// Turns the screen; a window that fills it and views that fill the window follow.
  mutating func rotate(_ rotation: KeyboardEvent.Rotation) throws(KeyboardSceneError) {
    let (oldScreen, oldWindow) = (screen.bounds, window.bounds)
    screen.orientation = rotation.orientation
    if window.frame == oldScreen { window.frame = screen.bounds }
    window.frame = rotation.window ?? window.frame
    window.safeAreaInsets = rotation.safeArea ?? window.safeAreaInsets
    for id in ids where self[id].frame == oldWindow { self[id].frame = window.bounds }
    for (name, frame) in rotation.frames { self[try place(of: name)].frame = frame }
  }
}
