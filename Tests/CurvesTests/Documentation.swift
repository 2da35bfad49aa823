// What the documentation shows: tables as rows of cells, and fenced blocks.
import Foundation

/// The pages of the repository.
enum Documentation {
  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  /// The cells of all table rows of a page.
  static func rows(_ path: String) throws -> [[String]] {
    try text(path).split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The text of a block of a page that is fenced with a language, by its number from 0.
  static func block(_ language: String, of path: String, number: Int = 0) throws -> String {
    let parts = try text(path).components(separatedBy: "```\(language)\n").dropFirst(1 + number)
    return parts.first?.components(separatedBy: "```").first ?? ""
  }
}
