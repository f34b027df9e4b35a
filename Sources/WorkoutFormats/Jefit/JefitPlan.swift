internal import WorkoutModel

/// What belongs to one workout: a session with its logs, or the logs of a day without a session.
struct JefitPlan {
  /// A row of the cardio logs.
  struct Bout {
    var row: Int
    var exercise: Int64?
    var seconds: ExactDecimal?
  }

  /// The row of the session; nil for a day without one.
  var session: Int?
  /// The day, in days since 1970; nil where nothing tells it.
  var day: Int?
  /// Rows of the exercise logs.
  var logs: [Int] = []
  /// The exercises that the logs name.
  var exercises: Set<Int64> = []
  /// Bouts of the cardio logs.
  var cardio: [Bout] = []
  /// What was noted on the day, and on which exercise.
  var notes: [(exercise: Int64?, title: String?, text: String)] = []
}
