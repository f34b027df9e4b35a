public import FormatKit
internal import Notation
internal import WorkoutModel

extension Format {
  /// The CSV that the StrongLifts 5×5 app exports, now or in 2018.
  public static let strongLifts = Format(
    id: StrongLiftsWriter.formatID, name: "StrongLifts", extensions: ["csv"],
    recognizes: {
      StrongLiftsColumn.recognizes($0.tableHead) || StrongLiftsWideColumn.recognizes($0.tableHead)
    },
    reader: { (input, options, sink, findings) throws(WorkoutError) in
      let isWide = CSVScanner.head(of: input).map { StrongLiftsWideColumn.recognizes($0) } ?? false
      let read = isWide ? StrongLiftsWideReader.read : StrongLiftsReader.read
      try read(input, options, sink, findings)
    },
    writer: { output, options, findings in
      let losses = LossReporter(target: strongLiftsScope.target, findings: findings)
      return FittingSink(
        strongLiftsScope, options: options, losses: losses, into: StrongLiftsWriter(output, losses))
    })

  private static let strongLiftsScope = FormatScope(
    target: "StrongLifts", formatID: StrongLiftsWriter.formatID,
    fields: [
      .workouts, .title, .start, .duration, .workoutNotes, .exerciseName, .exerciseNotes, .emptyExercise,
      .equalNeighbors, .reps, .load, .negativeLoad, .setDuration, .measurements, .measurementTime,
    ],
    kinds: [.working, .failure], startPrecision: nil, notes: .exercises, zeroIsAbsent: [.load],
    requiresExerciseName: true, table: .ofAnApp,
    measurements: MeasurementScope(
      mostPrecision: .minute, names: [.weight: "Weight"], columns: [.weight]),
    keeps: .named(
      Set([StrongLiftsColumn.number, .programName, .setsReps, .setsTime].map { "\($0)" }),
      of: [.workout, .exercise]),
    own: { losses, _ in StrongLiftsFitter(losses) })
}
