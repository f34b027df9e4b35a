/// What may be there or not, or may be a list: each learns apart how often it is.
enum PackedField: Int, CaseIterable {
  case profileName, picture, created, bodyWeight, totals, achievements, profileFields
  case weekStart, weekStartMonday, preferenceFields
  case measurements, measurementMoment, measurementUnit, measurementNote, measurementFields
  case types, typeName, typeVariations, typeCategory, typeFields
  case colors, templates, templateID, templateTitle, builtIn, templateNotes, templateFields, targets
  case rest, archiveFields, workouts
  case workoutID, title, start, duration, workoutDetails, workoutNotes, end, activeEnergy, basalEnergy
  case averageRate, maximumRate, difficulty, reference, workoutFields
  case supersetList, supersetGroup
  case name, variation, otherCategory, exerciseDetails, exerciseNotes, equipment, muscles, withoutSets
  case exerciseFields
  case reps, load, time, setDetails, distance, perSide, rpe, rir, pause, setNote, freeText, target, setFields
  case targetReps, targetMaximum, targetLoad, targetTime, targetDistance, targetRPE
  case totalWorkouts, totalExercises, totalSets, totalDuration, totalVolume
  case fields, offset, sourceVersion
}
