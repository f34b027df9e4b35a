internal import CLibrary
internal import WorkoutFormats
internal import WorkoutModel

/// A file that comes into being whole or not at all: written beside its place, synced, then renamed.
///
/// Where the file system can, it has no name before it is whole, so that nothing is left of an interrupted run.
/// A device or a pipe that is there already is written to as it is.
final class OutputFile {
  private enum Draft {
    /// A file without a name.
    case nameless
    /// A file of this name, in the folder of the output.
    case named(String)
    /// No draft: a device or pipe.
    case direct
  }

  /// The file as it was named, for messages.
  private let path: String
  /// The same, with links followed: what a link points to is replaced, not the link.
  private let place: String
  private let mayReplace: Bool
  private let descriptor: Int32
  private var draft: Draft
  private var isFinished = false

  /// Starts a file at `path`.
  ///
  /// - Throws: ``FileError`` where there is one already and `mayReplace` is false, or none can be made there.
  init(path: String, mayReplace: Bool) throws(FileError) {
    self.path = path
    self.mayReplace = mayReplace
    var status = stat()
    let isThere = stat(path, &status) == 0
    let kind = status.st_mode & S_IFMT
    if isThere, kind == S_IFDIR { throw FileError(.cannotCreate, path: path, code: EISDIR) }
    if isThere, kind != S_IFREG {
      place = path
      draft = .direct
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
    } else {
      if isThere, !mayReplace { throw FileError(.exists, path: path, code: 0) }
      place = isThere ? Self.resolved(path) : path
      (draft, descriptor) = Self.openDraft(of: place)
    }
    guard descriptor >= 0 else { throw FileError(.cannotCreate, path: path, code: errno) }
    // What its owner has closed to others stays closed.
    if isThere, kind == S_IFREG { _ = fchmod(descriptor, status.st_mode & 0o777) }
  }

  deinit {
    guard !isFinished else { return }
    close(descriptor)
    if case .named(let name) = draft { unlink(name) }
  }

  /// `O_TMPFILE`, which C makes of two flags, out of sight of Swift.
  private static let namelessFlag: Int32 = 0o20_000_000 | O_DIRECTORY

  private static func openDraft(of path: String) -> (Draft, Int32) {
    let folder = folder(of: path)
    // A file without a name gets one by way of /proc.
    if access("/proc/self/fd", X_OK) == 0 {
      let nameless = open(folder, O_WRONLY | O_CLOEXEC | namelessFlag, 0o666)
      if nameless >= 0 { return (.nameless, nameless) }
    }
    let name = draftName(for: path)
    return (.named(name), open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666))
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  /// A name that no other run has: numbers of processes come again after a crash.
  private static func draftName(for path: String) -> String {
    "\(folder(of: path))/.btd-\(String(UInt64.random(in: .min ... .max), radix: 36)).partial"
  }

  /// Appends bytes.
  func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = CLibrary.write(descriptor, rest.baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(.cannotWrite, path: path, code: errno)
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Puts the file in its place.
  func finish() throws(FileError) {
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw FileError(.cannotWrite, path: path, code: errno)
    }
    switch draft {
    case .direct: break
    case .nameless: try placeNameless()
    case .named(let name): try move(name)
    }
    isFinished = true
    close(descriptor)
    if case .direct = draft { return }
    let folder = open(Self.folder(of: place), O_RDONLY | O_CLOEXEC)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }

  /// Gives the file its name, or one to be renamed from where there is a file to replace.
  private func placeNameless() throws(FileError) {
    let source = "/proc/self/fd/\(descriptor)"
    if linkat(AT_FDCWD, source, AT_FDCWD, place, AT_SYMLINK_FOLLOW) == 0 { return }
    guard errno == EEXIST else { throw FileError(.cannotCreate, path: path, code: errno) }
    guard mayReplace else { throw FileError(.exists, path: path, code: 0) }
    let name = Self.draftName(for: place)
    guard linkat(AT_FDCWD, source, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 else {
      throw FileError(.cannotCreate, path: path, code: errno)
    }
    draft = .named(name)
    try move(name)
  }

  private func move(_ name: String) throws(FileError) {
    if !mayReplace {
      // A hard link fails where the name has been taken meanwhile; some file systems have none.
      if link(name, place) == 0 {
        unlink(name)
        return
      }
      if errno == EEXIST { throw FileError(.exists, path: path, code: 0) }
    }
    guard rename(name, place) == 0 else { throw FileError(.cannotCreate, path: path, code: errno) }
  }
}
