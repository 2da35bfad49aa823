// What the mistakes of handlers cost.
import Easing
import KeyboardMotion
import Testing
import ViewMotion

struct FaultTests {
  private func scene(
    by strategy: Avoidance.Strategy, _ faults: Set<AvoidanceFault>
  ) -> KeyboardScene {
    KeyboardScene.on(
      320, 568,
      views: [
        (View("low", frame: rect(0, 470, 320, 30)), "root"),
        (View("high", frame: rect(0, 100, 320, 30)), "root"),
      ]
    ).avoiding(Avoidance("root", by: strategy, faults: faults))
  }

  /// 0.21883 of 253 points, at 0.0886 s.
  @Test(arguments: [AvoidanceFault.unshifted, .noCurve])
  func `without the curve a view is 55 points behind`(fault: AvoidanceFault) throws {
    let replay = try Replay(
      scene(by: .resize, [fault]).happening(show(at: 0, top: 315, on: fourInch)))
    let gap = try #require(try replay.largestGap())
    #expect((gap.points - 0.21883 * 253).magnitude < 0.02)
    #expect((gap.time - 0.0886).magnitude < 1e-3)
  }

  @Test func `the height alone misjudges a bar`() throws {
    let bar = KeyboardNotification(
      .willShow, end: rect(0, 513, 320, 313), duration: 0.25, curve: .keyboard)
    for (faults, height) in [([], 513.0), ([AvoidanceFault.heightOnly], 255)] {
      let replay = try Replay(
        scene(by: .resize, Set(faults)).happening(KeyboardEvent(at: 0, .notification(bar))))
      #expect(replay.final("root.height") == height)
    }
  }

  @Test func `a lift is kept that the next field does not need`() throws {
    for (faults, lift) in [([], 0.0), ([AvoidanceFault.liftKept], -185)] {
      let replay = try Replay(
        scene(by: .lift, Set(faults)).happening(
          KeyboardEvent(at: 0, .focus("low")), show(at: 0, top: 315, on: fourInch),
          KeyboardEvent(at: 1, .focus("high")), show(at: 1, top: 315, on: fourInch),
          hide(at: 2, on: fourInch)))
      #expect(replay.value("root.lift", at: 0.9) == -185)
      #expect(replay.value("root.lift", at: 1.9) == lift)
      #expect(replay.final("root.lift") == 0)
    }
  }

  @Test func `a handler that wants every key misses a show`() throws {
    for (faults, height) in [([], 315.0), ([AvoidanceFault.missingKeyDropped], 568)] {
      let replay = try Replay(
        scene(by: .resize, Set(faults)).happening(
          show(at: 0, top: 315, on: fourInch, duration: nil)))
      #expect(replay.final("root.height") == height)
      #expect(replay.final("keyboard.top") == 315)
    }
  }

  /// The inset jumps at once, and the offset takes 0.3 s of easeInOut, which is symmetric.
  @Test func `outside the animation an inset jumps and scrolling takes its own time`() throws {
    let replay = try Replay(
      KeyboardScene.on(
        320, 480,
        views: [
          (.list(rect(0, 120, 320, 360)), "root"),
          (View("field", frame: rect(20, 150, 280, 30)), "list"),
        ]
      ).avoiding(
        Avoidance("list", by: .inset(scrollTo: "field"), faults: [.insetOutsideAnimation])
      ).happening(show(at: 1, top: 264, on: Size(width: 320, height: 480))))
    #expect(replay.value("list.inset.bottom", at: 0.999) == 0)
    #expect(replay.value("list.inset.bottom", at: 1) == 216)
    #expect(replay.value("list.gap", at: 1) == -216)
    #expect(replay.value("list.offset.y", at: 1) == 0)
    #expect((replay.value("list.offset.y", at: 1.15) - 18).magnitude < 1e-9)
    #expect(replay.value("list.offset.y", at: 1.3) == 36)
    #expect(replay.final("list.gap") == 0)
  }

  @Test func `a handler that has gone does not hear the hide`() throws {
    let replay = try Replay(
      scene(by: .lift, []).happening(
        show(at: 0, top: 315, on: fourInch), KeyboardEvent(at: 1, .disappear("root")),
        hide(at: 1, on: fourInch), KeyboardEvent(at: 2, .appear("root")),
        show(at: 3, top: 315, on: fourInch), hide(at: 4, on: fourInch)))
    #expect(replay.value("root.gap", at: 0.9) == 0)
    #expect(replay.value("root.gap", at: 2.5) == -253)
    #expect(replay.final("root.lift") == 0)
  }

  /// The International key: 216 pt become 253, and no show is posted.
  @Test func `a handler of shows and hides misses another input method`() throws {
    for (faults, gap) in [([], 0.0), ([AvoidanceFault.showAndHideOnly], 37)] {
      let replay = try Replay(
        scene(by: .resize, Set(faults)).happening(
          show(at: 0, top: 352, on: fourInch), KeyboardEvent(at: 1, .keyboard(.height(253))),
          hide(at: 2, on: fourInch)))
      #expect(replay.value("root.gap", at: 0.9) == 0)
      #expect(replay.value("root.gap", at: 1.9) == gap)
      #expect(replay.final("root.gap") == 0)
    }
  }

  @Test func `what a hide leaves is there at the next show`() throws {
    let replay = try Replay(
      scene(by: .resize, [.hideFrame]).happening(
        show(at: 0, top: 315, on: fourInch), hide(at: 1, height: 216, on: fourInch),
        show(at: 2, top: 315, on: fourInch)))
    #expect(replay.value("root.height", at: 1.9) == 531)
    #expect(replay.final("root.height") == 278)
  }

  @Test func `every fault has its name`() {
    #expect(
      AvoidanceFault.allCases.map(\.rawValue) == [
        "unshifted", "no-curve", "hide-frame", "height-only", "frame-as-bounds", "zero-on-hide",
        "inset-outside-animation", "lift-from-lifted", "lift-kept", "missing-key-dropped",
        "show-and-hide-only", "focus-unheard", "edges-subtracted", "safe-area-twice",
        "no-layout-pass", "focus-unconverted", "coordinates-unmapped",
      ])
  }
}
