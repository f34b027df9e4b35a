internal import WorkoutModel

/// Goes through the XML that spreadsheet programs write, tag by tag, without an entity of its own and without a tree.
struct MarkupScanner {
  /// What comes next.
  enum Token {
    case begin, end, text, finish
  }

  /// The most elements within each other.
  static let maximumDepth = XMLTagReader.maximumDepth

  private let bytes: UnsafeRawBufferPointer
  private let part: String
  private let file: String
  private var index = 0
  private var depth = 0
  private var nameRange = 0..<0
  private var attributeRange = 0..<0
  private var textRange = 0..<0
  /// True for `<c/>`, which has no end of its own.
  private(set) var isEmpty = false

  /// Starts at the first byte of a part of a file; both names are for messages.
  init(_ bytes: UnsafeRawBufferPointer, part: String, file: String) {
    self.bytes = bytes
    self.part = part
    self.file = file
  }

  /// An error in the part.
  func error(_ what: String, _ advice: Advice = "Save it again, or save its table as CSV.") -> WorkoutError {
    .input(InputError(.malformed, place: Place(file: file), what: "\(part): \(what)", advice: advice))
  }

  /// Goes on to the next tag or text.
  mutating func next() throws(WorkoutError) -> Token {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        let start = index
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
        textRange = start..<index
        return .text
      }
      let second = index + 1 < bytes.count ? bytes[index + 1] : 0
      if second == UInt8(ascii: "?") || second == UInt8(ascii: "!") {
        try skipMarkup()
        continue
      }
      return try tag(isEnd: second == UInt8(ascii: "/"))
    }
    guard depth == 0 else { throw error("it ends in the middle") }
    return .finish
  }

  private mutating func skipMarkup() throws(WorkoutError) {
    if starts(with: "<![CDATA[") { throw error("it contains CDATA; no spreadsheet program writes that") }
    if starts(with: "<!D") { throw error("it declares a document type, which is refused") }
    let isComment = starts(with: "<!--")
    while index < bytes.count {
      index += 1
      guard index < bytes.count, bytes[index] == UInt8(ascii: ">") else { continue }
      if !isComment || bytes[index - 1] == UInt8(ascii: "-") && bytes[index - 2] == UInt8(ascii: "-") {
        break
      }
    }
    guard index < bytes.count else { throw error("it ends in the middle") }
    index += 1
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    return index + count <= bytes.count
      && (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  private mutating func tag(isEnd: Bool) throws(WorkoutError) -> Token {
    let start = index + (isEnd ? 2 : 1)
    var place = start
    var nameStart = start
    while place < bytes.count, !Self.endsName(bytes[place]) {
      if bytes[place] == UInt8(ascii: ":") { nameStart = place + 1 }
      place += 1
    }
    nameRange = nameStart..<place
    let attributes = place
    var quote: UInt8 = 0
    while place < bytes.count {
      let byte = bytes[place]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: ">") {
        break
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
      place += 1
    }
    guard place < bytes.count, !nameRange.isEmpty else { throw error("it is not well-formed XML") }
    index = place + 1
    isEmpty = !isEnd && bytes[place - 1] == UInt8(ascii: "/")
    attributeRange = attributes..<max(attributes, isEmpty ? place - 1 : place)
    if isEnd {
      depth -= 1
      guard depth >= 0 else { throw error("it is not well-formed XML") }
      return .end
    }
    if !isEmpty { depth += 1 }
    guard depth <= Self.maximumDepth else {
      throw error("elements are nested deeper than \(Self.maximumDepth) levels")
    }
    return .begin
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }

  // MARK: What was read

  /// True where the tag has this name, whatever stands before its colon.
  func isNamed(_ name: StaticString) -> Bool { isEqual(nameRange, name) }

  private func isEqual(_ range: Range<Int>, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count where bytes[range.lowerBound + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// The bytes of an attribute of the tag, whatever stands before the colon of its name; nil where it is not there.
  func attribute(_ name: StaticString) -> Slice<UnsafeRawBufferPointer>? {
    var place = attributeRange.lowerBound
    let end = attributeRange.upperBound
    while place < end {
      while place < end, bytes[place] <= 0x20 { place += 1 }
      var start = place
      while place < end, bytes[place] != UInt8(ascii: "="), bytes[place] > 0x20 {
        if bytes[place] == UInt8(ascii: ":") { start = place + 1 }
        place += 1
      }
      let key = start..<place
      while place < end, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "'") {
        place += 1
      }
      guard place < end else { return nil }
      let quote = bytes[place]
      let first = place + 1
      place = first
      while place < end, bytes[place] != quote { place += 1 }
      if isEqual(key, name) { return bytes[first..<min(place, end)] }
      place += 1
    }
    return nil
  }

  /// The text of an attribute.
  func text(of name: StaticString) -> String? { attribute(name).map { Self.decoded($0) } }

  /// The text between two tags.
  var text: String { Self.decoded(bytes[textRange]) }

  /// A text with its references resolved: those that XML knows, and numbers.
  static func decoded(_ raw: Slice<UnsafeRawBufferPointer>) -> String {
    (try? XMLReferences.resolved(UnsafeRawBufferPointer(rebasing: raw), isLenient: true)) ?? ""
  }
}
