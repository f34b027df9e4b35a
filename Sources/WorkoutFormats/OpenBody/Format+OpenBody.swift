public import FormatKit
internal import WorkoutModel

extension Format {
  /// The open standard for health and fitness data: sessions, plans and measurements of the body.
  public static let openBody = Format(
    id: OpenBodyNotation.formatID, name: "OpenBody", extensions: ["json"],
    recognizes: OpenBodyReader.recognizes,
    reader: OpenBodyReader.read,
    writer: { output, options, findings in
      FittingSink(
        openBodyScope, options: options, findings: findings, into: OpenBodyWriter(output, findings: findings))
    })

  private static let openBodyScope = FormatScope(
    target: "OpenBody", formatID: OpenBodyNotation.formatID,
    fields: [
      .workouts, .workoutID, .title, .start, .offset, .duration, .workoutNotes, .supersets, .exerciseName,
      .exerciseNotes, .equipment, .muscles, .equalNeighbors, .emptyWorkout, .kind, .reps, .load,
      .negativeLoad, .setDuration, .distance, .ratingOfPerceivedExertion, .repsInReserve, .rest, .setNote,
      .target, .templates, .templateID, .templateTitle, .templateNotes, .measurements, .measurementTime,
    ],
    loadUnits: .beside, clock: .offset, startPrecision: nil, requiresStart: false, durationStep: 0,
    keeps: .own(of: [.archive, .workout, .template, .exercise, .set, .measurement]),
    isWritable: OpenBodyWriter.isWritable, own: { OpenBodyFitter($0, $1) })
}
