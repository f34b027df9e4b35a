internal import Notation
internal import WorkoutModel

/// What one FIT file holds of a planned workout, gathered message by message.
struct FITPlan {
  /// The most steps of one file.
  static let maximumSteps = 65_535

  /// What the file is, a number of Garmin's profile; nil where it does not say.
  var type: Int64?
  var title: String?
  var notes: String?
  var sport: FITSport?
  var steps: [FITStep] = []
  /// The names of exercises, each by its numbers.
  var names: [FITExercise: String] = [:]
  /// All names of exercises that are no steps.
  var titles: [String] = []
  var unread = FITUnread()
  /// How many messages of each other number there are.
  var others: [UInt16: Int] = [:]

  private let file: String
  /// Where the file begins in the input.
  let offset: Int

  init(file: String, offset: Int) {
    self.file = file
    self.offset = offset
  }

  /// True for a planned workout, also for one that does not say so.
  var isPlan: Bool { type == FITNumber.workoutFile || type == nil && !steps.isEmpty }

  mutating func take(_ message: FITMessage) throws(WorkoutError) {
    switch message.number {
    case FITNumber.fileID:
      for field in message.definition.fields where field.number == 0 { type = message.whole(field) }
    case FITNumber.workout: takeHead(message)
    case FITNumber.workoutStep:
      try check(steps.count, "steps", at: message)
      steps.append(FITStep(message, &unread))
    case FITNumber.exerciseTitle:
      try check(titles.count, "titles of exercises", at: message)
      let title = FITTitle(message, &unread)
      if let name = title.name { titles.append(name) }
      if title.exercise != .unknown, names[title.exercise] == nil { names[title.exercise] = title.name }
    case FITNumber.fileCreator: break
    case let other: others[other, default: 0] += 1
    }
  }

  private func check(_ count: Int, _ what: String, at message: FITMessage) throws(WorkoutError) {
    guard count >= Self.maximumSteps else { return }
    throw .input(
      InputError(
        .malformed, place: Place(file: file, byte: message.offset),
        what: "byte \(message.offset): more than \(Self.maximumSteps) \(what) in one planned workout",
        advice: "This is more than any watch supports: the file may be damaged."))
  }

  private mutating func takeHead(_ message: FITMessage) {
    var (number, part): (UInt8?, UInt8) = (nil, 0)
    for field in message.definition.fields {
      switch field.number {
      case 4: number = message.unsigned(field, upTo: 254).map { UInt8($0) }
      case 8: title = unread.text(field, of: message)
      case 11: part = message.unsigned(field, upTo: 254).map { UInt8($0) } ?? 0
      case 17: notes = unread.text(field, of: message)
      // They say how the file is made.
      case 5, 6, 253, 254: break
      default: unread.count(field, of: message)
      }
    }
    sport = number.map { FITSport(sport: $0, subSport: part) }
  }
}
