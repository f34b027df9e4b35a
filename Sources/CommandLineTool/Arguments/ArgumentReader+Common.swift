/// Options that mean the same wherever they are.
extension ArgumentReader {
  /// `--json`.
  package func json() -> Bool { flag("json", help: "Print JSON.") }

  /// `--dry-run`.
  package func dryRun() -> Bool { flag("dry-run", help: "Say what would be written, and write nothing.") }

  /// `--force`.
  package func force() -> Bool {
    flag("force", help: "Replace OUT where it exists; a folder with files in it never is.")
  }

  /// `--as-template`.
  package func asTemplate() -> Bool {
    flag("as-template", help: "Turn workouts into templates: the exercises without what was done.")
  }
}
