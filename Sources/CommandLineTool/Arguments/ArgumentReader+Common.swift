/// Options that mean the same wherever they are.
extension ArgumentReader {
  /// `--json`.
  func json() -> Bool { flag("json", help: "Print JSON.") }

  /// `--dry-run`.
  func dryRun() -> Bool { flag("dry-run", help: "Say what would be written, and write nothing.") }

  /// `--force`.
  func force() -> Bool {
    flag("force", help: "Replace OUT where it exists; a folder with files in it never is.")
  }

  /// `--as-template`.
  func asTemplate() -> Bool {
    flag("as-template", help: "Turn workouts into templates: the exercises without what was done.")
  }
}
