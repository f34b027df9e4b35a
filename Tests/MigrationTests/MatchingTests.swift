import Migration
import Testing
import WorkoutModel

@Suite struct MatchingTests {
  private func workout(_ id: String?, _ start: String?, reps: Int32 = 5) -> Workout {
    var workout = Workout(
      exercises: [
        Exercise(ExerciseIdentity(name: "Squat"), sets: [ExerciseSet(reps: reps)])
      ])
    workout.id = id.map { WorkoutIdentifier($0) }
    workout.start = start.flatMap { Moment(wallTime: $0) }
    return workout
  }

  private func archive(_ workouts: [Workout]) -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.workouts = workouts
    return archive
  }

  @Test func pairsTheLikestOfSeveralWithOneIdentifier() {
    let all = [
      workout("A", "2024-01-01 18:00", reps: 5), workout("A", "2024-01-02 18:00", reps: 6),
      workout("A", "2024-01-03 18:00", reps: 7),
    ]
    for one in all {
      let result = ArchiveMerge().merge(archive([one]), archive(all), findings: FindingLog())
      #expect(result.conflicts == [] && Set(result.archive.workouts) == Set(all))
    }
  }

  @Test func pairsThoseWithOneIdentifierInTheirOrderWhereNoneSaysTheSame() {
    let days = (1...4).map { "2024-01-0\($0) 18:00" }
    let first = archive(days.map { workout("A", $0, reps: 5) } + [workout("B", "2024-02-01 18:00")])
    let second = archive((0..<3).map { workout("A", days[$0], reps: 10 + Int32($0)) })
    var options = MergeOptions()
    options.preference = .second
    let merged = ArchiveMerge(options: options).merge(first, second, findings: FindingLog()).archive.workouts
    #expect(merged.map { $0.exercises[0].sets[0].reps } == [10, 11, 12, 5, 5])
    #expect(merged.map(\.start) == first.workouts.map(\.start))
  }

  @Test(arguments: [true, false])
  func knowsAWorkoutByItsDayWhereOneSideAloneHasTheTime(isFirst: Bool) {
    let timed = archive([workout(nil, "2024-01-01 18:00"), workout(nil, "2024-01-02 18:00", reps: 6)])
    var dated = timed
    dated.workouts[0].start = Moment(wallTime: "2024-01-01 00:00")?.cut(to: .day)
    let (first, second) = isFirst ? (timed, dated) : (dated, timed)
    let result = ArchiveMerge().merge(first, second, findings: FindingLog())
    #expect(result.counts.shared == 2 && result.counts.added == 0)
    #expect(result.archive.workouts.map(\.start) == timed.workouts.map(\.start))
  }

  @Test func keepsUndatedWorkoutsThatAreAlikeUnlessAsked() {
    let undated = archive([workout(nil, nil), workout(nil, nil), workout(nil, nil, reps: 6)])
    let result = Deduplication().deduplicate(undated, findings: FindingLog())
    #expect(result.archive == undated && result.groups == [])
    #expect(result.nearMatches.map(\.reason) == ["no date, same sets"])
    var options = MergeOptions()
    options.mergesNearMatches = true
    let merged = Deduplication(options: options).deduplicate(undated, findings: FindingLog())
    #expect(merged.archive.workouts.count == 2)
    #expect(ArchiveMerge().merge(undated, undated, findings: FindingLog()).archive == undated)
  }

  @Test func takesAnEmptyTextForNone() throws {
    var (first, second) = (workout("A", "2024-01-01 18:00"), workout("A", "2024-01-01 18:00"))
    (first.title, second.title) = ("", "Legs")
    let result = ArchiveMerge().merge(archive([first]), archive([second]), findings: FindingLog())
    #expect(result.conflicts == [] && result.archive.workouts == [second])
  }

  @Test func takesTheUnitFromTheSideThatStatesIt() throws {
    func archive(_ unit: MassUnit?, _ distanceUnit: DistanceUnit?) throws -> WorkoutArchive {
      var details = SetDetails()
      details.distance = Distance(try #require(ExactDecimal("0.5")), unit: distanceUnit)
      let set = ExerciseSet(reps: 5, load: Load(ExactDecimal(50), unit: unit), details: details)
      let exercise = Exercise(ExerciseIdentity(name: "Carry"), sets: [set])
      return self.archive([
        Workout(start: Moment(wallTime: "2024-01-01 18:00"), exercises: [exercise])
      ])
    }
    let (bare, stated) = try (archive(nil, nil), archive(.pounds, .miles))
    for (first, second) in [(bare, stated), (stated, bare)] {
      let log = FindingLog()
      #expect(ArchiveMerge().merge(first, second, findings: log).archive.workouts == stated.workouts)
      #expect(log.groups.isEmpty)
      #expect(ArchiveComparison(first, second).isEmpty)
    }
  }

  @Test func followsTheUnitThatOneSideHasChosenSince() {
    var (base, second) = (archive([]), archive([]))
    base.preferences.massUnit = .pounds
    second.preferences.massUnit = .kilograms
    let result = ArchiveMerge().merge(base, second, base: base, findings: FindingLog())
    #expect(result.archive.preferences.massUnit == .kilograms)
    #expect(
      ArchiveMerge().merge(base, second, findings: FindingLog()).archive.preferences.massUnit == .pounds)
  }
}
