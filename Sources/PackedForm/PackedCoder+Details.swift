internal import WorkoutModel

/// What only few sets, exercises and workouts have.
extension PackedCoder {
  func details(_ value: SetDetails) throws(PackedProblem) -> SetDetails {
    try count(PackedLimits.largeValue)
    var details = SetDetails()
    if present(value.distance != nil, .distance) {
      details.distance = try distance(value.distance ?? Self.noDistance)
    }
    details.isLoadPerSide = present(value.isLoadPerSide, .perSide)
    details.ratingOfPerceivedExertion = try decimal(value.ratingOfPerceivedExertion, .rpe, .effort)
    details.repsInReserve = try decimal(value.repsInReserve, .rir, .reserve)
    details.restSeconds = try decimal(value.restSeconds, .pause, .pause)
    details.note = try text(value.note, .setNote, .note)
    details.freeText = try text(value.freeText, .freeText, .freeText)
    if present(value.target != nil, .target) { details.target = try target(value.target ?? SetTarget()) }
    details.sourceFields = try sourceFields(value.sourceFields, .setFields)
    return details
  }

  func target(_ value: SetTarget) throws(PackedProblem) -> SetTarget {
    var target = SetTarget()
    if present(value.reps != nil, .targetReps) { target.reps = try whole32(value.reps ?? 0, 0) }
    if present(value.maximumReps != nil, .targetMaximum) {
      target.maximumReps = try whole32(value.maximumReps ?? 0, 1)
    }
    if present(value.load != nil, .targetLoad) { target.load = try load(value.load ?? Self.noLoad) }
    target.durationSeconds = try decimal(value.durationSeconds, .targetTime, .time)
    if present(value.distance != nil, .targetDistance) {
      target.distance = try distance(value.distance ?? Self.noDistance)
    }
    target.ratingOfPerceivedExertion = try decimal(value.ratingOfPerceivedExertion, .targetRPE, .effort)
    return target
  }

  func details(_ value: ExerciseDetails) throws(PackedProblem) -> ExerciseDetails {
    try count(PackedLimits.largeValue)
    var details = ExerciseDetails()
    details.notes = try text(value.notes, .exerciseNotes, .note)
    details.equipment = try text(value.equipment, .equipment, .kind)
    details.muscles = try list(value.muscles, .muscles, else: "") { text throws(PackedProblem) in
      try self.text(text, .kind)
    }
    details.isWithoutSets = present(value.isWithoutSets, .withoutSets)
    details.sourceFields = try sourceFields(value.sourceFields, .exerciseFields)
    return details
  }

  func details(_ value: WorkoutDetails) throws(PackedProblem) -> WorkoutDetails {
    try count(PackedLimits.largeValue)
    var details = WorkoutDetails()
    details.notes = try text(value.notes, .workoutNotes, .note)
    if present(value.end != nil, .end) { details.end = try moment(value.end ?? .epoch) }
    details.activeEnergyKilocalories = try decimal(value.activeEnergyKilocalories, .activeEnergy, .energy)
    details.basalEnergyKilocalories = try decimal(value.basalEnergyKilocalories, .basalEnergy, .energy)
    details.averageHeartRate = try decimal(value.averageHeartRate, .averageRate, .rate)
    details.maximumHeartRate = try decimal(value.maximumHeartRate, .maximumRate, .rate)
    details.difficulty = try decimal(value.difficulty, .difficulty, .difficulty)
    details.templateReference = try text(value.templateReference, .reference, .reference)
    details.sourceFields = try sourceFields(value.sourceFields, .workoutFields)
    return details
  }

  static var noDistance: Distance { Distance(ExactDecimal(0), unit: nil) }
  static var noLoad: Load { Load(ExactDecimal(0), unit: nil) }

  /// A decimal that may be absent.
  func decimal(
    _ value: ExactDecimal?, _ field: PackedField, _ kind: PackedDecimal
  ) throws(PackedProblem) -> ExactDecimal? {
    try optional(value, field, else: ExactDecimal(0)) { value throws(PackedProblem) in
      try self.decimal(value, kind)
    }
  }

  /// A text that may be absent.
  func text(
    _ value: String?, _ field: PackedField, _ kind: PackedTextKind
  ) throws(PackedProblem) -> String? {
    try optional(value, field, else: "") { value throws(PackedProblem) in try self.text(value, kind) }
  }
}
