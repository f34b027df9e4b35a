import Testing
import WorkoutModel

@testable import Notation
@testable import WorkoutFormats

@Suite struct FitNotesWritingTests {
  private static let sample = """
    Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
    2026-08-13,Cycling,Cardio,66.14,lbs,,1000.0,m,0:05:00,"weight, distance"
    2026-08-13,Cycling,Cardio,,,10,2.0,km,1:12:00,""
    2026-08-13,"Press (Each Side, Seated)",Shoulders,0.0,kgs,12,,,,""
    2026-08-13,Cycling,Cardio,-20.0,kgs,8,,,,"drop"
    2026-08-14,Dips,,,,12,,,,""

    """

  private func archive(_ workouts: Workout...) -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.workouts = workouts
    return archive
  }

  private func squat(_ reps: Int32...) throws -> Exercise {
    let load = Load(try #require(ExactDecimal("100")), unit: .kilograms)
    return Exercise(ExerciseIdentity(name: "Squat"), sets: reps.map { ExerciseSet(reps: $0, load: load) })
  }

  @Test func anExportOfTheAppIsWrittenBackByteForByte() throws {
    let writing = try write(try read(Self.sample).archive, as: .fitNotes)
    #expect(writing.text == Self.sample)
    #expect(writing.findings.lines == [])
  }

  @Test func anOlderLayoutIsWrittenAsTheNewestOne() throws {
    let old = """
      Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time
      2017-06-23,Pushups,Chest,0.0,22,,,

      """
    let writing = try write(try read(old).archive, as: .fitNotes)
    #expect(
      writing.text == """
        Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
        2017-06-23,Pushups,Chest,0.0,kgs,22,,,,""

        """)
    #expect(
      writing.findings.lines == [
        "note converted : weight unit: each weight now carries its unit"
      ])
  }

  @Test func workoutsOfOneDayBecomeOneAndAreNamed() throws {
    func category(_ place: String) -> String {
      "note added \(place): exercise category: from the catalogue of exercises | Squat: Legs"
    }
    let writing = try write(
      archive(
        Workout(start: DateText.moment("2026-01-31 07:00"), exercises: [try squat(5)]),
        Workout(start: DateText.moment("2026-01-31 18:05"), exercises: [try squat(3), try squat(2)]),
        Workout(start: DateText.moment("2026-02-01"), exercises: [try squat(1)])), as: .fitNotes)
    #expect(
      writing.text == """
        Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
        2026-01-31,Squat,Legs,100,kgs,5,,,,""
        2026-01-31,Squat,Legs,100,kgs,3,,,,""
        2026-01-31,Squat,Legs,100,kgs,2,,,,""
        2026-02-01,Squat,Legs,100,kgs,1,,,,""

        """)
    #expect(
      writing.findings.lines == [
        "warning rounded /workouts/0: start time: cut to the day | 2026-01-31T07:00",
        category("/workouts/0/exercises/0"),
        "warning rounded /workouts/1: start time: cut to the day | 2026-01-31T18:05",
        category("/workouts/1/exercises/0"), category("/workouts/1/exercises/1"),
        "warning dropped /workouts/1/exercises/1: exercise after one of the same name: its sets are merged into the earlier one",
        "warning dropped /workouts/1: workouts: same start as the one before: merged into it",
        "warning dropped /workouts/1/exercises/0: exercise after one of the same name: its sets are merged into the earlier one",
        category("/workouts/2/exercises/0"),
      ])
    #expect(try read(writing.bytes).archive.workouts.map { $0.exercises.map(\.sets.count) } == [[3], [1]])
  }

  @Test func whatFitNotesHasNoPlaceForIsNamed() throws {
    var exercise = try squat(5)
    exercise.details = ExerciseDetails()
    exercise.details?.notes = "belt"
    var details = SetDetails()
    details.ratingOfPerceivedExertion = ExactDecimal(8)
    details.note = "easy"
    exercise.sets[0].details = details
    exercise.sets[0].kind = .warmUp
    exercise.sets[0].durationSeconds = ExactDecimal("30.5")
    let nameless = Exercise(ExerciseIdentity(name: nil), sets: [ExerciseSet(reps: 1)])
    let writing = try write(
      archive(
        Workout(
          title: "Legs", start: DateText.moment("2026-01-31"), durationSeconds: ExactDecimal(3_600),
          exercises: [exercise, nameless, Exercise(ExerciseIdentity(name: "Curl"))], supersets: [[0, 1]])),
      as: .fitNotes)
    #expect(
      writing.text == """
        Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
        2026-01-31,Squat,Legs,100,kgs,5,,,0:00:30,"belt
        easy"
        2026-01-31,Exercise,Other,0.0,kgs,1,,,,""

        """)
    #expect(
      writing.findings.sums == [
        "1 added: exercise category: from the catalogue of exercises",
        "1 added: exercise category: set to \"Other\": no similar exercise found",
        "1 added: exercise name: set to \"Exercise\": no name given",
        "1 added: weight: 0 for repetitions without a weight, as the app writes it",
        "1 converted: exercise notes: written as a note of the first set",
        "1 dropped: not stored in FitNotes: RPE",
        "1 dropped: not stored in FitNotes: exercise without sets",
        "1 dropped: not stored in FitNotes: set type (warm-up, drop, failure)",
        "1 dropped: not stored in FitNotes: superset",
        "1 dropped: not stored in FitNotes: workout duration",
        "1 dropped: not stored in FitNotes: workout name",
        "1 rounded: set duration: cut to the second",
      ])
  }

  /// LiftLog's importer passes over rows of FitNotes whose weight is blank.
  @Test func repetitionsWithoutAWeightHaveTheZeroThatTheAppWrites() throws {
    let sets = [ExerciseSet(reps: 8), ExerciseSet(durationSeconds: ExactDecimal(60))]
    var given = archive(
      Workout(
        start: DateText.moment("2026-01-31"),
        exercises: [Exercise(ExerciseIdentity(name: "Dip"), sets: sets)]))
    let kilograms = try write(given, as: .fitNotes)
    #expect(
      kilograms.text.hasSuffix(
        "\n2026-01-31,Dip,Triceps,0.0,kgs,8,,,,\"\"\n2026-01-31,Dip,Triceps,,,,,,0:01:00,\"\"\n"))
    #expect(
      kilograms.findings.lines == [
        "note added /workouts/0/exercises/0: exercise category: from the catalogue of exercises"
          + " | Dip: Triceps",
        "note added /workouts/0/exercises/0/sets/0: weight: "
          + "0 for repetitions without a weight, as the app writes it",
      ])
    given.preferences.massUnit = .pounds
    #expect(try write(given, as: .fitNotes).text.contains("\n2026-01-31,Dip,Triceps,0.0,lbs,8,,,,"))
  }

  @Test func aWeightWithoutAUnitAndAWorkoutWithoutADateAreAskedFor() {
    var set = ExerciseSet(reps: 5)
    set.load = Load(ExactDecimal(20), unit: nil)
    let curl = Exercise(ExerciseIdentity(name: "Curl"), sets: [set])
    let dated = archive(Workout(title: "Arms", start: DateText.moment("2026-01-31"), exercises: [curl]))
    #expect(
      request { _ = try write(dated, as: .fitNotes) }
        == .missing([
          Need(.unitOfWeights, of: .workout, index: 0, title: "Arms", target: "FitNotes")
        ]))
    #expect(
      request { _ = try write(archive(Workout(exercises: [curl])), as: .fitNotes) }
        == .missing([
          Need(.date, of: .workout, index: 0, target: "FitNotes"),
          Need(.unitOfWeights, of: .workout, index: 0, target: "FitNotes"),
        ]))
  }
}
