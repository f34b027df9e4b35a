/// Reads and writes how long something took, in whole seconds.
///
/// Read are `1h 43m`, `1h 5min`, `264h 1m`, `5m 30s`, `46s`, the clock forms `1:02:03` (hours first) and
/// `12:30` (minutes and seconds), and plain seconds.
package enum DurationText {
  /// The longest duration that is read: 10,000 hours.
  package static let maximumSeconds: Int64 = 10_000 * 3_600

  /// Reads the whole of `text`; nil where it is no duration or longer than ``maximumSeconds``.
  package static func seconds(_ text: String) -> Int64? { text.withBytes { seconds($0) } }

  /// Reads the whole of `bytes`; nil where they are no duration or longer than ``maximumSeconds``.
  package static func seconds(_ bytes: UnsafeRawBufferPointer) -> Int64? {
    var text = TextScanner(bytes)
    guard let first = text.number(1, 8) else { return nil }
    let total =
      text.isAtEnd ? Int64(first) : text.take(":") ? clock(Int64(first), &text) : spelled(first, &text)
    guard let total, text.isAtEnd, total <= maximumSeconds else { return nil }
    return total
  }

  /// Reads the rest of `1:02:03` or `12:30`.
  private static func clock(_ first: Int64, _ text: inout TextScanner) -> Int64? {
    guard let second = text.number(2, 2), second < 60 else { return nil }
    guard text.take(":") else { return first * 60 + Int64(second) }
    guard let third = text.number(2, 2), third < 60 else { return nil }
    return first * 3_600 + Int64(second * 60 + third)
  }

  /// Reads the rest of `1h 5min 20s`: each unit at most once, the larger ones first.
  private static func spelled(_ first: Int, _ text: inout TextScanner) -> Int64? {
    var total: Int64 = 0
    var value = first
    var previousUnit = Int64.max
    while true {
      text.takeSpace()
      guard let unit = unit(&text), unit < previousUnit else { return nil }
      total += Int64(value) * unit
      if text.isAtEnd { return total }
      text.takeSpace()
      guard let next = text.number(1, 2), next < 60 else { return nil }
      (value, previousUnit) = (next, unit)
    }
  }

  private static func unit(_ text: inout TextScanner) -> Int64? {
    switch text.word() {
    case "h", "hr", "hrs", "hour", "hours": 3_600
    case "m", "min", "mins", "minute", "minutes": 60
    case "s", "sec", "secs", "second", "seconds": 1
    default: nil
    }
  }

  /// Writes `1h 43m`, `5m 30s`, `46s`: the units that are not zero, or `0s`.
  package static func spelled(_ seconds: Int64) -> String {
    let magnitude = seconds.magnitude
    let parts = [(magnitude / 3_600, "h"), (magnitude / 60 % 60, "m"), (magnitude % 60, "s")]
    let text = parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined(separator: " ")
    return text.isEmpty ? "0s" : (seconds < 0 ? "-" : "") + text
  }

  /// Writes `h:mm:ss`: `0:05:00`.
  package static func clock(_ seconds: Int64) -> String {
    let magnitude = seconds.magnitude
    func twoDigits(_ value: UInt64) -> String { value < 10 ? "0\(value)" : "\(value)" }
    return (seconds < 0 ? "-" : "") + "\(magnitude / 3_600):" + twoDigits(magnitude / 60 % 60) + ":"
      + twoDigits(magnitude % 60)
  }
}
