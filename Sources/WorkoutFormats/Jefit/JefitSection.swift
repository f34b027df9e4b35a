/// The sections of Jefit's export.
enum JefitSection {
  static let setting = "SETTING"
  static let profile = "PROFILE"
  static let routines = "ROUTINES"
  static let sessions = "WORKOUT SESSIONS"
  static let logs = "EXERCISE LOGS"
  static let setLogs = "EXERCISE SET LOGS"
  static let records = "EXERCISE RECORDS"
  static let cardio = "CARDIO LOGS"
  static let customExercises = "CUSTOM EXERCISES"
  static let notes = "NOTES"

  /// All sections that an export is known to have.
  static let names: Set<String> = [
    setting, profile, routines, sessions, logs, setLogs, records, cardio, customExercises, notes,
    "FAVORITE EXERCISES",
  ]

  /// Keys and stamps of the app's database, in lower case: they say nothing of the training.
  static let bookkeeping: Set<String> = [
    "row_id", "rowid", "_id", "userid", "timestamp", "edit_time", "belongsys", "rdb_id", "is_recovered",
    "day_item_id", "weeklylogid", "dbversion", "zonedifference",
  ]

  /// The columns of a section that are carried, in lower case; nil for a section that is not.
  static func carried(_ section: String) -> Set<String>? {
    switch section {
    case profile: JefitProfile.columns.union(["mydate"])
    case routines:
      [
        "name", "description", "package", "exercisename", "belongplan", "setcount", "targetrep", "timer",
        "logs", "mysort", "superset",
      ]
    case sessions:
      [
        "starttime", "endtime", "total_time", "workout_time", "rest_time", "wasted_time", "day_id",
        "calories", "avg_heart_rate", "mydate",
      ]
    case logs: ["logs", "mydate", "eid", "ename", "belongsession", "interval_logs"]
    case setLogs:
      [
        "exercise_log_id", "set_index", "weight_lbs", "reps", "calories", "distance_mi", "speed_mph", "laps",
        "duration", "set_type",
      ]
    case cardio: ["eid", "lap", "duration", "speed", "distance", "calorie", "mydate"]
    case notes: ["eid", "mynote", "title", "mydate"]
    default: nil
    }
  }
}
