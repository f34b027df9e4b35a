internal import WorkoutModel

/// Escapes what people and programs leave unescaped in XML, where its meaning is clear, and refuses what
/// could reach beyond the text: types and entities of its own.
///
/// Escaped are an `&` that begins no reference, a `<` that begins no tag, and `<` and `"` within the quotes
/// of an attribute, as long as it is certain where the attribute ends.
struct XMLMender {
  /// The longest text, in bytes, that is read.
  static let maximumTextLength = 1 << 20
  /// The most attributes of an element: libxml2 compares each with all before it.
  static let maximumAttributes = 256
  private static let predefined: Set<String> = ["amp", "lt", "gt", "quot", "apos"]
  private static let longestReference = 32
  /// How many characters may have to be escaped before the input is given up.
  static let maximumRepairs = 10_000

  private let input: TextInput
  private let bytes: UnsafeRawBufferPointer
  private var index = 0
  private var result = MendedXML()
  private var repairs = 0

  private init(_ input: TextInput) {
    self.input = input
    bytes = input.bytes
  }

  /// The text of `input`, mended.
  ///
  /// - Throws: ``InputError`` for what is refused, and for what cannot be mended with certainty.
  static func mend(_ input: TextInput) throws(WorkoutError) -> MendedXML {
    var mender = XMLMender(input)
    mender.result.bytes.reserveCapacity(mender.bytes.count + 64)
    mender.skipLeadingSpace()
    while mender.index < mender.bytes.count {
      switch mender.bytes[mender.index] {
      case UInt8(ascii: "<"): try mender.markup()
      case UInt8(ascii: "&"): try mender.reference()
      default: mender.copy(1)
      }
    }
    return mender.result
  }

  /// Leaves out white space before a declaration, which must stand first.
  private mutating func skipLeadingSpace() {
    while index < bytes.count, JSONBytes.isWhitespace(bytes[index]) { index += 1 }
    guard index > 0, starts(with: "<?xml") else {
      index = 0
      return
    }
    input.report(.note, .repaired, "white space before the XML declaration skipped", at: 0)
    result.noteShift(-index)
  }

  // MARK: Markup

  private mutating func markup() throws(WorkoutError) {
    if starts(with: "<!--") {
      copy(through: "-->")
    } else if starts(with: "<![CDATA[") {
      copy(through: "]]>")
    } else if starts(with: "<?") {
      copy(through: "?>")
    } else if starts(with: "<!") {
      guard starts(with: "<!doctype") else { return copy(2) }
      throw input.error(
        at: index, "the file declares a document type, which is refused: it can name other files",
        "Remove the line that begins with <!DOCTYPE.")
    } else if beginsTag(at: index + 1) {
      try tag()
    } else {
      try escape("&lt;", "< in a text")
    }
  }

  private func beginsTag(at place: Int) -> Bool {
    guard place < bytes.count else { return false }
    let next = bytes[place] == UInt8(ascii: "/") ? place + 1 : place
    return next < bytes.count && Self.isNameStart(bytes[next])
  }

