public import FormatKit
internal import WorkoutModel

extension Format {
  /// The bundle of the Reps app: its journal, weekly routine and stages.
  public static let reps = Format(
    id: RepsNotation.formatID, name: "Reps bodyweight progressions", extensions: ["json"],
    recognizes: RepsReader.recognizes,
    reader: RepsReader.read,
    writer: { output, options, findings in
      FittingSink(
        repsScope, options: options, findings: findings, into: RepsWriter(output, findings: findings))
    })

  private static let repsScope = FormatScope(
    target: "a journal of Reps", formatID: RepsNotation.formatID,
    fields: [
      .workouts, .start, .exerciseName, .category, .style, .reps, .setDuration, .target, .targetReps,
      .routine,
    ],
    kinds: [.working], clock: .utc, startPrecision: nil, targetFields: [.reps, .setDuration],
    notes: .none, keeps: .own(of: [.archive, .routine, .set]), isWritable: KeptText.isJSON,
    own: { RepsFitter($0, options: $1) })
}
