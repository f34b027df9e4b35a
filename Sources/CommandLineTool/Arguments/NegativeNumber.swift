/// Tells a negative number from an option.
enum NegativeNumber {
  /// Whether the text is a minus and a decimal number: `-5`, `-2.5`, `-.5`, `-1e3`.
  static func matches(_ text: String) -> Bool {
    var rest = text.utf8[...]
    guard rest.popFirst() == UInt8(ascii: "-") else { return false }
    let whole = dropDigits(from: &rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = dropDigits(from: &rest)
    }
    guard whole + fraction > 0 else { return false }
    if let mark = rest.first, mark | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
        rest.removeFirst()
      }
      guard dropDigits(from: &rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func dropDigits(from rest: inout Substring.UTF8View) -> Int {
    let tail = rest.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let count = rest.count - tail.count
    rest = tail
    return count
  }
}
