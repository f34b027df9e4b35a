internal import Sheets

extension PaperBackupOptions {
  /// What `--parity` and `--version-limit` ask for.
  init(_ command: ParsedCommand) throws(UsageError) {
    self.init()
    parityPercent = try command.integer("parity", in: Self.parities)
    versionLimit = try command.integer("version-limit", in: Self.versionLimits) ?? versionLimit
  }
}
