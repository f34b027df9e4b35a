/// Which keys of a workout were found.
struct WorkoutKeySet: OptionSet {
  let rawValue: UInt8

  static let id = WorkoutKeySet(rawValue: 1)
  static let title = WorkoutKeySet(rawValue: 2)
  static let date = WorkoutKeySet(rawValue: 4)
  static let duration = WorkoutKeySet(rawValue: 8)
  static let supersets = WorkoutKeySet(rawValue: 16)
  static let exercises = WorkoutKeySet(rawValue: 32)
  static let dateModified = WorkoutKeySet(rawValue: 64)

  /// The keys without which every version of the app refuses a workout.
  static let required: WorkoutKeySet = [.id, .title, .date, .duration, .supersets, .exercises]

  /// The keys as a file writes them.
  var names: [String] {
    let all: [(WorkoutKeySet, String)] = [
      (.id, "uuid"), (.title, "name"), (.date, "date"), (.duration, "duration"), (.supersets, "supersets"),
      (.exercises, "exercises"), (.dateModified, "dateModified"),
    ]
    return all.filter { contains($0.0) }.map { $0.1 }
  }
}
