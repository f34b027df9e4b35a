/// An `exercise_title` or a step of a planned workout: the name that an exercise has in this file.
struct FITTitle {
  /// The number by which sets refer to it.
  var index: UInt16?
  var exercise = FITExercise.unknown
  var name: String?
  /// True for a step that plans more than its exercise.
  var isPlan = false

  /// Takes the fields of one of the two messages, whose numbers differ; `unread` counts the texts that cannot be read.
  init(_ message: FITMessage, _ unread: inout FITUnread) {
    let isStep = message.number == FITNumber.workoutStep
    var (category, subtype) = (FITExercise.unknownCategory, FITExercise.unsetSubtype)
    for field in message.definition.fields {
      let number = message.unsigned(field, upTo: 65_534).map { UInt16($0) }
      switch (field.number, isStep) {
      case (254, _): index = number
      case (0, false), (10, true): category = number ?? category
      case (1, false), (11, true): subtype = number ?? subtype
      case (2, false), (0, true): name = unread.text(field, of: message)
      default: if isStep, message.isSet(field) { isPlan = true }
      }
    }
    if category != FITExercise.unknownCategory {
      exercise = FITExercise(category: category, subtype: subtype)
    }
  }
}
