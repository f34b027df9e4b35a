public import FormatKit
internal import WorkoutModel

extension Format {
  /// The summaries of completed workouts that the coach app exports, one a document.
  public static let summaries = Format(
    id: SummaryNotation.formatID, name: "Workout summaries of a coach app", extensions: ["json"],
    documentName: { SummaryNotation.documentName(of: $0) },
    recognizes: SummaryReader.recognizes,
    reader: SummaryReader.read,
    writer: { output, options, findings in
      FittingSink(
        summaryScope, options: options, findings: findings,
        into: SummaryWriter(output, losses: LossReporter(target: summaryScope.target, findings: findings)))
    })

  private static let summaryScope = FormatScope(
    target: "a summary", formatID: SummaryNotation.formatID,
    fields: [
      .workouts, .workoutID, .start, .duration, .workoutNotes, .end, .activeEnergy, .basalEnergy,
      .averageHeartRate, .maximumHeartRate, .difficulty, .templateReference, .supersets, .emptyWorkout,
      .exerciseName, .variation, .muscles, .equalNeighbors,
      .reps, .load, .negativeLoad, .loadPerSide, .setDuration, .distance, .rest, .target,
    ],
    kinds: [.working], distanceUnits: .unstated, fixedLoadUnit: .pounds, clock: .utc,
    startPrecision: .millisecond, requiresStart: false, durationStep: 0,
    targetFields: [.reps, .load, .setDuration], notes: .none, keeps: .own(of: [.workout, .exercise, .set]),
    isWritable: SummaryNotation.isWritable,
    own: { losses, _ in SummaryFitter(losses) })
}
