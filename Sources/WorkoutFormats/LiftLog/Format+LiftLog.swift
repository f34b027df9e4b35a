public import FormatKit
internal import WorkoutModel

extension Format {
  /// What the LiftLog app exports as plain text: CSV, or JSON, which is read only.
  public static let liftLog = Format(
    id: "liftlog", name: "LiftLog", extensions: ["csv"], streamsInput: true, readsParts: true,
    recognizes: { LiftLogTableColumn.recognizes($0.tableHead) || LiftLogReader.recognizes($0) },
    reader: { (input, options, sink, findings) throws(WorkoutError) in
      if try LiftLogReader.isJSON(input) {
        try LiftLogReader.read(input, options: options, into: sink, findings: findings)
      } else {
        try LiftLogTableReader.read(input, options: options, into: sink, findings: findings)
      }
    },
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
    notes: .exercises, requiresExerciseName: true, table: .ofAnApp, distinguishing: [.workoutID],
    keeps: .named([LiftLogTableField.timestamp], of: [.set]), isWritable: LiftLogKept.isWritable,
    own: { losses, _ in LiftLogFitter(losses) })
}
