internal import WorkoutModel

/// Takes a tag of an XML text apart, leniently: what is no tag but clear is passed over.
struct XMLTagParser {
  /// A name and a value, as offsets.
  struct Attribute {
    var name: Range<Int>
    var value: Range<Int>
  }

  /// What stands in a text.
  enum Outcome {
    case tag(XMLTagReader.Kind)
    /// A comment, an instruction, a marked section or a declaration.
    case skipped
    /// It goes on behind the bytes.
    case short
  }

  /// What is wrong with a tag.
  struct Flaw: Error {
    var offset: Int
    var what: String
    var advice: Advice?
  }

  /// What the element is called.
  private(set) var name = 0..<0
  private(set) var attributes: [Attribute] = []
  /// Where the text goes on.
  var end = 0

  /// Takes apart what begins with the `<` at `start`.
  mutating func parse(_ bytes: UnsafeRawBufferPointer, at start: Int) throws(Flaw) -> Outcome {
    guard start &+ 1 < bytes.count else { return .short }
    switch bytes[start &+ 1] {
    case UInt8(ascii: "?"): return skip(bytes, to: "?>", from: start + 2)
    case UInt8(ascii: "!"): return skipDeclaration(bytes, at: start)
    case UInt8(ascii: "/"): return parseEnd(bytes, at: start)
    default: return try parseElement(bytes, at: start)
    }
  }

  private mutating func parseEnd(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Outcome {
    var index = start + 2
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index &+= 1 }
    guard index < bytes.count else { return .short }
    end = index + 1
    while index > start + 2, JSONBytes.isWhitespace(bytes[index - 1]) { index -= 1 }
    name = start + 2..<index
    attributes.removeAll(keepingCapacity: true)
    return .tag(.end)
  }

  private mutating func parseElement(
    _ bytes: UnsafeRawBufferPointer, at start: Int
  ) throws(Flaw) -> Outcome {
    let count = bytes.count
    var index = start &+ 1
    let first = bytes[index]
    guard (first | 0x20) &- 0x61 < 26 || first >= 0x80 || first == UInt8(ascii: "_") else {
      throw Flaw(offset: start, what: "found a stray <, expected &lt;")
    }
    while index < count, !JSONBytes.isWhitespace(bytes[index]), bytes[index] != UInt8(ascii: ">"),
      bytes[index] != UInt8(ascii: "/")
    {
      index &+= 1
    }
    name = start &+ 1..<index
    attributes.removeAll(keepingCapacity: true)
    while true {
      while index < count, JSONBytes.isWhitespace(bytes[index]) { index &+= 1 }
      guard index < count else { return .short }
      if bytes[index] == UInt8(ascii: ">") {
        end = index &+ 1
        return .tag(.start)
      }
      guard index &+ 1 < count else { return .short }
      if bytes[index] == UInt8(ascii: "/"), bytes[index &+ 1] == UInt8(ascii: ">") {
        end = index &+ 2
        return .tag(.empty)
      }
      guard let attribute = try Self.attribute(bytes, at: index) else { return .short }
      guard attributes.count < XMLTagReader.maximumAttributes else {
        throw Flaw(
          offset: start, what: "an element has more than \(XMLTagReader.maximumAttributes) attributes")
      }
      attributes.append(attribute)
      index = attribute.value.upperBound &+ 1
    }
  }

  /// An attribute, whose name may have spaces in it as in exports of iOS 8; nil where it goes on behind the bytes.
  @inline(__always)
  private static func attribute(
    _ bytes: UnsafeRawBufferPointer, at start: Int
  ) throws(Flaw) -> Attribute? {
    let count = bytes.count
    var index = start
    while index < count, bytes[index] != UInt8(ascii: "=") {
      let byte = bytes[index]
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "\"") {
        throw noValue(start)
      }
      index &+= 1
    }
    var nameEnd = index
    while nameEnd > start, JSONBytes.isWhitespace(bytes[nameEnd &- 1]) { nameEnd &-= 1 }
    index &+= 1
    while index < count, JSONBytes.isWhitespace(bytes[index]) { index &+= 1 }
    guard index < count else { return nil }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw noValue(start) }
    index &+= 1
    let valueStart = index
    while index < count, bytes[index] != quote { index &+= 1 }
    guard index < count else { return nil }
    return Attribute(name: start..<nameEnd, value: valueStart..<index)
  }

  private static func noValue(_ offset: Int) -> Flaw {
    Flaw(offset: offset, what: "found no value of an attribute, expected name=\"value\"")
  }

  // MARK: What is passed over

  /// Passes over a comment, a marked section, or a declaration of types: up to its `]>`, whatever stands in it.
  private mutating func skipDeclaration(_ bytes: UnsafeRawBufferPointer, at start: Int) -> Outcome {
    guard bytes.count - start >= 9 else { return .short }
    if Self.begins(bytes, "<!--", at: start) { return skip(bytes, to: "-->", from: start + 4) }
    if Self.begins(bytes, "<![CDATA[", at: start) { return skip(bytes, to: "]]>", from: start + 9) }
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "[") {
      index &+= 1
    }
    guard index < bytes.count else { return .short }
    if bytes[index] == UInt8(ascii: ">") {
      end = index + 1
      return .skipped
    }
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "]") {
        var next = index + 1
        while next < bytes.count, JSONBytes.isWhitespace(bytes[next]) { next &+= 1 }
        if next < bytes.count, bytes[next] == UInt8(ascii: ">") {
          end = next + 1
          return .skipped
        }
        index = next - 1
      }
      index &+= 1
    }
    return .short
  }

  private mutating func skip(
    _ bytes: UnsafeRawBufferPointer, to mark: StaticString, from start: Int
  ) -> Outcome {
    var index = start
    while index + mark.utf8CodeUnitCount <= bytes.count {
      if Self.begins(bytes, mark, at: index) {
        end = index + mark.utf8CodeUnitCount
        return .skipped
      }
      index &+= 1
    }
    return .short
  }

  /// True where `mark` stands at `place`.
  @inline(__always)
  static func begins(_ bytes: UnsafeRawBufferPointer, _ mark: StaticString, at place: Int) -> Bool {
    let count = mark.utf8CodeUnitCount
    guard place &+ count <= bytes.count else { return false }
    for offset in 0..<count where bytes[place &+ offset] != mark.utf8Start[offset] { return false }
    return true
  }
}
