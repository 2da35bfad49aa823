// Rectangles: edges that move, and what two rectangles share.
import TestSupport
import Testing
import ViewMotion

struct RectTests {
  @Test(arguments: try reference("rect"))
  func `edges move straight`(row: ReferenceRow) throws {
    let (tolerance, amount) = (
      try #require(row.numbers(1).first), try #require(row.numbers(2).first)
    )
    let (from, to, expected) = (row.numbers(3), row.numbers(4), row.numbers(5))
    let rect = self.rect(from).interpolated(to: self.rect(to), amount: amount)
    let edges = [
      rect.origin.y, rect.origin.x, rect.origin.y + rect.height, rect.origin.x + rect.width,
    ]
    #expect(zip(edges, expected).allSatisfy { ($0 - $1).magnitude <= tolerance })
    let inset = insets(from).interpolated(to: insets(to), amount: amount)
    let sides = [inset.top, inset.left, inset.bottom, inset.right]
    #expect(zip(sides, expected).allSatisfy { ($0 - $1).magnitude <= tolerance })
  }

  private func rect(_ edges: [Double]) -> Rect {
    Rect(minX: edges[1], minY: edges[0], maxX: edges[3], maxY: edges[2])
  }

  private func insets(_ edges: [Double]) -> Insets {
    Insets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }

  @Test func `a rectangle that overshot has its edges in order`() {
    let rect = Rect(x: 10, y: 20, width: -30, height: -5)
    #expect(rect.standardized == Rect(x: -20, y: 15, width: 30, height: 5))
    #expect([rect.minX, rect.maxX, rect.minY, rect.maxY] == [-20, 10, 15, 20])
  }

  @Test func `rectangles that are apart share nothing`() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.intersection(Rect(x: 11, y: 0, width: 5, height: 5)) == nil)
    #expect(rect.intersection(Rect(x: 10, y: 2, width: 5, height: 5))?.isEmpty == true)
    #expect(
      rect.intersection(Rect(x: 4, y: -2, width: 50, height: 5))
        == Rect(x: 4, y: 0, width: 6, height: 3))
    #expect(
      rect.union(Rect(x: 20, y: -5, width: 1, height: 1))
        == Rect(x: 0, y: -5, width: 21, height: 15))
  }

  @Test func `right and bottom edges do not belong to a rectangle`() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.contains(Point(x: 0, y: 9.5)))
    #expect(!rect.contains(Point(x: 10, y: 5)))
    #expect(rect.contains(rect))
    #expect(!rect.contains(rect.offsetBy(dx: 0, dy: 0.5)))
  }

  @Test func `insets never turn a rectangle inside out`() {
    let rect = Rect(x: 0, y: 0, width: 100, height: 50)
    let insets = Insets(top: 10, left: 20, bottom: 45, right: 30)
    #expect(rect.inset(by: insets) == Rect(x: 20, y: 10, width: 50, height: 0))
  }

  @Test func `a turned rectangle is the box around its corners`() {
    let rect = Rect(x: 10, y: 0, width: 20, height: 5)
    let box = rect.applying(Transform(rotationAngle: .degrees(90)))
    #expect(box == Rect(x: -5, y: 10, width: 5, height: 20))
  }
}
