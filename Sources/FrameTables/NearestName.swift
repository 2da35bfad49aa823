// The name that someone may have meant.

/// The candidate that takes the fewest edits to become `name`; nil without candidates.
func nearest(to name: String, among candidates: [String]) -> String? {
  candidates.min { edits(from: name, to: $0) < edits(from: name, to: $1) }
}

/// How many characters must be inserted, removed or replaced: the Levenshtein distance.
private func edits(from a: String, to b: String) -> Int {
  let target = Array(b.lowercased())
  var row = Array(0...target.count)
  for (i, character) in a.lowercased().enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for j in target.indices {
      let replaced = diagonal + (character == target[j] ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[target.count]
}
