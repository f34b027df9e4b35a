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
  /// The numbers of the fields that are set and whose values have no place in a workout.
  var others: [UInt8] = []
  /// Where it stands in the input.
  let offset: Int

  /// Fields that say how the file is made, or the same as others.
  private static let structure: Set<UInt8> = [0, 1, 25, 26, 27, 28, 111, 253, 254]

  /// Takes a message; `unread` counts the texts that cannot be read.
  init(_ message: FITMessage, _ unread: inout FITUnread) {
    offset = message.offset
    var (sportNumber, part) = (sport.sport, sport.subSport)
    for field in message.definition.fields {
      func number(upTo limit: Int64) -> Int64? {
        let value = message.unsigned(field, upTo: limit)
        if value == nil, message.isSet(field) { others.append(field.number) }
        return value
      }
      switch field.number {
      case 2: start = number(upTo: Int64(UInt32.max))
      case 5: sportNumber = number(upTo: 254).map { UInt8($0) } ?? 0
      case 6: part = number(upTo: 254).map { UInt8($0) } ?? 0
      case 7: elapsed = number(upTo: FITLimits.milliseconds)
      case 8: timer = number(upTo: FITLimits.milliseconds)
      case 9: centimeters = number(upTo: FITLimits.centimeters)
      case 11: calories = number(upTo: FITLimits.kilocalories)
      case 16: averageHeartRate = number(upTo: FITLimits.heartRate)
      case 17: maximumHeartRate = number(upTo: FITLimits.heartRate)
      case 110: profileName = unread.text(field, of: message)
      case 193: effort = number(upTo: FITLimits.tenthsOfEffort)
      case 196: restingCalories = number(upTo: FITLimits.kilocalories)
      case let other:
        if !Self.structure.contains(other), message.isSet(field) { others.append(other) }
      }
    }
    sport = FITSport(sport: sportNumber, subSport: part)
  }

  /// A session of a file that has none: it began with its first set.
  init(start: Int64?, offset: Int) {
    self.start = start
    self.offset = offset
  }
}
