import Testing
import WorkoutModel

@testable import Migration

/// Workouts without sets, as watches record them, laid onto the workouts with sets that they overlap.
@Suite struct EnvelopeTests {
  private final class Findings: FindingSink {
    var lines: [String] = []
    func report(_ finding: Finding) {
      lines.append("\(finding.kind): \(finding.what)" + (finding.detail.map { " | \($0)" } ?? ""))
    }
  }

  private func lifted(
    _ start: String, minutes: Int32? = 60, title: String? = "Push Day", reps: Int32 = 5
  ) -> Workout {
    Workout(
      title: title, start: Moment(start), durationSeconds: minutes.map { ExactDecimal($0 * 60) },
      exercises: [
        Exercise(
          ExerciseIdentity(name: "Squat"),
          sets: [ExerciseSet(reps: reps, load: Load(ExactDecimal(100), unit: .kilograms))])
      ])
  }

  private func envelope(
    _ start: String, minutes: Int32 = 60, heartRate: Int32? = 117, title: String = "Strength"
  ) -> Workout {
    var details = WorkoutDetails()
    details.averageHeartRate = heartRate.map { ExactDecimal($0) }
    return Workout(
      title: title, start: Moment(start), durationSeconds: ExactDecimal(minutes * 60), details: details)
  }

