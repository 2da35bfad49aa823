// Transforms in documents: axes, turns, and lists that match in part.
import Foundation
import FrameTables
import Goldens
import SceneText
import TestSupport
import Testing
import Timing

struct TimelineTransformTests {
  private func matrix(_ from: String, _ to: String, at time: Double, _ words: String = "") throws
    -> [Double]
  {
    let document = try tracks(
      #""target": "v", "type": "transform3d", "from": "\#(from)", "to": "\#(to)", "duration": 1"#
        + words)
    return try (1...4).flatMap { row in
      try (1...4).map { try document.numbers("v.m\(row)\($0)", at: time)[0] }
    }
  }

  /// A turn about one of the axes, in rows as CSS writes them down the columns.
  private func turn(about axis: Int, by degrees: Double) -> [Double] {
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    var matrix: [Double] = (0..<16).map { $0 % 5 == 0 ? 1 : 0 }
    let (first, second) = ((axis + 1) % 3, (axis + 2) % 3)
    matrix[5 * first] = c
    matrix[5 * second] = c
    matrix[4 * first + second] = s
    matrix[4 * second + first] = -s
    return matrix
  }

  /// css-transforms-2: of two axes that of the larger turn counts where one angle is 0; an axis that
  /// cannot be normalised turns nothing.
  @Test(arguments: [
    ("rotate3d(1,0,0,0deg)", "rotate3d(0,0,1,810deg)", 2, 405.0),
    ("rotate3d(0,1,0,0deg)", "rotate3d(1,0,0,90deg)", 0, 45),
    ("rotate3d(1,0,0,450deg)", "rotate3d(0,0,1,0deg)", 0, 225),
    ("rotateX(0deg)", "rotate(720deg)", 2, 360),
    ("rotate3d(0,0,2,10deg)", "rotate3d(0,0,7,730deg)", 2, 370),
    ("rotate3d(0,0,0,90deg)", "rotate3d(0,0,1,180deg)", 2, 90),
  ])
  func `turns about two axes are one where they can be`(
    from: String, to: String, axis: Int, degrees: Double
  ) throws {
    #expect(areNear(try matrix(from, to, at: 0.5), turn(about: axis, by: degrees)))
  }

  @Test func `a turn about no axis turns nothing, and so goes on from there`() throws {
    let (from, to) = ("rotate3d(0,0,0,90deg)", "rotate3d(0,0,1,180deg)")
    for (time, degrees) in [(0, 0), (1e-9, 180e-9), (0.25, 45), (0.5, 90), (1, 180)] {
      #expect(areNear(try matrix(from, to, at: time), turn(about: 2, by: degrees)))
    }
  }

  /// A turn about z is flat for every angle, although 1 - cos + cos is not always 1: a shear or a
  /// mirror goes half of its way at every degree, and from each degree to the next by little.
  @Test(arguments: ["scaleX(-1)", "skewX(40deg)", ""])
  func `a turn in the plane is flat at every angle`(behind: String) throws {
    let texts = (1...179).map { degrees in
      #"{"target": "v\#(degrees)", "type": "transform", "from": "translate(1px, 0px)", "#
        + #""to": "rotate(\#(degrees)deg) \#(behind)", "duration": 1}"#
    }
    let document = try timeline(#"{"tracks": [\#(texts.joined(separator: ","))]}"#)
    let cells = try document.table(at: [0.5]).columns.dropFirst(2).map(\.cells)
    let numbers = cells.map {
      if case .numbers(let numbers) = $0 { numbers[0] } else { Double.nan }
    }
    for (place, degrees) in stride(from: 0, to: numbers.count, by: 6).enumerated() {
      let matrix = numbers[degrees..<degrees + 6].map(\.magnitude)
      #expect(matrix[4] == 0.5 && matrix.reduce(0, +) > 1, "\(place + 1) degrees")
      // Past a right angle another axis is the mirrored one.
      if place == 0 || 88...91 ~= place { continue }
      for (number, before) in zip(matrix, numbers[degrees - 6..<degrees].map(\.magnitude)) {
        #expect((number - before).magnitude < 0.05, "\(place + 1) degrees")
      }
    }
  }

  /// Under `css` a flat matrix is taken apart in the plane, also beside one in space: from the scales
  /// (-1, .0053) to (1, 1) and from no turn to a half about x.
  @Test func `a flat matrix beside one in space is taken apart flat`() throws {
    let half = try matrix(
      "scale3d(-1, 0.0053, 1)", "rotateX(180deg)", at: 0.5, #", "decompose": "css""#)
    var expected = turn(about: 0, by: 90)
    expected[0] = 0
    expected[6] *= 0.50265
    #expect(areNear(half, expected))
  }

  /// Lists match function by function; behind the first that does not, the rest is one matrix.
  @Test(arguments: [("matrix(1, 0, 0, 1, 0, 0)", -1.0), ("scale(1)", 1)])
  func `a full turn turns only behind functions that match`(first: String, a: Double) throws {
    let document = try tracks(
      """
      "target": "a", "type": "transform", "from": "\(first) rotate(0deg)",
      "to": "matrix(1, 0, 0, 1, 200, 0) rotate(360deg)", "duration": 1
      """)
    #expect(areNear(try document.numbers("a.a", at: 0.5), [a]))
    #expect(areNear(try document.numbers("a.tx", at: 0.25, 0.5), [50, 100]))
  }
}
