internal import Migration
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// Writes workouts beside the last time as JSON, as `Schemas/compare.schema.json` has it.
enum ProgressNotation {
  static func json(_ workouts: some Sequence<WorkoutProgress>, _ archive: WorkoutArchive) -> String {
    JSONOutput.text { json in
      json.raw("[")
      for (number, progress) in workouts.enumerated() {
        let workout = archive.workouts[progress.workout]
        json.raw(number == 0 ? "\n{\"number\":" : ",\n{\"number\":")
        json.number(progress.workout + 1)
        json.raw(",\"date\":")
        json.text(orNull: workout.start?.description)
        json.raw(",\"name\":")
        json.text(orNull: workout.title)
        json.raw(",\"previousNumber\":")
        json.number(orNull: progress.previous.map { $0 + 1 })
        json.raw(",\"previousDate\":")
        json.text(orNull: progress.previous.flatMap { archive.workouts[$0].start?.description })
        json.raw(",\"volume\":")
        json.number(Int(progress.volume))
        json.raw(",\"previousVolume\":")
        json.number(orNull: progress.previousVolume.map(Int.init))
        json.raw(",\"exercises\":[")
        for (place, exercise) in progress.exercises.enumerated() {
          json.raw(place == 0 ? "\n" : ",\n")
          write(exercise, to: json)
        }
        json.raw("]}")
      }
      json.raw("\n]\n")
    }
  }

  private static func write(_ exercise: ExerciseProgress, to json: JSONOutput) {
    json.raw("{\"name\":")
    json.text(exercise.name)
    json.raw(",\"bestOneRepMax\":")
    json.number(orNull: exercise.bestOneRepMax.map(Int.init))
    json.raw(",\"previousBestOneRepMax\":")
    json.number(orNull: exercise.previousBestOneRepMax.map(Int.init))
    json.raw(",\"sets\":[")
    for (number, set) in exercise.sets.enumerated() {
      json.raw(number == 0 ? "{\"set\":" : ",{\"set\":")
      json.text(set.text)
      json.raw(",\"previous\":")
      json.text(orNull: set.previous)
      json.raw(",\"mark\":")
      json.text(set.mark.rawValue)
      json.raw("}")
    }
    json.raw("]}")
  }
}
