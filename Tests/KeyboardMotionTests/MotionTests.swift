// Tracks, policies and prediction.
import Easing
import KeyboardMotion
import Testing
import Timing

struct MotionTests {
  @Test func `a track is at rest at its target`() {
    var track = MotionTrack(0)
    track.move(to: 336, at: 1, along: .keyboard(.system))
    track.move(to: 336, at: 1.1, along: .keyboard(.system))
    #expect(track.value(at: 0.9) == 0)
    #expect((track.value(at: 1.25) - 316.52488444019065).magnitude < 1e-9)
    #expect(track.value(at: 1.5) == 336)
    #expect(track.end == 1.5)
  }

  @Test func `a set number ends all motion`() {
    var track = MotionTrack(0)
    track.move(to: 336, at: 0, along: .keyboard(.system))
    track.set(to: 300, at: 0.1)
    #expect(track.value(at: 0.05) > 0)
    #expect(track.value(at: 0.1) == 300)
    #expect(track.value(at: 0.3) == 300)
    track.move(to: .nan, at: 0.5, along: nil)
    #expect(track.target == 300)
  }

  /// Frames of an iOS 18 log, read backwards: about 1, 2, 1, 2 frames at 60 per second.
  @Test(arguments: [
    (16.622929755474388, 19.348), (46.53874885878787, 35.583), (121.67876289826211, 69.503),
    (154.88936996156588, 85.266), (215.119348510731, 119.339),
  ])
  func `a logged height is predicted one frame ahead`(height: Double, milliseconds: Double) {
    let next = KeyboardCurve.system.predicted(seen: height, from: 0, to: 336, frames: 1, rate: 60)
    let expected = 336 * KeyboardCurve.system.value(at: milliseconds / 1000 + 1 / 60.0)
    #expect((next - expected).magnitude < 0.003)
    let same = KeyboardCurve.system.predicted(seen: height, from: 0, to: 336, frames: 0, rate: 60)
    #expect((same - height).magnitude < 1e-9)
  }

  @Test func `what is over or goes nowhere is at its end`() {
    let curve = KeyboardCurve.system
    #expect(curve.predicted(seen: 330, from: 0, to: 336, frames: 60, rate: 60) == 336)
    #expect(curve.predicted(seen: 5, from: 336, to: 336, frames: 1, rate: 60) == 336)
    #expect(curve.predicted(seen: 400, from: 0, to: 336, frames: 0, rate: 60) == 336)
    #expect(curve.predicted(seen: -9, from: 0, to: 336, frames: 0, rate: 60) == 0)
  }

  /// A cancelled dismissal is easeInEaseOut from 122 to 291 in 0.1452 s.
  @Test(arguments: [(0.01, 123.561273), (0.05, 163.807417), (0.124781, 284.313041)])
  func `a cancelled dismissal moves as recorded`(time: Double, height: Double) throws {
    let curve = try #require(
      MotionPolicy.system.animation(curve: .easeInOut, duration: 0.14518900343642613))
    var track = MotionTrack(122)
    track.move(to: 291, at: 0, along: curve)
    #expect((track.value(at: time) - height).magnitude < 1e-6)
  }
}
