/// What only LiftLog's table knows of a set.
enum LiftLogTableField {
  /// When the set was completed, where that is not the start of the workout.
  static let timestamp = "Timestamp"
}
