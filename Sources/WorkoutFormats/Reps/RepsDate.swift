internal import Notation
internal import WorkoutModel

/// The dates of a journal: ISO 8601, or seconds since 2001-01-01 in UTC as the app's own encoder writes them.
struct RepsDate {
  private static let secondsTo2001: Int64 = 978_307_200

  let moment: Moment
  /// The date in ISO 8601 with all of its digits, in quotes.
  let text: String
  /// True where the date states no zone.
  let isWithoutZone: Bool

  /// Reads a date; nil if the value is not one.
  init?(_ element: JSONElement) {
    if let seconds = element.number {
      self.init(secondsSince2001: seconds)
    } else if let text = element.text, let moment = DateText.moment(text) {
      let isWithoutZone = moment.offsetMinutes == nil
      self.init(
        moment: isWithoutZone ? moment.withOffset(0) : moment, text: JSONOutput.quoted(text),
        isWithoutZone: isWithoutZone)
    } else {
      return nil
    }
  }

  private init(moment: Moment, text: String, isWithoutZone: Bool) {
    self.moment = moment
    self.text = text
    self.isWithoutZone = isWithoutZone
  }

  private init?(secondsSince2001 seconds: ExactDecimal) {
    // Below zero the whole part is the one towards the past.
    let isBefore = seconds.coefficient < 0 && seconds.normalized.fractionDigits > 0
    let whole = seconds.wholePart - (isBefore ? 1 : 0)
    guard whole.magnitude < 1 << 40, let part = ExactDecimal(coefficient: whole),
      let fraction = seconds.minus(part),
      let start = Moment.epoch.shifted(bySeconds: whole + Self.secondsTo2001, offsetMinutes: 0)
    else { return nil }
    let digits = fraction.normalized.description.dropFirst(2)
    let padded = digits + String(repeating: "0", count: max(0, 3 - digits.count))
    let text = start.description.dropLast() + (digits.isEmpty ? "" : "." + padded) + "Z"
    guard let moment = DateText.moment(String(text)) else { return nil }
    self.init(moment: moment, text: JSONOutput.quoted(String(text)), isWithoutZone: false)
  }
}
