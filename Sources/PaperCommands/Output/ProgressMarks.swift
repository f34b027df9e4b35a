internal import CommandLineTool
internal import Migration
internal import Sheets
internal import WorkoutModel

/// What `btd compare` finds, as pages show it.
enum ProgressMarks {
  /// The marks of each workout; equal ones have those of the last of them.
  static func of(_ archive: WorkoutArchive) -> [Workout: WorkoutMarks] {
    var marks: [Workout: WorkoutMarks] = [:]
    for progress in RoutineHistory(archive).workouts {
      let previous = progress.previous.map { archive.workouts[$0] }
      marks[archive.workouts[progress.workout]] = WorkoutMarks(
        exercises: progress.exercises.map { exercise in
          WorkoutMarks.Exercise(
            sets: exercise.sets.compactMap { SetMark(rawValue: $0.mark.rawValue) },
            oneRepMax: exercise.bestOneRepMax, previousOneRepMax: exercise.previousBestOneRepMax)
        }, isFirst: previous == nil, previousStart: previous?.start, unit: progress.unit,
        volumeChange: progress.previousVolume.flatMap { before in
          let (change, overflow) = progress.volume.subtractingReportingOverflow(before)
          return overflow || (progress.volume == 0 && before == 0) ? nil : change
        })
    }
    return marks
  }
}
