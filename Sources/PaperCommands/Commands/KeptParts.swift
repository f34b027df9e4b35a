internal import CLibrary
internal import CommandLineTool
internal import Notation
internal import SafeFiles
internal import WorkoutCodes
internal import WorkoutModel

/// The file of `--keep`: the parts of sets that have been read so far, each a line of text.
struct KeptParts {
  /// The largest file that is read: as many parts as some dozens of the largest sets have.
  private static let maximumBytes = 64 << 20

  let path: String
  private let console: Console
  /// What stood in the file when the command began.
  let sets: CollectedSymbolSets

  /// Reads the file at `path`, if there is one.
  ///
  /// - Throws: ``InputError`` for a file that holds anything else, which is then never written over.
  init(path: String, console: Console) throws {
    self.path = path
    self.console = console
    sets = try Self.read(path)
  }

  /// Takes the file of `--keep`.
  ///
  /// - Parameter outputs: what else is written.
  init(keptIn path: String, besides outputs: [String], _ console: Console) throws {
    guard path != "-" else {
      throw UsageError(message: "--keep needs a file that it can read and write again")
    }
    guard !outputs.contains(where: { $0 != "-" && FileIdentity.isSame(path, $0) }) else {
      throw UsageError(message: "--keep and -o or --report cannot be the same place")
    }
    try Self.refuse(path)
    try self.init(path: path, console: console)
  }

  /// Refuses what could not be written once the pictures are scanned.
  private static func refuse(_ path: String) throws {
    func unusable(_ reason: String) -> KeepFileError {
      KeepFileError(description: "\(path): \(reason), and --keep needs one that it can write again")
    }
    guard !path.isEmpty else {
      throw KeepFileError(description: "--keep needs the name of a file, found none")
    }
    if let status = FileSystem.status(of: path) {
      guard status.kind == .file else { throw unusable("is not an ordinary file") }
      guard status.permissions & 0o222 != 0, FileSystem.mayAccess(path, W_OK) else {
        throw unusable("is a file that must not be changed")
      }
    } else {
      let code = errno
      guard FileSystem.linkStatus(of: path) == nil else { throw unusable("is a link that leads to no file") }
      guard code == ENOENT else { throw FileError(.cannotCreate, path: path, code: code) }
    }
    // A draft that comes to nothing.
    _ = try OutputFile(path: path, mayReplace: true)
  }

  /// Adds what is known of `sets` to the file as it now is, which another run may have changed meanwhile.
  ///
  /// - Parameter done: whole sets that need no more remembering.
  func add(_ sets: ScannedSymbolSets, without done: [ScannedSymbolSets.Whole]) throws {
    let isThere = FileSystem.mayAccess(path)
    guard isThere || Set(sets.collected.sets.map(\.key)) != Set(done.map(\.solved.set.key)) else { return }
    // A lock needs a file.
    let descriptor = FileSystem.open(path, O_RDONLY | O_CREAT)
    guard descriptor >= 0 else { throw FileError(.cannotCreate, path: path, code: errno) }
    close(descriptor)
    let lock = try FileLock(path: path) {
      console.tellOfWaiting(for: path)
    }
    try withExtendedLifetime(lock) {
      let before = try Self.read(path)
      var after = before
      after.remember(sets, without: done)
      guard after != before else { return }
      try Destination.write(after.text, to: path, mayReplace: true, console: console)
    }
  }

  private static func read(_ path: String) throws -> CollectedSymbolSets {
    guard FileSystem.mayAccess(path) else { return CollectedSymbolSets() }
    let bytes = try InputBytes(path: path).copy
    guard bytes.count <= maximumBytes else {
      throw FileError(.tooLarge(limit: maximumBytes), path: path, code: 0)
    }
    return try CollectedSymbolSets(text: bytes, name: path, words: .commandLine)
  }
}
