public import FormatKit
internal import WorkoutModel

extension Format {
  /// Training logs as people type them, units always given.
  public static let text = Format(
    id: TextNotationReader.formatID, name: "Training log in text", extensions: ["txt"],
    recognizes: TextNotationReader.recognizes,
    reader: { (input, options, sink, findings) throws(WorkoutError) in
      try TextNotationReader.read(input, options: options, into: sink, findings: findings)
    },
    writer: { output, options, findings in
      FittingSink(textScope, options: options, findings: findings, into: TextNotationWriter(output))
    })

  private static let textScope = FormatScope(
    target: "a training log in text", formatID: TextNotationReader.formatID,
    fields: [
      .workouts, .title, .start, .offset, .duration, .workoutNotes, .exerciseName, .variation, .category,
      .exerciseNotes, .emptyExercise, .emptyWorkout, .equalNeighbors, .supersets, .kind, .reps, .load,
      .negativeLoad, .loadPerSide, .setDuration, .distance, .ratingOfPerceivedExertion, .repsInReserve, .rest,
      .setNote, .freeText, .templates, .templateTitle, .templateNotes, .templateSets,
    ],
    loadUnits: .beside, distanceUnits: .beside, clock: .offsetIfKnown, startPrecision: nil,
    requiresStart: false, durationStep: 0, requiresExerciseName: true,
    own: { losses, _ in TextNotationFitter(losses) })
}
