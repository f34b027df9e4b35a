public import FormatKit
internal import WorkoutModel

extension Format {
  /// The file of the Bench Tracker and Weightlifting apps, versions 1 to 6.
  public static let benchTracker = Format(
    id: "btd", name: "Bench Tracker / Weightlifting App data", extensions: ["btd", "wld"],
    versions: BenchTrackerVersion.all, readsParts: true, checksValues: true,
    recognizes: BenchTrackerReader.recognizes,
    reader: BenchTrackerReader.read,
    writer: { output, options, findings in
      DeferredSink { archive throws(WorkoutError) in
        try BenchTrackerWriter.fitting(archive, to: output, options: options, findings: findings)
      }
    })

  /// The app's QR payload of a workout.
  public static let compactWorkout = Format(
    id: "compact-workout", name: "Bench Tracker QR payload of a workout", extensions: ["json"],
    isPayload: true, checksValues: true,
    recognizes: CompactReader.isWorkout,
    reader: { (input, options, sink, findings) throws(WorkoutError) in
      try CompactReader.read(input, isWorkout: true, options: options, into: sink, findings: findings)
    },
    writer: { output, options, findings in
      let scope = BenchTrackerScope.compactWorkout
      return FittingSink(
        scope, options: options, findings: findings,
        into: CompactWriter(
          output, isWorkout: true, losses: LossReporter(target: scope.target, findings: findings)))
    })

  /// The app's QR payload of a template.
  public static let compactTemplate = Format(
    id: "compact-template", name: "Bench Tracker QR payload of a template", extensions: ["json"],
    isPayload: true, checksValues: true,
    recognizes: CompactReader.isTemplate,
    reader: { (input, options, sink, findings) throws(WorkoutError) in
      try CompactReader.read(input, isWorkout: false, options: options, into: sink, findings: findings)
    },
    writer: { output, options, findings in
      let scope = BenchTrackerScope.compactTemplate
      return FittingSink(
        scope, options: options, findings: findings,
        into: CompactWriter(
          output, isWorkout: false, losses: LossReporter(target: scope.target, findings: findings)))
    })
}
