public import FormatKit
internal import WorkoutModel

extension Format {
  /// The CSV that the Hevy app exports.
  public static let hevy = Format(
    id: "hevy", name: "Hevy", extensions: ["csv"], streamsInput: true, readsParts: true,
    recognizes: { HevyColumn.recognizes($0.tableHead) },
    reader: HevyReader.read,
    writer: { output, options, findings in
      FittingSink(
        hevyScope, options: options, findings: findings, into: HevyWriter(output))
    })

  private static let hevyScope = FormatScope(
    target: "Hevy", formatID: "hevy",
    fields: [
      .workouts, .title, .start, .duration, .workoutNotes, .exerciseName, .equalNeighbors, .supersets, .kind,
      .reps,
      .load, .negativeLoad, .setDuration, .distance, .ratingOfPerceivedExertion,
    ],
    distanceUnits: .oneForFile, startPrecision: .minute, durationStep: 60, notes: .exercises,
    zeroIsAbsent: [.setDuration, .distance, .reps], requiresExerciseName: true, table: .ofAnApp,
    distinguishing: [.start, .title, .duration], own: { losses, _ in HevyFitter(losses) },
    distanceChoices: [.kilometers, .miles])
}
