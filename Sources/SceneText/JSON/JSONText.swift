// Writing JSON: short lists and objects on one line, others with an item on each.
internal import Easing

extension JSONValue {
  /// The text of the value, its keys in an order and others behind them.
  ///
  /// Further lines are indented by some spaces; the first may be as long as there is room.
  func text(keys: [String], indent: Int = 0, room: Int = 96) -> String {
    let line = line(keys: keys)
    if line.utf8.count <= room { return line }
    let margin = String(repeating: " ", count: indent + 2)
    func lines(_ items: [(label: String, value: JSONValue)]) -> String {
      items.map { label, value in
        let used = indent + 3 + label.utf8.count
        return margin + label + value.text(keys: keys, indent: indent + 2, room: 100 - used)
      }.joined(separator: ",\n") + "\n" + margin.dropLast(2)
    }
    return switch self {
    case .array(let items): "[\n" + lines(items.map { ("", $0) }) + "]"
    case .object(let members): "{\n" + lines(Self.ordered(members, keys)) + "}"
    default: line
    }
  }

  private func line(keys: [String]) -> String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value.plainText
    case .string(let value): value.inJSON
    case .array(let items): "[" + items.map { $0.line(keys: keys) }.joined(separator: ", ") + "]"
    case .object(let members):
      members.isEmpty
        ? "{}"
        : "{ "
          + Self.ordered(members, keys).map { $0.label + $0.value.line(keys: keys) }
          .joined(separator: ", ") + " }"
    }
  }

  /// The members, each after its quoted key.
  private static func ordered(
    _ members: [String: JSONValue], _ keys: [String]
  ) -> [(label: String, value: JSONValue)] {
    members.sorted { a, b in
      let (first, second) = (keys.firstIndex(of: a.key), keys.firstIndex(of: b.key))
      let (i, j) = (first ?? keys.count, second ?? keys.count)
      return i == j ? a.key < b.key : i < j
    }.map { ($0.key.inJSON + ": ", $0.value) }
  }
}
