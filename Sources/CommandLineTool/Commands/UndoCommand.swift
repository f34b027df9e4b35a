internal import Notation
internal import WorkoutFormats

/// `btd undo`: what a file was before it was last changed in place.
struct UndoCommand {
  private let command: ParsedCommand
  private let console: Console

  init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  func run() throws -> ExitCode {
    let path = command.operands[0]
    let lock = InputList.exists(path) ? try FileLock(path: path) { tellOfWaiting(path) } : nil
    defer { withExtendedLifetime(lock) {} }
    if command.flag("dry-run") {
      let backup = try Backups(of: path, console.environment).newest()
      let text =
        backup.map { "would be brought back from \(PrintableText.of($0))" } ?? "there is no backup of it"
      console.error("\(PrintableText.of(path)): \(text)\ndry run: nothing changed\n")
      return backup == nil ? .negative : .success
    }
    guard let restored = try Backups(of: path, console.environment).restore() else {
      console.error("btd undo: \(PrintableText.of(path)): there is no backup of it, nothing changed\n")
      return .negative
    }
    console.error("\(PrintableText.of(path)): brought back from \(PrintableText.of(restored.backup))\n")
    if let undone = restored.undone {
      console.error("what it was is kept as \(PrintableText.of(undone))\n")
    }
    return .success
  }

  private func tellOfWaiting(_ path: String) {
    console.error("btd undo: waiting for another btd to be done with \(PrintableText.of(path))\n")
  }
}
