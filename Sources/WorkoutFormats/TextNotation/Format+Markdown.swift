public import FormatKit
internal import WorkoutModel

extension Format {
  /// Training logs for notes and repositories: the lines of ``text`` under headings.
  public static let markdown = Format(
    id: "markdown", name: "Training log in Markdown", extensions: ["md", "markdown"],
    recognizes: { _ in false },
    writer: { output, options, findings in
      FittingSink(markdownScope, options: options, findings: findings, into: MarkdownWriter(output))
    })

  private static let markdownScope = FormatScope(
    target: "a training log in Markdown", formatID: "markdown",
    fields: [
      .workouts, .title, .start, .offset, .duration, .workoutNotes, .activeEnergy, .averageHeartRate,
      .maximumHeartRate, .exerciseName, .variation, .exerciseNotes, .emptyExercise, .emptyWorkout,
      .equalNeighbors, .supersets, .kind, .reps, .load, .negativeLoad, .loadPerSide, .setDuration, .distance,
      .ratingOfPerceivedExertion, .repsInReserve, .rest, .setNote, .freeText, .templates, .templateTitle,
      .templateNotes, .templateSets,
    ],
    loadUnits: .beside, distanceUnits: .beside, clock: .offsetIfKnown, startPrecision: nil,
    requiresStart: false, durationStep: 0, requiresExerciseName: true,
    own: { losses, _ in TextNotationFitter(losses) })
}
