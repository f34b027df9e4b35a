internal import Migration
package import WorkoutModel

/// A workout in one line.
package struct WorkoutSummary: Hashable, Sendable {
  /// Its index in the archive.
  package var index: Int
  /// When it began.
  package var start: Moment?
  /// Its name.
  package var title: String?
  /// How many exercises it has.
  package var exercises: Int
  /// How many sets they have.
  package var sets: Int
  /// The sum over its sets of repetitions times weight, cut to whole numbers; neither help nor cardio is lifted.
  package var volume: Int64
  /// The unit of its first load, in which the volume is; nil where nothing says it.
  package var unit: MassUnit?
  /// How long it took, in seconds.
  package var durationSeconds: ExactDecimal?

  /// The workouts at `indices` of an archive, the newest last; those without a start come first.
  package static func all(of archive: WorkoutArchive, at indices: [Int]) -> [WorkoutSummary] {
    var kinds = ExerciseKinds(of: archive)
    return archive.inOrderOfTime(indices).map { WorkoutSummary($0, archive.workouts[$0], &kinds) }
  }

  private init(_ index: Int, _ workout: Workout, _ kinds: inout ExerciseKinds) {
    self.index = index
    start = workout.start
    title = workout.title
    exercises = workout.exercises.count
    sets = workout.exercises.reduce(0) { $0 + $1.sets.count }
    unit = workout.loadUnit
    volume = kinds.volume(of: workout.exercises, in: unit)
    durationSeconds = workout.durationSeconds
  }
}

extension WorkoutArchive {
  /// The `indices` of workouts by their start, those of equal starts in the order of the file.
  func inOrderOfTime(_ indices: [Int]) -> [Int] {
    let keyed = indices.map { (start: workouts[$0].start?.utcMilliseconds ?? .min, index: $0) }
    return keyed.sorted { ($0.start, $0.index) < ($1.start, $1.index) }.map { $0.index }
  }
}