  private func merge(
    _ first: [Workout], _ second: [Workout], preference: MergeOptions.Preference? = nil
  ) -> (workouts: [String], counts: MergeResult.Counts, findings: [String]) {
    let findings = Findings()
    var options = MergeOptions()
    options.preference = preference
    let result = ArchiveMerge(options: options).merge(
      WorkoutArchive(workouts: first), WorkoutArchive(workouts: second), findings: findings)
    #expect(result.conflicts == [])
    return (
      result.archive.workouts.map { workout in
        let parts: [String?] = [
          workout.title, workout.start?.description, workout.durationSeconds.map { "\($0) s" },
          workout.details?.averageHeartRate.map { "\($0) bpm" },
          workout.details?.end.map { "to \($0)" }, "\(workout.exercises.count)",
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
      }, result.counts, findings.lines
    )
  }

  @Test func aWatchGivesHeartRateAndExactTimesAndItsOwnTitleIsNotTaken() {
    let result = merge(
      [lifted("2026-01-31T18:05", minutes: nil)],
      [envelope("2026-01-31T18:05:12+01:00"), envelope("2026-02-01T09:00:00+01:00", title: "Yoga")])
    #expect(
      result.workouts == [
        "Push Day, 2026-01-31T18:05:12+01:00, 3600 s, 117 bpm, 1",
        "Yoga, 2026-02-01T09:00:00+01:00, 3600 s, 117 bpm, 0",
      ])
    #expect(result.counts.laid == 1 && result.counts.added == 1 && result.counts.merged == 2)
    #expect(
      result.findings == [
        "converted: workout without sets merged into the one that it overlaps | workout "
          + "2026-01-31T18:05:12+01:00 \"Strength\" onto workout 2026-01-31T18:05 \"Push Day\"",
        "inconsistent: workout without sets matches no lifting workout; kept separately | workout "
          + "2026-02-01T09:00:00+01:00 \"Yoga\"",
      ])
  }

  @Test func moreExactTimesTakeThePlaceOfOthersWhichAreNamed() {
    let result = merge([lifted("2026-01-31T18:05", minutes: 65)], [envelope("2026-01-31T18:10:12")])
    #expect(result.workouts == ["Push Day, 2026-01-31T18:10:12, 3600 s, 117 bpm, 1"])
    #expect(
      result.findings.dropFirst() == [
        "dropped: values differ; one was kept | workout 2026-01-31T18:05 \"Push Day\": start: "
          + "2026-01-31T18:10:12 kept, 2026-01-31T18:05 dropped",
        "dropped: values differ; one was kept | workout 2026-01-31T18:05 \"Push Day\": duration: "
          + "3600 s kept, 3900 s dropped",
      ])
  }

  @Test func anEndFollowsTheTimesThatAreLaid() {
    var hevy = lifted("2026-01-31T18:04", minutes: 61)
    hevy.details = WorkoutDetails()
    hevy.details?.end = Moment("2026-01-31T19:05")
    let result = merge([hevy], [envelope("2026-01-31T18:05:12")])
    #expect(
      result.workouts == ["Push Day, 2026-01-31T18:05:12, 3600 s, 117 bpm, to 2026-01-31T19:05:12, 1"])
    #expect(
      result.findings.dropFirst() == [
        "dropped: values differ; one was kept | workout 2026-01-31T18:04 \"Push Day\": start: "
          + "2026-01-31T18:05:12 kept, 2026-01-31T18:04 dropped",
        "dropped: values differ; one was kept | workout 2026-01-31T18:04 \"Push Day\": duration: "
          + "3600 s kept, 3660 s dropped",
      ])
  }

  @Test func whatBothSayAsExactlyStaysAsTheWorkoutWithSetsHasItAndTheOtherIsNamed() {
    let result = merge([lifted("2026-01-31T18:05:00", minutes: 65)], [envelope("2026-01-31T18:10:12")])
    #expect(result.workouts == ["Push Day, 2026-01-31T18:05:00, 3900 s, 117 bpm, 1"])
    #expect(
      result.findings.dropFirst() == [
        "dropped: values differ; one was kept | workout 2026-01-31T18:05:00 \"Push Day\": start: "
          + "2026-01-31T18:05:00 kept, 2026-01-31T18:10:12 dropped",
        "dropped: values differ; one was kept | workout 2026-01-31T18:05:00 \"Push Day\": duration: "
          + "3900 s kept, 3600 s dropped",
      ])
  }

  /// A watch that counts repetitions, and so has sets of its own.
  private func activity(_ start: String, reps: Int32 = 5, exercise: String = "Squat") -> Workout {
    var workout = envelope(start)
    workout.exercises = [
      Exercise(
        ExerciseIdentity(name: exercise),
        sets: [
          ExerciseSet(
            reps: reps, load: Load(ExactDecimal(100), unit: .kilograms), durationSeconds: ExactDecimal(40))
        ])
    ]
    return workout
  }

  @Test func aTimeBesideRepetitionsThatOnlyOneStatesTellsNoWorkoutsApart() {
    let result = merge([lifted("2026-01-31T18:05")], [activity("2026-01-31T18:05:12")])
    #expect(result.workouts == ["Push Day, 2026-01-31T18:05:12, 3600 s, 117 bpm, 1"])
    #expect(result.counts.shared == 1)
    var other = activity("2026-01-31T18:05:12")
    other.exercises[0].sets[0].durationSeconds = ExactDecimal(55)
    #expect(merge([activity("2026-01-31T18:05:12")], [other]).workouts.count == 2)
  }

  @Test func sessionsThatOverlapAndStayAreNamed() {
    let result = merge(
      [lifted("2026-01-31T18:05")], [activity("2026-01-31T18:20:00", exercise: "Bench Press")])
    #expect(result.workouts.count == 2)
    #expect(
      result.findings == [
        "inconsistent: workouts of both archives overlap, both are kept | workout 2026-01-31T18:05 \"Push Day\" "
          + "and workout 2026-01-31T18:20:00 \"Strength\""
      ])
    #expect(
      merge([lifted("2026-01-31T18:05")], [activity("2026-01-31T18:50:00", exercise: "Row")]).findings == [])
  }

  @Test func theOrderOfTheArchivesDoesNotMatter() {
    let lifted = lifted("2026-01-31T18:05", minutes: 65)
    let watch = envelope("2026-01-31T18:10:12")
    #expect(merge([watch], [lifted]).workouts == merge([lifted], [watch]).workouts)
    #expect(
      merge([lifted], [watch], preference: .second).workouts
        == ["Push Day, 2026-01-31T18:10:12, 3600 s, 117 bpm, 1"])
    #expect(
      merge([watch], [lifted], preference: .first).workouts
        == ["Push Day, 2026-01-31T18:10:12, 3600 s, 117 bpm, 1"])
    #expect(merge([watch], [lifted]).counts.laid == 1)
  }

  @Test func twoThatOverlapOneWorkoutFillEachOther() {
    var phone = envelope("2026-01-31T18:05:00", heartRate: nil, title: "Hevy")
    phone.details?.activeEnergyKilocalories = ExactDecimal(300)
    let result = merge([lifted("2026-01-31T18:05")], [phone, envelope("2026-01-31T18:06:00", minutes: 58)])
    #expect(result.workouts == ["Push Day, 2026-01-31T18:05:00, 3600 s, 117 bpm, 1"])
    #expect(result.counts.laid == 2)
  }

  @Test func mergingTheSameExportAgainChangesNothing() {
    let export = [envelope("2026-01-31T18:05:12"), envelope("2026-02-01T09:00:00", title: "Yoga")]
    let findings = Findings()
    let once = ArchiveMerge().merge(
      WorkoutArchive(workouts: [lifted("2026-01-31T18:05")]), WorkoutArchive(workouts: export),
      findings: findings)
    let twice = ArchiveMerge().merge(once.archive, WorkoutArchive(workouts: export), findings: findings)
    #expect(twice.archive.workouts == once.archive.workouts)
    #expect(twice.counts.laid == 1 && twice.counts.shared == 1 && twice.counts.added == 0)
  }

  @Test func thoseOfOneArchiveAreNotLaidOntoEachOther() {
    let first = [lifted("2026-01-31T18:05"), envelope("2026-01-31T18:05:12")]
    let result = merge(first, [lifted("2026-02-02T18:05", reps: 8)])
    #expect(result.workouts.count == 3 && result.counts.laid == 0)
  }

  @Test func lessThanHalfAnOverlapIsAnotherSession() {
    let result = merge([lifted("2026-01-31T18:05")], [envelope("2026-01-31T18:45:00", title: "Walk home")])
    #expect(result.workouts.count == 2 && result.counts.laid == 0)
    #expect(
      merge([lifted("2026-01-31T18:05", minutes: nil)], [envelope("2026-01-31T18:21:00")]).counts.laid == 0)
    #expect(
      merge([lifted("2026-01-31T18:05", minutes: nil)], [envelope("2026-01-31T18:19:00")]).counts.laid == 1)
    #expect(
      merge([lifted("2026-01-31T18:05", minutes: nil)], [envelope("2026-01-31T17:30:00")]).counts.laid == 1)
  }

  @Test func aWorkoutKnownByItsDayTakesTheOnlyOneOfThatDay() {
    #expect(
      merge([lifted("2026-01-31", minutes: nil)], [envelope("2026-01-31T18:05:12")]).workouts
        == ["Push Day, 2026-01-31T18:05:12, 3600 s, 117 bpm, 1"])
    let two = [
      lifted("2026-01-31", minutes: nil), lifted("2026-01-31", minutes: nil, title: "Legs", reps: 8),
    ]
    let result = merge(two, [envelope("2026-01-31T18:05:12")])
    #expect(result.workouts.count == 3 && result.counts.laid == 0)
    #expect(result.findings.count == 1)
  }

  /// One app in UTC beside a watch in local time, through a change of the clocks.
  @Test func clocksThatDifferAreFoundOut() {
    let winter = (1...4).map { lifted("2026-03-0\($0)T17:00", reps: Int32($0)) }
    let summer = (1...4).map { lifted("2026-04-0\($0)T16:00", reps: Int32($0 + 4)) }
    let watch =
      (1...4).map { envelope("2026-03-0\($0)T18:0\($0):00") }
      + (1...4).map { envelope("2026-04-0\($0)T18:0\($0):00") }
    let result = merge(winter + summer, watch)
    #expect(result.counts.laid == 8)
    #expect(
      result.findings.first
        == "converted: times of workouts without sets moved to the clock of those with sets | 1 h ahead, as 4 "
        + "workouts that overlap then tell; 2 h ahead, as 4 workouts that overlap then tell")
    #expect(result.workouts.first == "Push Day, 2026-03-01T17:01:00, 3600 s, 117 bpm, 1")
  }

  @Test func aWorkoutWithoutAnEndOrTimeOfDayIsNoEnvelope() {
    let titleOnly = Workout(title: "Rest", start: Moment("2026-01-31T18:05:00"))
    let day = Workout(title: "Rest", start: Moment("2026-01-31"), durationSeconds: ExactDecimal(60))
    let result = merge([lifted("2026-01-31T18:05")], [titleOnly, day])
    #expect(result.workouts.count == 3 && result.findings == [])
  }
}
