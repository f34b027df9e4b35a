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
        "Extra codes, in percent, so that some may be lost (default 20; qr adds none to sets of up to 3 codes)."
    )
    backup.versionLimit =
      try arguments.option(
        "version-limit", .integer("N", in: PaperBackupOptions.versionLimits),
        help: "The largest code size in a set (default 15; many cameras fail above that).")
      ?? backup.versionLimit
    self.backup = backup
    given = arguments.given.dropFirst(before).first
  }
}
