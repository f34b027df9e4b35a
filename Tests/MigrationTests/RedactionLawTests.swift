import ArchiveGenerator
import Migration
import Testing
import WorkoutModel

@Suite struct RedactionLawTests {
  private func archive(_ seed: UInt64) -> WorkoutArchive {
    var options = RichArchiveGenerator.Options()
    options.texts = (0..<20).map { "Geheimnis \($0)" }
    options.exerciseNames = (0..<20).map { "Exercise \($0)" }
    var generator = RichArchiveGenerator(seed: seed, options: options)
    return generator.archive(workouts: 12)
  }

  /// All that a value holds, in words.
  private func words(_ value: some Any) -> String {
    var text = ""
    dump(value, to: &text)
    return text
  }

  /// The archive without what is listed as still in the file: the words that exercises go by.
  private func withoutExercises(_ archive: WorkoutArchive) -> WorkoutArchive {
    var archive = archive
    archive.source = nil
    archive.exerciseTypes = nil
    archive.categoryColors = nil
    archive.goals = []
    archive.routine = nil
    archive.profile.achievements = nil
    func bare(_ exercises: [Exercise]) -> [Exercise] {
      exercises.map { exercise in
        var bare = Exercise(ExerciseIdentity(name: ""), sets: exercise.sets, details: exercise.details)
        bare.details?.equipment = nil
        bare.details?.muscles = []
        return bare
      }
    }
    for index in archive.workouts.indices {
      archive.workouts[index].exercises = bare(archive.workouts[index].exercises)
    }
    for index in archive.templates.indices {
      archive.templates[index].exercises = bare(archive.templates[index].exercises)
    }
    return archive
  }

  @Test(arguments: UInt64(1)...40)
  func nothingThatItsUserHasWrittenIsLeftButTheWordsOfExercises(seed: UInt64) {
    let archive = archive(seed)
    #expect(words(withoutExercises(archive)).contains("Geheimnis"))
    let redacted = Redaction().redact(archive).archive
    #expect(!words(withoutExercises(redacted)).contains("Geheimnis"))
    #expect(!words(redacted).contains("WorkoutModel.SourceFields"))
    #expect(redacted.workouts.allSatisfy { $0.id == nil } && redacted.templates.allSatisfy { $0.id == nil })
    #expect(redacted.measurements == [] && redacted.profile.picture == nil)
  }

  @Test func listsTheWordsThatItsUserMayHaveMadeUp() {
    var archive = WorkoutArchive()
    let own = ExerciseIdentity(name: "Gym corner", variation: "my way", category: "Fun")
    archive.workouts = [Workout(exercises: [Exercise(own)])]
    archive.workouts[0].exercises[0].details = ExerciseDetails()
    archive.workouts[0].exercises[0].details?.equipment = "old chair"
    archive.exerciseTypes = [ExerciseType(name: "Squat", variations: ["own"], category: "Legs", style: .reps)]
    archive.exerciseTypes?[0].sourceFields = SourceFields(
      format: "btd", fields: [.init(name: "x", text: "1")])
    let result = Redaction().redact(archive)
    #expect(
      result.remaining == [
        "names of exercises that the catalogue does not know: Gym corner",
        "variations that the catalogue does not know: my way, own",
        "categories that the apps do not have: Fun", "equipment: old chair",
      ])
    #expect(result.archive.exerciseTypes?.first?.sourceFields == nil)
  }

  @Test func listsWhatIsStillToldOfTheBody() {
    var archive = WorkoutArchive()
    var details = SetDetails()
    details.ratingOfPerceivedExertion = ExactDecimal(8)
    details.restSeconds = ExactDecimal(90)
    let set = ExerciseSet(details: details)
    archive.workouts = [Workout(exercises: [Exercise(ExerciseIdentity(name: nil), sets: [set])])]
    archive.workouts[0].exercises[0].details = ExerciseDetails()
    archive.workouts[0].exercises[0].details?.muscles = ["chest"]
    var ride = Ride()
    ride.sport = "bike"
    ride.thresholdPowerWatts = ExactDecimal(250)
    archive.rides = [ride]
    archive.routine = WeeklyRoutine(
      days: [["Push-ups"]], stages: [ProgressionStage(progression: "pushup", stage: 3, level: "beginner")])
    let remaining = Redaction().redact(archive).remaining
    #expect(
      remaining.filter { !$0.hasPrefix("1 set ") && !$0.hasPrefix("names of exercises") } == [
        "how hard sets felt (RPE, RIR)", "rests between sets", "muscles of exercises",
        "the threshold power of rides, which shows how strong you are", "the sport of rides: bike",
        "the week of bodyweight progressions", "the stages of bodyweight progressions that were reached",
      ])
  }

  @Test(arguments: UInt64(1)...20)
  func keepingEverythingChangesNothing(seed: UInt64) {
    let archive = archive(seed)
    var redaction = Redaction()
    redaction.kept = Set(Redaction.Part.allCases)
    #expect(redaction.redact(archive).archive == archive)
  }

  @Test(arguments: UInt64(1)...20)
  func noDateStaysWhereDatesAreMoved(seed: UInt64) {
    let archive = archive(seed)
    var redaction = Redaction()
    redaction.shiftWeeks = -40
    let moved = redaction.redact(archive).archive
    for (before, after) in zip(archive.workouts, moved.workouts) {
      let days = before.start?.date.flatMap { day in
        after.start?.date.map { day.daysSince1970 - $0.daysSince1970 }
      }
      #expect(days == (before.start == nil ? nil : 280))
      #expect(before.details?.end == nil || before.details?.end != after.details?.end)
    }
    #expect(archive.profile.created == nil || archive.profile.created != moved.profile.created)
  }
}
