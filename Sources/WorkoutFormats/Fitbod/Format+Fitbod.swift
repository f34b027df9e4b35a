public import FormatKit
internal import WorkoutModel

extension Format {
  /// The CSV that the Fitbod app exports.
  public static let fitbod = Format(
    id: "fitbod", name: "Fitbod", extensions: ["csv"], streamsInput: true, readsParts: true,
    recognizes: { FitbodColumn.recognizes($0.tableHead) },
    reader: FitbodReader.read,
    writer: { output, options, findings in
      FittingSink(
        fitbodScope, options: options, findings: findings, into: FitbodWriter(output))
    })

  private static let fitbodScope = FormatScope(
    target: "Fitbod", formatID: "fitbod",
    fields: [
      .workouts, .start, .exerciseName, .kind, .reps, .load, .negativeLoad, .loadPerSide, .setDuration,
      .distance,
    ],
    kinds: [.working, .warmUp], distanceUnits: .oneForFile, fixedLoadUnit: .kilograms, clock: .utc,
    notes: .sets, zeroIsAbsent: [.load, .setDuration, .distance, .reps], requiresCount: true,
    requiresExerciseName: true, table: .ofAnApp, distinguishing: [.start],
    keeps: .named(FitbodField.all, of: [.set]), isWritable: FitbodField.isWritable, distanceChoices: [.meters]
  )
}
