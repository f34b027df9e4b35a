internal import FormatKit
internal import Notation
internal import WorkoutModel

/// What only Liftosaur knows of a workout or a set.
enum LiftohistoryField {
  /// Where the workout stands in its program.
  static let ofWorkout = ["week", "dayInWeek", "day"]
  /// Repetitions of the left side, where those of the right are the set's.
  static let left = "left"
  /// As many repetitions as possible, asked for or done.
  static let targetAMRAP = "target amrap"
  static let amrap = "amrap"
  /// The app asks for the weight, or the RPE, of the set.
  static let asksWeight = "ask weight"
  static let asksRPE = "log RPE"
  /// A timer that goes on behind its end.
  static let overflow = "overflow timer"

  static let flags = [targetAMRAP, amrap, asksWeight, asksRPE, overflow]
  static let all = Set(ofWorkout + flags + [left])

  /// The text of a flag.
  static let isSet = "+"

  /// True for a number, or a flag that is set.
  @Sendable static func isWritable(_ field: SourceFields.Field, _ path: ModelPath?) -> Bool {
    flags.contains(field.name)
      ? field.text == isSet : Int32(field.text).map { $0 >= 0 && "\($0)" == field.text } ?? false
  }
}
