/// How many workouts there are, with how many exercises and sets.
package struct WorkoutAmount: Sendable {
  package private(set) var workouts = 0
  package private(set) var exercises = 0
  package private(set) var sets = 0

  package init() {}

  package mutating func add(_ workout: Workout) {
    workouts += 1
    exercises += workout.exercises.count
    for index in workout.exercises.indices { sets += workout.exercises[index].sets.count }
  }

  package mutating func add(_ other: WorkoutAmount) {
    workouts += other.workouts
    exercises += other.exercises
    sets += other.sets
  }
}
