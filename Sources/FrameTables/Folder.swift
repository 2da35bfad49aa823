// The files in a folder and the folders in it.

/// What lies in folders.
public enum Folder {
  /// The paths of all files in a folder and the folders below it, in the order of their names.
  ///
  /// What begins with a dot is passed over, and so are links to folders. A path that leads to no
  /// folder is the only answer itself.
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
      case .regular: files.append(inner)
      case .special, .missing: break
      }
    }
    return files
  }

  /// Whether there is a file, folder or device at a path.
  public static func exists(_ path: String) -> Bool { fileKind(of: path) != .missing }
}
