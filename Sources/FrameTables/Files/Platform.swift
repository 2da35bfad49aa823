// The one file that calls the C library: opening, reading, writing, renaming; exact digits.
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// What a path leads to.
enum FileKind: Equatable {
  case missing
  case regular(permissions: UInt16)
  case folder
  /// A device or a pipe: written to in place, never replaced.
  case special
}

func fileKind(of path: String) -> FileKind {
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { return .missing }
  switch status.st_mode & S_IFMT {
  case S_IFREG: return .regular(permissions: UInt16(status.st_mode & 0o7777))
  case S_IFDIR: return .folder
  default: return .special
  }
}

/// The path of an existing file behind all its symbolic links.
func resolved(_ path: String) -> String {
  guard let real = unsafe realpath(path, nil) else { return path }
  defer { unsafe free(real) }
  return unsafe String(cString: real)
}

/// Whether a path is itself a symbolic link.
func isLink(_ path: String) -> Bool {
  var status = stat()
  return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

/// The names in a folder, in no order; `.` and `..` among them.
func names(inFolder path: String) throws(FileError) -> [String] {
  guard let folder = unsafe opendir(path) else { throw failure(path) }
  defer { unsafe closedir(folder) }
  var names: [String] = []
  while let entry = unsafe readdir(folder) {
    let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { unsafe Array($0) }
    names.append(String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self))
  }
  return names
}

/// The value of an environment variable; nil where it is not set.
package func environmentVariable(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}

func openForReading(_ path: String) throws(FileError) -> Int32 {
  try checked(unsafe open(path, O_RDONLY | O_CLOEXEC), path)
}

func openForWriting(_ path: String) throws(FileError) -> Int32 {
  try checked(unsafe open(path, O_WRONLY | O_CLOEXEC), path)
}

/// Creates a file that must not exist yet; errors name `path`, for which it stands in.
func create(
  _ temporary: String, for path: String, permissions: UInt16?
) throws(FileError) -> Int32 {
  let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
  let descriptor = try checked(
    unsafe open(temporary, flags, 0o666), path, missing: .missingFolder(path: path))
  if let permissions { _ = fchmod(descriptor, mode_t(permissions)) }
  return descriptor
}

/// Whether an existing file may be written to.
func checkWritable(_ path: String) throws(FileError) {
  if unsafe access(path, W_OK) != 0 { throw failure(path) }
}

func readAll(_ descriptor: Int32, _ path: String) throws(FileError) -> [UInt8] {
  var bytes: [UInt8] = []
  while true {
    let chunk = try readSome(descriptor, path)
    if chunk.isEmpty { return bytes }
    bytes += chunk
  }
}

/// Waits for bytes and reads those that have come; none at the end.
func readSome(_ descriptor: Int32, _ path: String) throws(FileError) -> [UInt8] {
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe read(descriptor, &chunk, chunk.count)
    if count >= 0 { return Array(chunk.prefix(count)) }
    if errno == EAGAIN {
      wait(for: POLLIN, descriptor)
    } else if errno != EINTR {
      throw failure(path)
    }
  }
}

/// Writes every byte, however few the system takes at a time, interrupted or not.
///
/// With a patience in s, a reader that takes nothing for so long is an error. A pipe with room takes
/// `PIPE_BUF` bytes without blocking, and is not given more at a time.
func writeAll(
  _ bytes: Span<UInt8>, _ descriptor: Int32, _ path: String, patience: Double? = nil
) throws(FileError) {
  var written = 0
  while written < bytes.count {
    if let patience, !hasRoom(descriptor, within: patience) {
      throw .stalled(path: path, seconds: patience)
    }
    let most = patience == nil ? bytes.count : Int(PIPE_BUF)
    let count = unsafe bytes.withUnsafeBytes {
      unsafe write(
        descriptor, $0.baseAddress?.advanced(by: written), min($0.count - written, most))
    }
    if count >= 0 {
      written += count
    } else if errno == EAGAIN {
      wait(for: POLLOUT, descriptor)
    } else if errno != EINTR {
      throw failure(path)
    }
  }
}

