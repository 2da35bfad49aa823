// The state of the keyboard after notifications of every kind.
import Easing
import KeyboardMotion
import Testing
import ViewMotion

struct KeyboardStateTests {
  private let phone = KeyboardState(screen: Screen(size: Size(width: 375, height: 812)))

  private func after(_ ends: (NotificationName, Rect?)...) -> KeyboardState {
    ends.reduce(into: phone) { state, told in
      state.receive(KeyboardNotification(told.0, end: told.1))
    }
  }

  private let up = rect(0, 476, 375, 336)
  private let down = rect(0, 812, 375, 336)

  @Test func `repeats change nothing`() {
    let once = after((.willShow, up))
    #expect(once == after((.willShow, up), (.willChangeFrame, up), (.willShow, up), (.didShow, up)))
    #expect((once.phase, once.top, once.shows) == (.docked, 476, 1))
    let hidden = after((.willShow, up), (.willHide, down), (.willHide, down), (.didHide, down))
    #expect((hidden.phase, hidden.top, hidden.hides) == (.hidden, 812, 1))
  }

  @Test func `did-notifications tell nothing new`() {
    #expect(after((.didShow, up), (.didChangeFrame, up)) == phone)
    #expect(after((.willShow, up), (.didHide, down)).phase == .docked)
  }

  @Test(arguments: [
    (nil, KeyboardState.Phase.undocked, 812.0), (.zero, .undocked, 812),
    (rect(20, 300, 335, 260), .undocked, 812), (rect(0, 812, 375, 0), .hidden, 812),
    (rect(0, 900, 375, 336), .hidden, 812), (rect(0, 476, 375, 0), .docked, 476),
    (rect(0, 757, 375, 313), .docked, 757), (rect(0, 559, 375, 253), .docked, 559),
    (rect(0, .nan, 375, 253), .undocked, 812),
  ])
  func `end frames say where the keyboard is`(
    end: Rect?, phase: KeyboardState.Phase, top: Double
  ) {
    let state = after((.willShow, up), (.willChangeFrame, end))
    #expect((state.phase, state.top) == (phase, top))
  }

  @Test func `a size is remembered for a frame without height`() {
    let state = after((.willShow, up), (.willHide, down), (.willShow, rect(0, 476, 375, 0)))
    #expect((state.phase, state.top, state.shows) == (.docked, 476, 2))
    #expect(after((.willShow, rect(0, 476, 375, 0))) == phone)
  }

  @Test(arguments: [
    nil, rect(0, 757, 375, 313), rect(375, 476, 375, 336), rect(-375, 476, 375, 336),
    rect(0, 476, 375, 336),
    rect(0, 426, 375, 386), .zero,
  ])
  func `a hide hides, wherever its end frame lies`(end: Rect?) {
    let state = after((.willShow, up), (.willHide, end))
    #expect((state.phase, state.top, state.hides) == (.hidden, 812, 1))
  }

  @Test func `a rectangle of what rounding has left is empty`() {
    for end in [rect(9.86e-32, -64, 0, 0), rect(7e-32, -64, 3e-17, 0), rect(0, 476, 375, 1e-4)] {
      let state = after((.willShow, up), (.willChangeFrame, end))
      #expect(state.phase == (end.width > 1 ? .docked : .undocked))
    }
    #expect(after((.willShow, up), (.willChangeFrame, rect(376, 476, 375, 336))).phase == .hidden)
    #expect(after((.willShow, up), (.willChangeFrame, rect(-375, 476, 375, 336))).phase == .hidden)
  }

  @Test func `only what is on the screen has to be avoided`() {
    #expect(after((.willShow, rect(0, 757, 375, 313))).covering == rect(0, 757, 375, 55))
    #expect(after((.willShow, up)).covering == up)
    #expect(after((.willShow, rect(400, 476, 375, 336))).covering == nil)
    #expect(after((.willHide, down)).covering == nil)
  }

  @Test func `a finger holds the keyboard on the screen`() {
    var state = after((.willShow, up))
    for (height, top) in [(300.0, 512.0), (1e9, 0), (-5, 812), (.nan, 812)] {
      state.drag(height: height)
      #expect(state.top == top)
    }
    #expect(state.size.height == 336)
  }

  /// The seed of the four orientations: 162 of 480 points, and a field at the bottom.
  @Test(arguments: [
    (InterfaceOrientation.portrait, rect(0, 264, 320, 216), 264.0),
    (.upsideDown, rect(0, 0, 320, 216), 264), (.landscapeLeft, rect(158, 0, 162, 480), 158),
    (.landscapeRight, rect(0, 0, 162, 480), 158),
  ])
  func `iOS 7 tells upright rectangles in all four orientations`(
    orientation: InterfaceOrientation, end: Rect, top: Double
  ) throws {
    let screen = Screen(size: Size(width: 320, height: 480), orientation: orientation)
    var tree = ViewTree(screen: screen)
    _ = tree.add(View("root", frame: tree.window.bounds))
    var scene = KeyboardScene(tree: tree, system: .iOS7)
      .avoiding(Avoidance("root", by: .lift))
    scene.events = [
      KeyboardEvent(
        at: 0,
        .notification(KeyboardNotification(.willShow, end: end, duration: 0.25, curve: .keyboard)))
    ]
    let replay = try Replay(scene)
    #expect(replay.final("keyboard.top") == top)
    #expect(replay.final("root.lift") == top - screen.bounds.height)
  }
}
