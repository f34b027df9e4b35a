internal import Notation
internal import WorkoutModel

/// The time of a workout as openweight writes it.
enum OpenWeightDate {
  /// A time to the second, or to the thousandth where it has some, with its offset.
  static func text(_ moment: Moment) -> String {
    moment.cut(to: moment.millisecondOfDay % 1_000 == 0 ? .second : .millisecond).description
  }

  /// A time in any notation of logs.
  static func moment(_ text: String) -> Moment? { DateText.moment(text) }
}
