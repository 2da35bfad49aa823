// SwiftUI's keyframes: linear, cubic, spring, move.
import Easing
import Testing
import Timing

struct KeyframeTimelineTests {
  @Test func `each kind takes its time`() throws {
    let spring = try Spring(duration: 0.5, bounce: 0)
    let timeline = KeyframeTimeline(
      initialValue: 0.0,
      [
        .linear(10, duration: 1), .move(4), .cubic(8, duration: 2),
        .spring(0, spring: spring),
      ])
    #expect(timeline.duration == 3 + spring.duration)
    #expect([-1, 0, 0.5, 1, 3].map(timeline.value(at:)) == [0, 0, 5, 4, 8])
    #expect(timeline.value(at: timeline.duration) == 0)
    #expect(timeline.value(progress: 2) == 0)
  }

  @Test func `a linear keyframe follows its curve`() {
    let timeline = KeyframeTimeline(
      initialValue: 1.0, [.linear(3, duration: 2, curve: .easeIn)])
    #expect(timeline.value(at: 1) == 1 + 2 * UnitCurve.easeIn.value(at: 0.5))
  }

  // A cubic at rest at both ends is 3s² - 2s³.
  @Test func `a single cubic leaves and arrives at rest`() {
    let timeline = KeyframeTimeline(initialValue: 0.0, [.cubic(1, duration: 1)])
    #expect(timeline.value(at: 0.25) == 0.15625)
    #expect(timeline.velocity(at: 0) == 0)
  }

  // Between (0, 0) and (3, 9) the chord has slope 3, which is the tangent of the spline at (1, 2).
  @Test func `cubics join as a Catmull-Rom spline`() {
    let timeline = KeyframeTimeline(
      initialValue: 0.0, [.cubic(2, duration: 1), .cubic(9, duration: 2)])
    #expect((timeline.velocity(at: 1) - 3).magnitude < 1e-12)
    #expect((timeline.velocity(at: 1.0.nextDown) - 3).magnitude < 1e-9)
  }

  @Test func `given velocities are kept`() {
    let timeline = KeyframeTimeline(
      initialValue: 0.0, [.cubic(1, duration: 2, startVelocity: 5, endVelocity: -3)])
    #expect(timeline.velocity(at: 0) == 5)
    #expect((timeline.velocity(at: 2.0.nextDown) + 3).magnitude < 1e-9)
  }

  @Test func `a spring takes over the velocity of the keyframe before`() throws {
    let spring = try Spring(stiffness: 100, damping: 20)
    let timeline = KeyframeTimeline(
      initialValue: 0.0, [.linear(10, duration: 1), .spring(0, spring: spring)])
    let expected = spring.value(from: 10, to: 0, initialVelocity: 10, at: 0.2)
    #expect((timeline.value(at: 1.2) - expected).magnitude < 1e-12)
    #expect(timeline.velocity(at: 1) == 10)
  }

  @Test func `after a spring that is cut short the next starts from where it is`() throws {
    let spring = try Spring(stiffness: 100, damping: 10)
    let timeline = KeyframeTimeline(
      initialValue: 0.0, [.spring(1, duration: 0.1, spring: spring), .linear(5, duration: 1)])
    #expect((timeline.value(at: 0.1) - spring.value(at: 0.1)).magnitude < 1e-15)
  }

  @Test func `velocities are the slopes of the values`() throws {
    let spring = try Spring(stiffness: 50, damping: 5)
    let timeline = KeyframeTimeline(
      initialValue: 2.0,
      [
        .cubic(5, duration: 1), .cubic(-1, duration: 0.5), .spring(3, duration: 1, spring: spring),
        .linear(0, duration: 1, curve: .easeOut),
      ])
    for time in stride(from: 0.05, to: 3.4, by: 0.11) {
      let slope = (timeline.value(at: time + 1e-6) - timeline.value(at: time - 1e-6)) / 2e-6
      #expect((timeline.velocity(at: time) - slope).magnitude < 1e-5, "\(time)")
    }
  }

  @Test func `no keyframes leave the value standing`() {
    #expect(KeyframeTimeline(initialValue: 7.0, []).value(at: 1) == 7)
  }
}
