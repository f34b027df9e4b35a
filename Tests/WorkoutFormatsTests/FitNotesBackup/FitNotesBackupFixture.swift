import SQLite
import WorkoutModel

@testable import DatabaseFormats
@testable import Notation
@testable import WorkoutFormats

/// Backups made of SQL, with the tables of the app's versions.
enum FitNotesBackupFixture {
  /// The tables of version 20.
  static let schema = """
    PRAGMA user_version = 20;
    CREATE TABLE android_metadata (locale TEXT);
    INSERT INTO android_metadata VALUES ('en_GB');
    CREATE TABLE Category(_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, colour INTEGER NOT NULL DEFAULT 0, sort_order INTEGER NOT NULL DEFAULT 0);
    CREATE TABLE exercise(_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, category_id INTEGER NOT NULL, exercise_type_id INTEGER NOT NULL DEFAULT 0, notes TEXT, weight_increment INTEGER, default_graph_id INTEGER, default_rest_time INTEGER, weight_unit_id INTEGER NOT NULL DEFAULT 0, is_favourite INTEGER NOT NULL DEFAULT 0);
    CREATE TABLE training_log (_id INTEGER PRIMARY KEY AUTOINCREMENT, exercise_id INTEGER NOT NULL, date DATE NOT NULL, metric_weight INTEGER NOT NULL DEFAULT 0, reps INTEGER NOT NULL DEFAULT 0, unit INTEGER NOT NULL DEFAULT 0, routine_section_exercise_set_id INTEGER NOT NULL DEFAULT 0, is_personal_record INTEGER NOT NULL DEFAULT 0, is_complete INTEGER NOT NULL DEFAULT 0, distance INTEGER NOT NULL DEFAULT 0, duration_seconds INTEGER NOT NULL DEFAULT 0);
    CREATE TABLE Comment (_id INTEGER PRIMARY KEY AUTOINCREMENT, date DATE NOT NULL, owner_type_id INTEGER NOT NULL, owner_id INTEGER NOT NULL, comment TEXT NOT NULL);
    CREATE TABLE WorkoutComment (_id INTEGER PRIMARY KEY AUTOINCREMENT, date TEXT NOT NULL, comment TEXT NOT NULL);
    CREATE TABLE WorkoutTime (_id INTEGER PRIMARY KEY AUTOINCREMENT, workout_date TEXT NOT NULL, start_date_time TEXT NOT NULL, end_date_time TEXT NOT NULL);
    CREATE TABLE WorkoutGroup (_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, date TEXT NOT NULL, colour INTEGER NOT NULL, routine_section_id INTEGER, auto_jump_enabled INTEGER NOT NULL DEFAULT 1);
    CREATE TABLE WorkoutGroupExercise(_id INTEGER PRIMARY KEY AUTOINCREMENT, exercise_id INTEGER NOT NULL, date TEXT NOT NULL, routine_section_id INTEGER NOT NULL, workout_group_id INTEGER NOT NULL);
    CREATE TABLE Routine(_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, notes TEXT);
    CREATE TABLE RoutineSection(_id INTEGER PRIMARY KEY AUTOINCREMENT, routine_id INTEGER NOT NULL, name TEXT NOT NULL, sort_order INTEGER NOT NULL DEFAULT '0');
    CREATE TABLE RoutineSectionExercise(_id INTEGER PRIMARY KEY AUTOINCREMENT, routine_section_id INTEGER NOT NULL, exercise_id INTEGER NOT NULL, sort_order INTEGER NOT NULL DEFAULT 0, populate_sets_type INTEGER NOT NULL DEFAULT 0);
    CREATE TABLE RoutineSectionExerciseSet(_id INTEGER PRIMARY KEY AUTOINCREMENT, routine_section_exercise_id INTEGER NOT NULL, metric_weight INTEGER NOT NULL, reps INTEGER NOT NULL, sort_order INTEGER NOT NULL DEFAULT 0, distance INTEGER NOT NULL DEFAULT 0, duration_seconds INTEGER NOT NULL DEFAULT 0, unit INTEGER NOT NULL DEFAULT 0);
    CREATE TABLE BodyWeight (_id INTEGER PRIMARY KEY AUTOINCREMENT, date TEXT NOT NULL, body_weight_metric REAL NOT NULL, body_fat REAL NOT NULL, comments TEXT);
    CREATE TABLE MeasurementUnit (_id INTEGER PRIMARY KEY AUTOINCREMENT, type INTEGER NOT NULL DEFAULT 0, long_name TEXT NOT NULL, short_name TEXT NOT NULL);
    INSERT INTO MeasurementUnit VALUES (1, 0, 'Kilograms', 'kgs'), (2, 0, 'Pounds', 'lbs'), (3, 1, 'Centimetres', 'cm'), (5, 2, 'Percent', '%');
    CREATE TABLE Measurement (_id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, unit_id INTEGER NOT NULL DEFAULT 0, goal_type INTEGER NOT NULL DEFAULT 0, goal_value REAL NOT NULL DEFAULT 0, sort_order INTEGER NOT NULL DEFAULT 0);
    CREATE TABLE MeasurementRecord (_id INTEGER PRIMARY KEY AUTOINCREMENT, measurement_id INTEGER NOT NULL, date TEXT NOT NULL, time TEXT NOT NULL, value REAL NOT NULL, comment TEXT);
    CREATE TABLE Goal (_id INTEGER PRIMARY KEY AUTOINCREMENT, type_id INTEGER NOT NULL, exercise_id INTEGER NOT NULL, metric_weight INTEGER NOT NULL, reps INTEGER NOT NULL, unit INTEGER NOT NULL, title TEXT, target_date TEXT, sort_order INTEGER NOT NULL DEFAULT 0, distance INTEGER NOT NULL DEFAULT 0, duration_seconds INTEGER NOT NULL DEFAULT 0, start_date TEXT);
    CREATE TABLE settings (_id INTEGER PRIMARY KEY AUTOINCREMENT, metric INTEGER NOT NULL DEFAULT 0, first_day_of_week INTEGER NOT NULL DEFAULT 0, rest_timer_seconds INTEGER);
    INSERT INTO Category VALUES (1, 'Chest', -4179669, 1), (2, 'Back', -14057287, 2), (3, 'Cardio', -8418163, 3);
    INSERT INTO exercise (_id, name, category_id, exercise_type_id) VALUES (1, 'Bench Press', 1, 0), (2, 'Pull Up', 2, 0), (3, 'Running (Outdoor)', 3, 1), (4, 'Plank', 2, 3);

    """

