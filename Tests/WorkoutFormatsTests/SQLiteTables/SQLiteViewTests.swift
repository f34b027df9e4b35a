import CSQLite
import Testing
import WorkoutModel

@testable import DatabaseFormats
@testable import Notation
@testable import WorkoutFormats

/// The views as another program sees them: through SQLite alone.
@Suite struct SQLiteViewTests {
  private func workout(_ start: String, _ name: String, _ sets: [ExerciseSet]) -> Workout {
    Workout(
      title: "Gym", start: DateText.moment(start),
      exercises: [Exercise(ExerciseIdentity(name: name), sets: sets)])
  }

  /// The rows of a query over `workouts`, each in one line.
  private func query(_ workouts: [Workout], startsOnMonday: Bool? = nil, _ sql: String) throws -> [String] {
    var archive = WorkoutArchive()
    archive.preferences.startsWeekOnMonday = startsOnMonday
    archive.workouts = workouts
    return try rows(write(archive, as: .sqlite).bytes, sql)
  }

  private func rows(_ bytes: [UInt8], _ sql: String) throws -> [String] {
    var bytes = bytes
    var database: OpaquePointer?
    #expect(sqlite3_open(":memory:", &database) == SQLITE_OK)
    defer { sqlite3_close_v2(database) }
    return bytes.withUnsafeMutableBufferPointer { bytes in
      let count = Int64(bytes.count)
      let flags = UInt32(SQLITE_DESERIALIZE_READONLY)
      #expect(sqlite3_deserialize(database, "main", bytes.baseAddress, count, count, flags) == SQLITE_OK)
      var statement: OpaquePointer?
      #expect(sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK)
      defer { sqlite3_finalize(statement) }
      var lines: [String] = []
      while sqlite3_step(statement) == SQLITE_ROW {
        let texts = (0..<sqlite3_column_count(statement)).map { column in
          sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "-"
        }
        lines.append(texts.joined(separator: " | "))
      }
      return lines
    }
  }

  private func set(_ reps: Int32, _ load: String, _ unit: MassUnit? = .kilograms) -> ExerciseSet {
    ExerciseSet(reps: reps, load: ExactDecimal(load).map { Load($0, unit: unit) })
  }

  @Test func theLogHasASetALineWithWhatFollowsFromIt() throws {
    let workouts = [
      workout(
        "2024-10-21 18:00", "Press",
        [
          set(1, "100.5"), set(10, "50"), set(17, "50"), set(18, "50"), set(100, "1.15"), set(3, "33.3"),
          set(5, "-20"), set(5, "45", .pounds), set(5, "45", nil), ExerciseSet(reps: 5),
        ])
    ]
    #expect(
      try query(
        workouts,
        "SELECT date, workout, exercise, set_number, reps, load, load_kg, volume, one_rep_max FROM set_log"
      ) == [
        "2024-10-21 | Gym | Press | 1 | 1 | 100.5 | 100.5 | 100 | 100",
        "2024-10-21 | Gym | Press | 2 | 10 | 50.0 | 50.0 | 500 | 67",
        "2024-10-21 | Gym | Press | 3 | 17 | 50.0 | 50.0 | 850 | 78",
        "2024-10-21 | Gym | Press | 4 | 18 | 50.0 | 50.0 | 900 | 80",
        "2024-10-21 | Gym | Press | 5 | 100 | 1.15 | 1.15 | 115 | 4",
        "2024-10-21 | Gym | Press | 6 | 3 | 33.3 | 33.3 | 99 | 36",
        "2024-10-21 | Gym | Press | 7 | 5 | -20.0 | -20.0 | 0 | -",
        "2024-10-21 | Gym | Press | 8 | 5 | 45.0 | 20.41165665 | 225 | 52",
        "2024-10-21 | Gym | Press | 9 | 5 | 45.0 | - | 225 | 52",
        "2024-10-21 | Gym | Press | 10 | 5 | - | - | - | -",
      ])
  }

  @Test func aWeightThatHelpsIsNotLifted() throws {
    let workouts = [
      workout("2024-10-21", "Pull Up (Assisted)", [set(5, "30"), set(5, "66", .pounds), set(5, "66", nil)]),
      workout("2024-10-22", "Unassisted Pull Up", [set(5, "30"), set(5, "-30")]),
    ]
    #expect(
      try query(workouts, "SELECT load, load_unit, lifted, volume, volume_kg, one_rep_max FROM set_log") == [
        "30.0 | kg | 0 | 0 | 0 | -", "66.0 | lb | 0 | 0 | 0 | -", "66.0 | - | 0 | 0 | - | -",
        "30.0 | kg | 30.0 | 150 | 150.0 | 34", "-30.0 | kg | 0 | 0 | 0 | -",
      ])
    #expect(try query(workouts, "SELECT sum(volume) FROM volume_by_workout") == ["150"])
    #expect(try query(workouts, "SELECT exercise FROM best_sets") == ["Unassisted Pull Up"])
  }

  @Test func theBestSetOfAnExerciseIsThatOfTheHighestOneRepMaximum() throws {
    let workouts = [
      workout("2024-10-21", "Press", [set(5, "100"), set(1, "110")]),
      workout("2024-10-28", "Press", [set(6, "100"), set(10, "45", .pounds)]),
      workout("2024-10-29", "Row", [set(1, "80")]),
    ]
    #expect(
      try query(workouts, "SELECT exercise, load_unit, one_rep_max, load, reps, date FROM best_sets") == [
        "Press | kg | 120 | 100.0 | 6 | 2024-10-28", "Press | lb | 60 | 45.0 | 10 | 2024-10-28",
        "Row | kg | 80 | 80.0 | 1 | 2024-10-29",
      ])
  }

  @Test func volumesAreSummedByWorkoutAndByWeek() throws {
    let workouts = [
      workout("2024-10-20", "Press", [set(5, "100")]),
      workout("2024-10-21", "Press", [set(5, "100"), set(2, "50")]),
      workout("2024-10-27 23:59", "Press", [set(1, "10"), set(1, "10", .pounds)]),
      workout("2024-10-28", "Press", [ExerciseSet(reps: 3)]),
    ]
    #expect(
      try query(workouts, "SELECT workout_id, date, load_unit, sets, reps, volume FROM volume_by_workout")
        == [
          "1 | 2024-10-20 | kg | 1 | 5 | 500", "2 | 2024-10-21 | kg | 2 | 7 | 600",
          "3 | 2024-10-27 | kg | 1 | 1 | 10", "3 | 2024-10-27 | lb | 1 | 1 | 10",
        ])
    let weeks = "SELECT week, load_unit, workouts, sets, reps, volume, volume_kg FROM volume_by_week"
    #expect(
      try query(workouts, weeks) == [
        "2024-10-14 | kg | 1 | 1 | 5 | 500 | 500.0", "2024-10-21 | kg | 2 | 3 | 8 | 610 | 610.0",
        "2024-10-21 | lb | 1 | 1 | 1 | 10 | 4.5359237",
      ])
    #expect(
      try query(workouts, startsOnMonday: false, weeks) == [
        "2024-10-20 | kg | 2 | 3 | 12 | 1100 | 1100.0", "2024-10-27 | kg | 1 | 1 | 1 | 10 | 10.0",
        "2024-10-27 | lb | 1 | 1 | 1 | 10 | 4.5359237",
      ])
  }
}
