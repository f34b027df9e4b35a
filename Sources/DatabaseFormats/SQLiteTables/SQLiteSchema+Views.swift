internal import WorkoutModel

extension SQLiteSchema {
  /// The factor from a weight lifted several times to the heaviest that can be lifted once.
  ///
  /// They stand in a table because not every SQLite has exp().
  static let oneRepMaxFactors: [(reps: Int64, factor: Double)] =
    [(1, 1)] + OneRepMax.wathanReps.map { (Int64($0), 100 / OneRepMax.wathanDivisor(reps: $0)) }

  /// Makes the views: a log of all sets with their workouts, and what follows from it.
  ///
  /// A set's volume is ⌊reps × load⌋ in its own unit; the product is rounded first, so that 100 × 1.15 is 115. A load
  /// that helps, below zero or on an assisted exercise, counts as nothing `lifted`. The
  /// one-rep maximum of more than 17 repetitions is Epley's w(1 + r/30); both are cut to a whole number.
  static let views = """
    CREATE VIEW set_log AS
    SELECT log.*,
      CAST(round(reps * lifted, 6) AS INTEGER) AS volume,
      reps * CASE WHEN lifted = load THEN load_kg WHEN load_kg IS NOT NULL THEN 0 END AS volume_kg,
      CASE WHEN reps > 0 AND lifted > 0 THEN
        CAST(load * coalesce((SELECT factor FROM one_rep_max_factors f WHERE f.reps = log.reps), 1 + reps / 30.0)
          AS INTEGER) END AS one_rep_max
    FROM (
      SELECT w.id AS workout_id, w.date, w.start, w.title AS workout, e.id AS exercise_id, e.name AS exercise,
        e.variation, e.category, s.id AS set_id, s.position AS set_number, s.kind, s.reps, s.load, s.load_unit,
        s.load * CASE s.load_unit WHEN 'kg' THEN 1 WHEN 'lb' THEN 0.45359237 END AS load_kg,
        s.duration_seconds, s.distance, s.distance_unit,
        s.distance * CASE s.distance_unit WHEN 'm' THEN 1 WHEN 'km' THEN 1000 WHEN 'mi' THEN 1609.344
          WHEN 'ft' THEN 0.3048 WHEN 'yd' THEN 0.9144 END AS distance_m,
        s.rpe, s.note, CASE WHEN e.is_assisted OR s.load < 0 THEN 0 ELSE s.load END AS lifted
      FROM sets s JOIN exercises e ON e.id = s.exercise_id JOIN workouts w ON w.id = e.workout_id) AS log;

    CREATE VIEW best_sets AS
    SELECT exercise, variation, category, load_unit, max(one_rep_max) AS one_rep_max, load, reps, date, workout_id
    FROM set_log WHERE one_rep_max IS NOT NULL GROUP BY exercise, variation, category, load_unit;

    CREATE VIEW volume_by_workout AS
    SELECT workout_id, date, workout, load_unit, count(*) AS sets, sum(reps) AS reps, sum(volume) AS volume,
      sum(volume_kg) AS volume_kg
    FROM set_log WHERE volume IS NOT NULL GROUP BY workout_id, load_unit;

    CREATE VIEW volume_by_week AS
    SELECT date(date, '-' || ((strftime('%w', date) + 7 - first_day) % 7) || ' days') AS week, load_unit,
      count(DISTINCT workout_id) AS workouts, sum(sets) AS sets, sum(reps) AS reps, sum(volume) AS volume,
      sum(volume_kg) AS volume_kg
    FROM volume_by_workout, (
      SELECT coalesce((SELECT CAST(value AS INTEGER) FROM settings WHERE name = 'starts_week_on_monday'), 1)
        AS first_day)
    WHERE date IS NOT NULL GROUP BY week, load_unit;
    """
}
