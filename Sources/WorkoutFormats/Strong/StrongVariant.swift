internal import FormatKit
internal import WorkoutModel

/// The editions of Strong's export that are written.
enum StrongVariant: String, CaseIterable {
  /// The present export of the Android app: semicolons, units in the head, blank where nothing was counted.
  case android
  /// The export of the iOS app since 2020: commas, no units, 0 where nothing was counted.
  case ios

  /// The variant that `options` name, else the usual one.
  ///
  /// - Throws: ``RequestError`` for any other name.
  init(_ options: WriteOptions) throws(WorkoutError) {
    guard let name = options.variant else {
      self = .android
      return
    }
    guard let variant = StrongVariant(rawValue: name) else {
      throw .request(.variantUnknown(name, format: "strong", known: Self.allCases.map { $0.rawValue }))
    }
    self = variant
  }

  /// Seconds to which durations are cut.
  var durationStep: Int64 { self == .android ? 1 : 60 }

  /// What the edition has room for.
  var scope: FormatScope {
    FormatScope(
      target: "Strong", formatID: "strong",
      fields: [
        .workouts, .title, .start, .duration, .workoutNotes, .exerciseName, .kind, .reps, .load,
        .negativeLoad,
        .setDuration, .distance, .ratingOfPerceivedExertion, .rest,
      ],
      loadUnits: self == .android ? .oneForFile : .unstated,
      distanceUnits: self == .android ? .oneForFile : .unstated,
      durationStep: durationStep, notes: .firstSetIsExercise,
      zeroIsAbsent: [.load, .setDuration, .distance, .reps, .ratingOfPerceivedExertion], requiresCount: true,
      requiresExerciseName: true, table: .ofAnApp,
      distinguishing: self == .android ? nil : [.start, .title],
      own: { losses, _ in StrongFitter(losses, self) },
      distanceChoices: self == .android ? [.meters] : [.kilometers, .miles])
  }
}
