// What a keyboard sequence does with a view tree: turning the screen.
import ViewMotion

extension ViewTree {
  /// Turns the screen; a window that fills it and views that fill the window follow.
  mutating func rotate(
    _ rotation: KeyboardEvent.Rotation, _ names: ViewNames
  ) throws(KeyboardSceneError) {
    let (oldScreen, oldWindow) = (screen.bounds, window.bounds)
    screen.orientation = rotation.orientation
    if window.frame == oldScreen { window.frame = screen.bounds }
    window.frame = rotation.window ?? window.frame
    window.safeAreaInsets = rotation.safeArea ?? window.safeAreaInsets
    for id in ids where self[id].frame == oldWindow { self[id].frame = window.bounds }
    for (name, frame) in rotation.frames { self[try names.place(of: name)].frame = frame }
  }
}
