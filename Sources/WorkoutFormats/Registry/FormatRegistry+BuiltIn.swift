internal import ArchiveForm
public import FormatKit
internal import PackedForm

#if SQLite
  internal import DatabaseFormats
#endif

extension FormatRegistry {
  /// The formats of this library, in the order in which they are listed.
  public static let builtIn = FormatRegistry(groups.flatMap { $0 })

  // Of a stated type: to find it out takes the compiler long.
  private static let groups: [[Format]] = [
    [.benchTracker, .compactWorkout, .compactTemplate],
    [.strong, .strongMeasurements, .strongText],
    [.hevy, .hevyMeasurements, .hevyText, .hevyAPI],
    [.fitNotes, .fitNotesBody], fitNotesBackup,
    [.fitbod, .jefit, .liftLog, .liftLogPlan], liftLogBackup,
    [.strongLifts, .liftosaur, .liftohistory, .boostcamp, .alphaProgression, .gymBook],
    [.summaries, .reps], [.fit, .fitWorkout], [.appleHealth],
    [.zwo, .erg, .mrc],
    [.csv, .table], sqlite, [.text, .markdown],
    [.archive, .packed],
    [.openWeight, .openBody, .json],
  ]

  #if SQLite
    private static let fitNotesBackup = [Format.fitNotesBackup]
    private static let sqlite = [Format.sqlite]
    private static let liftLogBackup = [Format.liftLogBackup]
  #else
    private static let fitNotesBackup: [Format] = []
    private static let sqlite: [Format] = []
    private static let liftLogBackup: [Format] = []
  #endif
}
