/// A step of a planned workout.
struct FITStep {
  /// What ends a step, by the numbers of Garmin's profile.
  enum End {
    static let time: Int64 = 0
    static let distance: Int64 = 1
    static let open: Int64 = 5
    static let repeats: Int64 = 6
    static let reps: Int64 = 29
    /// Numbers of steps that send back to an earlier one until something else than a count.
    static let otherRepeats: ClosedRange<Int64> = 7...13
  }

  /// What a step is for.
  enum Intensity {
    static let active: Int64 = 0
    static let rest: Int64 = 1
    static let warmUp: Int64 = 2
    static let recovery: Int64 = 4
  }

  /// The target that asks for nothing.
  static let openTarget: Int64 = 2

  var index: Int64?
  var name: String?
  var end = End.open
  var endValue: Int64?
  var target = openTarget
  var targetValue: Int64?
  var intensity = Intensity.active
  var notes: String?
  var exercise = FITExercise.unknown
  /// Hundredths of a kilogram.
  var weight: Int64?
  var isInPounds = false
  /// Where it stands in the input.
  let offset: Int

  /// Takes a message and counts what of it nothing reads.
  init(_ message: FITMessage, _ unread: inout FITUnread) {
    offset = message.offset
    var (category, subtype) = (FITExercise.unknownCategory, FITExercise.unsetSubtype)
    for field in message.definition.fields {
      switch field.number {
      case 0: name = unread.text(field, of: message)
      case 1: end = message.whole(field) ?? End.open
      case 2: endValue = unread.unsigned(field, upTo: FITLimits.milliseconds, of: message)
      case 3: target = message.whole(field) ?? Self.openTarget
      case 4: targetValue = message.unsigned(field, upTo: FITLimits.milliseconds)
      case 7: intensity = message.whole(field) ?? Intensity.active
      case 8: notes = unread.text(field, of: message)
      case 10: category = message.unsigned(field, upTo: 65_534).map { UInt16($0) } ?? category
      case 11: subtype = message.unsigned(field, upTo: 65_534).map { UInt16($0) } ?? subtype
      case 12: weight = unread.unsigned(field, upTo: FITLimits.hundredths, of: message)
      case 13: isInPounds = message.whole(field) == 2
      case 254: index = message.unsigned(field, upTo: 65_534)
      // The ends of a target, which is named as one where it asks for something.
      case 5, 6: break
      default: unread.count(field, of: message)
      }
    }
    if category != FITExercise.unknownCategory {
      exercise = FITExercise(category: category, subtype: subtype)
    }
  }

  /// True for a pause between sets.
  var isRest: Bool {
    (intensity == Intensity.rest || intensity == Intensity.recovery) && exercise == .unknown
  }
}
