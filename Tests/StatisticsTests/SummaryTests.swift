import Testing
import WorkoutModel

@testable import Statistics

@Suite struct SummaryTests {
  private func kilograms(_ value: Int32) -> Load { Load(ExactDecimal(value), unit: .kilograms) }

  private func workout(_ day: String, _ name: String, _ sets: ExerciseSet...) -> Workout {
    Workout(
      title: "Gym", start: Moment(day), exercises: [Exercise(ExerciseIdentity(name: name), sets: sets)])
  }

  private func summaries(_ workouts: Workout...) -> [ExerciseSummary] {
    ExerciseSummary.all(of: WorkoutArchive(workouts: workouts), at: Array(workouts.indices))
  }

  @Test func workoutsComeNewestLastAndThoseWithoutADateFirst() {
    let workouts = [
      workout("2024-03-02", "Squat"), Workout(title: "Once"), workout("2024-03-01", "Squat"),
      workout("2024-03-02", "Squat"),
    ]
    let all = WorkoutSummary.all(of: WorkoutArchive(workouts: workouts), at: [0, 1, 2, 3])
    #expect(all.map { $0.index } == [1, 2, 0, 3])
    #expect(WorkoutSummary.all(of: WorkoutArchive(), at: []).isEmpty)
  }

  @Test func volumeIsInTheUnitOfTheFirstLoadAndNeitherHelpNorCardioIsLifted() {
    let sets = [
      ExerciseSet(reps: 5, load: kilograms(100)),
      ExerciseSet(reps: 2, load: Load(.tenths(2205), unit: .pounds)),
      ExerciseSet(reps: 8, load: kilograms(-20)), ExerciseSet(durationSeconds: 60),
    ]
    var workout = Workout(exercises: [Exercise(ExerciseIdentity(name: "Squat"), sets: sets)])
    workout.exercises.append(
      Exercise(ExerciseIdentity(name: "Assisted Dip"), sets: [ExerciseSet(reps: 8, load: kilograms(30))]))
    workout.exercises.append(
      Exercise(ExerciseIdentity(name: "Jump Rope"), sets: [ExerciseSet(reps: 50, load: kilograms(100))]))
    let summary = WorkoutSummary.all(of: WorkoutArchive(workouts: [workout]), at: [0])[0]
    // 5 × 100 kg and 2 × 100.02 kg, which is what 220.5 lb are.
    #expect(summary.volume == 700)
    #expect(summary.unit == .kilograms)
    #expect(summary.exercises == 3 && summary.sets == 6)
  }

  @Test func spellingsOfOneExerciseAreOne() {
    let all = summaries(
      workout("2024-03-01", "Bench Press (Barbell)", ExerciseSet(reps: 5, load: kilograms(80))),
      workout("2024-03-03", "Barbell Bench Press", ExerciseSet(reps: 5, load: kilograms(75))))
    #expect(all.map { $0.name } == ["Barbell Bench Press"])
    #expect(all[0].workouts == 2 && all[0].sets == 2 && all[0].lastWorkout == 1)
    #expect(all[0].best?.workout == 0 && all[0].best?.text == "5 × 80 kg")
  }

  @Test func theBestSetHasTheHighestOneRepMaxInOneUnit() {
    let all = summaries(
      workout("2024-03-01", "Squat", ExerciseSet(reps: 5, load: kilograms(100)), ExerciseSet(reps: 30)),
      workout("2024-03-03", "Squat", ExerciseSet(reps: 1, load: Load(250, unit: .pounds))),
      workout("2024-03-05", "Squat", ExerciseSet(reps: 5, load: kilograms(100))))
    // 5 × 100 kg are 116 kg; 250 lb are 113 kg.
    #expect(all[0].best?.workout == 0)
    #expect(all[0].best?.oneRepMax == 116)
    #expect(all[0].best?.unit == .kilograms)
  }

  @Test func lessHelpIsBestAndIsNoOneRepMax() {
    let all = summaries(
      workout(
        "2024-03-01", "Assisted Pull Up", ExerciseSet(reps: 8, load: kilograms(30)),
        ExerciseSet(reps: 6, load: kilograms(20)), ExerciseSet(reps: 7, load: kilograms(20))))
    #expect(all[0].best?.text == "7 × 20 kg")
    #expect(all[0].best?.oneRepMax == nil)
  }

  @Test func theWeightOfCardioIsNoOneRepMax() {
    let all = summaries(
      workout(
        "2024-03-01", "Jump Rope", ExerciseSet(reps: 50, load: kilograms(100)), ExerciseSet(reps: 60)))
    #expect(all[0].best?.text == "60 reps")
    #expect(all[0].best?.oneRepMax == nil)
  }

  @Test func withoutWeightsRepetitionsThenDistanceThenTimeDecide() {
    var far = SetDetails()
    far.distance = Distance(3, unit: .kilometers)
    let all = summaries(
      workout("2024-03-01", "Plank", ExerciseSet(durationSeconds: 60), ExerciseSet(durationSeconds: 90)),
      workout("2024-03-02", "Running", ExerciseSet(durationSeconds: 1_200), ExerciseSet(details: far)),
      workout("2024-03-03", "Push Up", ExerciseSet(reps: 20), ExerciseSet(reps: 25)),
      workout("2024-03-04", "Rest", ExerciseSet()))
    #expect(all.map { $0.name } == ["Plank", "Push Up", "Rest", "Running"])
    #expect(all.map { $0.best?.text } == ["90 s", "25 reps", nil, "3 km"])
  }
}