/// Whether a write would not block, now or within so many s.
///
/// Waits ten times a tenth: while the process is stopped, at most one of them passes.
private func hasRoom(_ descriptor: Int32, within patience: Double) -> Bool {
  let tenth = Int32(min((patience * 100).rounded(.up), Double(Int32.max)))
  return (0..<10).contains { _ in wait(for: POLLOUT, descriptor, milliseconds: tenth) }
}

/// Waits for a pipe, in vain after so many ms; endlessly without a limit.
@discardableResult
private func wait(for event: Int32, _ descriptor: Int32, milliseconds: Int32 = -1) -> Bool {
  var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
  return unsafe poll(&request, 1, milliseconds) > 0
}

func closeChecked(_ descriptor: Int32, _ path: String) throws(FileError) {
  if close(descriptor) != 0, errno != EINTR { throw failure(path) }
}

func move(_ temporary: String, to path: String) throws(FileError) {
  if unsafe rename(temporary, path) != 0 {
    throw failure(path, missing: .missingFolder(path: path))
  }
}

func remove(_ path: String) {
  _ = unsafe unlink(path)
}

/// How many processors are there to work on; at least 1.
public var processorCount: Int {
  max(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), 1)
}

/// Makes writing to a closed pipe an error that can be caught instead of the process's end.
func ignoreBrokenPipes() {
  _ = signal(SIGPIPE, SIG_IGN)
}

/// The path of the file that is being written, as C has it, for the handlers of signals; 0 for none.
private let draft = Atomic<UInt>(0)
/// Whether signals are handled.
private let handlesSignals = Atomic(false)

/// From now on a signal that ends the process removes the file that is being written.
///
/// For a program, not for a library in another's process. A signal that is ignored, as below
/// `nohup`, stays so.
package func removeDraftsOnSignals() {
  handlesSignals.store(true, ordering: .sequentiallyConsistent)
  for number in [SIGINT, SIGTERM, SIGHUP] {
    let handler = signal(number) { number in
      // Only what POSIX allows here: unlink, signal, raise.
      if let path = unsafe UnsafePointer<CChar>(
        bitPattern: draft.load(ordering: .sequentiallyConsistent))
      {
        _ = unsafe unlink(path)
      }
      _ = signal(number, SIG_DFL)
      raise(number)
    }
    let isIgnored = unsafe unsafeBitCast(handler, to: UInt.self) == 1
    if isIgnored { _ = signal(number, SIG_IGN) }
  }
}

/// Tells the handlers of signals which file is being written; nil when it is whole or given up.
func setDraft(_ path: String?) {
  guard handlesSignals.load(ordering: .sequentiallyConsistent) else { return }
  // The copy is never freed: a handler may be reading it.
  let copy = unsafe path.flatMap { unsafe strdup($0) }
  draft.store(UInt(bitPattern: copy), ordering: .sequentiallyConsistent)
}

/// A finite number with so many significant digits, correctly rounded: `1.25e-01`.
func scientificText(_ value: Double, digits: Int) -> String {
  var text = [CChar](repeating: 0, count: 64)
  let count = unsafe withVaList([Int32(digits - 1), value]) {
    unsafe vsnprintf(&text, text.count, "%.*e", $0)
  }
  // The C library's decimal mark is the locale's: leave it out and set a point.
  var kept = text.prefix(Int(count)).map { UInt8(bitPattern: $0) }
    .filter { "0123456789e+-".utf8.contains($0) }
  kept.insert(UInt8(ascii: "."), at: value < 0 ? 2 : 1)
  return String(decoding: kept, as: UTF8.self)
}

private func checked(
  _ descriptor: Int32, _ path: String, missing: FileError? = nil
) throws(FileError) -> Int32 {
  if descriptor < 0 { throw failure(path, missing: missing) }
  return descriptor
}

/// The error that the last call has left behind.
private func failure(_ path: String, missing: FileError? = nil) -> FileError {
  switch errno {
  case ENOENT, ENOTDIR: missing ?? .notFound(path: path)
  case EACCES, EPERM, EROFS: .noPermission(path: path)
  case EISDIR: .isFolder(path: path)
  case EPIPE: .closedPipe
  default: .failed(path: path, reason: unsafe String(cString: strerror(errno)))
  }
}