  private mutating func tag() throws(WorkoutError) {
    let start = index
    var attributeCount = 0
    copy(1)
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        attributeCount += 1
        guard attributeCount <= Self.maximumAttributes else {
          throw input.error(at: start, "an element has more than \(Self.maximumAttributes) attributes")
        }
        try attribute(quote: byte)
      } else {
        // A tag within a tag is for libxml2 to refuse.
        if byte == UInt8(ascii: "<") { return }
        copy(1)
        if byte == UInt8(ascii: ">") { return }
      }
    }
  }

  private mutating func attribute(quote: UInt8) throws(WorkoutError) {
    let start = index
    var end = start + 1
    var hasInnerQuote = false
    var hasBracket = false
    while end < bytes.count, end - start <= Self.maximumTextLength {
      if bytes[end] == quote {
        if endsAttribute(at: end) { break }
        hasInnerQuote = true
      }
      if bytes[end] == UInt8(ascii: "<") || bytes[end] == UInt8(ascii: ">") { hasBracket = true }
      end += 1
    }
    guard end < bytes.count, bytes[end] == quote, !(hasInnerQuote && hasBracket) else {
      throw input.error(
        at: start, "the value of an attribute has no end that is certain, expected a closing quote",
        "Write &lt; for < and &quot; for \" within it.")
    }
    copy(1)
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "<"): try escape("&lt;", "< in an attribute")
      case UInt8(ascii: "&"): try reference()
      case quote:
        try escape(quote == UInt8(ascii: "\"") ? "&quot;" : "&apos;", "quote within a quoted attribute")
      default: copy(1)
      }
    }
    copy(1)
  }

  /// True where a quote at `place` is followed by the end of the tag or by the next attribute.
  private func endsAttribute(at place: Int) -> Bool {
    var next = place + 1
    func skipSpace() { while next < bytes.count, JSONBytes.isWhitespace(bytes[next]) { next += 1 } }
    skipSpace()
    guard next < bytes.count else { return false }
    switch bytes[next] {
    case UInt8(ascii: ">"): return true
    case UInt8(ascii: "/"), UInt8(ascii: "?"):
      return next + 1 < bytes.count && bytes[next + 1] == UInt8(ascii: ">")
    default: break
    }
    guard Self.isNameStart(bytes[next]) else { return false }
    while next < bytes.count, Self.isName(bytes[next]) { next += 1 }
    skipSpace()
    return next < bytes.count && bytes[next] == UInt8(ascii: "=")
  }

  // MARK: References

  private mutating func reference() throws(WorkoutError) {
    let limit = min(bytes.count, index + Self.longestReference)
    let isNumber = index + 1 < limit && bytes[index + 1] == UInt8(ascii: "#")
    var end = index + (isNumber ? 2 : 1)
    let start = end
    while end < limit, Self.isAlphanumeric(bytes[end]) { end += 1 }
    guard end < limit, bytes[end] == UInt8(ascii: ";"), end > start, isNumber || !Self.isDigit(bytes[start])
    else {
      return try escape("&amp;", "& that begins no reference")
    }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    if isNumber {
      let digits = name.hasPrefix("x") ? name.dropFirst() : name[...]
      guard UInt32(digits, radix: name.hasPrefix("x") ? 16 : 10) != nil else {
        return try escape("&amp;", "& that begins no reference")
      }
    } else if !Self.predefined.contains(name) {
      throw input.error(
        at: index, "the entity &\(name); is unknown, expected &amp;, &lt;, &gt;, &quot;, &apos; or a number",
        "Write the character itself, or &amp; for an & of its own.")
    }
    copy(end + 1 - index)
  }

  // MARK: Bytes

  private mutating func escape(_ text: StaticString, _ what: String) throws(WorkoutError) {
    repairs += 1
    guard repairs <= Self.maximumRepairs else {
      throw input.error(
        at: index, "found more than \(Self.maximumRepairs) characters that should have been escaped",
        "Is it an XML file?")
    }
    input.report(.warning, .repaired, "\(what): read as the character", at: index)
    result.bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    index += 1
    result.noteShift(text.utf8CodeUnitCount - 1)
  }

  private mutating func copy(_ count: Int) {
    let end = min(bytes.count, index + count)
    result.bytes.append(contentsOf: bytes[index..<end])
    index = end
  }

  /// Copies up to and with `mark`, or all that is left.
  private mutating func copy(through mark: StaticString) {
    let first = index
    var end = index + 2
    while end < bytes.count, !starts(with: mark, at: end) { end += 1 }
    copy(end + mark.utf8CodeUnitCount - first)
  }

  /// True where the text goes on with `mark`, whose letters are in lower or upper case, in any letter case.
  private func starts(with mark: StaticString, at place: Int? = nil) -> Bool {
    let place = place ?? index
    guard place + mark.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<mark.utf8CodeUnitCount {
      let wanted = mark.utf8Start[offset]
      let found = bytes[place + offset]
      let isLetter = (0x61...0x7a).contains(wanted | 0x20)
      guard found == wanted || isLetter && found | 0x20 == wanted | 0x20 else { return false }
    }
    return true
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x7a).contains(byte | 0x20)
  }
  private static func isNameStart(_ byte: UInt8) -> Bool {
    (0x61...0x7a).contains(byte | 0x20) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
      || byte >= 0x80
  }
  private static func isName(_ byte: UInt8) -> Bool {
    isNameStart(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
