// Reading tables of outside answers.
import Foundation

/// A line of a reference table: fields that bars separate.
public struct ReferenceRow: Sendable, CustomStringConvertible {
  /// The fields, without the spaces around them.
  public let fields: [String]

  /// Returns the numbers of a field; a text that is none reads as NaN, which no test accepts.
  ///
  /// - Parameter index: The field, from 0; a negative one counts from the end.
  /// - Returns: The numbers in their order.
  public func numbers(_ index: Int) -> [Double] {
    let field = fields[index < 0 ? fields.count + index : index]
    return field.split(separator: " ").map { Double($0) ?? .nan }
  }

  /// The beginning of the row, which names it in a test report.
  public var description: String { String(fields.joined(separator: " | ").prefix(60)) }

  /// Reads the rows of a table; lines that start with `#` are comments.
  ///
  /// - Parameter path: The path below `Tests/`.
  /// - Returns: The rows in their order.
  /// - Throws: What Foundation throws for a file that is not there.
  public static func read(_ path: String) throws -> [ReferenceRow] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      ReferenceRow(
        fields: line.split(separator: "|", omittingEmptySubsequences: false).map {
          $0.trimmingCharacters(in: .whitespaces)
        })
    }
  }
}
