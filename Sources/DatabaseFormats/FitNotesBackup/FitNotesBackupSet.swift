internal import SQLite
internal import WorkoutModel

/// Reads the numbers of a set, done or asked for, out of a row.
struct FitNotesBackupSet {
  let units: FitNotesBackupUnits
  let table: String

  /// The numbers of `row`, a set of `exercise`.
  ///
  /// Columns are never empty: a zero of what the exercise does not record, and a distance or time of zero
  /// beside another number, are what nobody typed. So is every zero where `isTarget`.
  func numbers(of row: inout FitNotesBackupRow, _ exercise: FitNotesBackupExercise?, isTarget: Bool = false)
    -> SetTarget
  {
    let kind = exercise?.kind ?? .weightAndReps
    let weight = row.decimal("metric_weight", "weight")
    let reps = row.repetitions("reps")
    let distance = row.decimal("distance", "metric_distance")
    let seconds = row.decimal("duration_seconds", "duration")
    let unit = row.integer("unit")
    let isEmpty = [weight, distance, seconds].allSatisfy { ($0?.coefficient ?? 0) == 0 } && (reps ?? 0) == 0
    var numbers = SetTarget()
    let hasDistance = kind.countsDistance || (distance?.coefficient ?? 0) != 0
    if let weight, weight.coefficient != 0 || (kind.countsWeight && !isTarget) {
      let massUnit = units.massUnit(unit: unit, of: exercise, hasDistance: hasDistance)
      numbers.load = units.load(weight, shownIn: massUnit, table: table)
    }
    if let reps, reps != 0 || (kind.countsReps && !isTarget) { numbers.reps = reps }
    if let distance, distance.coefficient != 0 || (kind.countsDistance && isEmpty && !isTarget) {
      numbers.distance = FitNotesBackupUnits.distance(distance, unit: unit)
    }
    if let seconds, seconds.coefficient != 0 || (kind.countsTime && isEmpty && !isTarget) {
      numbers.durationSeconds = seconds
    }
    let isKnown =
      unit == nil || unit == 0
      || (hasDistance ? FitNotesBackupUnits.distanceUnit(unit) != nil : unit == 1 || unit == 2)
    if let unit, !isKnown { row.keep("unit", "\(unit)") }
    return numbers
  }

  /// The set of `row` with its own remark.
  func set(
    of row: inout FitNotesBackupRow, _ exercise: FitNotesBackupExercise?, note: String?,
    isTarget: Bool = false
  )
    -> ExerciseSet
  {
    let numbers = numbers(of: &row, exercise, isTarget: isTarget)
    var details = SetDetails()
    details.distance = numbers.distance
    details.note = note
    details.sourceFields = row.rest
    return ExerciseSet(
      reps: numbers.reps, load: numbers.load, durationSeconds: numbers.durationSeconds,
      details: details == SetDetails() ? nil : details)
  }
}
