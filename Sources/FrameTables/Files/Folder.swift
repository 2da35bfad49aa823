// The files in a folder and the folders in it.

/// What lies in folders.
public enum Folder {
  /// The paths of all files in a folder and the folders below it, in the order of their names.
  ///
  /// What begins with a dot is passed over, and so are links to folders; a link that leads nowhere
  /// is a file that cannot be read. A path that leads to no folder is the only answer itself.
  ///
  /// - Throws: ``FileError`` where there is nothing, or reading is not allowed.
  public static func files(at path: String) throws(FileError) -> [String] {
    guard fileKind(of: path) == .folder else {
      if fileKind(of: path) == .missing { throw .notFound(path: path) }
      return [path]
    }
    var files: [String] = []
    let folder = path.hasSuffix("/") ? path : path + "/"
    for name in try names(inFolder: path).sorted() where !name.hasPrefix(".") {
      let inner = folder + name
      switch fileKind(of: inner) {
      case .folder: if !isLink(inner) { files += try self.files(at: inner) }
      case .regular, .missing: files.append(inner)
      case .special: break
      }
    }
    return files
  }

  /// Whether there is a file, folder or device at a path.
  public static func exists(_ path: String) -> Bool { fileKind(of: path) != .missing }

  /// Whether there is a file at a path that can be read twice.
  package static func isFile(_ path: String) -> Bool {
    if case .regular = fileKind(of: path) { true } else { false }
  }

  /// The file that another one means by a path, whatever the current folder is.
  ///
  /// It is looked for from the folder of the one that names it, from each folder above, and from
  /// the current one; then beside it under its mere name, for files that have moved together.
  package static func find(_ path: String, from file: String) -> String {
    if path.hasPrefix("/") { return path }
    let real = parent(of: resolved(file))
    let above = sequence(first: real) { $0.count > 1 ? parent(of: String($0.dropLast())) : nil }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let places = [parent(of: file) + path] + above.map { $0 + path } + [path]
    return (places + [parent(of: file) + name, real + name]).first(where: exists) ?? path
  }

  /// A path up to its last slash; empty without one.
  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
