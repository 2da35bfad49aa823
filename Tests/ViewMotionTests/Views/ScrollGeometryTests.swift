// Scroll views: adjusted insets, and the least motion that shows a rectangle.
import Testing
import ViewMotion

struct ScrollGeometryTests {
  private func scroll(_ inset: Insets = .zero, at y: Double = 100) -> ScrollGeometry {
    ScrollGeometry(
      bounds: Rect(x: 0, y: y, width: 320, height: 200),
      content: ScrollContent(size: Size(width: 320, height: 1000), inset: inset))
  }

  // cappuccino#2323, CoconutKit#38: what is visible, or spans all that is, does not move.
  @Test(arguments: [
    (150.0, 30.0, 100.0), (50, 400, 100), (100, 200, 100), (380, 30, 210), (20, 30, 20),
    (400, 400, 400), (-60, 100, 0), (990, 10, 800), (995, 300, 800),
  ])
  func `a rectangle is shown with the least motion`(y: Double, height: Double, offset: Double) {
    let rect = Rect(x: 0, y: y, width: 320, height: height)
    var scroll = scroll()
    scroll.contentOffset = scroll.offset(toShow: rect)
    #expect(scroll.contentOffset == Point(x: 0, y: offset))
    #expect(scroll.offset(toShow: rect) == scroll.contentOffset)
  }

  // A keyboard that covers 216 of 360 points: 300 - 264 = 36 points are missing.
  @Test func `a field above the keyboard is scrolled by what is missing`() {
    let list = ScrollGeometry(
      bounds: Rect(x: 0, y: 0, width: 320, height: 360),
      content: ScrollContent(size: Size(width: 320, height: 600), inset: Insets(bottom: 216)))
    #expect(list.visibleRect == Rect(x: 0, y: 0, width: 320, height: 144))
    #expect(list.offset(toShow: Rect(x: 20, y: 150, width: 280, height: 30)).y == 36)
    #expect(list.maximumOffset.y == 456)
  }

  @Test func `a rectangle covered by an inset is scrolled out of it`() {
    let scroll = scroll(Insets(top: 50, bottom: 80))
    #expect(scroll.visibleRect == Rect(x: 0, y: 150, width: 320, height: 70))
    #expect(scroll.offset(toShow: Rect(x: 0, y: 110, width: 10, height: 10)).y == 60)
    #expect(scroll.offset(toShow: Rect(x: 0, y: 230, width: 10, height: 10)).y == 120)
    #expect(scroll.minimumOffset.y == -50)
  }

  @Test(arguments: [
    (ScrollContent.Adjustment.always, 1000.0, Insets(top: 44, left: 10, bottom: 34, right: 10)),
    (.never, 1000, .zero), (.automatic, 1000, Insets(top: 44, bottom: 34)),
    (.scrollableAxes, 1000, Insets(top: 44, bottom: 34)), (.automatic, 100, .zero),
  ])
  func `the safe area is added as the adjustment says`(
    adjustment: ScrollContent.Adjustment, height: Double, expected: Insets
  ) {
    let content = ScrollContent(size: Size(width: 320, height: height), adjustment: adjustment)
    let scroll = ScrollGeometry(
      bounds: Rect(x: 0, y: 0, width: 320, height: 200), content: content,
      safeAreaInsets: Insets(top: 44, left: 10, bottom: 34, right: 10))
    #expect(scroll.adjustedContentInset == expected)
  }

  @Test func `content that is smaller than its view does not scroll`() {
    var scroll = scroll(at: 0)
    scroll.content.size.height = 50
    #expect(scroll.maximumOffset == scroll.minimumOffset)
  }
}
