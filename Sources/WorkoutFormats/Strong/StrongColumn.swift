internal import WorkoutModel

/// The columns of Strong's export, whatever the edition calls them.
enum StrongColumn: Int, TableColumn {
  case workoutNumber, date, workoutName, duration, exerciseName, setOrder, weight, weightUnit, reps
  case ratingOfPerceivedExertion, distance, distanceUnit, seconds, notes, workoutNotes

  /// The column that `name` stands over.
  init?(_ name: String) {
    var key = name.lowercased()
    if let bracket = key.firstIndex(of: "(") { key = String(key[..<bracket]) }
    while key.last == " " { key.removeLast() }
    guard let column = Self.names[key] else { return nil }
    self = column
  }

  private static let names: [String: StrongColumn] = [
    "workout #": .workoutNumber,
    "date": .date, "datum": .date,
    "workout name": .workoutName, "workout-name": .workoutName, "nom de l'entraînement": .workoutName,
    "nom de l’entraînement": .workoutName,
    "duration": .duration, "workout duration": .duration, "dauer": .duration, "workout-dauer": .duration,
    "durée": .duration,
    "exercise name": .exerciseName, "name der übung": .exerciseName, "nom de l'exercice": .exerciseName,
    "nom de l’exercice": .exerciseName,
    "set order": .setOrder, "reihenfolge festlegen": .setOrder, "ordre de la série": .setOrder,
    "weight": .weight, "kg": .weight, "lb": .weight, "lbs": .weight, "gewicht": .weight, "poids": .weight,
    "weight unit": .weightUnit,
    "reps": .reps, "wiederh.": .reps, "réps": .reps,
    "rpe": .ratingOfPerceivedExertion,
    "distance": .distance, "km": .distance, "mi": .distance, "entfernung": .distance,
    "distance unit": .distanceUnit,
    "seconds": .seconds, "sekunden": .seconds, "secondes": .seconds,
    "notes": .notes, "notizen": .notes,
    "workout notes": .workoutNotes, "workout-notizen": .workoutNotes, "notes d'entraînement": .workoutNotes,
    "notes d’entraînement": .workoutNotes,
  ]

  /// True for the head of an export of Strong.
  static func recognizes(_ head: [String]) -> Bool {
    let columns = Set(head.compactMap { StrongColumn($0) })
    return columns.isSuperset(of: [.date, .workoutName, .exerciseName, .setOrder, .weight, .reps])
  }
}
