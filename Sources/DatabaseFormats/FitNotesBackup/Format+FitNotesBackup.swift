public import FormatKit
internal import WorkoutModel

extension Format {
  /// The backup that FitNotes for Android makes of its database.
  public static let fitNotesBackup = Format(
    id: "fitnotes-backup", name: "FitNotes backup (Android)", extensions: ["fitnotes", "db"],
    recognizes: { $0.sqliteTables?.isSuperset(of: ["training_log", "exercise"]) ?? false },
    reader: FitNotesBackupReader.read)
}
