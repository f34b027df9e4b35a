import Testing
import WorkoutModel

@testable import WorkoutFormats

/// The limit stops bombs and no one who trains.
@Suite struct PackedLimitTests {
  /// Ten years of days with the same sets and the same note at each, which pack to next to nothing.
  @Test func theSamePushUpsEveryDayForTenYearsArePacked() throws {
    var archive = WorkoutArchive()
    let identity = ExerciseIdentity(name: "Push-up", variation: nil, category: "Chest", style: .reps)
    var details = SetDetails()
    details.ratingOfPerceivedExertion = ExactDecimal(8)
    details.note = "easy"
    let set = ExerciseSet(reps: 10, details: details)
    archive.workouts = (0..<3_650).map { day in
      var workout = Workout()
      workout.start = CivilDate(daysSince1970: 15_000 + day).flatMap { Moment(date: $0, precision: .day) }
      workout.exercises = (0..<5).map { _ in
        Exercise(identity, sets: [ExerciseSet](repeating: set, count: 20))
      }
      return workout
    }
    let bytes = try PackedPayload.bytes(of: archive)
    #expect(bytes.count < 4_000)
    #expect(try PackedPayload.archive(in: bytes, name: "x") == archive)
  }
}
