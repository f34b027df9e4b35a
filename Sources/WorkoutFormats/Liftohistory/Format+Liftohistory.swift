public import FormatKit
internal import WorkoutModel

extension Format {
  /// The text that Liftosaur copies of a workout, and takes.
  public static let liftohistory = Format(
    id: LiftohistoryReader.formatID, name: "Liftosaur workouts in text", extensions: ["txt"],
    recognizes: LiftohistoryReader.recognizes, reader: LiftohistoryReader.read,
    writer: { output, options, findings in
      FittingSink(
        liftohistoryScope, options: options, findings: findings, into: LiftohistoryWriter(output))
    })

  private static let liftohistoryScope = FormatScope(
    target: "a text for Liftosaur", formatID: LiftohistoryReader.formatID,
    fields: [
      .workouts, .title, .start, .offset, .duration, .workoutNotes, .templateReference, .exerciseName,
      .exerciseNotes, .emptyExercise, .emptyWorkout, .equalNeighbors, .reps, .load, .negativeLoad,
      .setDuration, .ratingOfPerceivedExertion, .rest, .setNote, .target,
    ],
    kinds: [.working, .warmUp], loadUnits: .beside, clock: .offset,
    targetFields: [.reps, .maximumReps, .load, .setDuration, .ratingOfPerceivedExertion],
    requiresCount: true, requiresExerciseName: true,
    keeps: .named(LiftohistoryField.all, of: [.workout, .set]), isWritable: LiftohistoryField.isWritable,
    own: { losses, _ in LiftohistoryFitter(losses) })
}
