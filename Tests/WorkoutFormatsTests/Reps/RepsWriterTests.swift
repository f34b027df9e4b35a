import ArchiveGenerator
import ExerciseCatalog
import ReadingLaws
import Testing
import WorkoutModel

@testable import WorkoutFormats

@Suite struct RepsWriterTests {
  private func archive(_ exercises: Exercise..., stages: [ProgressionStage] = []) -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.workouts = [
      Workout(start: Moment(wallTime: "2026-01-31 18:05")?.withOffset(0), exercises: exercises)
    ]
    if !stages.isEmpty { archive.routine = WeeklyRoutine(days: [], stages: stages) }
    return archive
  }

  private func levels(_ archive: WorkoutArchive) throws -> [JSONValue?] {
    try JSONValue(write(archive, as: .reps).bytes)["journal"]?.elements.map { $0["level"] } ?? []
  }

  @Test func onlyStagesOfProgressionsAreWritten() throws {
    let writing = try write(
      archive(
        Exercise(
          ExerciseIdentity(name: "Full push-ups", category: "Chest", style: .reps),
          sets: [ExerciseSet(reps: 12)]),
        Exercise(ExerciseIdentity(name: "Bench Press"), sets: [ExerciseSet(reps: 5), ExerciseSet(reps: 4)])),
      as: .reps)
    #expect(
      writing.findings.lines == [
        "note added /workouts/0/exercises/0/sets/0: set target: taken from the level intermediate",
        "warning dropped /workouts/0/exercises/1: not stored in a journal of Reps: exercise unknown to the app | Bench Press",
        "note added : identifiers of entries, derived from their dates",
      ])
    let entry = try #require(try JSONValue(writing.bytes)["journal"]?.elements.first)
    #expect(
      entry.removing("id")
        == (try JSONValue(
          """
          {"date":"2026-01-31T18:05:00Z","exerciseType":"pushup","stage":4,"level":"intermediate","reps":12}
          """)))
  }

  @Test func theLevelIsThatOfTheTargetElseTheStandingElseWhatWasReached() throws {
    let identity = ExerciseIdentity(name: "Full push-ups")
    func sets(_ reps: Int32..., target: Int32? = nil) -> Exercise {
      Exercise(
        identity,
        sets: reps.map { reps in
          var set = ExerciseSet(reps: reps)
          if let target {
            set.details = SetDetails()
            set.details?.target = SetTarget()
            set.details?.target?.reps = target
          }
          return set
        })
    }
    func texts(_ names: String...) -> [JSONValue] { names.map { .text(Array($0.unicodeScalars)) } }
    #expect(
      try levels(archive(sets(1, 5, 10, 25))) == texts("beginner", "beginner", "intermediate", "progression"))
    #expect(
      try levels(archive(sets(1), stages: [.init(progression: "pushup", stage: 4, level: "progression")]))
        == texts("progression"))
    #expect(
      try levels(archive(sets(1), stages: [.init(progression: "pushup", stage: 3, level: "progression")]))
        == texts("beginner"))
    #expect(try levels(archive(sets(1, target: 20))) == texts("progression"))
  }

  @Test func workoutsOfOneDayAreNamed() throws {
    var archive = archive(Exercise(ExerciseIdentity(name: "Full push-ups"), sets: [ExerciseSet(reps: 5)]))
    archive.workouts.append(archive.workouts[0])
    let writing = try write(archive, as: .reps)
    #expect(
      writing.findings.lines.contains(
        "warning dropped /workouts/1: workouts: same day as an earlier one: merged into it"))
    #expect(try read(writing.bytes).archive.workouts.count == 1)
  }

  /// Archives whose exercises are stages of progressions, each once a workout.
  private func seeded(_ seed: Int) -> WorkoutArchive {
    var options = RichArchiveGenerator.Options()
    options.massUnits = [.kilograms]
    options.exerciseNames = Catalog.progressions.map(\.name)
    var generator = RichArchiveGenerator(seed: UInt64(seed), options: options)
    var archive = generator.archive(workouts: 1 + seed % 4)
    for number in archive.workouts.indices {
      var names: Set<String?> = []
      archive.workouts[number].exercises.removeAll { !names.insert($0.identity.name).inserted }
      archive.workouts[number].supersets = nil
    }
    return archive
  }

  @Test func whatIsLostIsNamedAndWhatIsNamedIsLost() {
    for seed in 0..<40 {
      if let violation = ConversionLaw.violation(by: seeded(seed), through: "reps") {
        Issue.record("seed \(seed): \(violation)")
        return
      }
    }
  }

  @Test func whatFitsComesBackTheSame() throws {
    for seed in 0..<40 {
      let held = try #require(ConversionLaw.held(seeded(seed), by: "reps"))
      let writing = try write(held, as: .reps)
      #expect(writing.findings.findings.filter { $0.kind != .added } == [], "seed \(seed)")
      #expect(try read(writing.bytes, as: .reps).archive == held, "seed \(seed)")
    }
  }

  @Test func noInputBringsTheReaderDown() throws {
    let pieces = [
      "\"", "{}", "[]", "null", "0", "-1", "1e400", "-1e-40", "\"x\"", "5,5", "9e9", "1e300",
      "99999999999999999999",
      "\"2026-01-31T18:05:00+02:00\"", "\"2026-01-31\"", "\"pushup\",", "\"stage\":", "}", "]", ",", "\u{0}",
      "\\",
    ]
    let seed = Array(RepsReaderTests.bundle.utf8)
    var mutated = MutatedBytes(seed: 12, pieces: pieces)
    var readable = 0
    for round in 0..<1_500 {
      let bytes = round % 2 == 0 ? mutated.next(of: seed) : mutated.nextValue(of: mutated.nextValue(of: seed))
      guard let reading = try? read(bytes, as: .reps) else { continue }
      readable += 1
      let writing = try write(reading.archive, as: .reps, date: "2026-01-31 18:05")
      #expect(throws: Never.self) { try read(writing.bytes, as: .reps) }
    }
    #expect(readable > 100)
  }
}
