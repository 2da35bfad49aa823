// A view's frame follows from bounds, position, anchor point and transform.
import Testing
import ViewMotion

struct ViewGeometryTests {
  private let frame = Rect(x: 20, y: 100, width: 280, height: 44)

  @Test func `a frame is bounds around a position`() {
    let view = ViewGeometry(frame: frame)
    #expect(view.bounds == Rect(x: 0, y: 0, width: 280, height: 44))
    #expect(view.position == Point(x: 160, y: 122))
    #expect(view.frame == frame)
  }

  @Test func `a transform acts about the anchor point`() {
    var view = ViewGeometry(frame: frame)
    view.transform = Transform(scaleX: 2, y: 2)
    #expect(view.frame == Rect(x: -120, y: 78, width: 560, height: 88))
    view.anchorPoint = .zero
    view.position = frame.origin
    #expect(view.frame == Rect(x: 20, y: 100, width: 560, height: 88))
    view.transform = Transform(rotationAngle: .degrees(90))
    #expect(view.frame == Rect(x: -24, y: 100, width: 44, height: 280))
  }

  @Test(arguments: [
    Transform(translationX: 0, y: -148), Transform(scaleX: 2, y: 0.5),
    Transform(rotationAngle: .degrees(90)), Transform(scaleX: -1, y: 1), .identity,
  ])
  func `a transformed view gets the frame that is set`(transform: Transform) {
    var view = ViewGeometry(frame: .zero)
    view.transform = transform
    view.frame = frame
    #expect(view.frame == frame)
    #expect(view.transform == transform)
  }

  @Test func `a frame set under another turn keeps its middle`() {
    var view = ViewGeometry(frame: .zero)
    view.transform = Transform(rotationAngle: .degrees(45))
    view.frame = frame
    #expect(abs(view.frame.center.x - 160) < 1e-12)
    #expect(abs(view.frame.center.y - 122) < 1e-12)
  }

  @Test func `scrolling moves the content and not the frame`() {
    var view = ViewGeometry(frame: frame)
    view.bounds.origin.y = 30
    #expect(view.frame == frame)
    #expect(Point(x: 0, y: 30).applying(view.toParent) == frame.origin)
    #expect(frame.origin.applying(view.fromParent) == Point(x: 0, y: 30))
  }

  // A quarter turn about the middle: size and position move, the box around them is what shows.
  @Test func `a turned view moves by bounds and position`() {
    var start = ViewGeometry(frame: Rect(x: 0, y: 0, width: 100, height: 50))
    start.transform = Transform(rotationAngle: .degrees(90))
    var end = start
    end.bounds.size = Size(width: 200, height: 50)
    end.position = Point(x: 150, y: 125)
    let half = start.interpolated(to: end, amount: 0.5)
    #expect(half.bounds.size == Size(width: 150, height: 50))
    let turned = Rect(x: 75, y: 0, width: 50, height: 150)
    #expect(abs(half.frame.minX - turned.minX) < 1e-12)
    #expect(abs(half.frame.minY - turned.minY) < 1e-12)
    #expect(abs(half.frame.height - turned.height) < 1e-12)
    #expect(end.adding(start.difference(from: end)).bounds == start.bounds)
    #expect(end.adding(start.difference(from: end)).position == start.position)
  }

  @Test func `into a collapsed view points come as without transform`() {
    var view = ViewGeometry(frame: frame)
    view.transform = Transform(scaleX: 0, y: 0)
    #expect(view.frame == Rect(x: 160, y: 122, width: 0, height: 0))
    #expect(frame.origin.applying(view.fromParent) == .zero)
  }
}
