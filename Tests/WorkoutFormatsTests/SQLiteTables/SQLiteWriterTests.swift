import ArchiveGenerator
import SQLite
import Testing
import WorkoutModel

@testable import DatabaseFormats
@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct SQLiteWriterTests {
  /// The rows of a query, each in one line.
  private func query(_ bytes: [UInt8], _ sql: String) throws -> [String] {
    try bytes.withUnsafeBytes { bytes in
      try Database.read(bytes) { database in
        let statement = try database.prepare(sql)
        var lines: [String] = []
        while try statement.step() {
          lines.append(statement.row.map { $0 == .null ? "-" : $0.text }.joined(separator: " | "))
        }
        return lines
      }
    }
  }

  private func decimal(_ text: String) throws -> ExactDecimal { try #require(ExactDecimal(text)) }

  private func fields(_ name: String) -> SourceFields {
    SourceFields(format: "other", fields: [.init(name: name, text: "kept")])
  }

  /// An archive with a value in every field of the model.
  private func fullArchive() throws -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.source = .init(format: "btd", version: 6)
    archive.profile.name = "Ann"
    archive.profile.picture = "aGk="
    archive.profile.created = Moment.epoch
    archive.profile.bodyWeight = Load(try decimal("70.5"), unit: .kilograms)
    archive.profile.totals.workouts = ExactDecimal(1)
    archive.profile.totals.exercises = ExactDecimal(2)
    archive.profile.totals.sets = ExactDecimal(3)
    archive.profile.totals.durationSeconds = ExactDecimal(4)
    archive.profile.totals.volume = ExactDecimal(5)
    archive.profile.achievements = ["first \"ten\""]
    archive.profile.sourceFields = fields("profile")
    archive.preferences.massUnit = .pounds
    archive.preferences.distanceUnit = .miles
    archive.preferences.startsWeekOnMonday = false
    archive.preferences.sourceFields = fields("preferences")
    archive.measurements = [
      BodyMeasurement(
        moment: DateText.moment("2024-01-02 08:00:00"), kind: "Waist", value: try decimal("85.5"), unit: "cm",
        note: "relaxed", sourceFields: fields("measurement"))
    ]
    archive.exerciseTypes = [
      ExerciseType(
        name: "Bench Press", variations: ["Flat", "Incline"], category: "Chest", style: .repsWeight,
        sourceFields: fields("type")), ExerciseType(name: nil),
    ]
    archive.categoryColors = [CategoryColor(category: "Chest", color: "C0392B")]
    var goal = SetTarget()
    goal.reps = 1
    goal.load = Load(ExactDecimal(225), unit: .pounds)
    archive.goals = [
      ExerciseGoal(FitNotesBackupFixture.bench, target: goal, due: DateText.moment("2025-01-01"))
    ]
    archive.goals[0].sourceFields = fields("goal")
    archive.routine = WeeklyRoutine(
      days: [[], ["Push-up", "Squat"]],
      stages: [ProgressionStage(progression: "pushup", stage: 2, level: "beginner")])
    archive.routine?.sourceFields = fields("routine")
    archive.sourceFields = fields("archive")
    archive.rides = [try plan()]
    archive.templates = [
      WorkoutTemplate(
        id: WorkoutIdentifier("T1"), title: "Push",
        exercises: [Exercise(FitNotesBackupFixture.bench, sets: [FitNotesBackupFixture.set(5, "60")])],
        isBuiltIn: true,
        notes: "heavy", sourceFields: fields("template"))
    ]
    archive.workouts = [try fullWorkout()]
    return archive
  }

  private func plan() throws -> Ride {
    var plan = Ride()
    plan.title = "Hills"
    plan.author = "Coach"
    plan.summary = "up and down"
    plan.sport = "bike"
    plan.tags = ["climb"]
    plan.thresholdPowerWatts = ExactDecimal(250)
    plan.sourceFields = fields("plan")
    var warmUp = RideSegment(
      .ramp(from: .fractionOfThreshold(try decimal("0.5")), to: .watts(ExactDecimal(200))),
      durationSeconds: ExactDecimal(600))
    warmUp.role = .warmUp
    warmUp.cues = [RideCue(offsetSeconds: ExactDecimal(5), message: "Go", durationSeconds: ExactDecimal(10))]
    warmUp.cues[0].offsetDistance = Distance(ExactDecimal(50), unit: .meters)
    warmUp.cues[0].sourceFields = fields("cue")
    var off = RideInterval(durationSeconds: ExactDecimal(30), intensity: nil)
    off.distance = Distance(ExactDecimal(200), unit: .meters)
    var intervals = RideSegment(
      .intervals(
        count: 4,
        on: RideInterval(
          durationSeconds: ExactDecimal(60),
          intensity: .rangeOfThreshold(low: try decimal("1.1"), high: try decimal("1.2")),
          cadence: RideCadence(low: ExactDecimal(90))),
        off: off), durationSeconds: nil)
    intervals.pace = .tenKilometers
    intervals.cadence = RideCadence(low: ExactDecimal(80), high: ExactDecimal(100))
    intervals.sourceFields = fields("segment")
    var end = RideSegment(.steady(nil), durationSeconds: nil)
    end.role = .coolDown
    end.distance = Distance(ExactDecimal(2), unit: .kilometers)
    plan.segments = [
      warmUp, intervals, RideSegment(.free, durationSeconds: ExactDecimal(1)),
      RideSegment(.maximum, durationSeconds: ExactDecimal(2)), end,
    ]
    return plan
  }

  private func fullWorkout() throws -> Workout {
    var details = SetDetails()
    details.distance = Distance(try decimal("1.5"), unit: .miles)
    details.isLoadPerSide = true
    details.ratingOfPerceivedExertion = try decimal("8.5")
    details.repsInReserve = ExactDecimal(2)
    details.restSeconds = ExactDecimal(90)
    details.note = "slow"
    details.freeText = "then stairs"
    var target = SetTarget()
    target.reps = 8
    target.maximumReps = 10
    target.load = Load(ExactDecimal(40), unit: .kilograms)
    target.durationSeconds = ExactDecimal(30)
    target.distance = Distance(ExactDecimal(100), unit: .meters)
    target.ratingOfPerceivedExertion = ExactDecimal(9)
    details.target = target
    details.sourceFields = fields("set")
    let set = ExerciseSet(
      kind: .warmUp, reps: 10, load: Load(try decimal("50.0"), unit: .kilograms),
      durationSeconds: try decimal("12.25"), details: details)
    var exerciseDetails = ExerciseDetails()
    exerciseDetails.notes = "belt"
    exerciseDetails.equipment = "barbell"
    exerciseDetails.muscles = ["chest", "triceps"]
    exerciseDetails.sourceFields = fields("exercise")
    var workoutDetails = WorkoutDetails()
    workoutDetails.notes = "fine"
    workoutDetails.end = DateText.moment("2024-10-21 19:00")
    workoutDetails.activeEnergyKilocalories = ExactDecimal(300)
    workoutDetails.basalEnergyKilocalories = ExactDecimal(80)
    workoutDetails.averageHeartRate = ExactDecimal(120)
    workoutDetails.maximumHeartRate = ExactDecimal(170)
    workoutDetails.difficulty = ExactDecimal(7)
    workoutDetails.templateReference = "T1"
    workoutDetails.sourceFields = fields("workout")
    let flat = ExerciseIdentity(name: "Bench Press", variation: "Flat", category: "Chest", style: .repsWeight)
    return Workout(
      id: WorkoutIdentifier("W1"), title: "Push Day", start: DateText.moment("2024-10-21T18:05:00+02:00"),
      durationSeconds: try decimal("3300.5"),
      exercises: [
        Exercise(flat, sets: [set], details: exerciseDetails),
        Exercise(
          FitNotesBackupFixture.pullUp, sets: [ExerciseSet(reps: 5), ExerciseSet(kind: .failure, reps: 3)]),
        Exercise(ExerciseIdentity(name: nil)),
      ], supersets: [[0, 1]], isStartEdited: true, details: workoutDetails)
  }

  @Test func everythingInTheModelHasItsPlace() throws {
    let writing = try write(fullArchive(), as: .sqlite)
    #expect(writing.findings.lines == [])
    func rows(_ table: String) throws -> [String] {
      try query(writing.bytes, "SELECT * FROM \(table) ORDER BY id")
    }
    #expect(
      try rows("settings") == [
        "1 | source_format | btd", "2 | source_version | 6", "3 | mass_unit | lb", "4 | distance_unit | mi",
        "5 | starts_week_on_monday | 0",
      ])
    #expect(
      try rows("profile") == [
        "1 | Ann | aGk= | 1970-01-01T00:00:00Z | 70.5 | kg | 1.0 | 2.0 | 3.0 | 4.0 | 5.0 | [\"first \\\"ten\\\"\"]"
      ])
    #expect(
      try rows("measurements") == ["1 | 2024-01-02 | 2024-01-02T08:00:00 | Waist | 85.5 | cm | relaxed"])
    #expect(
      try rows("exercise_types") == [
        "1 | Bench Press | [\"Flat\",\"Incline\"] | Chest | repsWeight", "2 | - | - | - | -",
      ])
    #expect(try rows("categories") == ["1 | Chest | C0392B"])
    #expect(
      try rows("workouts") == [
        "1 | W1 | Push Day | 2024-10-21 | 2024-10-21T18:05:00+02:00 | 1 | 2024-10-21T19:00 | 3300.5 | fine | 300.0 | 80.0 | 120.0 | 170.0 | 7.0 | T1"
      ])
    #expect(
      try rows("exercises") == [
        "1 | 1 | 1 | Bench Press | Flat | Chest | repsWeight | 1 | belt | barbell | [\"chest\",\"triceps\"] | 0",
        "2 | 1 | 2 | Pull Up | - | Back | repsWeight | 1 | - | - | - | 0",
        "3 | 1 | 3 | - | - | - | - | - | - | - | - | 0",
      ])
    #expect(
      try rows("sets") == [
        "1 | 1 | 1 | warm-up | 10 | 50.0 | kg | 1 | 12.25 | 1.5 | mi | 8.5 | 2.0 | 90.0 | slow | then stairs | 8 | 10 | 40.0 | kg | 30.0 | 100.0 | m | 9.0",
        "2 | 2 | 1 | working | 5 | - | - | 0" + String(repeating: " | -", count: 16),
        "3 | 2 | 2 | failure | 3 | - | - | 0" + String(repeating: " | -", count: 16),
      ])
    #expect(try rows("templates") == ["1 | T1 | Push | 1 | heavy"])
    #expect(
      try rows("template_exercises") == [
        "1 | 1 | 1 | Bench Press | - | Chest | repsWeight | - | - | - | - | 0"
      ])
    #expect(
      try rows("template_sets")
        == ["1 | 1 | 1 | working | 5 | 60.0 | kg | 0" + String(repeating: " | -", count: 16)])
    #expect(
      try rows("goals") == [
        "1 | Bench Press | - | Chest | repsWeight | 2025-01-01 | 1 | - | 225.0 | lb | - | - | - | -"
      ])
    #expect(try rows("routine_days") == ["1 | 1 | 1 | Push-up", "2 | 1 | 2 | Squat"])
    #expect(try rows("progressions") == ["1 | pushup | 2 | beginner"])
    #expect(try rows("timed_plans") == ["1 | Hills | Coach | up and down | bike | [\"climb\"] | 250.0"])
    #expect(
      try rows("plan_segments") == [
        "1 | 1 | 1 | warm-up | ramp | - | 600.0 | - | - | - | - | -",
        "2 | 1 | 2 | main | intervals | 4 | - | - | - | 80.0 | 100.0 | 10k",
        "3 | 1 | 3 | main | free | - | 1.0 | - | - | - | - | -",
        "4 | 1 | 4 | main | maximum | - | 2.0 | - | - | - | - | -",
        "5 | 1 | 5 | cool-down | steady | - | - | 2.0 | km | - | - | -",
      ])
    #expect(
      try rows("plan_intensities") == [
        "1 | 1 | from | - | - | - | 0.5 | 0.5 | fraction of threshold | - | -",
        "2 | 1 | to | - | - | - | 200.0 | 200.0 | W | - | -",
        "3 | 2 | on | 60.0 | - | - | 1.1 | 1.2 | fraction of threshold | 90.0 | -",
        "4 | 2 | off | 30.0 | 200.0 | m | - | - | - | - | -",
      ])
    #expect(try rows("plan_cues") == ["1 | 1 | 5.0 | 50.0 | m | Go | 10.0"])
    #expect(
      try query(
        writing.bytes, "SELECT owner, owner_id, name FROM source_fields WHERE format = 'other' ORDER BY owner"
      )
        == [
          "archive | 0 | archive", "exercise_types | 1 | type", "exercises | 1 | exercise",
          "goals | 1 | goal",
          "measurements | 1 | measurement", "plan_cues | 1 | cue", "plan_segments | 2 | segment",
          "profile | 1 | profile", "routine | 0 | routine", "sets | 1 | set", "settings | 0 | preferences",
          "templates | 1 | template", "timed_plans | 1 | plan", "workouts | 1 | workout",
        ])
    #expect(try rows("exact_numbers") == [])
  }

  @Test func numbersThatAFloatDoesNotHoldStandBesideAsText() throws {
    var archive = WorkoutArchive()
    let exact = try decimal("12345678901234.567")
    let held = try decimal("7.937875915123695")
    archive.workouts = [
      Workout(exercises: [
        Exercise(
          FitNotesBackupFixture.bench,
          sets: [
            ExerciseSet(reps: 1, load: Load(held, unit: .kilograms)),
            ExerciseSet(
              reps: 1, load: Load(exact, unit: nil), durationSeconds: try decimal("0.10000000000000001")),
          ])
      ])
    ]
    let writing = try write(archive, as: .sqlite)
    #expect(
      try query(writing.bytes, "SELECT load, load_unit FROM sets") == [
        "7.937875915123695 | kg", "12345678901234.566 | -",
      ])
    #expect(
      try query(writing.bytes, "SELECT * FROM exact_numbers") == [
        "1 | sets | 2 | load | 12345678901234.567", "2 | sets | 2 | duration_seconds | 0.10000000000000001",
      ])
    #expect(try query(writing.bytes, "SELECT date, start FROM workouts") == ["- | -"])
  }

  @Test func theSameArchiveMakesTheSameBytes() throws {
    var generator = ArchiveGenerator(seed: 5)
    let archive = generator.archive(workouts: 20)
    let bytes = try write(archive, as: .sqlite).bytes
    #expect(try write(archive, as: .sqlite).bytes == bytes)
    #expect(try Format.detect(InputBytes(bytes, name: "x")).id == "sqlite")
    #expect(try query(bytes, "PRAGMA application_id") == ["1651795063"])
    #expect(try query(bytes, "PRAGMA user_version") == ["1"])
    #expect(request { _ = try read(bytes) } == .notRead(file: "t", format: "sqlite"))
  }

  @Test func everySetOfAMadeArchiveIsInTheTables() throws {
    for seed in 0..<10 as Range<UInt64> {
      var generator = ArchiveGenerator(seed: seed)
      let archive = generator.archive(workouts: Int(seed) * 3)
      let writing = try write(archive, as: .sqlite)
      #expect(writing.findings.lines == [])
      let sets = archive.workouts.flatMap { workout in
        workout.exercises.flatMap { exercise in
          exercise.sets.map { set in
            [
              workout.id?.description, workout.title, workout.start?.description, exercise.identity.name,
              exercise.identity.variation, set.reps.map { "\($0)" },
              set.load.map { "\($0.value.doubleValue)" },
              set.durationSeconds.map { "\($0.doubleValue)" }, set.details?.freeText,
            ].map { $0 ?? "-" }.joined(separator: " | ")
          }
        }
      }
      #expect(
        try query(
          writing.bytes,
          """
          SELECT uuid, title, start, name, variation, reps, load, s.duration_seconds, free_text FROM sets s
          JOIN exercises e ON e.id = exercise_id JOIN workouts w ON w.id = workout_id ORDER BY s.id
          """) == sets)
      let findings = FindingList()
      try Format.sqlite.checker?(InputBytes(writing.bytes, name: "t"), findings)
      #expect(findings.lines == [])
    }
  }

  @Test func aDamagedOrNewerDatabaseIsFoundByTheCheck() throws {
    var generator = ArchiveGenerator(seed: 1)
    let bytes = try write(generator.archive(workouts: 5), as: .sqlite).bytes
    func check(_ bytes: [UInt8]) throws -> [String] {
      let findings = FindingList()
      try Format.sqlite.checker?(InputBytes(bytes, name: "t"), findings)
      return findings.lines
    }
    var damaged = bytes
    damaged[damaged.count / 8_192 * 4_096] = 77
    #expect(
      message { _ = try check(damaged) }
        == "t: the database cannot be read: database disk image is malformed.")
    let orphans = try FitNotesBackupFixture.bytes(
      "CREATE TABLE a(id INTEGER PRIMARY KEY); CREATE TABLE b(id REFERENCES a(id)); INSERT INTO b VALUES (7);"
    )
    #expect(try check(orphans) == ["error inconsistent t (/b/1): row belongs to one that is not there"])
    var newer = bytes
    newer[63] = 2
    #expect(
      message { _ = try check(newer) } == "t: version 2 is newer than this program knows (1). Update btd.")
    #expect(
      message { _ = try check(Array(bytes.prefix(50))) }
        == "t: the database cannot be read: file is not a database.")
  }
}
