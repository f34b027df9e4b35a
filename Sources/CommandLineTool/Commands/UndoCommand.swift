internal import Notation
internal import SafeFiles
internal import WorkoutFormats

/// `btd undo`: what a file was before it was last changed in place.
struct UndoCommand: Command {
  static let name = "undo"
  static let abstract = "Undo the last change in place."
  static let discussion = [
    "Restores the newest backup that --in-place left next to the file; run it again for the one before. The present file is kept as .undone."
  ]
  static let examples = [CommandExample("btd undo history.btd")]

  private let path: String
  private let isDryRun: Bool

  init(_ arguments: ArgumentReader) {
    path = arguments.operand("FILE", help: "The file.")
    isDryRun = arguments.dryRun()
  }

  func run(_ console: Console) throws -> ExitCode {
    let lock =
      FileSystem.mayAccess(path) ? try FileLock(path: path) { console.tellOfWaiting(for: path) } : nil
    defer { withExtendedLifetime(lock) {} }
    if isDryRun {
      let backup = try Backups(of: path, console.environment).newest()
      let text =
        backup.map { "would be restored from \(PrintableText.of($0))" } ?? "there is no backup of it"
      console.tell("\(PrintableText.of(path)): \(text)\ndry run: nothing changed\n")
      return backup == nil ? .negative : .success
    }
    guard let restored = try Backups(of: path, console.environment).restore() else {
      console.complain("\(PrintableText.of(path)): there is no backup of it, nothing changed")
      return .negative
    }
    console.tell("\(PrintableText.of(path)): restored from \(PrintableText.of(restored.backup))\n")
    if let undone = restored.undone {
      console.tell("the undone version is kept as \(PrintableText.of(undone))\n")
    }
    return .success
  }
}
