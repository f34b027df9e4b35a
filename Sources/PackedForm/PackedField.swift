/// What may be there or not, or may be a list: each learns apart how often it is.
enum PackedField: Int, CaseIterable {
  // The lists.
  case workouts, templates, measurements, achievements, types, typeVariations, colors, muscles,
    exerciseDetails
  case setDetails, fields, supersetList, supersetGroup
  // The others.
  case profileName, picture, created, bodyWeight, totals, profileFields
  case weekStart, weekStartMonday, preferenceFields
  case measurementMoment, measurementUnit, measurementNote, measurementFields
  case typeName, typeCategory, typeFields
  case templateID, templateTitle, builtIn, templateNotes, templateFields, targets
  case rest, archiveFields
  case workoutID, title, start, duration, workoutDetails, workoutNotes, end, activeEnergy, basalEnergy
  case averageRate, maximumRate, difficulty, reference, workoutFields
  case name, variation, otherCategory, exerciseNotes, equipment, withoutSets
  case exerciseFields
  case reps, load, time, distance, perSide, rpe, rir, pause, setNote, freeText, target, setFields
  case targetReps, targetMaximum, targetLoad, targetTime, targetDistance, targetRPE
  case totalWorkouts, totalExercises, totalSets, totalDuration, totalVolume
  case offset, sourceVersion

  /// How many of them are lists, which stand first.
  static let listCount = supersetGroup.rawValue + 1
}
