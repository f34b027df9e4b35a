/// A `session` of an activity: the sums of one sport.
struct FITSession {
  var start: Int64?
  var sport = FITSport.strength
  /// Thousandths of a second from the start to the end.
  var elapsed: Int64?
  /// Thousandths of a second without the breaks.
  var timer: Int64?
  var centimeters: Int64?
  var calories: Int64?
  var restingCalories: Int64?
  var averageHeartRate: Int64?
  var maximumHeartRate: Int64?
  /// Ten times the effort that the athlete named.
  var effort: Int64?
  var profileName: String?
  /// The numbers of the fields that are set and have no place in a workout.
  var others: [UInt8] = []
  /// Where it stands in the input.
  let offset: Int

  /// Fields that say how the file is made, or the same as others.
  private static let structure: Set<UInt8> = [0, 1, 25, 26, 27, 28, 111, 253, 254]

  init(_ message: FITMessage) {
    offset = message.offset
    var (number, part) = (sport.sport, sport.subSport)
    for field in message.definition.fields {
      switch field.number {
      case 2: start = message.unsigned(field, upTo: Int64(UInt32.max))
      case 5: number = message.unsigned(field, upTo: 254).map { UInt8($0) } ?? 0
      case 6: part = message.unsigned(field, upTo: 254).map { UInt8($0) } ?? 0
      case 7: elapsed = message.unsigned(field, upTo: FITLimits.milliseconds)
      case 8: timer = message.unsigned(field, upTo: FITLimits.milliseconds)
      case 9: centimeters = message.unsigned(field, upTo: FITLimits.centimeters)
      case 11: calories = message.unsigned(field, upTo: FITLimits.kilocalories)
      case 16: averageHeartRate = message.unsigned(field, upTo: FITLimits.heartRate)
      case 17: maximumHeartRate = message.unsigned(field, upTo: FITLimits.heartRate)
      case 110: profileName = message.text(field)
      case 193: effort = message.unsigned(field, upTo: FITLimits.tenthsOfEffort)
      case 196: restingCalories = message.unsigned(field, upTo: FITLimits.kilocalories)
      case let other:
        if !Self.structure.contains(other), message.isSet(field) { others.append(other) }
      }
    }
    sport = FITSport(sport: number, subSport: part)
  }

  /// A session of a file that has none: it began with its first set.
  init(start: Int64?, offset: Int) {
    self.start = start
    self.offset = offset
  }
}
