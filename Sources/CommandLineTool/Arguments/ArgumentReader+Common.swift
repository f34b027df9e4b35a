/// Options that mean the same wherever they are.
extension ArgumentReader {
  /// `--json`.
  package func json() -> Bool { flag("json", help: "Print JSON.") }

  /// `--dry-run`.
  package func dryRun() -> Bool { flag("dry-run", help: "Show what would be written, and write nothing.") }

  /// `--strict`.
  func strict() -> Bool {
    flag("strict", help: "Write nothing if anything would be dropped, rounded, guessed or repaired.")
  }

  /// `--force`.
  package func force() -> Bool {
    flag("force", help: "Replace OUT if it exists, unless it is a folder with files in it.")
  }

  /// `--as-template`.
  package func asTemplate() -> Bool {
    flag("as-template", help: "Turn workouts into templates: the plan without the results.")
  }
}
