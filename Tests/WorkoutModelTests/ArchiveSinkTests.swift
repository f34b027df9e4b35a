import ArchiveGenerator
import Testing
import WorkoutModel

@Suite struct ArchiveSinkTests {
  @Test func collectingAnArchiveGivesTheArchive() throws {
    var generator = ArchiveGenerator(seed: 5)
    let archive = generator.archive(workouts: 12)
    let collector = ArchiveCollector()
    try collector.take(archive)
    #expect(collector.archive == archive)
  }

  @Test func countingGivesTheSumsOfTheArchive() throws {
    var generator = ArchiveGenerator(seed: 6)
    var archive = generator.archive(workouts: 12)
    archive.source = .init(format: "btd", version: 6)
    archive.measurements = [
      BodyMeasurement(moment: nil, kind: "Weight", value: ExactDecimal(80), unit: "kg")
    ]
    archive.rides = [Ride(), Ride()]
    archive.workouts[4].start = nil
    let counter = ArchiveCounter()
    try counter.take(archive)
    let starts = archive.workouts.compactMap(\.start)
    #expect(counter.source == .init(format: "btd", version: 6))
    #expect(counter.workouts == 12)
    #expect(counter.exercises == archive.workouts.map(\.exercises.count).reduce(0, +))
    #expect(counter.sets == archive.workouts.flatMap(\.exercises).map(\.sets.count).reduce(0, +))
    #expect(counter.templates == 3)
    #expect(counter.exerciseTypes == 14)
    #expect(counter.measurements == 1)
    #expect(counter.rides == 2)
    #expect(counter.firstStart == starts.min())
    #expect(counter.lastStart == starts.max())
    #expect(counter.massUnit == .kilograms)
    #expect(counter.name == "Seeded Lifter")
  }

  @Test func countingNothingGivesNothing() throws {
    let counter = ArchiveCounter()
    try counter.take(WorkoutArchive())
    #expect(counter.workouts == 0)
    #expect(counter.exerciseTypes == 0)
    #expect(counter.firstStart == nil)
    #expect(counter.lastStart == nil)
    #expect(counter.source == nil)
  }

  @Test func theFirstAndLastStartDoNotHangOnTheOrder() throws {
    let counter = ArchiveCounter()
    for text in ["2020-05-05 10:00", "2019-01-01 09:00", "2021-12-31 23:59", "2020-01-01 00:00"] {
      counter.add(Workout(start: Moment(wallTime: text)))
    }
    #expect(counter.firstStart?.description == "2019-01-01T09:00")
    #expect(counter.lastStart?.description == "2021-12-31T23:59")
  }

  @Test func theSameSeedMakesTheSameArchive() {
    var first = ArchiveGenerator(seed: 7)
    var second = ArchiveGenerator(seed: 7)
    var other = ArchiveGenerator(seed: 8)
    let archive = first.archive(workouts: 5)
    #expect(archive == second.archive(workouts: 5))
    #expect(archive != other.archive(workouts: 5))
  }

  @Test func aTemplateOfAWorkoutLeavesTheDayBehind() {
    let identity = ExerciseIdentity(name: "Squat", variation: "", category: "Legs", style: .repsWeight)
    var details = WorkoutDetails()
    details.notes = "tired"
    let workout = Workout(
      id: WorkoutIdentifier("x"), title: "Legs", start: Moment(wallTime: "2026-01-31 18:05"),
      exercises: [Exercise(identity, sets: [ExerciseSet(reps: 5)])], supersets: [[0]], details: details)
    #expect(
      WorkoutTemplate(of: workout)
        == WorkoutTemplate(title: "Legs", exercises: [Exercise(identity)], supersets: [[0]]))
  }
}
