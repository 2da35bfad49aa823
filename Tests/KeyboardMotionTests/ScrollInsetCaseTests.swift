// Mistakes that others met with the insets of scroll views, with the right answers.
import KeyboardMotion
import Testing
import ViewMotion

struct ScrollInsetCaseTests {
  /// A list between a bar of 64 pt and a tab bar of 49 pt.
  private func barred(inset: Insets = .zero, faults: Set<AvoidanceFault> = []) -> KeyboardScene {
    KeyboardScene.on(320, 568, views: [(.list(rect(0, 64, 320, 455), inset: inset), "root")])
      .avoiding(Avoidance("list", by: .inset(), faults: faults))
  }

  private let showAndHide = [
    show(at: 0, top: 315, on: fourInch), show(at: 1, top: 315, on: fourInch),
    hide(at: 2, height: 253, on: fourInch),
  ]

  @Test func `case 012: four sides are kept and one is given back`() {
    let list = ScrollContent(
      size: Size(width: 320, height: 900), inset: Insets(top: 64),
      indicatorInsets: Insets(top: 60, bottom: 5))
    let shown = list.avoiding(overlap: 204)
    #expect(shown.inset == Insets(top: 64, bottom: 204))
    #expect(shown.indicatorInsets == Insets(top: 60, bottom: 204))
    #expect(list.avoiding(overlap: 0) == list)
  }

  @Test func `case 013: the same show again changes nothing`() throws {
    var scene = KeyboardScene.on(
      768, 1024, views: [(.list(rect(0, 0, 447.5, 854), content: 3000), "root")]
    ).avoiding(Avoidance("list", by: .inset()))
    let screen = Size(width: 768, height: 1024)
    scene.events = [0, 1, 2].map { show(at: $0, top: 598, on: screen) }
    let replay = try Replay(scene)
    #expect([0.9, 1.9, 2.9].map { replay.value("list.inset.bottom", at: $0) } == [256, 256, 256])
  }

  @Test(arguments: [
    (Set<AvoidanceFault>(), 204.0), ([.frameAsBounds] as Set<AvoidanceFault>, 253.0),
  ])
  func `case 029: what is covered is measured in the view's own coordinates`(
    faults: Set<AvoidanceFault>, inset: Double
  ) throws {
    var scene = barred(faults: faults)
    scene.events = showAndHide
    let replay = try Replay(scene)
    #expect(replay.value("list.overlap", at: 0.9) == 204)
    #expect(replay.value("list.inset.bottom", at: 0.9) == inset)
    #expect(replay.value("list.gap", at: 0.9) == 204 - inset)
  }

  @Test(arguments: [(Set<AvoidanceFault>(), 49.0), ([.zeroOnHide] as Set<AvoidanceFault>, 0.0)])
  func `case 030: hide restores what was there before`(
    faults: Set<AvoidanceFault>, after: Double
  ) throws {
    var scene = barred(inset: Insets(top: 64, bottom: 49), faults: faults)
    scene.events = showAndHide + [show(at: 3, top: 315, on: fourInch)]
    let replay = try Replay(scene)
    #expect(replay.value("list.inset.bottom", at: 0.9) == 204)
    #expect(replay.value("list.inset.bottom", at: 2.9) == after)
    #expect(replay.final("list.inset.bottom") == 204)
  }

  @Test func `case 031: show and hide leave nothing behind`() throws {
    let list = View.list(rect(0, 0, 320, 568), inset: Insets(top: 64, bottom: 49))
    for strategy in [Avoidance.Strategy.resize, .lift, .constraint(to: .bottom), .guide(.init())] {
      var scene = KeyboardScene.on(320, 568, views: [(list, "root")])
        .avoiding(Avoidance("list", by: strategy))
      scene.events = showAndHide
      let replay = try Replay(scene)
      #expect(replay.final("list.height").isNaN || replay.final("list.height") == 568)
      #expect(replay.final("list.lift").isNaN || replay.final("list.lift") == 0)
      #expect(replay.row(at: -1) == replay.row(at: replay.duration))
      #expect(replay.row(at: 0.9) != replay.row(at: -1))
    }
  }

  @Test(arguments: [(0.0, 0.0), (0.1, 137.83), (0.25, 238.34), (0.5, 253)])
  func `case 032: insets move with the keyboard`(time: Double, inset: Double) throws {
    func replay(_ faults: Set<AvoidanceFault>) throws -> Replay {
      try Replay(
        KeyboardScene.on(320, 568, views: [(.list(rect(0, 0, 320, 568)), "root")])
          .avoiding(Avoidance("list", by: .inset(), faults: faults))
          .happening(show(at: 0, top: 315, on: fourInch)))
    }
    let right = try replay([]).value("list.inset.bottom", at: time)
    #expect((right - inset).magnitude < 0.005)
    #expect(try replay([.insetOutsideAnimation]).value("list.inset.bottom", at: time) == 253)
  }

  @Test func `case 047: a field is converted before it is compared`() throws {
    let replay = try Replay(
      KeyboardScene.on(
        320, 480,
        views: [
          (.list(rect(0, 120, 320, 360)), "root"),
          (View("field", frame: rect(20, 150, 280, 30)), "list"),
        ]
      ).avoiding(Avoidance("list", by: .inset(scrollTo: "field"))).happening(
        show(at: 0, top: 264, on: Size(width: 320, height: 480))))
    #expect(replay.final("list.overlap") == 216)
    #expect(replay.final("list.offset.y") == 36)
  }

  @Test func `case 048: what fills the view is not scrolled`() {
    let geometry = ScrollGeometry(
      bounds: rect(0, 100, 320, 200), content: ScrollContent(size: Size(width: 320, height: 1000)))
    #expect(geometry.offset(toShow: rect(0, 50, 320, 400)).y == 100)
    #expect(geometry.offset(toShow: rect(0, 150, 320, 30)).y == 100)
  }

  @Test func `a focused field scrolls its list without being named`() throws {
    let replay = try Replay(
      KeyboardScene.on(views: [
        (.list(rect(0, 88, 375, 724)), "root"),
        (View("field", frame: rect(16, 640, 343, 44)), "list"),
      ]).avoiding(Avoidance("list", by: .inset())).happening(
        KeyboardEvent(at: 0, .focus("field")), show(at: 0, top: 476)))
    #expect(replay.final("list.offset.y") == 88 + 684 - 476)
  }
}
