// Names in the order in which they came, and the place of each.

/// Names, each once, that are found as fast as in a dictionary and cost little more than themselves.
@usableFromInline
struct NameIndex: Sendable {
  /// The names in order.
  @usableFromInline private(set) var names: [String] = []
  /// The places of the names, where their hashes lead; -1 where none is. A power of two of them.
  private var slots: [Int32] = []

  var count: Int { names.count }

  /// The place of a name; nil where it is not among them.
  @usableFromInline
  func place(of name: String) -> Int? {
    guard !slots.isEmpty else { return nil }
    let place = slots[slot(of: name)]
    return place < 0 ? nil : Int(place)
  }

  /// Adds a name that may be there already.
  @usableFromInline
  mutating func insert(_ name: String) -> (place: Int, isNew: Bool) {
    if 4 * (names.count + 1) > 3 * slots.count { grow() }
    let slot = slot(of: name)
    if slots[slot] >= 0 { return (Int(slots[slot]), false) }
    slots[slot] = Int32(names.count)
    names.append(name)
    return (names.count - 1, true)
  }

  /// Where a name is, or would be.
  private func slot(of name: String) -> Int {
    let mask = slots.count - 1
    var slot = name.hashValue & mask
    while slots[slot] >= 0, names[Int(slots[slot])] != name { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let mask = max(2 * slots.count, 8) - 1
    slots = [Int32](repeating: -1, count: mask + 1)
    for (place, name) in names.enumerated() {
      var slot = name.hashValue & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(place)
    }
  }
}

extension NameIndex: Hashable {
  @usableFromInline
  static func == (a: NameIndex, b: NameIndex) -> Bool { a.names == b.names }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(names) }
}
