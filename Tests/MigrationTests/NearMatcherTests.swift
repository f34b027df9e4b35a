import ArchiveGenerator
import Testing
import WorkoutModel

@testable import Migration

/// How many sets two workouts share, told from one bit a set, and counted.
@Suite struct NearMatcherTests {
  /// Workouts of one day, each with some of the sets of the one before.
  private func workouts(seed: UInt64) -> [Workout] {
    var generator = ArchiveGenerator(seed: seed)
    var workouts: [Workout] = []
    for number in 0..<40 {
      var workout = generator.workout()
      workout.start = Moment(wallTime: "2024-05-06 \(10 + number % 3):00")
      if let last = workouts.last, number % 3 > 0 {
        workout.exercises = Array(workout.exercises.prefix(number % 4)) + last.exercises.dropLast(number % 2)
        if number % 5 == 0, !workout.exercises.isEmpty {
          let sets = workout.exercises[0].sets
          workout.exercises[0].sets = Array(sets.dropFirst()) + sets
        }
      }
      workouts.append(workout)
    }
    return workouts
  }

  /// The number of each set that says something.
  private func hashes(_ workout: Workout, _ keys: ExerciseKeys) -> [SetHash] {
    workout.exercises.flatMap { exercise in
      exercise.sets.compactMap { SetHash($0, of: keys[exercise.identity]) }
    }
  }

  @Test(arguments: UInt64(1)...6) func findsWhatCountingEverySetFinds(seed: UInt64) {
    let archive = WorkoutArchive(workouts: workouts(seed: seed))
    let keys = ExerciseKeys([archive])
    let clock = WorkoutClock([archive])
    let known = archive.workouts.map { KnownWorkout($0, keys: keys, clock: clock) }
    let matcher = NearMatcher(
      keys: keys, first: known, second: known, workouts: archive.workouts, others: archive.workouts)
    var (matches, bare) = (0, 0)
    for (index, workout) in known.enumerated() {
      for (otherIndex, other) in known.enumerated()
      where workout.content != other.content {
        var rest = hashes(archive.workouts[otherIndex], keys)
        let all = max(hashes(archive.workouts[index], keys).count, rest.count)
        let shared = hashes(archive.workouts[index], keys).count { hash in
          rest.firstIndex(of: hash).map { rest.remove(at: $0) } != nil
        }
        #expect(workout.mostShared(with: other) >= shared)
        // What both say besides may tell sets apart that have one number here.
        guard workout.texts.isEmpty || other.texts.isEmpty, workout.seconds.isEmpty || other.seconds.isEmpty,
          workout.distances.isEmpty || other.distances.isEmpty
        else { continue }
        let isNear = shared > 0 && (workout.minute == other.minute || shared * 2 >= all)
        let match = matcher.likeness(index, otherIndex)
        #expect(match.map { [$0.setCount, $0.differingSetCount] } == (isNear ? [all, all - shared] : nil))
        if isNear { matches += 1 } else { bare += 1 }
      }
    }
    #expect(matches > 20 && bare > 200, "\(matches), \(bare)")
  }
}
