internal import WorkoutModel

extension Format {
  /// The plain-text CSV that the LiftLog app exports.
  public static let liftLog = Format(
    id: "liftlog", name: "LiftLog", extensions: ["csv"], streamsInput: true,
    recognizes: { LiftLogTableColumn.recognizes($0.tableHead) },
    reader: { try LiftLogTableReader.read($0, options: $1, into: $2, findings: $3) },
    writer: { output, options, findings in
      FittingSink(
        liftLogTableScope, options: options, findings: findings, into: LiftLogTableWriter(output))
    })

  private static let liftLogTableScope = FormatScope(
    target: "a LiftLog table", formatID: "liftlog",
    fields: [
      .workouts, .workoutID, .start, .offset, .exerciseName, .reps, .load, .negativeLoad, .targetReps,
    ],
    kinds: [.working], loadUnits: .besideOrUnstated, clock: .offsetIfKnown, startPrecision: .millisecond,
    notes: .exercises, requiresExerciseName: true, keepsOwnFields: true,
    ownFields: [LiftLogTableField.timestamp], requiresID: true)
}
