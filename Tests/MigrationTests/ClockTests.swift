import ArchiveGenerator
import Migration
import Testing
import WorkoutModel

@Suite struct ClockTests {
  /// A year of training, every third day at a time of its own, each workout with another load.
  private func year(_ count: Int = 120, load: (Int) -> Int = { 50 + $0 }) throws -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.source = .init(format: "strong", version: nil)
    let identity = ExerciseIdentity(name: "Squat (Barbell)")
    let first = try #require(Moment(wallTime: "2024-01-01 10:10"))
    for number in 0..<count {
      let minutes = number * 3 * 1_440 + number % 9 * 60 + number % 50
      let load = try #require(ExactDecimal(coefficient: Int64(load(number))))
      var workout = Workout(
        exercises: [
          Exercise(
            identity,
            sets: (0..<5).map { _ in ExerciseSet(reps: 5, load: Load(load, unit: .kilograms)) })
        ])
      workout.start = first.shifted(bySeconds: Int64(minutes * 60), offsetMinutes: nil)
      archive.workouts.append(workout)
    }
    return archive
  }

  /// The archive on a clock that is ahead by as many minutes as `minutes` says of each workout.
  private func moved(_ archive: WorkoutArchive, by minutes: (Int) -> Int) -> WorkoutArchive {
    var archive = archive
    for index in archive.workouts.indices {
      let start = archive.workouts[index].start
      archive.workouts[index].start = start?.shifted(
        bySeconds: Int64(minutes(index) * 60), offsetMinutes: nil)
    }
    return archive
  }

  private func merged(_ first: WorkoutArchive, _ second: WorkoutArchive) -> MergeResult {
    ArchiveMerge().merge(first, second, findings: FindingLog())
  }

  @Test func findsBothOffsetsOfAClockThatChangesWithTheSeasons() throws {
    let year = try year()
    let isSummer = 30..<90
    let other = moved(year) { isSummer.contains($0) ? 120 : 60 }
    let result = merged(year, other)
    #expect(result.clockOffsets.map(\.minutes).sorted() == [60, 120])
    #expect(result.clockOffsets.map(\.workouts) == [60, 60])
    #expect(result.archive == year && result.nearMatches == [])
    #expect(merged(other, year).clockOffsets.map(\.minutes).sorted() == [-120, -60])
    let log = FindingLog()
    _ = ArchiveMerge().merge(year, other, findings: log)
    let detail = try #require(log.groups.first?.first.detail)
    #expect(detail.contains("1 h ahead") && detail.contains("; ") && detail.contains("2 h ahead"))
  }

  @Test func findsASeasonInWhichTheClocksAgreeToo() throws {
    let year = try year()
    let other = moved(year) { (30..<80).contains($0) ? 60 : 0 }
    let result = merged(year, other)
    #expect(result.archive == year)
    #expect(result.clockOffsets.map(\.minutes) == [0, 60])
  }

  @Test func movesWhatIsNewAsItsNeighboursSay() throws {
    let year = try year()
    let other = moved(year) { (30..<90).contains($0) ? 120 : 60 }
    var part = year
    part.workouts = year.workouts.enumerated().filter { $0.offset % 4 != 3 }.map(\.element)
    #expect(Set(merged(part, other).archive.workouts) == Set(year.workouts))
  }

  @Test func comparesAndMergesFromAnAncestorAcrossTheSeasons() throws {
    let year = try year()
    let other = moved(year) { (30..<90).contains($0) ? 120 : 60 }
    #expect(ArchiveComparison(year, other).isEmpty)
    var shorter = other
    shorter.workouts.removeLast(3)
    let result = ArchiveMerge().merge(year, shorter, base: year, findings: FindingLog())
    #expect(result.archive.workouts == year.workouts.dropLast(3) && result.conflicts == [])
  }

  @Test func neverTakesTheSameRoutineOfAnotherDayForOne() throws {
    // The same loads always, in the evenings here and twelve hours later there: no clock explains that.
    let evenings = try year(60) { _ in 100 }
    let mornings = moved(evenings) { _ in 840 }
    let result = merged(evenings, mornings)
    #expect(result.archive.workouts.count == 120 && result.clockOffsets == [])
    let one = try year(1)
    #expect(merged(one, moved(one) { _ in 840 }).archive.workouts.count == 2)
    for days in 1...3 {
      let later = moved(evenings) { _ in days * 1_440 + 60 }
      #expect(merged(evenings, later).archive.workouts.count >= 60 + days)
    }
  }

  @Test func takesOffsetsThatTakeTurnsFromDayToDayForChance() throws {
    let year = try year()
    let other = moved(year) { $0.isMultiple(of: 2) ? 0 : 60 }
    let result = merged(year, other)
    #expect(result.clockOffsets == [])
    #expect(result.archive.workouts.count == 180 && result.nearMatches.count == 60)
  }
}
