// What holds for every value that moves.
import Testing
import Timing
import ViewMotion

struct ValueTests {
  /// Both ends exact, straight beyond them, and a difference that leads back when added.
  private func checkMotion<Value: Interpolatable>(
    _ start: Value, _ end: Value, half: Value, twice: Value
  ) {
    #expect(start.interpolated(to: end, amount: 0) == start)
    #expect(start.interpolated(to: end, amount: 1) == end)
    #expect(start.interpolated(to: end, amount: 0.5) == half)
    #expect(start.interpolated(to: end, amount: 2) == twice)
    #expect(end.adding(start.difference(from: end)) == start)
    #expect(start.accumulating(end) == start.adding(end))
  }

  @Test func `points, sizes, rectangles and insets move number by number`() {
    checkMotion(
      Point(x: 1, y: 2), Point(x: 3, y: -2), half: Point(x: 2, y: 0), twice: Point(x: 5, y: -6))
    checkMotion(
      Size(width: 1, height: 2), Size(width: 3, height: -2), half: Size(width: 2),
      twice: Size(width: 5, height: -6))
    checkMotion(
      Rect(x: 0, y: 0, width: 320, height: 44), Rect(x: 0, y: -336, width: 320, height: 44),
      half: Rect(x: 0, y: -168, width: 320, height: 44),
      twice: Rect(x: 0, y: -672, width: 320, height: 44))
    checkMotion(
      Insets(bottom: 34), Insets(top: 8, bottom: 336), half: Insets(top: 4, bottom: 185),
      twice: Insets(top: 16, bottom: 638))
  }

  @Test func `angles and colours move number by number`() {
    checkMotion(Angle.degrees(10), .degrees(30), half: .degrees(20), twice: .degrees(50))
    checkMotion(
      Color(red: 0, green: 0.5, blue: 1), Color(red: 1, green: 0.5, blue: 0),
      half: Color(red: 0.5, green: 0.5, blue: 0.5), twice: Color(red: 2, green: 0.5, blue: -1))
  }

  @Test func `the ends of a motion are exact, however far apart`() {
    let (far, near) = (Point(x: 1e308, y: -1e308), Point(x: -1e308, y: 0.1))
    #expect(far.interpolated(to: near, amount: 0) == far)
    #expect(far.interpolated(to: near, amount: 1) == near)
  }
}
