// Transform lists as CSS text.
import Testing

@testable import ViewMotion

struct TransformListTextTests {
  @Test(arguments: [
    ("none", "none"), ("rotate(90deg) scale(2)", "rotate(90deg) scale(2)"),
    ("TranslateX( 10px )", "translate(10px, 0px)"), ("translateY(-.5)", "translate(0px, -0.5px)"),
    ("translateZ(5px)", "translate3d(0px, 0px, 5px)"), ("translate(1e1px)", "translate(10px, 0px)"),
    ("translate3D(1px,2px,0)", "translate(1px, 2px)"), ("scaleX(2)", "scale(2, 1)"),
    ("scaleY(2)scaleZ(3)", "scale(1, 2) scale3d(1, 1, 3)"), ("rotate(0.5turn)", "rotate(180deg)"),
    ("rotateZ(200grad)", "rotate(180deg)"), ("rotateX(0)", "rotate3d(1, 0, 0, 0deg)"),
    ("rotate3d(7, -8, 9, 400grad)", "rotate3d(7, -8, 9, 360deg)"),
    ("skew(10deg)", "skew(10deg, 0deg)"), ("skewX(3.141592653589793rad)", "skewX(180deg)"),
    ("skewY(1deg)", "skewY(1deg)"), ("matrix(1,2,3,4,5,6)", "matrix(1, 2, 3, 4, 5, 6)"),
    ("perspective(none)", "perspective(none)"), ("perspective(400px)", "perspective(400px)"),
    (
      "matrix3d(1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16)",
      "matrix3d(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)"
    ),
  ])
  func `a text has one spelling, which reads back`(text: String, spelling: String) throws {
    let list = try TransformList(text)
    #expect(list.description == spelling)
    #expect(try TransformList(spelling) == list)
  }

  @Test(arguments: [
    ("", 1, "found the end of the text, expected a transform function or none"),
    ("rotat(90deg)", 1, "no transform function is named \"rotat\""),
    ("none rotate(1deg)", 1, "no transform function is named \"none\""),
    ("rotate(90)", 8, "\"90\" is not an angle, such as 90deg, of rotate(angle)"),
    ("scale(2) translate(50%)", 20, "\"50%\" is not a length, such as 10px, of translate(x, y)"),
    ("scale(1, 2, 3)", 1, "scale has 3 arguments, expected scale(x, y)"),
    ("translate()", 11, "found \")\", expected a number"),
    ("rotate 90deg", 7, "found \" \", expected \"(\""),
    ("scale(1 2)", 9, "found \"2\", expected \",\" or \")\""),
    ("scale(2", 8, "found the end of the text, expected \",\" or \")\""),
    ("scale(nan)", 7, "\"nan\" is not a number of scale(x, y)"),
    ("scale(1e999)", 7, "\"1e999\" is not a number of scale(x, y)"),
    ("perspective(-1px)", 13, "\"-1px\" is not a length of at least 0 or none of perspective(d)"),
    (") scale(2)", 1, "found \")\", expected a transform function"),
  ])
  func `a mistake is told with its place`(text: String, column: Int, problem: String) {
    let error = #expect(throws: TransformTextError.self) { try TransformList(text) }
    #expect(error?.column == column)
    #expect(error?.problem == problem)
  }

  @Test func `a mistyped name is answered with the nearest`() {
    let error = #expect(throws: TransformTextError.self) { try TransformList("rotat(90deg)") }
    #expect(error?.suggestions.first == "rotate")
    #expect(
      error?.description.hasSuffix("(at character 1); nearest: rotate, rotateX, rotateY") == true)
  }
}