  /// The tables of the first releases.
  static let oldSchema = """
    PRAGMA user_version = 3;
    CREATE TABLE Category(_id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    CREATE TABLE exercise(_id INTEGER PRIMARY KEY, name TEXT NOT NULL, category_id INTEGER NOT NULL, exercise_type_id INTEGER NOT NULL DEFAULT 0, notes TEXT, weight_increment INTEGER);
    CREATE TABLE training_log (_id INTEGER PRIMARY KEY, exercise_id INTEGER NOT NULL, date DATE NOT NULL, metric_weight INTEGER NOT NULL, reps INTEGER NOT NULL, unit INTEGER NOT NULL DEFAULT 0);

    """

  /// The bytes of a database that `sql` makes.
  static func bytes(_ sql: String) throws -> [UInt8] {
    let database = try Database.empty()
    try database.run(sql)
    var bytes: [UInt8] = []
    try database.withBytes { bytes = Array($0) }
    return bytes
  }

  /// What a backup of version 20 holds where `sql` has filled it.
  static func read(_ sql: String, schema: String = schema) throws -> Reading {
    try WorkoutFormatsTests.read(bytes(schema + sql))
  }

  static let bench = ExerciseIdentity(name: "Bench Press", category: "Chest", style: .repsWeight)
  static let pullUp = ExerciseIdentity(name: "Pull Up", category: "Back", style: .repsWeight)
  static let running = ExerciseIdentity(
    name: "Running (Outdoor)", category: "Cardio", style: SetStyle(rawValue: "distanceTime"))
  static let plank = ExerciseIdentity(name: "Plank", category: "Back", style: .timeWeight)

  static func fields(_ fields: [String: String]) -> SourceFields {
    SourceFields(
      format: "fitnotes-backup", fields: fields.map { SourceFields.Field(name: $0.key, text: $0.value) })
  }

  static func day(_ text: String) -> Moment? { DateText.moment(text) }

  static func set(_ reps: Int32, _ load: String, _ unit: MassUnit = .kilograms) -> ExerciseSet {
    ExerciseSet(reps: reps, load: ExactDecimal(load).map { Load($0, unit: unit) })
  }

  static func setDetails(_ change: (inout SetDetails) -> Void) -> SetDetails {
    var details = SetDetails()
    change(&details)
    return details
  }

  static func workoutDetails(_ change: (inout WorkoutDetails) -> Void) -> WorkoutDetails {
    var details = WorkoutDetails()
    change(&details)
    return details
  }
}
