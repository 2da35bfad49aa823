// What lies in Curves/: definitions and golden tables.
import Easing
import Foundation
import FrameTables
import Testing

/// One definition of `Curves/<family>/<name>.json`.
struct Definition: Decodable, Sendable, CustomTestStringConvertible {
  let name: String
  let aliases: [String]
  let curve: String
  let duration: Double
  let isPublic: Bool
  let grade: String
  let sources: [String]
  let method: String
  let notes: String
  var family = ""

  var testDescription: String { name }

  private enum CodingKeys: String, CodingKey {
    case name, aliases, curve, duration, grade, sources, method, notes
    case isPublic = "public"
  }
}

/// One golden table, `<name>.csv` or `<name>@<rate>.csv`.
struct Golden: Sendable, CustomTestStringConvertible {
  let file: String
  let url: URL

  var testDescription: String { file }

  func table() throws -> Table { try Table(contentsOfFile: url.path) }
}

enum Evidence {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Curves")

  /// All definitions, in the order of their names.
  static let definitions: [Definition] = files(".json").compactMap { url in
    guard let data = try? Data(contentsOf: url),
      var definition = try? JSONDecoder().decode(Definition.self, from: data)
    else { return nil }
    definition.family = url.deletingLastPathComponent().lastPathComponent
    return definition
  }

  /// All golden tables of curves.
  static let goldens: [Golden] = files(".csv").map {
    Golden(file: $0.deletingPathExtension().lastPathComponent, url: $0)
  }

  /// The files of the curves' families with an ending.
  static func files(_ ending: String) -> [URL] {
    NamedCurve.Family.allCases.flatMap { family in
      let folder = folder.appending(path: family.rawValue)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(ending) }.sorted().map { folder.appending(path: $0) }
    }
  }
}
