// Which known names a mistyped one may have meant.

/// The search for known names near a mistyped one.
package enum NearestNames {
  /// Returns the names with the fewest typing mistakes from the given one, nearest first.
  ///
  /// - Parameters:
  ///   - name: What was typed; case, dashes, underscores and spaces do not matter.
  ///   - known: The names to choose from; of those that are spelt alike the first counts.
  ///   - count: How many names at the most.
  /// - Returns: Up to `count` names; ties in the order of `known`.
  package static func of(_ name: String, in known: [String], count: Int = 3) -> [String] {
    // Beyond a hundred characters there is no typing mistake left to guess.
    let typed = Array(nameKey(String(name.prefix(100))).utf8)
    var seen: Set<String> = []
    let unique = known.filter { seen.insert(nameKey($0)).inserted }
    let ranked = unique.enumerated().map { index, candidate in
      (distance(typed, Array(nameKey(candidate).utf8)), index, candidate)
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.prefix(count).map(\.2)
  }

  /// Returns how a message ends that proposes names; empty without any.
  package static func hint(_ names: [String]) -> String {
    names.isEmpty ? "" : "; nearest: " + names.joined(separator: ", ")
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var rows = [Array(0...b.count)]
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        let replaced = rows[i][j] + (a[i] == b[j] ? 0 : 1)
        var best = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[a.count][b.count]
  }
}

/// A name as it is compared: without case, dashes, underscores and spaces.
///
/// By bytes, because a dictionary of all names is made of them at every start of the tool.
package func nameKey(_ name: String) -> String {
  let letters = name.utf8.compactMap { byte -> UInt8? in
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): nil
    default: byte
    }
  }
  return String(decoding: letters, as: UTF8.self)
}
