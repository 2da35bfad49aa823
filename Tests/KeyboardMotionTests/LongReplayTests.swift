// Many keyboard events: a long replay stays exact and comes to its end.
import Easing
import KeyboardMotion
import Testing
import Timing
import ViewMotion

struct LongReplayTests {
  @Test func `two minutes of shows and hides end as they began`() throws {
    var scene = KeyboardScene.on(
      views: (0..<9).map { (.init("view\($0)", frame: rect(0, 0, 375, 812)), nil) })
    scene.avoid = [Avoidance("root", by: .resize)]
    scene.avoid += (0..<9).map {
      Avoidance("view\($0)", by: $0.isMultiple(of: 2) ? .lift : .resize)
    }
    scene.events = (0..<60).flatMap { k in
      [show(at: Double(2 * k), top: 476), hide(at: Double(2 * k + 1))]
    }
    let replay = try Replay(scene)
    let schedule = try replay.schedule(rate: 120)
    var (frames, shown) = (0, 0)
    replay.forEachFrame(of: schedule) { _, row in
      frames += 1
      if row[1] == 336 { shown += 1 }
    }
    #expect(frames == 119 * 120 + 60 + 1)
    // Half a second at rest, and the frame on which the hide begins.
    #expect(shown == 60 * 61)
    #expect((replay.shows, replay.hides) == (60, 60))
    #expect(replay.row(at: replay.duration) == replay.row(at: -1))
  }
}
