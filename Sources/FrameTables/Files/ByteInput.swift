// Bytes in: from a file, or from standard input.

/// Where bytes are read from.
///
///     let table = try Table(reading: ByteInput.standardInput())
public enum ByteInput {
  /// Reads a whole file.
  ///
  /// - Parameter path: A file, or a device or pipe that is read to its end.
  /// - Returns: Every byte of it.
  /// - Throws: ``FileError`` where there is none, it is a folder, or reading is not allowed.
  public static func file(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = try openForReading(path)
    defer { try? closeChecked(descriptor, path) }
    return try readAll(descriptor, path)
  }

  /// Reads a whole file, or standard input where its path is `-`.
  package static func bytes(at path: String) throws(FileError) -> [UInt8] {
    try path == "-" ? standardInput() : file(path)
  }

  /// Reads standard input to its end.
  ///
  /// - Returns: Every byte of it.
  /// - Throws: ``FileError`` where the system fails to read.
  public static func standardInput() throws(FileError) -> [UInt8] {
    try readAll(0, "standard input")
  }
}
