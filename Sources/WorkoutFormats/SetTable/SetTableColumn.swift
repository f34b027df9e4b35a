internal import FormatKit
internal import WorkoutModel

/// The columns of our own table of sets, in the order in which they are written.
enum SetTableColumn: Int, TableColumn {
  case start, title, exercise, variation
  case setNumber, kind, reps, weight, weightUnit, durationSeconds, distance, distanceUnit
  case ratingOfPerceivedExertion, repsInReserve, restSeconds, perSide, text, note
  case targetReps, targetMaximumReps, targetWeight, targetWeightUnit, targetDurationSeconds, targetDistance
  case targetDistanceUnit, targetRatingOfPerceivedExertion
  case category, style, equipment, superset, exerciseNotes
  case workoutNotes, workoutDurationSeconds, workoutEnd, activeEnergy, basalEnergy, averageHeartRate
  case maximumHeartRate, difficulty, template, startEdited
  case workoutID, workoutNumber, exerciseNumber

  /// What stands on every row of a workout.
  static let ofWorkout: [SetTableColumn] = [
    .start, .title, .workoutNotes, .workoutDurationSeconds, .workoutEnd, .activeEnergy, .basalEnergy,
    .averageHeartRate, .maximumHeartRate, .difficulty, .template, .startEdited, .workoutID,
  ]
  /// What stands on every row of an exercise, beside what tells one exercise from another.
  static let ofExercise: [SetTableColumn] = [.equipment, .superset, .exerciseNotes]
  /// What makes a row a set.
  static let ofSet = allCases.filter {
    $0.rawValue >= setNumber.rawValue && $0.rawValue <= targetRatingOfPerceivedExertion.rawValue
  }

  var description: String { name }

  /// The name over the column.
  var name: String {
    switch self {
    case .start: "start"
    case .title: "title"
    case .exercise: "exercise"
    case .variation: "variation"
    case .setNumber: "set_number"
    case .kind: "kind"
    case .reps: "reps"
    case .weight: "weight"
    case .weightUnit: "weight_unit"
    case .durationSeconds: "duration_seconds"
    case .distance: "distance"
    case .distanceUnit: "distance_unit"
    case .ratingOfPerceivedExertion: "rpe"
    case .repsInReserve: "rir"
    case .restSeconds: "rest_seconds"
    case .perSide: "per_side"
    case .text: "text"
    case .note: "note"
    case .targetReps: "target_reps"
    case .targetMaximumReps: "target_reps_max"
    case .targetWeight: "target_weight"
    case .targetWeightUnit: "target_weight_unit"
    case .targetDurationSeconds: "target_duration_seconds"
    case .targetDistance: "target_distance"
    case .targetDistanceUnit: "target_distance_unit"
    case .targetRatingOfPerceivedExertion: "target_rpe"
    case .category: "category"
    case .style: "style"
    case .equipment: "equipment"
    case .superset: "superset"
    case .exerciseNotes: "exercise_notes"
    case .workoutNotes: "workout_notes"
    case .workoutDurationSeconds: "workout_duration_seconds"
    case .workoutEnd: "workout_end"
    case .activeEnergy: "active_energy_kcal"
    case .basalEnergy: "basal_energy_kcal"
    case .averageHeartRate: "average_heart_rate"
    case .maximumHeartRate: "maximum_heart_rate"
    case .difficulty: "difficulty"
    case .template: "template"
    case .startEdited: "start_edited"
    case .workoutID: "workout_id"
    case .workoutNumber: "workout_number"
    case .exerciseNumber: "exercise_number"
    }
  }

  /// The column that `name` stands over, also as people name it in a table of their own: `Weight (kg)`, `Set`.
  init?(_ name: String) {
    let words = ColumnName.words(name)
    let joined = words.joined(separator: "_")
    guard let column = Self.columns[joined] ?? Self.columnWithUnit(words) else { return nil }
    self = column
  }

  private static let columns: [String: SetTableColumn] = {
    var columns = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
    for (name, column) in names { columns[name] = column }
    return columns
  }()

  /// What else a table of one's own may call a column.
  private static let names: [(String, SetTableColumn)] = [
    ("date", .start), ("workout", .title), ("workout_name", .title), ("exercise_name", .exercise),
    ("set", .setNumber), ("repetitions", .reps), ("load", .weight), ("seconds", .durationSeconds),
    ("notes", .note), ("comment", .note),
  ]

  /// The column of a name that ends in the unit of its numbers.
  private static func columnWithUnit(_ words: [Substring]) -> SetTableColumn? {
    guard let unit = words.last else { return nil }
    let name = words.dropLast().joined(separator: "_")
    switch name {
    case "weight", "load": return MassUnit(word: unit) == nil ? nil : .weight
    case "distance": return DistanceUnit(word: unit) == nil ? nil : .distance
    case "duration", "time": return seconds.contains(unit) ? .durationSeconds : nil
    case "rest": return seconds.contains(unit) ? .restSeconds : nil
    default: return nil
    }
  }

  private static let seconds: Set<Substring> = ["s", "sec", "secs", "second", "seconds"]

  /// True for the head of our own table of sets: a start or date, an exercise, and a name of two words that is ours
  /// alone, or a start and no name but ours.
  static func recognizes(_ head: [String]) -> Bool {
    let names = head.map { $0.lowercased() }
    guard names.contains("exercise") else { return false }
    let hasStart = names.contains("start")
    guard hasStart || names.contains("date") else { return false }
    let known = names.count { name in allCases.contains { $0.name == name } }
    if hasStart, known == names.count { return true }
    return names.contains { name in name.contains("_") && allCases.contains { $0.name == name } }
  }
}
