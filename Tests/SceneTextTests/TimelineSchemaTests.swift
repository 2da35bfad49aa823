// The JSON schema of timelines and the reader, held against each other.
import Foundation
import SceneText
import Testing

struct TimelineSchemaTests {
  private static func definitions() throws -> [String: Any] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.deletingLastPathComponent()
      .appending(path: "Curves/timelines/timeline.schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let object = try #require(schema as? [String: Any])
    #expect(object["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    return try #require(object["$defs"] as? [String: Any])
  }

  @Test(arguments: [
    ("document", TimelineKeys.document), ("nested", TimelineKeys.nested),
    ("event", TimelineKeys.event), ("track", TimelineKeys.track),
    ("interrupt", TimelineKeys.interrupt), ("keyframe", TimelineKeys.keyframe),
    ("stagger", TimelineKeys.stagger),
  ])
  func `the schema and the reader know the same keys`(name: String, keys: [String]) throws {
    let definition = try #require(try Self.definitions()[name] as? [String: Any])
    let properties = try #require(definition["properties"] as? [String: Any])
    #expect(properties.keys.sorted() == keys.sorted())
    #expect(definition["additionalProperties"] as? Bool == false)
  }

  /// Every word that the schema lists is one that the reader takes.
  @Test(arguments: [
    "type", "calculationMode", "direction", "fill", "fillMode", "composite", "iterationComposite",
    "decompose",
  ])
  func `the words of the schema are the reader's`(key: String) throws {
    let track = try #require(try Self.definitions()["track"] as? [String: Any])
    let properties = try #require(track["properties"] as? [String: Any])
    let words = try #require((properties[key] as? [String: Any])?["enum"] as? [String])
    #expect(words.count > 1)
    for word in words {
      let message = complaint(
        #"{"tracks": [{"target": "x", "from": 0, "to": 1, "\#(key)": "\#(word)"}]}"#)
      #expect(!message.contains("expected one of"), "\(message)")
    }
    let listed = complaint(
      #"{"tracks": [{"target": "x", "from": 0, "to": 1, "\#(key)": "nonsense"}]}"#)
    let missing = words.filter { !listed.contains($0) && !["auto", "removed"].contains($0) }
    #expect(missing.isEmpty, "\(listed)")
  }
}
