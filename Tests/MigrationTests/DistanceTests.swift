import Migration
import Testing
import WorkoutModel

@Suite struct DistanceTests {
  private func run(_ distance: String?, _ unit: DistanceUnit?, seconds: Int64? = 1_800) throws
    -> WorkoutArchive
  {
    var set = ExerciseSet()
    set.durationSeconds = seconds.flatMap { ExactDecimal(coefficient: $0) }
    if let distance {
      var details = SetDetails()
      details.distance = Distance(try #require(ExactDecimal(distance)), unit: unit)
      set.details = details
    }
    var workout = Workout(exercises: [Exercise(ExerciseIdentity(name: "Running"), sets: [set])])
    workout.start = Moment(wallTime: "2024-01-01 18:00")
    var archive = WorkoutArchive()
    archive.workouts = [workout]
    return archive
  }

  @Test(arguments: [Int64?.none, 1_800])
  func tellsRunsOfDifferentLengthApart(seconds: Int64?) throws {
    let (five, ten) = (
      try run("5", .kilometers, seconds: seconds), try run("10", .kilometers, seconds: seconds)
    )
    let result = ArchiveMerge().merge(five, ten, findings: FindingLog())
    #expect(result.archive.workouts.count == 2)
    var both = five
    both.workouts += ten.workouts
    let deduplicated = Deduplication().deduplicate(both, findings: FindingLog())
    #expect(deduplicated.archive.workouts.count == 2)
  }

  @Test(arguments: [Int64?.none, 1_800])
  func knowsARunAgainInAnotherUnit(seconds: Int64?) throws {
    for (kilometers, miles) in [("5", "3.11"), ("5.05", "3.14"), ("10", "6.2"), ("42.195", "26.22")] {
      let (first, second) = (
        try run(kilometers, .kilometers, seconds: seconds), try run(miles, .miles, seconds: seconds)
      )
      let result = ArchiveMerge().merge(first, second, findings: FindingLog())
      #expect(result.archive == first, "\(kilometers) km")
      #expect(ArchiveComparison(first, second).isEmpty, "\(kilometers) km")
    }
  }

  @Test func knowsARunAgainOfWhichOneSideHasNoDistance() throws {
    let (first, second) = (try run(nil, nil), try run("5", .kilometers))
    #expect(ArchiveMerge().merge(first, second, findings: FindingLog()).archive == second)
    #expect(ArchiveMerge().merge(second, first, findings: FindingLog()).archive == second)
  }
}
