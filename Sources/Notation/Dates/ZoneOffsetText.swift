/// A fixed offset from UTC as a person writes it: `+02:00`, `-0530`, `+2`.
package enum ZoneOffsetText {
  /// Minutes east of UTC; nil for a text that is no offset, or one of a day or more.
  package static func minutes(of text: some StringProtocol) -> Int? {
    guard let sign = text.utf8.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return nil
    }
    var digits = text.utf8.dropFirst().map { Int($0) - 0x30 }
    let colon = Int(UInt8(ascii: ":")) - 0x30
    if digits.count >= 4, digits[digits.count - 3] == colon {
      digits.remove(at: digits.count - 3)
    } else if digits.count == 3 {
      return nil
    }
    guard (1...4).contains(digits.count), digits.allSatisfy((0...9).contains) else { return nil }
    let value = digits.reduce(0) { $0 * 10 + $1 }
    let (hours, minutes) = digits.count < 3 ? (value, 0) : (value / 100, value % 100)
    guard hours < 24, minutes < 60 else { return nil }
    return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + minutes)
  }

  /// Writes minutes east of UTC: `+02:00`.
  package static func text(of minutes: Int) -> String {
    let magnitude = minutes.magnitude
    func twoDigits(_ value: UInt) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return (minutes < 0 ? "-" : "+") + twoDigits(magnitude / 60) + ":" + twoDigits(magnitude % 60)
  }
}
