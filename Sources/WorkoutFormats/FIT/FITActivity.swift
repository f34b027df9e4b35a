internal import Notation
internal import WorkoutModel

/// What one FIT file holds of an activity, gathered message by message.
struct FITActivity {
  /// The most sets and rests of one file: their numbers have two bytes.
  static let maximumSets = 65_535
  /// The most titles and steps of one file, which have numbers alike.
  static let maximumTitles = 65_535
  /// The most sessions of one file.
  static let maximumSessions = 100

  /// What the file is, a number of Garmin's profile; nil where it does not say.
  var type: Int64?
  /// Who made the file, a number of Garmin's profile.
  var maker: Int64?
  var sets: [FITSet] = []
  var titles = FITTitles()
  var sessions: [FITSession] = []
  /// Minutes from UTC to the athlete's clock.
  var offsetMinutes: Int?
  var sportName: String?
  var workoutName: String?
  var laps = 0
  /// Points of the track.
  var points = 0
  var heartRates = FITHeartRates()
  /// Steps of the workout that was planned with more than an exercise.
  var plannedSteps = 0
  var unread = FITUnread()
  /// How many messages of each other number there are.
  var others: [UInt16: Int] = [:]
  /// Seconds between the athlete's clock and UTC that are no offset.
  var strangeOffset: Int64?

  private let file: String
  /// Where the file begins in the input.
  let offset: Int

  init(file: String, offset: Int) {
    self.file = file
    self.offset = offset
  }

  /// True for an activity, also for one that does not say so.
  var isActivity: Bool {
    type == FITNumber.activityFile || type == nil && !(sets.isEmpty && sessions.isEmpty)
  }

  /// True for what a watch has recorded, and no program has made.
  var isRecorded: Bool { maker != nil && maker != Self.development }

  /// The maker that stands for programs.
  private static let development: Int64 = 255

  mutating func take(_ message: FITMessage) throws(WorkoutError) {
    switch message.number {
    case FITNumber.record: takePoint(message)
    case FITNumber.set:
      try check(sets.count, below: Self.maximumSets, "sets", at: message)
      sets.append(FITSet(message, &unread))
    case FITNumber.exerciseTitle:
      try check(titles.count, below: Self.maximumTitles, "titles of exercises", at: message)
      titles.add(FITTitle(message, &unread))
    case FITNumber.workoutStep:
      try check(titles.count, below: Self.maximumTitles, "titles of exercises", at: message)
      let step = FITTitle(message, &unread)
      if step.isPlan { plannedSteps += 1 }
      titles.add(step: step)
    case FITNumber.session:
      try check(sessions.count, below: Self.maximumSessions, "sessions", at: message)
      sessions.append(FITSession(message, &unread))
    case FITNumber.fileID: takeFile(message)
    case FITNumber.activity: takeClocks(message)
    case FITNumber.sport:
      for field in message.definition.fields where field.number == 3 {
        sportName = unread.text(field, of: message) ?? sportName
      }
    case FITNumber.workout: takeWorkout(message)
    case FITNumber.lap: laps += 1
    case FITNumber.event, FITNumber.fileCreator: break
    case let other: others[other, default: 0] += 1
    }
  }

  private func check(
    _ count: Int, below limit: Int, _ what: String, at message: FITMessage
  ) throws(WorkoutError) {
    guard count >= limit else { return }
    throw .input(
      InputError(
        .malformed, place: Place(file: file, byte: message.offset),
        what: "byte \(message.offset): more than \(limit) \(what) in one activity",
        advice: "No watch writes so many: the file may be damaged."))
  }

  private mutating func takeFile(_ message: FITMessage) {
    for field in message.definition.fields {
      if field.number == 0 { type = message.whole(field) }
      if field.number == 1 { maker = message.whole(field) }
    }
  }

  /// The workout that was planned: of its fields, some say how the file is made, and the session its sport.
  private mutating func takeWorkout(_ message: FITMessage) {
    for field in message.definition.fields {
      switch field.number {
      case 8: workoutName = unread.text(field, of: message) ?? workoutName
      case 4, 5, 6, 11, 253, 254: break
      default: unread.count(field, of: message)
      }
    }
  }

  private mutating func takePoint(_ message: FITMessage) {
    points += 1
    for field in message.definition.fields where field.number == 3 {
      if let rate = message.unsigned(field, upTo: FITLimits.heartRate), rate > 0 { heartRates.add(rate) }
    }
  }

  /// The athlete's clock beside UTC tells the offset; a watch may write one a second later than the other.
  private mutating func takeClocks(_ message: FITMessage) {
    var (time, local): (Int64?, Int64?)
    for field in message.definition.fields {
      if field.number == 253 { time = message.unsigned(field, upTo: Int64(UInt32.max)) }
      if field.number == 5 { local = message.unsigned(field, upTo: Int64(UInt32.max)) }
    }
    guard let time, let local else { return }
    let seconds = local - time
    let minutes = (seconds + (seconds < 0 ? -30 : 30)) / 60
    guard (-1_439...1_439).contains(minutes) else {
      strangeOffset = seconds
      return
    }
    offsetMinutes = Int(minutes)
  }
}
