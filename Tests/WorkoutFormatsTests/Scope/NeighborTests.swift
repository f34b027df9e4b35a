import Testing
import WorkoutModel

@testable import FormatKit
@testable import WorkoutFormats

/// Workouts that a reader cannot tell apart are joined, and that is said.
@Suite struct NeighborTests {
  private func workout(_ exercise: String, seconds: Int32, notes: String? = nil) -> Workout {
    var workout = Workout(
      title: "Push", start: Moment(wallTime: "2026-01-31 18:05"), durationSeconds: ExactDecimal(seconds),
      exercises: ["Squat", exercise].map {
        Exercise(ExerciseIdentity(name: $0), sets: [ExerciseSet(reps: 5)])
      },
      supersets: [[0, 1]])
    var details = WorkoutDetails()
    details.notes = notes
    workout.details = notes == nil ? nil : details
    return workout
  }

  private func archive(_ workouts: Workout...) -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.workouts = workouts
    return archive
  }

  @Test func workoutsOfOneHeadBecomeOneWithTheirSupersetsAndNotes() throws {
    let archive = archive(
      workout("Row", seconds: 600, notes: "first"), workout("Dip", seconds: 600, notes: "second"))
    let writing = try write(archive, as: .hevy)
    #expect(
      writing.findings.lines == [
        "warning dropped /workouts/1: workouts: same start as the one before: merged into it"
      ])
    let read = try read(writing.bytes, as: .hevy).archive.workouts
    #expect(read.count == 1)
    #expect(read[0].exercises.map(\.identity.name) == ["Squat", "Row", "Squat", "Dip"])
    #expect(read[0].supersets == [[0, 1], [2, 3]])
    #expect(read[0].details?.notes == "first\nsecond")
  }

  @Test func whatOnlyOneOfThemCanHaveIsNamed() throws {
    var options = WriteOptions()
    options.variant = "ios"
    let findings = FindingList()
    let bytes = try Format.strong.bytes(
      of: archive(workout("Row", seconds: 600), workout("Row", seconds: 1_200)), options: options,
      findings: findings)
    #expect(
      findings.sums == [
        "1 dropped: not stored in Strong: workout duration",
        "1 dropped: workouts: same start as the one before: merged into it",
        "2 dropped: not stored in Strong: superset",
      ])
    #expect(try read(bytes).archive.workouts.map(\.durationSeconds) == [ExactDecimal(600)])
  }

  @Test func workoutsOfOtherHeadsStayApart() throws {
    let archive = archive(workout("Row", seconds: 600), workout("Row", seconds: 1_200))
    let writing = try write(archive, as: .hevy)
    #expect(writing.findings.lines == [])
    #expect(try read(writing.bytes, as: .hevy).archive.workouts.count == 2)
  }

  @Test func aNumberThatNoOtherUnitCanSayIsDroppedAndNotWrittenInTheWrongOne() throws {
    var archive = archive(workout("Row", seconds: 600))
    archive.workouts[0].supersets = nil
    let large = try #require(ExactDecimal(coefficient: 99_999_999_999_999_999))
    var details = SetDetails()
    details.distance = Distance(large, unit: .miles)
    archive.workouts[0].exercises[0].sets[0].load = Load(large, unit: .kilograms)
    archive.workouts[0].exercises[0].sets[0].details = details
    let writing = try write(archive, as: .strong, massUnit: .pounds)
    #expect(
      writing.findings.sums == [
        "1 dropped: not stored in Strong: distance",
        "1 dropped: not stored in Strong: weight",
      ])
    let set = try read(writing.bytes).archive.workouts[0].exercises[0].sets[0]
    #expect(set == ExerciseSet(reps: 5))
  }
}
