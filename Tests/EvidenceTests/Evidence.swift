// What lies in Curves/: definitions and golden tables.
import Easing
import Foundation
import FrameTables
public import Goldens
public import Testing

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

extension Golden: CustomTestStringConvertible {
  /// The name of the file without its ending.
  var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }

  public var testDescription: String { name }
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
  static let goldens: [Golden] = files(".csv").compactMap {
    try? Golden(contentsOfFile: $0.path)
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
