public import FormatKit
internal import WorkoutModel

extension Format {
  /// A plan that LiftLog exports and imports: the templates of its sessions.
  public static let liftLogPlan = Format(
    id: LiftLogPlanReader.formatID, name: "LiftLog plan", extensions: ["liftlogplan"],
    recognizes: LiftLogPlanReader.recognizes,
    reader: LiftLogPlanReader.read,
    writer: { output, options, findings in
      FittingSink(
        .liftLogPlan, options: options, findings: findings, into: LiftLogPlanWriter(output))
    })
}

extension FormatScope {
  static let liftLogPlan = FormatScope(
    target: "a LiftLog plan", formatID: "liftlog",
    fields: [
      .templates, .templateTitle, .templateNotes, .supersets, .exerciseName, .exerciseNotes, .emptyExercise,
      .equalNeighbors, .reps, .setDuration, .distance, .rest, .target,
    ],
    kinds: [.working], targetFields: [.reps, .maximumReps, .setDuration, .distance], notes: .exercises,
    requiresExerciseName: true,
    keeps: .named(
      LiftLogKept.names.subtracting([LiftLogKept.program, LiftLogKept.active]),
      of: [.archive, .exercise, .set]),
    isWritable: LiftLogKept.isWritable, kin: [LiftLogPlanReader.formatID],
    own: { losses, options in LiftLogJSONFitter(losses, options, writesSessions: false) },
    distanceChoices: LiftLogOutput.distanceUnits)
}
