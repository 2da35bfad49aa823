// A golden table made again from what its remarks say.
internal import Easing
internal import FrameTables

extension Golden {
  /// The recipe that the remarks say; nil where nothing says of what the table is.
  ///
  /// Without a remark `of`, a definition or document of the same name beside the table is what it is
  /// of, without `columns` those that it has, and without a rate the times of its own rows count.
  ///
  /// - Throws: ``RecipeError`` for a remark that means nothing, `TableReadError` for times that are
  ///   no numbers.
  public func recipe() throws -> TableRecipe? {
    var remarks = table.metadata
    if table.remark(TableRecipe.Key.of.rawValue) == nil {
      guard let name = definitionBeside else { return nil }
      remarks.append(Metadata(key: TableRecipe.Key.of.rawValue, value: name))
    }
    guard var recipe = try TableRecipe(remarks: remarks) else { return nil }
    if case .times = recipe.frames { recipe.frames = .times(try table.numbers("time")) }
    if recipe.columns.isEmpty { recipe.columns = usualColumns }
    return recipe
  }

  /// The table made again, of which nothing has been computed yet; nil where nothing says how.
  ///
  /// - Throws: What ``recipe()`` and ``TableRendering/init(_:namedIn:)`` throw.
  public func rendering() throws -> TableRendering? {
    guard let recipe = try recipe() else { return nil }
    do { return try TableRendering(recipe, namedIn: path) } catch let error as CurveTextError {
      throw RecipeError(.of, ": \(error)")
    }
  }

  /// Compares the table made again with this one.
  ///
  /// - Parameter tolerance: Holds in place of what the remarks say, but for frames and times.
  /// - Returns: Every difference; nil where nothing says how the table is made.
  /// - Throws: What ``rendering()`` and ``compare(with:tolerance:)`` throw.
  public func compareWithRendering(tolerance: Tolerance? = nil) throws -> TableComparison? {
    try rendering().map { try compare(with: $0.table, tolerance: tolerance) }
  }

  /// The columns that curves can fill; one of the curve at least, or nothing of it were compared.
  private var usualColumns: [CurveColumn] {
    let known = table.columns.compactMap { CurveColumn(rawValue: $0.name) }
    return known.contains(where: \.isOfCurve) ? known : known + [.progress]
  }

  /// `keyboard.json` for `keyboard.csv` and `keyboard@59.94.csv`, where there is such a file.
  private var definitionBeside: String? {
    let file = path.split(separator: "/").last ?? ""
    guard let end = file.firstIndex(of: "@") ?? file.lastIndex(of: ".") else { return nil }
    let name = "\(file[..<end]).json"
    return Folder.exists("\(path.dropLast(file.count))\(name)") ? name : nil
  }
}
