/// Names and pointers as findings have them: a key of an input may have megabytes, and many findings speak of it.
package enum ShownName {
  /// The longest that is had whole, in bytes of UTF-8.
  package static let maximumLength = 2_000

  /// `name`, with an ellipsis for what is beyond the longest.
  package static func of(_ name: String) -> String {
    guard name.utf8.count > maximumLength else { return name }
    var end = name.utf8.index(name.startIndex, offsetBy: maximumLength)
    while name.utf8[end] & 0xc0 == 0x80 { end = name.utf8.index(before: end) }
    return String(name[..<end]) + "…"
  }
}
