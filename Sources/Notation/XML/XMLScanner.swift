package import WorkoutModel

/// Reads a small XML text whole, as a tree.
///
/// Nothing but the text itself is ever opened: a declaration of types, which could name other files, is refused.
/// What is not quite XML but clear is read as it is meant, and reported: an `&` that begins no reference, a `<` that
/// begins no tag, `]]>` in a text, and `<` and quotes within the quotes of an attribute, as long as it is certain
/// where the attribute ends.
package struct XMLScanner {
  /// The longest attribute, comment or run of text, in bytes.
  static let maximumTextLength = XMLTagReader.maximumTagLength
  /// The most attributes of an element.
  static let maximumAttributes = XMLTagReader.maximumAttributes
  /// How many characters may be read as they are meant before the input is given up.
  static let maximumRepairs = 10_000

  private let input: TextInput
  private let bytes: UnsafeRawBufferPointer
  private var index = 0
  private var repairs = 0
  private var tree: XMLTreeBuilder
  /// The text since the last tag or comment; within one, what has been read of it.
  private var text: [UInt8] = []

  private init(_ input: TextInput) {
    self.input = input
    bytes = input.bytes
    tree = XMLTreeBuilder(input)
  }

  /// The element at the top of `input`, and the comments and processing instructions beside it.
  ///
  /// - Throws: ``InputError`` with line and column for what is no XML, or more of it than is taken.
  package static func root(of input: TextInput) throws(WorkoutError) -> (
    element: XMLElement, outside: [XMLElement.Node]
  ) {
    var scanner = XMLScanner(input)
    scanner.skipSpaceBeforeDeclaration()
    while scanner.index < scanner.bytes.count {
      if scanner.bytes[scanner.index] == UInt8(ascii: "<") {
        try scanner.markup()
      } else {
        try scanner.character()
      }
    }
    if let open = scanner.tree.open.last {
      throw scanner.cutOff("</\(PrintableText.of(open.name, limit: 40))>")
    }
    guard let root = scanner.tree.root else {
      throw input.error(at: scanner.index, "found no element, expected XML")
    }
    return (root, scanner.tree.outside)
  }

  private mutating func skipSpaceBeforeDeclaration() {
    while index < bytes.count, JSONBytes.isWhitespace(bytes[index]) { index += 1 }
    if begins("<?xml") {
      if index > 0 {
        input.report(.note, .repaired, "white space before the XML declaration skipped", at: 0)
      }
    } else {
      index = 0
    }
  }

  // MARK: Markup

  private mutating func markup() throws(WorkoutError) {
    if begins("<!--") {
      try comment()
    } else if begins("<![CDATA[") {
      let start = index
      index += 9
      if tree.open.isEmpty { throw textOutside(start) }
      try copy(to: "]]>", expected: "]]>")
    } else if begins("<?") {
      try instruction()
    } else if begins("<!") {
      throw begins("<!doctype", inAnyLetterCase: true)
        ? input.error(
          at: index, "the file declares a document type, which is refused: it can name other files",
          "Remove the line that begins with <!DOCTYPE.")
        : error(at: index, "found a stray <!, expected &lt;!")
    } else if begins("</"), nameEnd(from: index + 2) > index + 2 {
      try endTag()
    } else if nameEnd(from: index + 1) > index + 1 {
      try startTag()
    } else {
      try character()
    }
  }

  private mutating func comment() throws(WorkoutError) {
    try takeText()
    text = Array("<!--".utf8)
    index += 4
    try copy(to: "--", expected: "-->")
    guard begins(">") else { throw error(at: index - 2, "found -- within a comment, expected -->") }
    index += 1
    text += Array("-->".utf8)
    try tree.add(.markup(taken()), at: index)
  }

  private mutating func instruction() throws(WorkoutError) {
    let start = index
    let end = nameEnd(from: start + 2)
    guard end > start + 2 else {
      throw error(at: start, "found a stray <?, expected &lt;?")
    }
    let isDeclaration = String(decoding: bytes[(start + 2)..<end], as: UTF8.self).lowercased() == "xml"
    guard !isDeclaration || tree.isUntouched else {
      throw error(at: start, "found <?xml in the middle, expected it at the start of the file")
    }
    try takeText()
    text = Array(bytes[start..<end])
    index = end
    if skipSpace() {
      text.append(0x20)
    } else if index < bytes.count, !begins("?>") {
      throw error(at: start, "found a stray <?, expected &lt;?")
    }
    try copy(to: "?>", expected: "?>")
    text += Array("?>".utf8)
    let markup = taken()
    // A declaration says how the bytes are to be read, and they have been.
    if !isDeclaration { try tree.add(.markup(markup), at: index) }
  }

  private mutating func endTag() throws(WorkoutError) {
    try takeText()
    let start = index
    let end = nameEnd(from: start + 2)
    let name = bytes[(start + 2)..<end]
    index = end
    skipSpace()
    guard let open = tree.open.last, open.name.utf8.elementsEqual(name) else {
      let found = PrintableText.of(String(decoding: name, as: UTF8.self), limit: 40)
      let expected = tree.open.last.map { open in
        "</\(PrintableText.of(open.name, limit: 40))>, which ends the element of line \(input.place(of: open.offset).line ?? 1)"
      }
      throw error(at: start, "found </\(found)>, expected \(expected ?? "nothing")")
    }
    guard begins(">") else {
      throw index == bytes.count ? cutOff(">") : error(at: index, "found no > of an end tag")
    }
    index += 1
    tree.end()
  }

  private mutating func startTag() throws(WorkoutError) {
    try takeText()
    let start = index
    guard tree.root == nil else {
      throw error(at: start, "found a second element at the top, expected the end of the file")
    }
    index = nameEnd(from: start + 1)
    var element = XMLElement(name: String(decoding: bytes[(start + 1)..<index], as: UTF8.self), offset: start)
    var names: Set<[UInt8]> = []
    while true {
      let hasSpace = skipSpace()
      guard index < bytes.count else { throw cutOff(">") }
      if begins(">") || begins("/>") { break }
      let end = nameEnd(from: index)
      guard end > index else { throw error(at: index, "found no > of a tag, and no attribute") }
      guard hasSpace else { throw error(at: index, "found no space before an attribute") }
      guard element.attributes.count < Self.maximumAttributes else {
        throw input.error(at: start, "an element has more than \(Self.maximumAttributes) attributes")
      }
      let name = bytes[index..<end]
      guard names.insert(Array(name)).inserted else {
        throw error(at: index, "the element has two attributes of this name, expected one")
      }
      element.attributes.append(
        .init(name: String(decoding: name, as: UTF8.self), value: try value(ofAttributeAt: end)))
    }
    try tree.begin(element)
    if begins("/>") {
      tree.end()
      index += 1
    }
    index += 1
  }

  /// The value behind the name of an attribute that ends at `place`.
  private mutating func value(ofAttributeAt place: Int) throws(WorkoutError) -> String {
    let nameStart = index
    index = place
    skipSpace()
    let isAssigned = begins("=")
    if isAssigned {
      index += 1
      skipSpace()
    }
    guard index < bytes.count else { throw cutOff(">") }
    let quote = bytes[index]
    guard isAssigned, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw error(at: nameStart, "found no value of an attribute, expected name=\"value\"")
    }
    let end = try endOfValue(quote)
    index += 1
    while index < end { try character(of: quote) }
    index = end + 1
    return StreamSafeText.of(taken())
  }

  /// Where the quote stands that ends the value of the quote here.
  private func endOfValue(_ quote: UInt8) throws(WorkoutError) -> Int {
    var end = index + 1
    var hasInnerQuote = false
    var hasBracket = false
    while end < bytes.count, end - index <= Self.maximumTextLength {
      if bytes[end] == quote {
        if endsValue(at: end) { break }
        hasInnerQuote = true
      }
      if bytes[end] == UInt8(ascii: "<") || bytes[end] == UInt8(ascii: ">") { hasBracket = true }
      end += 1
    }
    guard end < bytes.count, bytes[end] == quote, !(hasInnerQuote && hasBracket) else {
      throw input.error(
        at: index, "the value of an attribute has no end that is certain, expected a closing quote",
        "Write &lt; for < and &quot; for \" within it.")
    }
    return end
  }

  /// True where a quote at `place` is followed by the end of the tag or by the next attribute.
  private func endsValue(at place: Int) -> Bool {
    var next = spaceEnd(from: place + 1)
    if begins(">", at: next) || begins("/>", at: next) { return true }
    let name = next
    next = nameEnd(from: next)
    return next > name && begins("=", at: spaceEnd(from: next))
  }

  // MARK: Texts

  /// Takes a character of the text between tags.
  private mutating func character() throws(WorkoutError) {
    guard !tree.open.isEmpty else {
      guard JSONBytes.isWhitespace(bytes[index]) else { throw textOutside(index) }
      index += 1
      return
    }
    try character(of: nil)
    guard text.count <= Self.maximumTextLength else { throw tooLong(at: index) }
  }

  /// Takes a character of a text, or of a value in quotes.
  private mutating func character(of quote: UInt8?) throws(WorkoutError) {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "&"):
      var found: (scalar: Unicode.Scalar, end: Int)?
      do throws(XMLTagParser.Flaw) { found = try XMLReferences.character(bytes, at: index) } catch {
        throw input.error(at: error.offset, error.what, error.advice)
      }
      if let found {
        XMLReferences.append(found.scalar, to: &text)
        index = found.end
        return
      }
      try noteRepair("& that begins no reference")
    case UInt8(ascii: "<"): try noteRepair(quote == nil ? "< in a text" : "< in an attribute")
    case UInt8(ascii: "]") where quote == nil && begins("]]>"): try noteRepair("]]> in a text")
    case _ where byte == quote: try noteRepair("quote within a quoted attribute")
    case _ where JSONBytes.isWhitespace(byte): return space(quote == nil ? nil : 0x20)
    default: try check(byte)
    }
    text.append(byte)
    index += 1
  }

  /// Takes white space: `other` instead, or else a line end as a line feed.
  private mutating func space(_ other: UInt8?) {
    let byte = bytes[index]
    index += begins("\r\n") ? 2 : 1
    text.append(other ?? (byte == 0x0d ? 0x0a : byte))
  }

  /// Refuses a character that XML cannot hold, which may begin with `byte`.
  private func check(_ byte: UInt8) throws(WorkoutError) {
    guard byte < 0x20 || byte == 0xef && (begins("\u{fffe}") || begins("\u{ffff}")) else { return }
    let code = String(
      byte < 0x20 ? Int(byte) : begins("\u{fffe}") ? 0xfffe : 0xffff, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: 4 - code.utf8.count)
    throw error(at: index, "found the character U+\(zeros)\(code), which XML cannot hold")
  }

  private mutating func noteRepair(_ what: String) throws(WorkoutError) {
    repairs += 1
    guard repairs <= Self.maximumRepairs else {
      throw input.error(
        at: index, "found more than \(Self.maximumRepairs) characters that should have been escaped",
        "Is it an XML file?")
    }
    input.report(.warning, .repaired, "\(what): read as the character", at: index)
  }

  /// Copies up to `mark`, and goes on behind it.
  private mutating func copy(to mark: StaticString, expected: String) throws(WorkoutError) {
    while !begins(mark) {
      guard index < bytes.count else { throw cutOff(expected) }
      if JSONBytes.isWhitespace(bytes[index]) {
        space(nil)
      } else {
        try check(bytes[index])
        text.append(bytes[index])
        index += 1
      }
      guard text.count <= Self.maximumTextLength else { throw tooLong(at: index) }
    }
    index += mark.utf8CodeUnitCount
  }

  /// What has been read, which is then read no more.
  private mutating func taken() -> String {
    defer { text.removeAll(keepingCapacity: true) }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func takeText() throws(WorkoutError) {
    guard !text.isEmpty else { return }
    try tree.add(.text(StreamSafeText.of(taken())), at: index)
  }

  // MARK: Bytes

  /// True where the text goes on with `mark`, which is in lower case if any letter case will do.
  private func begins(_ mark: StaticString, at place: Int? = nil, inAnyLetterCase: Bool = false) -> Bool {
    let place = place ?? index
    guard inAnyLetterCase else { return XMLTagParser.begins(bytes, mark, at: place) }
    guard place + mark.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<mark.utf8CodeUnitCount).allSatisfy {
      let byte = bytes[place + $0]
      return (byte &- 0x41 < 26 ? byte | 0x20 : byte) == mark.utf8Start[$0]
    }
  }

  private func spaceEnd(from place: Int) -> Int {
    var end = place
    while end < bytes.count, JSONBytes.isWhitespace(bytes[end]) { end += 1 }
    return end
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = index
    index = spaceEnd(from: start)
    return index > start
  }

  /// Where the name that begins at `start` ends; `start` where none does.
  private func nameEnd(from start: Int) -> Int { XMLText.nameEnd(bytes, from: start) }

  // MARK: Errors

  private func error(at offset: Int, _ what: String) -> WorkoutError {
    input.error(at: offset, what, "Export it again, or mend it in a text editor.")
  }

  private func cutOff(_ expected: String) -> WorkoutError {
    input.error(at: bytes.count, "the file ends in the middle, expected \(expected)", "Export it again.")
  }

  private func tooLong(at offset: Int) -> WorkoutError {
    input.error(at: offset, "a text is longer than \(Self.maximumTextLength >> 20) MiB")
  }

  private func textOutside(_ offset: Int) -> WorkoutError {
    tree.root == nil
      ? error(at: offset, "found text before the first element, expected <")
      : error(at: offset, "found text after the last element, expected the end of the file")
  }
}
