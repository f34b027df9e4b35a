public import FormatKit
internal import WorkoutModel

extension Format {
  /// The CSV that FitNotes exports as workout data.
  public static let fitNotes = Format(
    id: "fitnotes", name: "FitNotes", extensions: ["csv"], streamsInput: true, readsParts: true,
    recognizes: { FitNotesColumn.recognizes($0.tableHead) },
    reader: FitNotesReader.read,
    writer: { output, options, findings in
      FittingSink(
        fitNotesScope, options: options, findings: findings, into: FitNotesWriter(output))
    })

  static let fitNotesScope = FormatScope(
    target: "FitNotes", formatID: "fitnotes",
    fields: [
      .workouts, .start, .exerciseName, .category, .reps, .load, .negativeLoad, .setDuration, .distance,
    ],
    kinds: [.working], loadUnits: .beside, startPrecision: .day, notes: .sets,
    zeroIsAbsent: [.setDuration, .distance, .reps], requiresExerciseName: true, table: .ofAnApp,
    distinguishing: [.start],
    own: { losses, options in FitNotesFitter(losses, options) })
}
