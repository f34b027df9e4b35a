internal import CLibrary
internal import CSystem
internal import SafeFiles
internal import WorkoutFormats
package import WorkoutModel

/// A file that comes into being whole or not at all: written beside its place, synced, then renamed.
///
/// Where the file system can, it has no name before it is whole, so that nothing is left of an interrupted run.
/// A device or a pipe that is there already is written to as it is.
package final class OutputFile {
  private enum Draft {
    /// A file without a name.
    case nameless
    /// A file of this name, in the folder of the output.
    case named(String)
    /// No draft: a device or pipe.
    case direct
  }

  /// The file as it was named, for messages.
  let path: String
  /// The same, with links followed: what a link points to is replaced, not the link.
  private let location: String
  private let mayReplace: Bool
  private let descriptor: Int32
  private var draft: Draft
  private var isFinished = false
  private var written = 0
  /// How many of the bytes that were written are on their way to the disk.
  private var started = 0
  /// At least as many bytes are sent to the disk at once, so that little is left to wait for in the end.
  private static let bytesStarted = 1 << 23
  /// True where the file that is replaced belongs to somebody to whom this process cannot give the new one.
  private(set) var lostOwner = false

  /// Starts a file at `path`.
  ///
  /// - Throws: ``FileError`` where there is one already and `mayReplace` is false, or none can be made there.
  package init(path: String, mayReplace: Bool) throws(FileError) {
    self.path = path
    self.mayReplace = mayReplace
    let status = FileSystem.status(of: path)
    if status?.kind == .folder { throw FileError(.cannotCreate, path: path, code: EISDIR) }
    if let status, status.kind != .file {
      location = path
      draft = .direct
      descriptor = FileSystem.open(path, O_WRONLY)
    } else {
      if status != nil, !mayReplace { throw FileError(.exists, path: path, code: 0) }
      location = status == nil ? path : FileSystem.resolved(path) ?? path
      Unfinished.clearDrafts(in: PathText.parts(of: location).folder)
      (draft, descriptor) = Self.openDraft(of: location)
    }
    guard descriptor >= 0 else { throw FileError(.cannotCreate, path: path, code: errno) }
    if let status, status.kind == .file { keepOwner(of: status) }
  }

  deinit {
    guard !isFinished else { return }
    close(descriptor)
    if case .named(let name) = draft {
      FileSystem.unlink(name)
      Unfinished.remove(draft: name)
    }
  }

  /// Gives the file to whom the one belongs that it replaces; what its owner has closed to others stays closed.
  private func keepOwner(of status: FileSystem.Status) {
    if let own = FileSystem.status(of: descriptor), own.owner != status.owner || own.group != status.group,
      fchown(descriptor, status.owner, status.group) != 0
    {
      lostOwner = true
    }
    _ = fchmod(descriptor, mode_t(status.permissions & 0o777))
  }

  /// `O_TMPFILE`, which C makes of two flags, out of sight of Swift.
  private static let namelessFlag: Int32 = 0o20_000_000 | O_DIRECTORY

  /// True where the system shows a process its own files.
  private static let canNameLater = FileSystem.mayAccess("/proc/self/fd", X_OK)

  private static func openDraft(of path: String) -> (Draft, Int32) {
    let folder = folder(of: path)
    // A file without a name gets one by way of /proc.
    if canNameLater {
      let nameless = FileSystem.open(folder, O_WRONLY | namelessFlag)
      if nameless >= 0 { return (.nameless, nameless) }
    }
    let name = draftName(for: path)
    Unfinished.add(draft: name)
    let descriptor = FileSystem.open(name, O_WRONLY | O_CREAT | O_EXCL)
    if descriptor >= 0 { Unfinished.lock(draft: descriptor) }
    return (.named(name), descriptor)
  }

  private static func folder(of path: String) -> String {
    let folder = PathText.parts(of: path).folder
    return folder.isEmpty ? "." : folder
  }

  private static func draftName(for path: String) -> String {
    Unfinished.draftName(in: PathText.parts(of: path).folder)
  }

  /// Appends bytes.
  package func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = CLibrary.write(descriptor, rest.baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw FileError(.cannotWrite, path: path, code: errno)
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    written += bytes.count
    guard written - started >= Self.bytesStarted else { return }
    if case .direct = draft { return }
    CSystemStartWriting(descriptor, off_t(started), off_t(written - started))
    started = written
  }

  /// Flushes all bytes to the disk.
  package func sync() throws(FileError) {
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw FileError(.cannotWrite, path: path, code: errno)
    }
  }

  /// The file system that the file is on.
  var device: UInt64 { FileSystem.status(of: descriptor)?.device ?? 0 }

  /// Flushes the whole file system to the disk, and this file with it.
  func syncFileSystem() throws(FileError) {
    guard CSystemSync(descriptor) == 0 else { return try sync() }
  }

  /// Puts the file in its place.
  package func finish() throws(FileError) {
    try sync()
    try place()
  }

  /// Prepares a file that replaces another, so that only a rename is left.
  package func prepareToReplace() throws(FileError) {
    try sync()
    if case .nameless = draft { try nameDraft() }
  }

  /// Gives the file its name, and flushes the name to the disk.
  package func place() throws(FileError) {
    try placeDraft()
    if case .direct = draft { return }
    let folder = FileSystem.open(Self.folder(of: location), O_RDONLY)
    if folder >= 0 {
      fsync(folder)
      close(folder)
    }
  }

  /// Gives the file its name; whether all of it is on the disk is the caller's concern.
  func placeDraft() throws(FileError) {
    switch draft {
    case .direct: break
    case .nameless: try placeNameless()
    case .named(let name): try move(name)
    }
    isFinished = true
    close(descriptor)
  }

  /// Gives the file its name, or one to be renamed from where there is a file to replace.
  private func placeNameless() throws(FileError) {
    if FileSystem.link(descriptor: descriptor, to: location) { return }
    guard errno == EEXIST else { throw FileError(.cannotCreate, path: path, code: errno) }
    guard mayReplace else { throw FileError(.exists, path: path, code: 0) }
    try move(nameDraft())
  }

  @discardableResult
  private func nameDraft() throws(FileError) -> String {
    let name = Self.draftName(for: location)
    Unfinished.lock(draft: descriptor)
    Unfinished.add(draft: name)
    guard FileSystem.link(descriptor: descriptor, to: name) else {
      throw FileError(.cannotCreate, path: path, code: errno)
    }
    draft = .named(name)
    return name
  }

  private func move(_ name: String) throws(FileError) {
    if !mayReplace {
      // A hard link fails where the name has been taken meanwhile; some file systems have none.
      if FileSystem.link(name, to: location) {
        FileSystem.unlink(name)
        Unfinished.remove(draft: name)
        return
      }
      if errno == EEXIST { throw FileError(.exists, path: path, code: 0) }
    }
    guard FileSystem.rename(name, to: location) else {
      throw FileError(.cannotCreate, path: path, code: errno)
    }
    Unfinished.remove(draft: name)
  }
}
