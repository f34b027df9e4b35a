internal import WorkoutModel

/// A `set` of an activity: repetitions of an exercise, or a rest.
struct FITSet {
  /// When it began, in seconds since the end of 1989.
  var start: Int64?
  /// When it ended.
  var end: Int64?
  var milliseconds: Int64?
  var reps: Int32?
  /// Sixteenths of a kilogram.
  var weight: Int64?
  var isInPounds = false
  var isRest = false
  var category = FITExercise.unknownCategory
  var subtype = FITExercise.unsetSubtype
  /// How many exercises the watch took it for; the first counts.
  var guesses = 0
  /// The step of the workout that it was done for, or the title that it has.
  var step: UInt16?
  /// Where it stands in the input.
  let offset: Int

  init(_ message: FITMessage) {
    offset = message.offset
    end = message.headerTime.map { Int64($0) }
    for field in message.definition.fields {
      switch field.number {
      case 0: milliseconds = message.unsigned(field, upTo: FITLimits.milliseconds)
      case 3: reps = message.unsigned(field, upTo: FITLimits.reps).map { Int32($0) }
      case 4: weight = message.unsigned(field, upTo: FITLoad.calculating)
      case 5: isRest = message.whole(field) == 0
      case 6: start = message.unsigned(field, upTo: Int64(UInt32.max))
      case 7:
        category = message.unsigned(field, upTo: 65_534).map { UInt16($0) } ?? FITExercise.unknownCategory
        guesses = message.count(field)
      case 8: subtype = message.unsigned(field, upTo: 65_534).map { UInt16($0) } ?? FITExercise.unsetSubtype
      case 9: isInPounds = message.whole(field) == 2
      case 11: step = message.unsigned(field, upTo: 65_534).map { UInt16($0) }
      case 254: end = message.unsigned(field, upTo: Int64(UInt32.max)) ?? end
      default: break
      }
    }
  }

  /// Which exercise it is.
  var exercise: FITExercise {
    category == FITExercise.unknownCategory
      ? .unknown : FITExercise(category: category, subtype: subtype)
  }
}
