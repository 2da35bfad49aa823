// Bytes out: to standard output, or to a file that appears whole or not at all.

/// Where bytes are written to, in pieces and in order; nothing is held back in memory.
///
///     var output = try ByteOutput.file("keyboard.csv")
///     try output.write(Array("frame,time\n".utf8))
///     try output.finish()  // only now does keyboard.csv exist
public struct ByteOutput: ~Copyable {
  /// What a file is written under until it is whole.
  private struct Draft {
    let temporary: String
    let target: String
  }

  /// Open until finished or given up; then -1.
  private var descriptor: Int32
  private let path: String
  private let draft: Draft?
  private let isOwned: Bool
  /// For how many s a reader may take nothing before it is ``FileError/stalled(path:seconds:)``.
  ///
  /// For streams in real time; nil, the default, waits for as long as it takes.
  public var patience: Double?

  private init(_ descriptor: Int32, _ path: String, draft: Draft? = nil, isOwned: Bool) {
    self.descriptor = descriptor
    self.path = path
    self.draft = draft
    self.isOwned = isOwned
  }

  /// Standard output; from now on the process outlives the closing of a pipe it writes to.
  public static func standardOutput() -> ByteOutput {
    descriptor(1)
  }

  /// Standard error, for what is not data.
  public static func standardError() -> ByteOutput {
    descriptor(2)
  }

  static func descriptor(_ descriptor: Int32) -> ByteOutput {
    ignoreBrokenPipes()
    return ByteOutput(descriptor, "standard output", isOwned: false)
  }

  /// A file, new or in place of an old one, whose permissions it keeps.
  ///
  /// The bytes go to a temporary file in the same folder, which takes the file's name when
  /// finished and is removed when given up. Devices and pipes are written to directly.
  ///
  /// - Parameter path: Where the file shall be; symbolic links are followed.
  /// - Returns: An output that has no bytes yet.
  /// - Throws: ``FileError`` for a missing folder, a folder in its place, or no permission.
  public static func file(_ path: String) throws(FileError) -> ByteOutput {
    switch fileKind(of: path) {
    case .folder: throw .isFolder(path: path)
    case .special: ByteOutput(try openForWriting(path), path, isOwned: true)
    case .missing: try drafted(path, at: path, permissions: nil)
    case .regular(let permissions):
      try drafted(path, at: resolved(path), permissions: permissions)
    }
  }

  private static func drafted(
    _ path: String, at target: String, permissions: UInt16?
  ) throws(FileError) -> ByteOutput {
    if permissions != nil { try checkWritable(path) }
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    let mark = String(UInt64.random(in: 0 ... .max), radix: 36)
    let temporary = "\(folder).\(mark).tmp"
    let descriptor = try create(temporary, for: path, permissions: permissions)
    setDraft(temporary)
    return ByteOutput(
      descriptor, path, draft: Draft(temporary: temporary, target: target), isOwned: true)
  }

  /// Writes all of `bytes` before it returns, in as many steps as the system needs.
  ///
  /// - Parameter bytes: Any number of bytes; they follow those written before.
  /// - Throws: ``FileError/closedPipe`` where the reader has gone, else what the system says.
  public mutating func write(_ bytes: [UInt8]) throws(FileError) {
    try writeAll(bytes.span, descriptor, path, patience: patience)
  }

  /// Writes a text likewise.
  mutating func write(_ text: TextBuffer) throws(FileError) { try writing(text) }

  /// Writing as a function of its own, for use from another thread while nobody else writes.
  var writing: @Sendable (TextBuffer) throws(FileError) -> Void {
    let (descriptor, path, patience) = (descriptor, path, patience)
    return { (text) throws(FileError) in
      try text.pass { (bytes) throws(FileError) in
        try writeAll(bytes, descriptor, path, patience: patience)
      }
    }
  }

  /// Ends the output: a file appears under its name, whole.
  ///
  /// - Throws: ``FileError`` where the system cannot keep the bytes; then no file appears.
  public consuming func finish() throws(FileError) {
    guard isOwned else { return }
    let open = descriptor
    descriptor = -1
    do throws(FileError) {
      try closeChecked(open, path)
      if let draft {
        try move(draft.temporary, to: draft.target)
        setDraft(nil)
      }
    } catch {
      if let draft { remove(draft.temporary) }
      throw error
    }
  }

  deinit {
    guard isOwned, descriptor >= 0 else { return }
    try? closeChecked(descriptor, path)
    if let draft { remove(draft.temporary) }
  }
}
