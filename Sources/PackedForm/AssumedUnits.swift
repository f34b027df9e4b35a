package import FormatKit
package import WorkoutModel

/// Gives the numbers of an archive that state no unit the unit that its reader was told.
package struct AssumedUnits {
  private let options: ReadOptions

  /// Takes what the reader was told.
  package init(options: ReadOptions) { self.options = options }

  /// The archive with its units filled in.
  package func filled(_ archive: WorkoutArchive) -> WorkoutArchive {
    guard options.massUnit != nil || options.distanceUnit != nil else { return archive }
    var archive = archive
    fill(&archive.profile.bodyWeight)
    for index in archive.templates.indices { fill(&archive.templates[index].exercises) }
    for index in archive.goals.indices { fill(&archive.goals[index].target) }
    archive.rides = archive.rides.map { $0.assuming(options.distanceUnit) }
    for index in archive.workouts.indices { fill(&archive.workouts[index].exercises) }
    return archive
  }

  private func fill(_ exercises: inout [Exercise]) {
    for number in exercises.indices {
      for index in exercises[number].sets.indices { fill(&exercises[number].sets[index]) }
    }
  }

  private func fill(_ set: inout ExerciseSet) {
    fill(&set.load)
    guard set.hasDetails, var details = set.details else { return }
    fill(&details.distance)
    if var target = details.target {
      fill(&target)
      details.target = target
    }
    set.details = details
  }

  private func fill(_ target: inout SetTarget) {
    fill(&target.load)
    fill(&target.distance)
  }

  private func fill(_ load: inout Load?) {
    if let value = load, value.unit == nil { load = Load(value.value, unit: options.massUnit) }
  }

  private func fill(_ distance: inout Distance?) {
    distance = distance?.assuming(options.distanceUnit)
  }
}
