// curves list: every named curve.
import Easing
import FrameTables

extension Verb {
  static let list = Verb(
    name: "list", summary: "every named curve, with its grade", operands: "",
    options: [Option("--aliases", nil, "adds the other names of each curve")]
      + OutputOptions.options,
    examples: ["list", "list --aliases", "list --format json -o curves.json"]
  ) { arguments in
    if let extra = arguments.operands.first {
      throw UsageError("list takes no operands, found \"\(extra)\"")
    }
    let table = listTable(hasAliases: arguments.has("--aliases"))
    let isPlain = OutputOptions.areGiven(in: arguments) || !Explanation.isTerminal
    guard isPlain else { return try Console.print(aligned(table)) }
    var writer = try OutputOptions(arguments).writer()
    try writer.write(table)
    try writer.finish()
  }

  private static func listTable(hasAliases: Bool) -> Table {
    let curves = NamedCurve.all
    func texts(_ name: String, _ cell: (NamedCurve) -> String) -> Column {
      Column(name, .texts(curves.map(cell)))
    }
    let columns = [
      texts("name") { $0.name },
      texts("kind") { $0.kind },
      Column("duration", .numbers(curves.map(\.curve.duration))),
      texts("grade") { $0.grade.rawValue },
      texts("parameters") { $0.curve.description },
    ]
    let aliases = texts("aliases") { $0.aliases.joined(separator: " ") }
    return Table(
      hasAliases ? columns + [aliases] : columns,
      metadata: [Metadata(key: "by", value: "curves \(Curves.version)")])
  }

  /// A table for the eye: columns padded with spaces, long parameters cut.
  private static func aligned(_ table: Table) -> String {
    let columns = table.columns.map { column in
      let cells = [column.name] + column.plainCells.map { $0.cut(to: 60) }
      let width = cells.map(\.count).max() ?? 0
      return cells.map { $0.padded(to: width) }
    }
    let rows = (0...table.rowCount).map { row in
      columns.map { $0[row] }.joined(separator: "  ")
    }
    return rows.map(\.withoutTrailingSpaces).joined(separator: "\n")
  }
}

extension NamedCurve {
  /// The kind of the curve, in a word.
  var kind: String { curve.kind }
}

extension Curve {
  /// The kind of the curve, in a word.
  var kind: String {
    switch self {
    case .unit(.bezier(let curve)): curve.description == "linear" ? "linear" : "cubic-bezier"
    case .unit(.steps): "steps"
    case .unit(.stops): "linear stops"
    case .unit(.penner): "penner"
    case .spring: "spring"
    case .keyboard: "keyboard"
    case .sampled: "samples"
    case .scaled(let timed), .clipped(let timed): timed.curve.kind
    case .reversed: "reverse"
    case .joined: "join"
    }
  }
}

extension Column {
  /// The cells as plain text.
  fileprivate var plainCells: [String] {
    switch cells {
    case .integers(let values): values.map(\.description)
    case .numbers(let values): values.map(\.plainText)
    case .optionalNumbers(let values): values.map { $0?.plainText ?? "" }
    case .texts(let values): values
    }
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
