public import WorkoutModel

/// How pages are printed.
public struct SheetOptions: Sendable {
  /// The resolutions that pictures can have, in dots an inch.
  public static let resolutions = 72...600

  /// The paper.
  public var paper = Paper.letter
  /// Threshold power in watts, by which rides say their watts; nil to say shares alone.
  public var thresholdPowerWatts: ExactDecimal?
  /// How finely pictures are drawn, and pages for their check, in dots an inch.
  public var dotsPerInch = 200
  /// True where each code is read back from the drawn page before the page is handed over.
  public var checksCodes = true
  /// How workouts compare with the last time; without an entry, a page says nothing of it.
  public var marks: [Workout: WorkoutMarks] = [:]

  /// True where codes hold workouts in the packed form, which is smaller and which the app does not scan.
  public var packsCodes = false

  /// Makes options that ask for pages as most people want them.
  public init() {}
}
