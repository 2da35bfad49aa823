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
    var best: [(distance: Int, name: String)] = []
    for candidate in known {
      let key = nameKey(candidate)
      guard seen.insert(key).inserted else { continue }
      // Of equally near names the earlier one counts.
      let limit = best.count < count ? Int.max : best[count - 1].distance
      guard count > 0, let distance = distance(typed, Array(key.utf8), below: limit) else {
        continue
      }
      let place = best.firstIndex { $0.distance > distance } ?? best.count
      best.insert((distance, candidate), at: place)
      if best.count > count { best.removeLast() }
    }
    return best.map(\.name)
  }

  /// Returns how a message ends that proposes names; empty without any.
  package static func hint(_ names: [String]) -> String {
    names.isEmpty ? "" : "; nearest: " + names.joined(separator: ", ")
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words; nil
  /// where it is not below a limit.
  private static func distance(_ a: [UInt8], _ b: [UInt8], below limit: Int) -> Int? {
    if (a.count - b.count).magnitude >= limit { return nil }
    var rows = (before: [Int](), last: Array(0...b.count), new: Array(0...b.count))
    var leasts = (last: 0, new: 0)
    for i in 0..<a.count {
      rows.new[0] = i + 1
      leasts.new = i + 1
      for j in 0..<b.count {
        let replaced = rows.last[j] + (a[i] == b[j] ? 0 : 1)
        var best = min(replaced, rows.last[j + 1] + 1, rows.new[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, rows.before[j - 1] + 1)
        }
        rows.new[j + 1] = best
        leasts.new = min(leasts.new, best)
      }
      // A swap reaches back two rows; from there on it only gets more.
      if min(leasts.last, leasts.new) >= limit { return nil }
      leasts.last = leasts.new
      rows = (rows.last, rows.new, rows.before.isEmpty ? rows.last : rows.before)
    }
    return rows.last[b.count] < limit ? rows.last[b.count] : nil
  }
}

/// A name as it is compared: without case, dashes, underscores and spaces.
///
/// By bytes, because a dictionary of all names is made of them at every start of the tool.
package func nameKey(_ name: String) -> String {
  let isKey = name.utf8.allSatisfy { byte in
    !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte) && byte != UInt8(ascii: "-")
      && byte != UInt8(ascii: "_") && byte != UInt8(ascii: " ")
  }
  if isKey { return name }
  let letters = name.utf8.compactMap { byte -> UInt8? in
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
    case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): nil
    default: byte
    }
  }
  return String(decoding: letters, as: UTF8.self)
}
