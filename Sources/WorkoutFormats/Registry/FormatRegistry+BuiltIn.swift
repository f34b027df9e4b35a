internal import ArchiveForm
public import FormatKit
internal import PackedForm

extension FormatRegistry {
  /// The formats of this library, in the order in which they are listed.
  public static let builtIn = FormatRegistry([
    .benchTracker, .compactWorkout, .compactTemplate,
    .strong, .strongMeasurements,
    .hevy, .hevyMeasurements,
    .fitNotes, .fitNotesBody, .fitNotesBackup,
    .fitbod, .jefit, .liftLog, .strongLifts,
    .summaries, .reps,
    .zwo, .erg, .mrc,
    .csv,
    .sqlite,
    .archive,
    .packed,
    .openWeight,
    .json,
  ])
}
