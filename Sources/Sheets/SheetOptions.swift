package import LogForms
internal import WorkoutCodes
public import WorkoutModel

/// How pages are printed.
public struct SheetOptions: Sendable {
  /// The resolutions that pictures can have, in dots an inch.
  public static let resolutions = 72...600

  /// The paper.
  public var paper = Paper.letter
  /// Threshold power in watts, by which rides say their watts; nil to say shares alone.
  public var thresholdPowerWatts: ExactDecimal?
  /// Who trained, and where, as the pages say it: `Mia Weber, Iron Gym`; nil for the name in the file.
  public var athlete: String?
  /// How finely pictures are drawn, and pages for their check, in dots an inch.
  public var dotsPerInch = 200
  /// True where each code is read back from the drawn page before the page is handed over.
  public var checksCodes = true
  /// How workouts compare with the last time; without an entry, a page says nothing of it.
  public var marks: [Workout: WorkoutMarks] = [:]

  /// True where codes hold workouts in the packed form, which is smaller and which the app does not scan.
  public var packsCodes = false

  /// What templates are printed as to be filled in by pen and read back; nil for boxes that nobody but a person reads.
  package var log: LogOptions?

  /// Makes options that ask for pages as most people want them.
  public init() {}
}

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
