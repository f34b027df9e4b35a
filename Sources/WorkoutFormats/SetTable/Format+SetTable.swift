public import FormatKit
internal import WorkoutModel

extension Format {
  /// Our own table of sets, for spreadsheets.
  public static let csv = Format(
    id: "csv", name: "Table of sets for spreadsheets", extensions: ["csv"], streamsInput: true,
    readsParts: true,
    recognizes: { SetTableColumn.recognizes($0.tableHead) },
    reader: SetTableReader.read,
    writer: { output, options, findings in
      FittingSink(csvScope, options: options, findings: findings, into: SetTableWriter(output))
    })

  static let csvScope = FormatScope(
    target: "a table of sets", formatID: "csv",
    fields: [
      .workouts, .workoutID, .title, .start, .offset, .duration, .isStartEdited, .supersets, .workoutNotes,
      .end, .activeEnergy, .basalEnergy, .averageHeartRate, .maximumHeartRate, .difficulty,
      .templateReference,
      .exerciseName, .variation, .category, .style, .exerciseNotes, .equipment, .emptyExercise,
      .equalNeighbors,
      .kind, .reps, .load, .negativeLoad, .loadPerSide, .setDuration, .distance, .ratingOfPerceivedExertion,
      .repsInReserve, .rest, .setNote, .freeText, .target,
    ],
    loadUnits: .besideOrUnstated, distanceUnits: .besideOrUnstated, clock: .offsetIfKnown,
    startPrecision: nil, requiresStart: false, durationStep: 0, zeroIsAbsent: [.freeText], table: .ofOurOwn)
}
