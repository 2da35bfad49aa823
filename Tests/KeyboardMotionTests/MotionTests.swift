// Motion policies and prediction, against logs.
import Easing
import KeyboardMotion
import Testing
import Timing

struct MotionTests {
  /// Frames of an iOS 18 log, read backwards: about 1, 2, 1, 2 frames at 60 per second.
  @Test(arguments: [
    (16.622929755474388, 19.348), (46.53874885878787, 35.583), (121.67876289826211, 69.503),
    (154.88936996156588, 85.266), (215.119348510731, 119.339),
  ])
  func `a logged height is predicted one frame ahead`(height: Double, milliseconds: Double) throws {
    let curve = Curve.keyboard(.system)
    var motion = Motion(0.0)
    motion.retarget(Retarget(at: 0, to: 336, timing: try MediaTiming(curve: curve)))
    let seen = try #require(curve.time(of: height / 336))
    let expected = 336 * KeyboardCurve.system.value(at: milliseconds / 1000 + 1 / 60.0)
    #expect((motion.value(at: seen + 1 / 60.0) - expected).magnitude < 0.003)
    #expect((motion.value(at: seen) - height).magnitude < 1e-9)
  }

  /// A cancelled dismissal is easeInEaseOut from 122 to 291 in 0.1452 s.
  @Test(arguments: [(0.01, 123.561273), (0.05, 163.807417), (0.124781, 284.313041)])
  func `a cancelled dismissal moves as recorded`(time: Double, height: Double) throws {
    let curve = try #require(
      MotionPolicy.system.animation(curve: .easeInOut, duration: 0.14518900343642613))
    var motion = Motion(122.0)
    motion.retarget(Retarget(at: 0, to: 291, timing: try MediaTiming(curve: curve)))
    #expect((motion.value(at: time) - height).magnitude < 1e-6)
  }
}
