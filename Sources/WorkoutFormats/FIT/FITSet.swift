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

  /// Takes a message and counts what of it nothing reads.
  init(_ message: FITMessage, _ unread: inout FITUnread) {
    offset = message.offset
    end = message.headerTime.map { Int64($0) }
    for field in message.definition.fields {
      func number(upTo limit: Int64) -> Int64? { unread.unsigned(field, upTo: limit, of: message) }
      switch field.number {
      case 0: milliseconds = number(upTo: FITLimits.milliseconds)
      case 3: reps = number(upTo: FITLimits.reps).map { Int32($0) }
      case 4: weight = number(upTo: FITLoad.calculating)
      case 5: isRest = message.whole(field) == 0
      case 6: start = number(upTo: Int64(UInt32.max))
      case 7:
        category = number(upTo: 65_534).map { UInt16($0) } ?? FITExercise.unknownCategory
        guesses = message.count(field)
      case 8: subtype = number(upTo: 65_534).map { UInt16($0) } ?? FITExercise.unsetSubtype
      case 9: isInPounds = message.whole(field) == 2
      // Sets stand in the order in which they were done, which their numbers tell again.
      case 10, 253: break
      case 11: step = number(upTo: 65_534).map { UInt16($0) }
      case 254: end = number(upTo: Int64(UInt32.max)) ?? end
      default: unread.count(field, of: message)
      }
    }
  }

  /// When it began: what it says, else its time before its end.
  var began: Int64? {
    start ?? end.map { $0 - (milliseconds ?? FITSetClock.usual) / 1_000 }
  }

  /// True for a rest with repetitions, a weight or an exercise, for which a rest has no place.
  var isWorkedRest: Bool {
    let hasWeight = weight ?? 0 > 0 && weight != FITLoad.calculating
    return isRest && (reps ?? 0 > 0 || hasWeight || exercise != .unknown)
  }

  /// Which exercise it is.
  var exercise: FITExercise {
    category == FITExercise.unknownCategory
      ? .unknown : FITExercise(category: category, subtype: subtype)
  }
}
