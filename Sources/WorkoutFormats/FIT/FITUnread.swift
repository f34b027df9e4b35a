internal import WorkoutModel

/// Counts what the messages of one file say and nothing reads: a watch writes the same fields in each of its sets.
struct FITUnread {
  /// How many values there are, by the number of the message, and in its lowest byte that of the field.
  private var counts: [UInt32: Int] = [:]
  /// Texts with bytes that are no UTF-8.
  private var brokenTexts = 0
  /// Texts behind the NUL that ends the text of a field.
  private var hiddenTexts = 0

  /// The fields, called as `set/12`, and how many values each has.
  var fields: [(name: String, count: Int)] {
    counts.sorted { $0.key < $1.key }.map {
      ("\(FITNumber.name(UInt16(truncatingIfNeeded: $0.key >> 8)))/\($0.key & 0xff)", $0.value)
    }
  }

  /// What is to be said of texts.
  func textFindings(at place: Place) -> [Finding] {
    var findings: [Finding] = []
    if brokenTexts > 0 {
      findings.append(
        Finding(
          .warning, .repaired, "text that is not UTF-8: a mark stands for what cannot be read", of: .value,
          place: place, count: brokenTexts))
    }
    if hiddenTexts > 0 {
      findings.append(
        Finding(
          .note, .dropped, "second text of a field, left out", of: .value, place: place, count: hiddenTexts))
    }
    return findings
  }

  /// Counts the value of a field, where it has one.
  mutating func count(_ field: FITField, of message: FITMessage) {
    guard message.isSet(field) else { return }
    counts[UInt32(message.number) << 8 | UInt32(field.number), default: 0] += 1
  }

  /// The whole number of a field if it is at most `limit`; any other that is set is counted.
  mutating func unsigned(_ field: FITField, upTo limit: Int64, of message: FITMessage) -> Int64? {
    let value = message.unsigned(field, upTo: limit)
    if value == nil { count(field, of: message) }
    return value
  }

  /// The text of a field; what a text cannot say is counted.
  mutating func text(_ field: FITField, of message: FITMessage) -> String? {
    guard field.type == .text else {
      count(field, of: message)
      return nil
    }
    let bytes = message.content(of: field)
    let text = bytes.prefix { $0 != 0 }
    if !String(decoding: text, as: UTF8.self).utf8.elementsEqual(text) { brokenTexts += 1 }
    // The rest of a field of fixed size holds one byte or the other.
    if bytes[text.endIndex...].contains(where: { $0 != 0 && $0 != 0xff }) { hiddenTexts += 1 }
    return message.text(field)
  }
}
