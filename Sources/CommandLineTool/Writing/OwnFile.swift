internal import CLibrary
internal import FormatKit
internal import Notation
internal import SafeFiles
internal import WorkoutFormats
internal import WorkoutModel

/// A file of the user's own that a command changes in place: locked from before it is read until it is replaced.
final class OwnFile {
  /// The file as it was named.
  let path: String
  private let lock: FileLock
  private let environment: Environment
  /// The file as it was when it was locked.
  private let status: FileSystem.Status?

  /// Locks the first input where `--in-place` is given; nil where it is not.
  init?(_ destination: ArchiveDestination, _ inputs: [String], _ console: Console) throws {
    guard destination.isInPlace == true, let path = inputs.first else { return nil }
    guard destination.path == nil else {
      throw UsageError(message: "--in-place and -o cannot be used together")
    }
    guard path != "-", FileSystem.status(of: path).map({ $0.kind == .file }) ?? true else {
      throw UsageError(message: "--in-place changes a file, found \(EscapedText.shown(path))")
    }
    guard !ZipFile.isPacked(path) else {
      throw CommandError("\(path): is packed, and not changed in place. Write another file with -o.")
    }
    guard !ForeignContent.isPicture(path) else {
      throw CommandError("\(path): is a picture, and not changed in place. Write another file with -o.")
    }
    self.path = path
    environment = console.environment
    if let status = FileSystem.status(of: path),
      status.permissions & 0o222 == 0 || !FileSystem.mayAccess(path, W_OK)
    {
      throw FileError(.isReadOnly, path: path, code: 0)
    }
    lock = try FileLock(path: path) {
      console.tellOfWaiting(for: path)
    }
    status = FileSystem.status(of: path)
  }

  /// The format of the file, in which it is written again.
  func format(_ source: SourceOptions, _ settings: WritingOptions) throws -> Format {
    let format = try source.format(of: InputBytes(opening: path))
    if let other = settings.target.format, other.id != format.id {
      throw UsageError(message: "--in-place keeps the format, \(format.id), found --to \(other.id)")
    }
    guard format.writer != nil else {
      throw CommandError("\(path): \(format.id) is not written. Write another format with -o.")
    }
    return format
  }

  /// Keeps the file as it is under a dated name beside it.
  ///
  /// - Returns: that name.
  /// - Throws: ``FileError`` where another program has changed or replaced the file since it was locked.
  func backUp() throws -> String {
    guard !isChanged else { throw FileError(.changedMeanwhile, path: path, code: 0) }
    let backup = try Backups(of: path, environment).add()
    // What came while the backup was made would be replaced without one.
    guard !isChanged else {
      FileSystem.unlink(backup)
      throw FileError(.changedMeanwhile, path: path, code: 0)
    }
    return backup
  }

  private var isChanged: Bool { FileSystem.status(of: path) != status }
}
