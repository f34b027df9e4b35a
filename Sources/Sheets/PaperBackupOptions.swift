/// How the symbols of a backup are made.
public struct PaperBackupOptions: Sendable {
  /// The percentages of parity that can be asked for.
  public static let parities = 0...300
  /// The highest versions that can be asked for.
  public static let versionLimits = 2...40

  /// Symbols of parity in percent of the others, rounded up: how many may be lost; nil for 20.
  public var parityPercent: Int?
  /// The highest version of a symbol: above 15 many cameras fail.
  public var versionLimit = SymbolGroup.usualVersion
  /// What a copy for sharing lacks; nil for a backup, which lacks nothing.
  public var sharedCopy: SharedCopy?

  /// Makes options for a backup as most people want it.
  public init() {}
}
