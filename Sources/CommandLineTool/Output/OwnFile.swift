internal import FormatKit
internal import Glibc
internal import Notation
internal import SafeFiles
internal import WorkoutFormats

/// A file of the user's own that a command changes in place: locked from before it is read until it is replaced.
final class OwnFile {
  /// The file as it was named.
  let path: String
  private let lock: FileLock
  private let environment: Environment

  /// Locks the first operand where `--in-place` is given; nil where it is not.
  init?(_ command: ParsedCommand, _ console: Console) throws {
    guard command.flag("in-place") else { return nil }
    guard command.value("output") == nil else {
      throw command.usageError("--in-place and -o exclude each other")
    }
    let path = command.operands[0]
    var status = stat()
    guard path != "-", stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
      throw command.usageError("--in-place changes a file, found \(EscapedText.shown(path))")
    }
    self.path = path
    environment = console.environment
    lock = try FileLock(path: path) {
      console.error("btd: waiting for another btd to be done with \(PrintableText.of(path))\n")
    }
  }

  /// The format of the file, in which it is written again.
  func format(_ command: ParsedCommand) throws -> Format {
    let format = try SourceOptions(command).format(of: InputBytes(opening: path))
    if let id = command.value("to"), id != format.id {
      throw command.usageError(
        "--in-place keeps the format, \(format.id), found --to \(EscapedText.shown(id))")
    }
    guard format.writer != nil else {
      throw RequestError("\(path): \(format.id) is not written. Write another format with -o.")
    }
    return format
  }

  /// Keeps the file as it is under a dated name beside it.
  ///
  /// - Returns: that name.
  func backUp() throws(FileError) -> String { try Backups(of: path, environment).add() }
}
