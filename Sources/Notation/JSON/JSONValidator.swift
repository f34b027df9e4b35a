/// Checks that bytes are JSON by RFC 8259 and nothing more, in one pass and without recursion.
///
/// No trailing comma, no comment, no bad UTF-8, no control character, no lone surrogate, nothing after the value.
package struct JSONValidator {
  /// How deep arrays and objects may be nested.
  package static let maximumDepth = 512

  private let base: UnsafeRawPointer
  private let count: Int
  private var offset = 0
  private var outline = JSONOutline()
  /// Where the keys of the array or object begin that was opened last; −1 for an array.
  private var keyBase = -1
  /// How many arrays and objects are open.
  private var depth = 0
  /// ``keyBase`` of what stands around each array or object that is open; −1 around the first.
  private var open: [Int] = []
  private var keys = OpenKeys()
  /// A list of the object at the top whose elements are read one by one.
  private var list: JSONListCheck?
  private var entries = ListEntries.ofElement
  /// The offset behind which nothing is looked at, but for the rest of a text.
  private var stop = Int.max

  private init(_ bytes: UnsafeRawBufferPointer, base: UnsafeRawPointer) {
    self.base = base
    count = bytes.count
    open.reserveCapacity(Self.maximumDepth)
  }

  /// Checks `bytes`, behind which ``InputBytes/padding`` NUL bytes must stand.
  ///
  /// - Parameters:
  ///   - list: a list whose elements are read one by one.
  ///   - entries: how many entries its lists may have.
  package static func check(
    _ bytes: UnsafeRawBufferPointer, list: JSONListCheck? = nil, entries: ListEntries = .unlimited
  ) throws(JSONSyntaxError) -> JSONOutline {
    guard let base = bytes.baseAddress, !bytes.isEmpty else {
      throw JSONSyntaxError(offset: 0, reason: .emptyInput)
    }
    var validator = JSONValidator(bytes, base: base)
    validator.list = list
    validator.entries = entries
    try validator.document()
    validator.outline.duplicateKeys.sort()
    return validator.outline
  }

  @inline(__always)
  private var byte: UInt8 { base.load(fromByteOffset: offset, as: UInt8.self) }

  private func failure(_ reason: JSONSyntaxError.Reason) -> JSONSyntaxError {
    JSONSyntaxError(offset: min(offset, count), reason: reason)
  }

  @inline(__always)
  private mutating func skipWhitespace() { offset = JSONBytes.skipWhitespace(base, from: offset) }

  private mutating func document() throws(JSONSyntaxError) {
    try skipByteOrderMark()
    skipWhitespace()
    guard offset < count else { throw failure(.emptyInput) }
    switch byte {
    case UInt8(ascii: "{"): outline.kind = .object
    case UInt8(ascii: "["): outline.kind = .array
    default: outline.kind = .other
    }
    try value(above: 0, isAfterComma: false)
    skipWhitespace()
    guard offset == count else { throw failure(.trailingText) }
  }

  private mutating func skipByteOrderMark() throws(JSONSyntaxError) {
    let first = byte
    let second = base.load(fromByteOffset: 1, as: UInt8.self)
    if first == 0xef, second == 0xbb, base.load(fromByteOffset: 2, as: UInt8.self) == 0xbf {
      outline.hasByteOrderMark = true
      offset = 3
    } else if (first == 0xff && second == 0xfe) || (first == 0xfe && second == 0xff)
      || (count >= 2 && (first == 0) != (second == 0))
    {
      throw failure(.wideEncoding)
    }
  }

  /// Walks over one value and all that is in it.
  ///
  /// - Parameter floor: how many arrays and objects it stands in.
  private mutating func value(above floor: Int, isAfterComma: Bool) throws(JSONSyntaxError) {
    var isAfterComma = isAfterComma
    repeat {
      skipWhitespace()
      switch byte {
      case JSONBytes.quote:
        _ = try text()
        // The most frequent by far: a text in a list of texts.
        if byte == UInt8(ascii: ","), keyBase < 0, depth > floor, offset <= stop {
          offset &+= 1
          try countEntry()
          isAfterComma = true
          continue
        }
      case UInt8(ascii: "{"):
        try enter(keys.count)
        skipWhitespace()
        if byte == UInt8(ascii: "}") {
          leave()
        } else {
          try key(orElse: .expectedKeyOrEnd)
          isAfterComma = false
          continue
        }
      case UInt8(ascii: "["):
        try enter(-1)
        skipWhitespace()
        if byte == UInt8(ascii: "]") {
          leave()
        } else if try !passList() {
          isAfterComma = false
          continue
        }
      case UInt8(ascii: "-"), 0x30...0x39: try number()
      case UInt8(ascii: "t"): try literal("true")
      case UInt8(ascii: "f"): try literal("false")
      case UInt8(ascii: "n"): try literal("null")
      default: throw failure(isAfterComma ? .trailingComma : .expectedValue)
      }
      try afterValue(above: floor)
      isAfterComma = keyBase < 0
    } while depth > floor
  }

  /// Closes what ends after a value; returns before the next value, or with no more open than `floor`.
  private mutating func afterValue(above floor: Int) throws(JSONSyntaxError) {
    guard offset <= stop else { throw failure(.tooDeep) }
    while depth > floor {
      if depth == 1, !outline.members.isEmpty, !outline.hasTooManyMembers {
        let last = outline.members.count - 1
        outline.members[last].value = outline.members[last].value.lowerBound..<offset
      }
      skipWhitespace()
      if byte == UInt8(ascii: ",") {
        offset &+= 1
        if keyBase < 0 {
          try countEntry()
        } else {
          skipWhitespace()
          try key(orElse: .expectedKey)
        }
        return
      }
      guard byte == (keyBase >= 0 ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
        throw failure(keyBase >= 0 ? .expectedCommaOrObjectEnd : .expectedCommaOrArrayEnd)
      }
      leave()
    }
  }

  // MARK: Lists

  /// Counts the entry that stands here.
  @inline(__always)
  private mutating func countEntry() throws(JSONSyntaxError) {
    guard entries.add(at: depth) else {
      skipWhitespace()
      throw failure(entries.reason)
    }
  }

  /// Counts the first entry of a list, which stands here, and lets ``list`` check the list that it names.
  ///
  /// - Returns: true where it did, and this stands behind the last entry then.
  @inline(__always)
  private mutating func passList() throws(JSONSyntaxError) -> Bool {
    guard depth == 2, let list, let member = outline.members.last, !outline.hasTooManyMembers,
      JSONText(quotedAt: member.key.lowerBound, base: base).equals(list.name)
    else {
      try countEntry()
      return false
    }
    entries.beginList()
    guard let outline = try list.check?(offset) else { return false }
    self.outline.list = outline
    self.outline.duplicateKeys += outline.duplicateKeys
    offset = outline.end
    return true
  }

  /// Checks elements of a list that is a member of the object at the top.
  ///
  /// - Parameters:
  ///   - start: where the first of them stands, behind a comma unless it is the first of the list.
  ///   - end: the first element that stands here or behind is not checked.
  ///   - stop: an offset behind which nothing is looked at, but for the rest of a text.
  package static func elements(
    of bytes: UnsafeRawBufferPointer, from start: Int, to end: Int, stop: Int = .max, isFirst: Bool = false
  ) -> JSONListPart {
    var part = JSONListPart(start: start, end: start)
    guard let base = bytes.baseAddress else { return part }
    var validator = JSONValidator(bytes, base: base)
    validator.stop = stop
    validator.offset = start
    // Within an array within an object.
    (validator.depth, validator.keyBase, validator.open) = (2, -1, [-1, 0])
    do throws(JSONSyntaxError) {
      try validator.elements(to: end, isFirst: isFirst, &part)
    } catch {
      part.failure = error
      part.isCutOff = validator.offset > stop
    }
    part.end = validator.offset
    part.duplicateKeys = validator.outline.duplicateKeys
    return part
  }

  private mutating func elements(
    to end: Int, isFirst: Bool, _ part: inout JSONListPart
  ) throws(JSONSyntaxError) {
    var isAfterComma = !isFirst
    repeat {
      entries.beginElement()
      try value(above: 2, isAfterComma: isAfterComma)
      isAfterComma = true
      part.count += 1
      skipWhitespace()
      guard byte == UInt8(ascii: ",") else {
        part.isLast = byte == UInt8(ascii: "]")
        if !part.isLast { throw failure(.expectedCommaOrArrayEnd) }
        return
      }
      offset &+= 1
      skipWhitespace()
    } while offset < end
  }

  private mutating func enter(_ keyBase: Int) throws(JSONSyntaxError) {
    guard depth < Self.maximumDepth else { throw failure(.tooDeep) }
    open.append(self.keyBase)
    self.keyBase = keyBase
    depth &+= 1
    offset &+= 1
  }

  private mutating func leave() {
    offset &+= 1
    let closed = keyBase
    keyBase = open.popLast() ?? -1
    depth &-= 1
    if closed < 0 {
      entries.close(at: depth)
    } else {
      keys.close(from: closed, base, &outline.duplicateKeys)
    }
  }

  /// Reads a key and its colon; stands before the value then.
  private mutating func key(orElse reason: JSONSyntaxError.Reason) throws(JSONSyntaxError) {
    guard byte == JSONBytes.quote else { throw failure(reason) }
    let start = offset
    let hasEscapes = try text()
    let end = offset
    keys.append(start..<end, base, hasEscapes: hasEscapes)
    skipWhitespace()
    guard byte == UInt8(ascii: ":") else { throw failure(.expectedColon) }
    offset &+= 1
    if depth == 1 {
      skipWhitespace()
      if outline.members.count < JSONOutline.maximumMembers {
        outline.members.append(.init(key: start..<end, value: offset..<offset))
      } else {
        outline.hasTooManyMembers = true
      }
    }
  }

  private mutating func literal(_ word: StaticString) throws(JSONSyntaxError) {
    for index in 0..<word.utf8CodeUnitCount
    where base.load(fromByteOffset: offset + index, as: UInt8.self) != word.utf8Start[index] {
      throw failure(.unknownLiteral)
    }
    offset &+= word.utf8CodeUnitCount
  }

  private mutating func number() throws(JSONSyntaxError) {
    if byte == UInt8(ascii: "-") { offset &+= 1 }
    if byte == UInt8(ascii: "0") {
      offset &+= 1
      guard !JSONBytes.isDigit(byte) else { throw failure(.leadingZero) }
    } else {
      try digits()
    }
    if byte == UInt8(ascii: ".") {
      offset &+= 1
      try digits()
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      offset &+= 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset &+= 1 }
      try digits()
    }
  }

  private mutating func digits() throws(JSONSyntaxError) {
    guard JSONBytes.isDigit(byte) else { throw failure(.expectedDigit) }
    repeat { offset &+= 1 } while JSONBytes.isDigit(byte)
  }

  /// Walks over a text with its quotes; true where it has escapes.
  @inline(__always)
  private mutating func text() throws(JSONSyntaxError) -> Bool {
    offset &+= 1
    var hasEscapes = false
    while true {
      let stops = JSONBytes.textStops(
        UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      guard stops != 0 else {
        offset &+= 8
        continue
      }
      offset &+= stops.trailingZeroBitCount / 8
      let stop = byte
      if stop == JSONBytes.quote {
        offset &+= 1
        return hasEscapes
      }
      if stop == JSONBytes.backslash {
        hasEscapes = true
        try escape()
      } else if stop < 0x20 {
        throw failure(offset >= count ? .unterminatedString : .controlCharacter)
      } else {
        try multibyteCharacter()
      }
    }
  }

  private mutating func escape() throws(JSONSyntaxError) {
    offset &+= 1
    switch byte {
    case JSONBytes.quote, JSONBytes.backslash, UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset &+= 1
    case UInt8(ascii: "u"):
      let start = offset - 1
      let first = try hexDigits()
      guard first & 0xf800 == 0xd800 else { return }
      if first < 0xdc00, byte == JSONBytes.backslash,
        base.load(fromByteOffset: offset + 1, as: UInt8.self) == UInt8(ascii: "u")
      {
        offset &+= 1
        if try hexDigits() & 0xfc00 == 0xdc00 { return }
      }
      offset = start
      throw failure(.loneSurrogate)
    default:
      throw failure(offset >= count ? .unterminatedString : .unknownEscape)
    }
  }

  /// Reads `u` and four hex digits.
  private mutating func hexDigits() throws(JSONSyntaxError) -> UInt32 {
    offset &+= 1
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = JSONBytes.hexValue(byte) else {
        throw failure(offset >= count ? .unterminatedString : .expectedHexDigits)
      }
      value = value << 4 | digit
      offset &+= 1
    }
    return value
  }

  /// Walks over one character of two to four bytes (Unicode 15, table 3-7).
  private mutating func multibyteCharacter() throws(JSONSyntaxError) {
    let lead = byte
    let second = base.load(fromByteOffset: offset + 1, as: UInt8.self)
    let length: Int
    let isValid: Bool
    switch lead {
    case 0xc2...0xdf: (length, isValid) = (2, second & 0xc0 == 0x80)
    case 0xe0: (length, isValid) = (3, (0xa0...0xbf).contains(second))
    case 0xed: (length, isValid) = (3, (0x80...0x9f).contains(second))
    case 0xe1...0xef: (length, isValid) = (3, second & 0xc0 == 0x80)
    case 0xf0: (length, isValid) = (4, (0x90...0xbf).contains(second))
    case 0xf1...0xf3: (length, isValid) = (4, second & 0xc0 == 0x80)
    case 0xf4: (length, isValid) = (4, (0x80...0x8f).contains(second))
    default: (length, isValid) = (1, false)
    }
    guard isValid else { throw failure(.invalidUTF8) }
    for index in 2..<max(length, 2)
    where base.load(fromByteOffset: offset + index, as: UInt8.self) & 0xc0 != 0x80 {
      throw failure(.invalidUTF8)
    }
    offset &+= length
  }
}
