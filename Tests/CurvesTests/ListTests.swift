// curves list: every named curve, held against the definitions in Curves/.
import Foundation
import Testing

/// A curve definition in `Curves/`.
private struct Definition: Decodable {
  let name: String
  let aliases: [String]
  let duration: Double
  let grade: String

  static func all() throws -> [Definition] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Curves")
    let paths = try #require(FileManager.default.enumerator(atPath: folder.path))
    return try paths.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".json") && $0.split(separator: "/").count == 2 }
      .filter { !$0.hasPrefix("timelines/") && !$0.hasPrefix("keyboards/") }
      .map { path in
        let bytes = try Data(contentsOf: folder.appendingPathComponent(path))
        return try JSONDecoder().decode(Definition.self, from: bytes)
      }
  }
}

@Suite(.timeLimit(.minutes(5)))
struct ListTests {
  private func rows(_ words: String...) throws -> [[String: Any]] {
    let run = try curves(["list", "--format", "json"] + words)
    #expect(run.code == 0)
    return try #require(try JSONSerialization.jsonObject(with: run.bytes) as? [[String: Any]])
  }

  @Test func `every defined curve is listed, and no other`() throws {
    let listed = try rows().compactMap { $0["name"] as? String }
    #expect(try Set(listed) == Set(Definition.all().map(\.name)))
    #expect(Set(listed).count == listed.count)
    #expect(listed.count > 50)
  }

  @Test func `grade and duration are those of the definitions`() throws {
    let listed = try rows()
    for definition in try Definition.all() {
      let row = try #require(listed.first { $0["name"] as? String == definition.name })
      #expect(row["grade"] as? String == definition.grade, "\(definition.name)")
      let duration = try #require(row["duration"] as? Double)
      #expect(isNear(duration, definition.duration, within: 1e-9), "\(definition.name)")
    }
  }

  @Test func `each row has name, kind, duration, grade and parameters`() throws {
    for row in try rows() {
      #expect(Set(row.keys) == ["name", "kind", "duration", "grade", "parameters"])
      #expect((row["parameters"] as? String)?.isEmpty == false)
    }
    let run = try curves("list", "--format", "csv")
    #expect(run.lines.first == "name,kind,duration,grade,parameters")
    #expect(run.lines.contains("keyboard,keyboard,0.5,B,keyboard"))
    #expect(run.lines.contains(#"easeIn,cubic-bezier,1,A,"cubic-bezier(0.42, 0, 1, 1)""#))
  }

  @Test func `aliases are those of the definitions`() throws {
    let listed = try rows("--aliases")
    for definition in try Definition.all() {
      let row = try #require(listed.first { $0["name"] as? String == definition.name })
      let aliases = try #require(row["aliases"] as? String)
      #expect(Set(aliases.split(separator: " ").map(String.init)) == Set(definition.aliases))
    }
  }

  @Test func `on a pipe the table is plain`() throws {
    #expect(try curves("list").bytes == curves("list", "--format", "csv").bytes)
  }

  @Test func `on a terminal the columns stand in line`() throws {
    let terminal = #"python3 -c 'import pty, sys; pty.spawn(sys.argv[1:])' curves list"#
    let lines = try shell(terminal).output.replacing("\r", with: "").split(separator: "\n")
    let header = try #require(lines.first)
    for name in ["kind", "duration", "grade", "parameters"] {
      let column = try #require(header.range(of: "  \(name)")).upperBound
      let position = header.distance(from: header.startIndex, to: column) - name.count
      #expect(
        lines.allSatisfy { line in
          line.dropFirst(position - 1).first == " " && line.dropFirst(position).first != " "
        }, "\(name)")
    }
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") && !$0.contains("\t") })
    #expect(try shell("\(terminal) --aliases").output.contains("aliases"))
  }

  @Test(arguments: [
    ["--format", "csv"], ["--no-header"], ["--delimiter", ";"], ["--precision", "3"], ["--crlf"],
    ["--metadata"], ["--decimal", ","], ["-o", "-"],
  ])
  func `any output option gives the plain table`(words: [String]) throws {
    let run = try curves(["list"] + words)
    #expect(run.code == 0)
    let separator = words.contains(";") ? ";" : ","
    #expect(run.output.contains("linear\(separator)linear\(separator)1\(separator)A"))
  }
}
