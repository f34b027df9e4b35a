internal import CommandLineTool
internal import Sheets

/// How a group of symbols is made: `--parity` and `--version-limit`.
struct SymbolGroupOptions {
  /// The options as pages take them.
  let backup: PaperBackupOptions
  /// The name of one that is given: `--parity`.
  let given: String?

  init(_ arguments: ArgumentReader) throws(UsageError) {
    let before = arguments.given.count
    var backup = PaperBackupOptions()
    backup.parityPercent = try arguments.option(
      "parity", .integer("PERCENT", in: PaperBackupOptions.parities),
      help:
        "How many symbols of a set may be lost for each 100 that are needed, rounded up; 20 where left out (qr: only where more than 3 are needed)."
    )
    backup.versionLimit =
      try arguments.option(
        "version-limit", .integer("N", in: PaperBackupOptions.versionLimits),
        help: "The highest version of the symbols of a set, 15 where left out; above, many cameras fail.")
      ?? backup.versionLimit
    self.backup = backup
    given = arguments.given.dropFirst(before).first
  }
}
