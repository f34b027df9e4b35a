internal import ArchiveGenerator
internal import FormatKit
internal import WorkoutFormats
internal import WorkoutModel

/// Archives whose workouts are weighed one by one, together and as whole files.
struct EncodingCorpus {
  let name: String
  let archives: [WorkoutArchive]

  /// The file at `path`.
  static func file(_ path: String) throws -> EncodingCorpus {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return EncodingCorpus(name: name, archives: [try Format.readArchive(path: path, findings: FindingLog())])
  }

  /// Logs of seeds that the primer has not seen, made as its own are.
  static let generated = EncodingCorpus(
    name: "10 generated logs",
    archives: (0..<10).map { number in
      var lifter = LifterGenerator(seed: 90_000 + UInt64(number), isUnitless: false)
      return lifter.archive(workouts: 20)
    })

  /// Archives of the tests, where any exercise follows any other and any load and count is as likely as another.
  static let random = EncodingCorpus(
    name: "10 archives at random",
    archives: (0..<10).map { number in
      var generator = ArchiveGenerator(seed: 90_000 + UInt64(number))
      return generator.archive(workouts: 20)
    })

  /// The archive that the compact JSON of a workout is.
  static func compact(_ workout: Workout) -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.source = .init(format: "compact-workout")
    var workout = workout
    workout.isStartEdited = nil
    for exercise in workout.exercises.indices {
      for set in workout.exercises[exercise].sets.indices {
        let load = workout.exercises[exercise].sets[set].load
        workout.exercises[exercise].sets[set].load = load.map { Load($0.value, unit: nil) }
      }
    }
    archive.workouts = [workout]
    return archive
  }

  /// Every workout as the archive that its compact JSON is, by the archive that it is from.
  var singles: [[WorkoutArchive]] { archives.map { $0.workouts.map { Self.compact($0) } } }
}
