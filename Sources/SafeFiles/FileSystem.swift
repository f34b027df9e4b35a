internal import CLibrary

/// The system's calls on paths: a path is a ``PathText``, and nothing else asks the system about one.
package enum FileSystem {
  /// What the system says of a file.
  package struct Status: Hashable, Sendable {
    /// What kind of file a status is of.
    package enum Kind: Sendable {
      /// An ordinary file.
      case file
      /// A folder.
      case folder
      /// A symbolic link.
      case link
      /// A pipe, a device, a socket.
      case other
    }

    /// What it is.
    package let kind: Kind
    /// The device and the number that no other file has.
    package let device: UInt64
    /// The number of the file on its device.
    package let number: UInt64
    /// Bytes.
    package let size: Int64
    /// Nanoseconds from 1970 to the last change; nil beyond what can be counted.
    package let modified: Int64?
    /// Who may do what.
    package let permissions: UInt32
    /// Whose it is.
    package let owner: UInt32
    /// Whose group's it is.
    package let group: UInt32

    init(_ status: stat) {
      kind =
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .link
        default: .other
        }
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
      size = Int64(status.st_size)
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      let (nanoseconds, overflow) = Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
      let (sum, hasOverflown) = nanoseconds.addingReportingOverflow(Int64(time.tv_nsec))
      modified = overflow || hasOverflown ? nil : sum
      permissions = UInt32(status.st_mode & 0o7777)
      owner = status.st_uid
      group = status.st_gid
    }

    /// True where both are of one file, whatever has become of it since.
    package func isSameFile(as other: Status) -> Bool { device == other.device && number == other.number }
  }

  /// What stands at `path`, links followed; nil where nothing does, or it cannot be told, as `errno` says.
  package static func status(of path: String) -> Status? {
    var status = stat()
    return stat(PathText.name(of: path), &status) == 0 ? Status(status) : nil
  }

  /// What stands at `path`, be it a link.
  package static func linkStatus(of path: String) -> Status? {
    var status = stat()
    return lstat(PathText.name(of: path), &status) == 0 ? Status(status) : nil
  }

  /// What is open as `descriptor`.
  package static func status(of descriptor: Int32) -> Status? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Status(status) : nil
  }

  /// True where this process may do to the file at `path` what `mode` asks for.
  package static func mayAccess(_ path: String, _ mode: Int32 = 0) -> Bool {
    access(PathText.name(of: path), mode) == 0
  }

  /// Opens a file, never for a program that is started later; less than 0 where that fails.
  package static func open(_ path: String, _ flags: Int32, _ permissions: UInt32 = 0o666) -> Int32 {
    CLibrary.open(PathText.name(of: path), flags | O_CLOEXEC, mode_t(permissions))
  }

  /// Opens a new file without a name in `folder`, for reading and writing; less than 0 where that fails.
  package static func temporaryFile(in folder: String) -> Int32 {
    // mkstemp requires six of these letters at the end, and replaces them.
    var name = PathText.name(of: "\(folder)/btd-" + String(repeating: "X", count: 6))
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return descriptor }
    CLibrary.unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return descriptor
  }

  /// Takes a file's name away.
  @discardableResult
  package static func unlink(_ path: String) -> Bool { CLibrary.unlink(PathText.name(of: path)) == 0 }

  /// Gives a file a second name.
  package static func link(_ path: String, to name: String) -> Bool {
    CLibrary.link(PathText.name(of: path), PathText.name(of: name)) == 0
  }

  /// Gives an open file that has none a name.
  package static func link(descriptor: Int32, to name: String) -> Bool {
    linkat(
      AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, PathText.name(of: name), Int32(AT_SYMLINK_FOLLOW))
      == 0
  }

  /// Gives a file or folder another name, in the place of what has that name.
  package static func rename(_ path: String, to name: String) -> Bool {
    CLibrary.rename(PathText.name(of: path), PathText.name(of: name)) == 0
  }

  /// Makes a folder.
  package static func makeFolder(_ path: String) -> Bool { mkdir(PathText.name(of: path), 0o777) == 0 }

  /// Takes an empty folder away.
  @discardableResult
  package static func removeFolder(_ path: String) -> Bool { rmdir(PathText.name(of: path)) == 0 }

  /// The path without links; nil where it leads nowhere.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(PathText.name(of: path), nil) else { return nil }
    defer { free(resolved) }
    return PathText.text(of: resolved)
  }

  /// Hands the names in a folder to `body`, but for the folder itself and the one above, until it says false.
  ///
  /// - Returns: false where the folder cannot be read, as `errno` says.
  package static func forEachName<Failure: Error>(
    in folder: String, _ body: (String) throws(Failure) -> Bool
  ) throws(Failure) -> Bool {
    guard let directory = opendir(PathText.name(of: folder)) else { return false }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        PathText.text(of: bytes.prefix { $0 != 0 })
      }
      guard name != ".", name != ".." else { continue }
      if try !body(name) { break }
    }
    return true
  }
}
