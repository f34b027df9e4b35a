/// The numbers of messages in Garmin's public profile, as far as they are read or written.
enum FITNumber {
  static let fileID: UInt16 = 0
  static let sport: UInt16 = 12
  static let session: UInt16 = 18
  static let lap: UInt16 = 19
  static let record: UInt16 = 20
  static let event: UInt16 = 21
  static let workout: UInt16 = 26
  static let workoutStep: UInt16 = 27
  static let activity: UInt16 = 34
  static let fileCreator: UInt16 = 49
  static let set: UInt16 = 225
  static let exerciseTitle: UInt16 = 264

  /// The file types of a `file_id`.
  static let activityFile: Int64 = 4
  static let workoutFile: Int64 = 5

  /// What people who look into FIT files call a message: `device_info`, `message 327`.
  static func name(_ number: UInt16) -> String { names[number] ?? "message \(number)" }

  private static let names: [UInt16: String] = [
    sport: "sport", lap: "lap", record: "record", event: "event", workout: "workout",
    workoutStep: "workout_step", set: "set", exerciseTitle: "exercise_title", session: "session",
    2: "device_settings", 3: "user_profile", 7: "zones_target", 8: "hr_zone", 9: "power_zone",
    13: "training_settings", 23: "device_info", 72: "training_file", 78: "hrv", 101: "length", 132: "hr",
    140: "training_effect", 160: "gps_metadata", 162: "timestamp_correlation", 206: "field_description",
    207: "developer_data_id", 208: "magnetometer_data",
    216: "time_in_zone", 227: "stress_level", 312: "split", 313: "split_summary",
  ]
}
