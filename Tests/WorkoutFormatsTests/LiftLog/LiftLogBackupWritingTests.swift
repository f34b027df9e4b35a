import SQLite
import SafeFiles
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// What the app restores: a database of sessions and programs, packed.
@Suite struct LiftLogBackupWritingTests {
  private func unpacked(_ bytes: [UInt8]) throws -> [UInt8] {
    try bytes.withUnsafeBytes { try #require(try GzipBytes.unpacked($0, name: "t", limit: 1 << 24)) }
  }

  private func column(_ sql: String, of bytes: [UInt8]) throws -> [String] {
    try unpacked(bytes).withUnsafeBytes { bytes in
      try Database.read(bytes) { database in
        let statement = try database.prepare(sql)
        var values: [String] = []
        while try statement.step() {
          switch statement.value(0) {
          case .text(let text): values.append(text)
          case .integer(let number): values.append("\(number)")
          default: values.append("")
          }
        }
        return values
      }
    }
  }

  private static func archive() -> WorkoutArchive {
    var workout = Workout(title: "Push", start: DateText.moment("2026-01-31T18:05:00+01:00"))
    var details = WorkoutDetails()
    details.notes = "Tired"
    workout.details = details
    var target = SetDetails()
    target.target = SetTarget()
    target.target?.reps = 5
    target.target?.maximumReps = 8
    var run = SetDetails()
    run.distance = Distance(5, unit: .kilometers)
    workout.exercises = [
      Exercise(
        ExerciseIdentity(name: "Bench Press"),
        sets: [
          ExerciseSet(reps: 5, load: Load(100, unit: .kilograms), details: target),
          ExerciseSet(reps: 4, load: Load(225, unit: .pounds)),
        ]),
      Exercise(ExerciseIdentity(name: "Pull Up"), sets: [ExerciseSet(reps: 8)]),
      Exercise(ExerciseIdentity(name: "Run"), sets: [ExerciseSet(durationSeconds: 1_500, details: run)]),
    ]
    workout.supersets = [[0, 1]]
    var archive = WorkoutArchive()
    archive.workouts = [workout]
    archive.measurements = [
      BodyMeasurement(
        moment: DateText.moment("2026-01-31T18:05:00+01:00"), kind: "Weight", value: 180, unit: "lb")
    ]
    archive.templates = [
      WorkoutTemplate(
        title: "Push", exercises: [Exercise(ExerciseIdentity(name: "Dip"), sets: [ExerciseSet(reps: 8)])])
    ]
    return archive
  }

  private static let session = #"""
    {"version":7,"id":"08644915-9D88-8CDE-9F09-DE0EC203D7AD","blueprint":{"name":"Push","notes":"Tired"},\#
    "date":"2026-01-31","bodyweight":{"value":"180","unit":"pounds"},"recordedExercises":[{"type":"RecordedWeightedExercise",\#
    "blueprint":{"type":"WeightedExerciseBlueprint","name":"Bench Press","plannedSets":[{"reps":{"min":5,\#
    "max":8}},{"reps":{"min":4,"max":4}}],"restBetweenSets":{"minRest":"PT0S","maxRest":"PT0S",\#
    "failureRest":"PT0S"},"supersetWithNext":true,"notes":"","link":"","resistance":"external",\#
    "progression":[]},"potentialSets":[{"target":{"reps":{"min":5,"max":8}},"set":{"repsCompleted":5,\#
    "completionDateTime":"2026-01-31T18:05+01:00"},"weight":{"value":"100","unit":"kilograms"}},\#
    {"target":{"reps":{"min":4,"max":4}},"set":{"repsCompleted":4,"completionDateTime":"2026-01-31T18:05+01:00"},\#
    "weight":{"value":"225","unit":"pounds"}}]},{"type":"RecordedWeightedExercise","blueprint":{"type":"WeightedExerciseBlueprint",\#
    "name":"Pull Up","plannedSets":[{"reps":{"min":8,"max":8}}],"restBetweenSets":{"minRest":"PT0S",\#
    "maxRest":"PT0S","failureRest":"PT0S"},"supersetWithNext":false,"notes":"","link":"","resistance":"none",\#
    "progression":[]},"potentialSets":[{"target":{"reps":{"min":8,"max":8}},"set":{"repsCompleted":8,\#
    "completionDateTime":"2026-01-31T18:05+01:00"},"weight":{"value":"0","unit":"nil"}}]},{"type":"RecordedCardioExercise",\#
    "blueprint":{"type":"CardioExerciseBlueprint","name":"Run","sets":[{"target":{"type":"time",\#
    "value":"PT1500S"},"trackDuration":true,"trackDistance":true,"trackResistance":false,"trackIncline":false,\#
    "trackWeight":false,"trackSteps":false}],"notes":"","link":""},"sets":[{"blueprint":{"target":{"type":"time",\#
    "value":"PT1500S"},"trackDuration":true,"trackDistance":true,"trackResistance":false,"trackIncline":false,\#
    "trackWeight":false,"trackSteps":false},"completionDateTime":"2026-01-31T18:05+01:00","duration":"PT1500S",\#
    "distance":{"value":"5","unit":"kilometre"}}]}]}
    """#

  private static let program = #"""
    {"version":3,"name":"Templates","sessions":[{"version":6,"name":"Push","exercises":[{"type":"WeightedExerciseBlueprint",\#
    "name":"Dip","plannedSets":[{"reps":{"min":8,"max":8}}],"restBetweenSets":{"minRest":"PT0S",\#
    "maxRest":"PT0S","failureRest":"PT0S"},"supersetWithNext":false,"notes":"","link":"","resistance":"external",\#
    "progression":[]}],"notes":""}],"lastEdited":"1970-01-01"}
    """#

  @Test func aWorkoutIsASessionOfTheAppsJSON() throws {
    let writing = try write(Self.archive(), as: .liftLogBackup)
    let sessions = try column("SELECT payload FROM session", of: writing.bytes)
    #expect(sessions == [Self.session])
    let programs = try column("SELECT payload FROM program", of: writing.bytes)
    #expect(programs == [Self.program])
    #expect(try column("SELECT active FROM program", of: writing.bytes) == ["0"])
    #expect(
      writing.findings.sums == [
        "1 added: workout uuid: missing; derived from the workout",
        "3 added: set target: set to what was done: the app needs one",
      ])
  }

  @Test func theAppKnowsWhereToGoOnWithItsTables() throws {
    let bytes = try write(Self.archive(), as: .liftLogBackup).bytes
    #expect(
      try column("SELECT created_at FROM __drizzle_migrations ORDER BY created_at DESC LIMIT 1", of: bytes)
        == [
          "1783947942760"
        ])
    #expect(
      try column("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name", of: bytes) == [
        "__drizzle_migrations", "data_migration", "exercise", "feed_follow_request", "feed_followed_user",
        "feed_follower_user", "feed_identity", "feed_items", "feed_pending_user", "feed_reaction",
        "feed_revoked_follow_secrets", "feed_sent_reaction", "feed_unpublished_sessions", "program",
        "session",
      ])
  }

  @Test func whatIsWrittenComesBack() throws {
    let bytes = try write(Self.archive(), as: .liftLogBackup).bytes
    let again = try read(bytes, as: .liftLogBackup)
    #expect(again.findings.lines == [])
    #expect(
      ArchiveText.of(again.archive) == """
        from liftlog
        measured 2026-01-31T18:05+01:00 Weight 180 lb
        template "Push"
          Dip
            8 reps
        workout "Push" 2026-01-31T18:05+01:00 {id 08644915-9D88-8CDE-9F09-DE0EC203D7AD; supersets [[0, 1]]; notes "Tired"}
          Bench Press
            5 reps, 100 kg, of 5
            4 reps, 225 lb, of 4
          Pull Up
            8 reps, of 8
          Run
            1500 s, 5 km
        """)
    let third = try write(again.archive, as: .liftLogBackup)
    #expect(third.findings.lines == [])
    #expect(try read(third.bytes, as: .liftLogBackup).archive == again.archive)
  }

  private static let beside = #"""
    [{"version":7,"id":"1","blueprint":{"name":"A","notes":""},"date":"2026-01-31","recordedExercises":[\#
    {"type":"RecordedCardioExercise","blueprint":{"type":"CardioExerciseBlueprint","name":"Run","sets":[],\#
    "restBetweenSets":{"minRest":"PT60S","maxRest":"PT90S","failureRest":"PT90S"},"progression":[{"a":1}]},\#
    "sets":[{"blueprint":{"target":{"type":"time","value":"PT60S"}},\#
    "completionDateTime":"2026-01-31T18:05:00+01:00","duration":"PT60S"}]},\#
    {"type":"RecordedWeightedExercise","blueprint":{"type":"WeightedExerciseBlueprint","name":"Bench"},\#
    "potentialSets":[{"target":{"reps":{"min":5,"max":5}},"set":{"repsCompleted":5,\#
    "completionDateTime":"2026-01-31T18:05:00+01:00"},"weight":{"value":"50","unit":"kilograms"},\#
    "incline":"4","steps":7}],"incline":"2","steps":3}]}]
    """#

  private static let besideWritten = #"""
    {"version":7,"id":"1","blueprint":{"name":"A","notes":""},"date":"2026-01-31","recordedExercises":[\#
    {"type":"RecordedCardioExercise","blueprint":{"type":"CardioExerciseBlueprint","name":"Run","notes":"",\#
    "link":"","sets":[],"restBetweenSets":{"failureRest":"PT90S","maxRest":"PT90S","minRest":"PT60S"},\#
    "progression":[{"a":1}]},"sets":[{"blueprint":{"target":{"type":"time","value":"PT60S"},\#
    "trackDuration":true,"trackDistance":false,"trackResistance":false,"trackIncline":false,\#
    "trackWeight":false,"trackSteps":false},"completionDateTime":"2026-01-31T18:05+01:00",\#
    "duration":"PT60S"}]},{"type":"RecordedWeightedExercise","blueprint":{"type":"WeightedExerciseBlueprint",\#
    "name":"Bench","plannedSets":[{"reps":{"min":5,"max":5}}],"restBetweenSets":{"minRest":"PT0S",\#
    "maxRest":"PT0S","failureRest":"PT0S"},"supersetWithNext":false,"notes":"","link":"",\#
    "resistance":"external","progression":[]},"potentialSets":[{"target":{"reps":{"min":5,"max":5}},\#
    "set":{"repsCompleted":5,"completionDateTime":"2026-01-31T18:05+01:00"},\#
    "weight":{"value":"50","unit":"kilograms"}}]}]}
    """#

  @Test func whatAnExerciseOrSetHasAPlaceForComesBackAndTheRestIsNamed() throws {
    let reading = try read(Self.beside)
    #expect(reading.findings.lines == [])
    let writing = try write(reading.archive, as: .liftLogBackup)
    #expect(try column("SELECT payload FROM session", of: writing.bytes) == [Self.besideWritten])
    #expect(
      writing.findings.sums == [
        "2 dropped: not stored in a LiftLog backup: liftlog field \"incline\"",
        "2 dropped: not stored in a LiftLog backup: liftlog field \"steps\"",
      ])
    let again = try read(writing.bytes, as: .liftLogBackup).archive
    #expect(again.workouts[0].exercises[0] == reading.archive.workouts[0].exercises[0])
  }

  @Test func zlibUnpacksWhatIsPacked() throws {
    for count in [0, 1, 3, 4, 300, 70_000] {
      var bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 / 7 % 251) }
      bytes += bytes.prefix(40_000)
      bytes += Array(repeating: 7, count: count)
      let packed = bytes.withUnsafeBytes { GzipBytes.packed($0) }
      #expect(try unpacked(packed) == bytes)
      #expect(Zlib.unpacked(packed, window: Zlib.gzipWindow) == bytes)
    }
  }
}
