/// What a fuzzer holds to its laws: readers and commands, each by its name.
///
/// All take the same inputs, so that what breaks one is a seed for the others too. Where a command takes two files,
/// ``separator`` stands between them.
public enum FuzzEntry: String, CaseIterable, Sendable {
  /// Every reader, and the writer of the same format.
  case reading
  /// Every writer, for what any reader has read.
  case conversion
  /// What `merge`, `diff`, `dedupe`, `redact`, `filter`, `compare` and `names` do.
  case migration
  /// The map of names as a table.
  case names
  /// Tables, and the maps of their columns.
  case columns
  /// The printed pages.
  case sheets
  /// The modules and codewords of symbols, and small pictures.
  case symbols
  /// The file of `scan --keep`, and the sets in it.
  case keeping
  /// What zip and gzip files hold.
  case unpacking
  /// The file of settings.
  case settings

  /// The byte between two files of one input.
  public static let separator: UInt8 = 0x1e

  /// The law that `bytes` break, in words; nil where they break none.
  public func violation(by bytes: [UInt8]) -> String? {
    switch self {
    case .reading: ReadingLaws.violation(by: bytes)
    case .conversion: ReadingLaws.violation(byConverting: bytes)
    case .migration: MigrationLaws.violation(by: bytes)
    case .names: NameMapLaws.violation(by: bytes)
    case .columns: ColumnLaws.violation(by: bytes)
    case .sheets: SheetLaws.violation(by: bytes)
    case .symbols: SymbolLaws.violation(by: bytes)
    case .keeping: KeepingLaws.violation(by: bytes)
    case .unpacking: UnpackingLaws.violation(by: bytes)
    case .settings: SettingsLaws.violation(by: bytes)
    }
  }
}
