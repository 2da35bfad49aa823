// Names in the order in which they came, and the place of each.

/// Names, each once, that are found as fast as in a dictionary and cost little more than themselves.
@usableFromInline
struct NameIndex: Sendable {
  /// Where the hash of a name leads: its place, and as much of its hash as tells most others apart.
  private struct Slot {
    var place: Int32
    var hash: UInt32

    static let empty = Slot(place: -1, hash: 0)
  }

  /// The names in order.
  @usableFromInline private(set) var names: [String] = []
  /// A power of two of them.
  private var slots: [Slot] = []

  /// The hash of a name, for names that stand in two indices.
  @usableFromInline
  static func hash(of name: String) -> UInt32 { UInt32(truncatingIfNeeded: name.hashValue) }

  /// The place of a name; nil where it is not among them.
  @usableFromInline
  func place(of name: String) -> Int? {
    guard !slots.isEmpty else { return nil }
    let place = slots[slot(of: name, Self.hash(of: name))].place
    return place < 0 ? nil : Int(place)
  }

  /// Adds a name that may be there already.
  @usableFromInline
  mutating func insert(_ name: String, hash: UInt32) -> (place: Int, isNew: Bool) {
    if 4 * (names.count + 1) > 3 * slots.count { grow() }
    let slot = slot(of: name, hash)
    if slots[slot].place >= 0 { return (Int(slots[slot].place), false) }
    slots[slot] = Slot(place: Int32(names.count), hash: hash)
    names.append(name)
    return (names.count - 1, true)
  }

  /// Where a name is, or would be.
  private func slot(of name: String, _ hash: UInt32) -> Int {
    let (slots, mask) = (slots.span, slots.count - 1)
    var slot = Int(hash) & mask
    while slots[slot].place >= 0,
      slots[slot].hash != hash || names[Int(slots[slot].place)] != name
    { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    let mask = max(2 * slots.count, 8) - 1
    var larger = [Slot](repeating: .empty, count: mask + 1)
    for old in slots where old.place >= 0 {
      var slot = Int(old.hash) & mask
      while larger[slot].place >= 0 { slot = (slot + 1) & mask }
      larger[slot] = old
    }
    slots = larger
  }
}

extension NameIndex: Hashable {
  @usableFromInline
  static func == (a: NameIndex, b: NameIndex) -> Bool { a.names == b.names }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(names) }
}
