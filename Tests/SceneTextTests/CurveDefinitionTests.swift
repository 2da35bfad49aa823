// Curve definitions as JSON.
import Easing
import Foundation
import SceneText
import Testing

@Suite struct CurveDefinitionTests {
  private static func read(_ text: String) throws -> CurveDefinition {
    try CurveDefinition(reading: Array(text.utf8))
  }

  @Test func `a definition gives its curve`() throws {
    let definition = try Self.read(
      #"{"name": "mine", "aliases": ["my-own"], "curve": "steps(4)", "grade": "A-", "sources": [], "notes": "of 4"}"#
    )
    #expect(definition.notes == "of 4")
    #expect(definition.name == "mine")
    #expect(definition.aliases == ["my-own"])
    #expect(definition.grade == .measured)
    #expect(definition.curve == (try Curve("steps(4, jump-end)")))
  }

  @Test func `every definition of the evidence can be read`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Curves")
    var count = 0
    for family in NamedCurve.Family.allCases {
      let path = folder.appending(path: family.rawValue)
      for name in try FileManager.default.contentsOfDirectory(atPath: path.path)
      where name.hasSuffix(".json") {
        let bytes = try Data(contentsOf: path.appending(path: name))
        let definition = try CurveDefinition(reading: Array(bytes))
        #expect(NamedCurve.find(definition.name)?.curve == definition.curve)
        count += 1
      }
    }
    #expect(count == NamedCurve.all.count)
  }

  @Test(arguments: [
    (#"{"name": "x", "crve": "ease"}"#, #"$: no key "crve" is known here; nearest: curve"#),
    (#"{"name": "x"}"#, #"$: "curve" is missing"#),
    (#"{"name": 3, "curve": "ease"}"#, "$.name: found the number 3, expected a text"),
    (#"{"name": "x", "curve": "esae"}"#, #"$.curve: no curve is named "esae""#),
    (
      #"{"name": "x", "curve": "ease", "grade": "D"}"#,
      #"$.grade: found "D", expected one of A, A-"#
    ),
    (#"{"name": "x", "curve": "ease", "aliases": ["a", 1]}"#, "$.aliases[1]: found the number 1"),
    ("[]", "$: found a list, expected an object"),
    (#"{"name": "x""#, "$: not valid JSON"),
    ("", "$: not valid JSON"),
  ])
  func `a mistake is told with its place`(text: String, message: String) {
    let error = #expect(throws: SceneTextError.self) { try Self.read(text) }
    #expect(
      error?.description.hasPrefix(message) == true, "\(error.map(String.init(describing:)) ?? "")")
  }
}
