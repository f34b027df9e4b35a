internal import WorkoutModel

/// Values of FIT as the model has them, and the fields that only FIT knows.
enum FITNotation {
  static let formatID = "fit"
  static let workoutID = "fit-workout"

  /// The numbers of an exercise, where its name does not tell them.
  static let category = "category"
  static let subtype = "category_subtype"
  /// The numbers of the sport of sets that are no strength training.
  static let sport = "sport"
  static let subSport = "sub_sport"
  /// Seconds from the start of the workout to that of a set, where the sets before it do not tell.
  static let startTime = "start_time"

  /// Thousandths as a number of seconds without zeros at its end.
  static func seconds(_ milliseconds: Int64) -> ExactDecimal? {
    ExactDecimal(coefficient: milliseconds, fractionDigits: 3)?.normalized
  }

  /// The thousandths of a number that ``seconds(_:)`` has made, or that was fitted.
  static func milliseconds(_ seconds: ExactDecimal?) -> Int64? { seconds?.movingPoint(by: 3)?.wholePart }

  /// The fields of an exercise, where they are another than its name tells.
  static func kept(_ exercise: FITExercise, named name: String?) -> SourceFields? {
    FITExercise(named: name) == exercise ? nil : fields(of: exercise)
  }

  /// The two numbers of an exercise.
  static func fields(of exercise: FITExercise) -> SourceFields {
    SourceFields(
      format: formatID,
      fields: [
        .init(name: category, text: "\(exercise.category)"),
        .init(name: subtype, text: "\(exercise.subtype)"),
      ])
  }

  /// The two numbers of a sport.
  static func fields(of value: FITSport) -> SourceFields {
    SourceFields(
      format: formatID,
      fields: [
        .init(name: sport, text: "\(value.sport)"), .init(name: subSport, text: "\(value.subSport)"),
      ])
  }

  /// The exercise that was kept, else the one that its name tells.
  static func exercise(of exercise: Exercise) -> FITExercise {
    if let fields = exercise.details?.sourceFields, fields.format == formatID,
      let category = fields[category].flatMap({ UInt16($0) }),
      let subtype = fields[subtype].flatMap({ UInt16($0) })
    {
      return FITExercise(category: category, subtype: subtype)
    }
    return FITExercise(named: exercise.identity.name)
  }

  /// The sport that was kept beside a workout or a template.
  static func keptSport(in fields: SourceFields?) -> FITSport? {
    guard let fields, fields.format == formatID, let number = fields[sport].flatMap({ UInt8($0) }),
      let part = fields[subSport].flatMap({ UInt8($0) })
    else { return nil }
    return FITSport(sport: number, subSport: part)
  }

  /// Keeps the numbers of an exercise that only its name and its variation tell together.
  static func keepNumbers(of exercise: inout Exercise) {
    let identity = exercise.identity
    guard identity.variation?.isEmpty == false, exercise.details?.sourceFields == nil else { return }
    let meant = FITExercise(named: identity.name, variation: identity.variation)
    guard meant != .unknown else { return }
    var details = exercise.details ?? ExerciseDetails()
    details.sourceFields = fields(of: meant)
    exercise.details = details
  }

  /// Seconds from the start of the workout to that of a set, where they were kept.
  static func start(of set: ExerciseSet) -> Int64? {
    guard set.hasDetails, let fields = set.details?.sourceFields, fields.format == formatID else {
      return nil
    }
    return fields[startTime].flatMap { UInt32($0) }.map { Int64($0) }
  }

  /// True for a number that is kept where it belongs, as it would be written again.
  @Sendable static func isNumber(_ field: SourceFields.Field, _ path: ModelPath?) -> Bool {
    let isOfSet = path?.set != nil
    let isOfExercise = !isOfSet && path?.exercise != nil
    let limit: UInt32
    switch field.name {
    case startTime where isOfSet: limit = .max
    case category where isOfExercise, subtype where isOfExercise: limit = 65_535
    case sport where !isOfSet && !isOfExercise, subSport where !isOfSet && !isOfExercise: limit = 254
    default: return false
    }
    return UInt32(field.text).map { $0 <= limit && "\($0)" == field.text } ?? false
  }
}
