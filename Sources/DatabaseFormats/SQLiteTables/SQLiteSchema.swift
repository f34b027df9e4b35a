/// The tables that an archive is written into.
///
/// Every table has its row's number as `id` and stands in the order of the archive; `position` counts from 1.
enum SQLiteSchema {
  /// The number by which a database says that it is one of these: `btdw` in ASCII.
  static let applicationID: UInt32 = 0x6274_6477
  /// The version of the tables, kept as the database's `user_version`.
  static let version = 1

  private static let identity = "name TEXT, variation TEXT, category TEXT, style TEXT"
  private static let target = """
    target_reps INTEGER, target_maximum_reps INTEGER, target_load REAL, target_load_unit TEXT,
      target_duration_seconds REAL, target_distance REAL, target_distance_unit TEXT, target_rpe REAL
    """
  private static let exercise = """
    position INTEGER NOT NULL, \(identity), superset INTEGER, notes TEXT, equipment TEXT, muscles TEXT,
      is_assisted INTEGER NOT NULL
    """
  private static let set = """
    position INTEGER NOT NULL, kind TEXT NOT NULL, reps INTEGER, load REAL, load_unit TEXT,
      is_load_per_side INTEGER NOT NULL, duration_seconds REAL, distance REAL, distance_unit TEXT, rpe REAL,
      reps_in_reserve REAL, rest_seconds REAL, note TEXT, free_text TEXT, \(target)
    """

  /// Makes the tables.
  static let tables = """
    PRAGMA application_id = \(applicationID);
    PRAGMA user_version = \(version);
    BEGIN;
    CREATE TABLE settings (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, value TEXT NOT NULL);
    CREATE TABLE profile (
      id INTEGER PRIMARY KEY, name TEXT, picture TEXT, created TEXT, body_weight REAL, body_weight_unit TEXT,
      total_workouts REAL, total_exercises REAL, total_sets REAL, total_duration_seconds REAL,
      total_volume REAL, achievements TEXT);
    CREATE TABLE measurements (
      id INTEGER PRIMARY KEY, date TEXT, moment TEXT, kind TEXT NOT NULL, value REAL NOT NULL, unit TEXT,
      note TEXT);
    CREATE TABLE categories (id INTEGER PRIMARY KEY, name TEXT NOT NULL, color TEXT NOT NULL);
    CREATE TABLE exercise_types (
      id INTEGER PRIMARY KEY, name TEXT, variations TEXT, category TEXT, style TEXT);
    CREATE TABLE workouts (
      id INTEGER PRIMARY KEY, uuid TEXT, title TEXT, date TEXT, start TEXT, is_start_edited INTEGER,
      "end" TEXT, duration_seconds REAL, notes TEXT, active_energy_kcal REAL, basal_energy_kcal REAL,
      average_heart_rate REAL, maximum_heart_rate REAL, difficulty REAL, template TEXT);
    CREATE TABLE exercises (
      id INTEGER PRIMARY KEY, workout_id INTEGER NOT NULL REFERENCES workouts(id), \(exercise));
    CREATE TABLE sets (
      id INTEGER PRIMARY KEY, exercise_id INTEGER NOT NULL REFERENCES exercises(id), \(set));
    CREATE TABLE templates (
      id INTEGER PRIMARY KEY, uuid TEXT, title TEXT, is_built_in INTEGER NOT NULL, notes TEXT);
    CREATE TABLE template_exercises (
      id INTEGER PRIMARY KEY, template_id INTEGER NOT NULL REFERENCES templates(id), \(exercise));
    CREATE TABLE template_sets (
      id INTEGER PRIMARY KEY, exercise_id INTEGER NOT NULL REFERENCES template_exercises(id), \(set));
    CREATE TABLE goals (id INTEGER PRIMARY KEY, \(identity), due TEXT, \(target));
    CREATE TABLE timed_plans (
      id INTEGER PRIMARY KEY, title TEXT, author TEXT, summary TEXT, sport TEXT, tags TEXT,
      threshold_power_watts REAL);
    CREATE TABLE plan_segments (
      id INTEGER PRIMARY KEY, plan_id INTEGER NOT NULL REFERENCES timed_plans(id), position INTEGER NOT NULL,
      role TEXT NOT NULL, effort TEXT NOT NULL, repeats INTEGER, duration_seconds REAL, distance REAL,
      distance_unit TEXT, cadence_low REAL, cadence_high REAL, pace TEXT);
    CREATE TABLE plan_intensities (
      id INTEGER PRIMARY KEY, segment_id INTEGER NOT NULL REFERENCES plan_segments(id), part TEXT NOT NULL,
      duration_seconds REAL, distance REAL, distance_unit TEXT, low REAL, high REAL, unit TEXT,
      cadence_low REAL, cadence_high REAL);
    CREATE TABLE plan_cues (
      id INTEGER PRIMARY KEY, segment_id INTEGER NOT NULL REFERENCES plan_segments(id),
      offset_seconds REAL, offset_distance REAL, offset_distance_unit TEXT, message TEXT NOT NULL,
      duration_seconds REAL);
    CREATE TABLE routine_days (
      id INTEGER PRIMARY KEY, weekday INTEGER NOT NULL, position INTEGER NOT NULL, exercise TEXT NOT NULL);
    CREATE TABLE progressions (
      id INTEGER PRIMARY KEY, progression TEXT NOT NULL, stage INTEGER NOT NULL, level TEXT NOT NULL);
    CREATE TABLE source_fields (
      id INTEGER PRIMARY KEY, owner TEXT NOT NULL, owner_id INTEGER NOT NULL, format TEXT NOT NULL,
      name TEXT NOT NULL, value TEXT NOT NULL);
    CREATE TABLE exact_numbers (
      id INTEGER PRIMARY KEY, owner TEXT NOT NULL, owner_id INTEGER NOT NULL, "column" TEXT NOT NULL,
      value TEXT NOT NULL);
    CREATE TABLE one_rep_max_factors (reps INTEGER PRIMARY KEY, factor REAL NOT NULL);
    """

  /// Makes what is quicker made when the tables are full.
  static let indices = """
    CREATE INDEX workouts_by_date ON workouts (date);
    CREATE INDEX exercises_by_workout ON exercises (workout_id);
    CREATE INDEX exercises_by_name ON exercises (name, variation);
    CREATE INDEX sets_by_exercise ON sets (exercise_id);
    CREATE INDEX template_exercises_by_template ON template_exercises (template_id);
    CREATE INDEX template_sets_by_exercise ON template_sets (exercise_id);
    CREATE INDEX measurements_by_kind ON measurements (kind, date);
    CREATE INDEX plan_segments_by_plan ON plan_segments (plan_id);
    CREATE INDEX source_fields_by_owner ON source_fields (owner, owner_id);
    """
}
