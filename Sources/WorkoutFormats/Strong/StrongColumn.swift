internal import FormatKit
internal import Notation
internal import WorkoutModel

/// The columns of Strong's export, whatever the edition calls them.
enum StrongColumn: Int, TableColumn {
  case workoutNumber, date, workoutName, duration, exerciseName, setOrder, weight, weightUnit, reps
  case ratingOfPerceivedExertion, distance, distanceUnit, seconds, notes, workoutNotes

  var description: String { Self.words[rawValue] }

  /// What the columns are called in messages, in their order.
  private static let words = [
    "Workout #", "Date", "Workout Name", "Duration", "Exercise Name", "Set Order", "Weight", "Weight Unit",
    "Reps", "RPE", "Distance", "Distance Unit", "Seconds", "Notes", "Workout Notes",
  ]

  /// The column that `name` stands over.
  init?(_ name: String) {
    guard let column = Self.names[ColumnName.plain(name.replacing("’", by: "'"))] else { return nil }
    self = column
  }

  private static let names = Dictionary(
    firstOf: [english, german, french, spanish, portuguese].joined().map { ($0.key, $0.value) })

  private static let english: [String: StrongColumn] = [
    "workout #": .workoutNumber, "date": .date, "workout name": .workoutName, "duration": .duration,
    "workout duration": .duration, "exercise name": .exerciseName, "set order": .setOrder,
    "weight": .weight, "kg": .weight, "lb": .weight, "lbs": .weight, "weight unit": .weightUnit,
    "reps": .reps, "rpe": .ratingOfPerceivedExertion, "distance": .distance, "km": .distance,
    "mi": .distance, "distance unit": .distanceUnit, "seconds": .seconds, "notes": .notes,
    "workout notes": .workoutNotes,
  ]

  private static let german: [String: StrongColumn] = [
    "datum": .date, "workout-name": .workoutName, "dauer": .duration, "workout-dauer": .duration,
    "name der übung": .exerciseName, "reihenfolge festlegen": .setOrder, "gewicht": .weight,
    "wiederh.": .reps, "entfernung": .distance, "sekunden": .seconds, "notizen": .notes,
    "workout-notizen": .workoutNotes,
  ]

  private static let french: [String: StrongColumn] = [
    "nom de l'entraînement": .workoutName, "durée": .duration, "nom de l'exercice": .exerciseName,
    "ordre de la série": .setOrder, "poids": .weight, "réps": .reps, "secondes": .seconds,
    "notes d'entraînement": .workoutNotes,
  ]

  private static let spanish: [String: StrongColumn] = [
    "fecha": .date, "nombre de entrenamiento": .workoutName, "nombre del entrenamiento": .workoutName,
    "duración": .duration, "nombre del ejercicio": .exerciseName, "nombre de ejercicio": .exerciseName,
    "orden de la serie": .setOrder, "orden de las series": .setOrder, "peso": .weight, "rep.": .reps,
    "reps.": .reps, "repeticiones": .reps, "distancia": .distance, "segundos": .seconds, "notas": .notes,
    "notas del entrenamiento": .workoutNotes, "notas de entrenamiento": .workoutNotes,
  ]

  private static let portuguese: [String: StrongColumn] = [
    "data": .date, "nome do treino": .workoutName, "duração": .duration,
    "nome do exercício": .exerciseName, "ordem da série": .setOrder, "ordem das séries": .setOrder,
    "repetições": .reps, "distância": .distance, "notas do treino": .workoutNotes,
  ]

  /// True for the head of an export of Strong.
  static func recognizes(_ head: [String]) -> Bool {
    ColumnName.stand([.date, .workoutName, .exerciseName, .setOrder, .weight, .reps], in: head) {
      StrongColumn($0)
    }
  }
}
