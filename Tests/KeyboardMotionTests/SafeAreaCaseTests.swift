// Mistakes that others met with safe areas and chains of views, with the right answers.
import KeyboardMotion
import Testing
import ViewMotion

struct SafeAreaCaseTests {
  private let home = Insets(top: 44, bottom: 34)

  @Test(arguments: [
    (Avoidance.BottomAnchor.safeArea, 302.0), (.bottom, 336.0),
  ])
  func `case 026: the safe area counts once`(
    anchor: Avoidance.BottomAnchor, constant: Double
  ) throws {
    let replay = try Replay(
      KeyboardScene.on(safeArea: home, views: [(View("box", frame: rect(0, 700, 375, 78)), "root")])
        .avoiding(Avoidance("box", by: .constraint(to: anchor)))
        .happening(show(at: 0, top: 476), hide(at: 1)))
    #expect(replay.value("box.constant", at: 0.9) == constant)
    #expect(replay.final("box.constant") == 0)
    #expect(try replay.largestGap()?.points == 0)
  }

  @Test func `case 028: a header is part of the way`() throws {
    let replay = try Replay(
      KeyboardScene.on(views: [
        (View("content", frame: rect(0, 88, 375, 724)), "root"),
        (View("page", frame: rect(0, 0, 375, 724)), "content"),
      ]).avoiding(Avoidance("page", by: .resize)).happening(show(at: 0, top: 476)))
    #expect(replay.final("page.overlap") == 336)
    #expect(replay.final("page.height") == 388)
  }

  @Test func `case 050: parent and child move 300 together`() throws {
    for (parent, child) in [
      (Avoidance.Strategy.resize, Avoidance.Strategy.inset()), (.lift, .inset()),
      (.resize, .resize),
    ] {
      let replay = try Replay(
        KeyboardScene.on(views: [(.list(rect(0, 0, 375, 812)), "root")])
          .avoiding(Avoidance("root", by: parent), Avoidance("list", by: child))
          .happening(show(at: 0, top: 512)))
      #expect(replay.value("list.overlap", at: 0.6) == 300)
      #expect(replay.final("root.gap") == 0 && replay.final("list.gap") == 0)
      let moved = [
        812 - replay.final("root.height"), -replay.final("root.lift"),
        replay.final("list.inset.bottom"), 812 - replay.final("list.height"),
      ].filter { !$0.isNaN }
      #expect(moved == [300, 0])
    }
  }

  @Test func `case 050: a field above the keyboard is not moved`() throws {
    let replay = try Replay(
      KeyboardScene.on(views: [(View("cursor", frame: rect(0, 20, 375, 40)), "root")])
        .avoiding(Avoidance("root", by: .lift))
        .happening(KeyboardEvent(at: 0, .focus("cursor")), show(at: 0, top: 500)))
    #expect(replay.final("root.lift") == 0)
  }

  @Test func `a list that scrolls its field leaves nothing to lift`() throws {
    let scene = KeyboardScene.on(views: [
      (.list(rect(0, 88, 375, 724), inset: Insets(bottom: 34)), "root"),
      (View("field", frame: rect(16, 640, 343, 44)), "list"),
    ])
    let events = [KeyboardEvent(at: 0, .focus("field")), show(at: 0, top: 476)]
    var first = scene.avoiding(
      Avoidance("list", by: .inset(scrollTo: "field")), Avoidance("root", by: .lift))
    first.events = events
    #expect(try Replay(first).final("root.lift") == 0)
    var second = scene.avoiding(
      Avoidance("root", by: .lift), Avoidance("list", by: .inset(scrollTo: "field")))
    second.events = events
    let replay = try Replay(second)
    #expect(replay.final("root.lift") == -296)
    #expect(replay.final("list.inset.bottom") == 40)
    #expect(replay.final("list.offset.y") == 0)
  }

  @Test func `a guide rests on the safe area and stands on the keyboard`() throws {
    let scene = KeyboardScene.on(
      safeArea: home, views: [(View("bar", frame: rect(0, 734, 375, 44)), "root")])
    for (uses, rest) in [(true, 778.0), (false, 812.0)] {
      let replay = try Replay(
        scene.avoiding(Avoidance("bar", by: .guide(.init(usesBottomSafeArea: uses))))
          .happening(show(at: 0, top: 476), KeyboardEvent(at: 1, .drag(200)), hide(at: 2)))
      #expect(replay.row(at: -1)[3] == rest)
      #expect(replay.value("bar.guide.top", at: 0.9) == 476)
      #expect(replay.value("bar.guide.top", at: 1.5) == 612)
      #expect(replay.final("bar.guide.top") == rest)
      #expect(try replay.largestGap()?.points == 0)
    }
  }

  @Test func `a guide in a lifted view stands at the keyboard's top, whoever is listed first`()
    throws
  {
    let scene = KeyboardScene.on(views: [(View("bar", frame: rect(0, 734, 375, 44)), "root")])
    let (bar, root) = (Avoidance("bar", by: .guide(.init())), Avoidance("root", by: .lift))
    for avoid in [[bar, root], [root, bar]] {
      var chain = scene
      chain.avoid = avoid
      chain.events = [show(at: 0, top: 476), hide(at: 1)]
      let replay = try Replay(chain)
      #expect(replay.value("root.lift", at: 0.9) == -336)
      #expect(replay.value("bar.guide.top", at: 0.9) == 476)
      #expect(try replay.largestGap()?.points == 0)
    }
  }

  @Test func `a scroll view that adds the safe area itself gets that much less`() throws {
    var list = View.list(rect(0, 0, 375, 812))
    list.scroll?.adjustment = .always
    let replay = try Replay(
      KeyboardScene.on(safeArea: home, views: [(list, "root")])
        .avoiding(Avoidance("list", by: .inset())).happening(show(at: 0, top: 476)))
    #expect(replay.final("list.inset.bottom") == 302)
  }

  @Test func `a window beside another one is covered where they meet`() throws {
    var scene = KeyboardScene.on(810, 1080)
    scene.tree = ViewTree(
      screen: scene.tree.screen, window: Window(frame: rect(200, 100, 400, 600)))
    _ = scene.tree.add(View("root", frame: scene.tree.window.bounds))
    let replay = try Replay(
      scene.avoiding(Avoidance("root", by: .resize)).happening(
        show(at: 0, top: 680, on: Size(width: 810, height: 1080))))
    #expect(replay.final("root.overlap") == 20)
    #expect(replay.final("root.height") == 580)
  }
}
