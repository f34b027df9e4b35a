public import FormatKit
internal import WorkoutModel

extension Format {
  /// Activities of Garmin and other watches in FIT files.
  public static let fit = Format(
    id: FITNotation.formatID, name: "FIT activity (Garmin and other watches)", extensions: ["fit"],
    streamsInput: true, documentName: { DocumentName.of($0) },
    recognizes: {
      FITFileKind.isFIT($0.prefix) && FITFileKind.type($0.prefix).map { Int64($0) } != FITNumber.workoutFile
    },
    reader: FITReader.read,
    writer: { output, options, findings in
      FittingSink(fitScope, options: options, findings: findings, into: FITWriter(output))
    })

  /// Planned workouts for a watch in FIT files.
  public static let fitWorkout = Format(
    id: FITNotation.workoutID, name: "FIT planned workout (Garmin)", extensions: ["fit"], streamsInput: true,
    recognizes: {
      FITFileKind.isFIT($0.prefix) && FITFileKind.type($0.prefix).map { Int64($0) } == FITNumber.workoutFile
    },
    reader: FITPlanReader.read,
    writer: { output, options, findings in
      FittingSink(planScope, options: options, findings: findings, into: FITPlanWriter(output))
    })

  private static let planScope = FormatScope(
    target: "a planned workout of FIT", formatID: FITNotation.workoutID,
    fields: [
      .templates, .templateTitle, .templateNotes, .templateSets, .exerciseName, .exerciseNotes, .kind, .reps,
      .load, .setDuration, .distance, .rest, .setNote,
    ],
    kinds: [.working, .warmUp], loadUnits: .beside, distanceUnits: .beside, notes: .firstSetIsExercise,
    keeps: .formats([FITNotation.formatID: [.template, .exercise]]), isWritable: FITNotation.isNumber,
    own: { losses, _ in FITPlanFitter(losses) }, distanceChoices: [.meters])

  private static let fitScope = FormatScope(
    target: "a FIT activity", formatID: FITNotation.formatID,
    fields: [
      .workouts, .title, .start, .offset, .duration, .activeEnergy, .basalEnergy, .averageHeartRate,
      .maximumHeartRate, .difficulty, .exerciseName, .emptyWorkout, .reps, .load, .setDuration, .distance,
      .rest,
    ],
    kinds: [.working], loadUnits: .beside, distanceUnits: .beside, clock: .offset, durationStep: 0,
    notes: .none,
    keeps: .named(
      [
        FITNotation.category, FITNotation.subtype, FITNotation.sport, FITNotation.subSport,
        FITNotation.startTime,
      ], of: [.workout, .exercise, .set]),
    isWritable: FITNotation.isNumber, own: { losses, _ in FITFitter(losses) }, distanceChoices: [.meters])
}
