/// Turns the data codewords of a symbol into its payload.
struct SegmentReader {
  private let bytes: [UInt8]
  private var position = 0
  private var segments: [(bytes: [UInt8], isKanji: Bool)] = []
  /// The character set of bytes that follow, where the symbol names one that is not UTF-8 or ASCII.
  private var characterSet: CharacterSet?
  private var isGS1 = false
  /// The header of a symbol that is one of several: the place, how many they are less one, and the parity of all.
  private var append: Int?
  /// All bytes as they stand, exclusively or-ed.
  private var parity: UInt8 = 0

  /// The content; nil where it is empty or the codewords break the rules, as those of a symbol never do.
  static func content(of codewords: [UInt8], version: SymbolVersion) -> SymbolContent? {
    var reader = SegmentReader(bytes: codewords)
    return reader.read(version)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var bitsLeft: Int { bytes.count * 8 - position }

  private mutating func read(_ version: SymbolVersion) -> SymbolContent? {
    let lengths = version.lengthBits
    while bitsLeft >= 4, let mode = bits(4), mode != 0 {
      let isRead =
        switch mode {
        case 1: readNumbers(bits(lengths.numeric))
        case 2: readAlphanumeric(bits(lengths.alphanumeric))
        case 3: readAppend()
        case 4: readBytes(bits(lengths.byte))
        case 5: readFNC1(skipping: 0)
        case 7: readCharacterSet()
        case 8: readKanji(bits(lengths.kanji))
        case 9: readFNC1(skipping: 8)
        default: false
        }
      guard isRead else { return nil }
    }
    let payload = payload
    return payload.isEmpty ? nil : SymbolContent(payload: payload, append: place)
  }

  /// The place among several symbols; nil for one that stands alone, or says what cannot be.
  private var place: StructuredAppend? {
    guard let append else { return nil }
    let (index, last) = (append >> 12, append >> 8 & 15)
    guard last > 0, index <= last else { return nil }
    return StructuredAppend(
      index: index, total: last + 1, parity: UInt8(append & 0xff), ownParity: parity)
  }

  /// All segments; those in kanji mode as UTF-8, and the bytes among them too where they are not yet.
  private var payload: [UInt8] {
    let hasKanji = segments.contains { $0.isKanji }
    return segments.flatMap { segment in
      guard hasKanji, segment.isKanji || String(validating: segment.bytes, as: UTF8.self) == nil else {
        return segment.bytes
      }
      return CharacterSet.shiftJIS.utf8(segment.bytes) ?? segment.bytes
    }
  }

  private mutating func bits(_ count: Int) -> Int? {
    guard count <= bitsLeft else { return nil }
    var value = 0
    for _ in 0..<count {
      value = value << 1 | Int(bytes[position >> 3] >> (7 - UInt8(position & 7)) & 1)
      position += 1
    }
    return value
  }

  private mutating func readAppend() -> Bool {
    guard let header = bits(16) else { return false }
    append = header
    return true
  }

  /// Takes the bytes of a segment as they stand, and what is made of them.
  private mutating func take(_ raw: [UInt8], as bytes: [UInt8]? = nil, isKanji: Bool = false) {
    for byte in raw { parity ^= byte }
    segments.append((bytes ?? raw, isKanji))
  }

  private mutating func readFNC1(skipping count: Int) -> Bool {
    isGS1 = true
    return bits(count) != nil
  }

  private mutating func readNumbers(_ length: Int?) -> Bool {
    guard var left = length else { return false }
    var digitBytes: [UInt8] = []
    while left > 0 {
      let digits = min(3, left)
      guard let value = bits([0, 4, 7, 10][digits]), value < [1, 10, 100, 1000][digits] else { return false }
      let text = String(value)
      digitBytes += Array(repeating: 0x30, count: digits - text.utf8.count) + Array(text.utf8)
      left -= digits
    }
    take(digitBytes)
    return true
  }

  private mutating func readAlphanumeric(_ length: Int?) -> Bool {
    guard var left = length else { return false }
    var text: [UInt8] = []
    while left > 0 {
      let letters = min(2, left)
      guard let value = bits(letters == 2 ? 11 : 6), value < (letters == 2 ? 45 * 45 : 45) else {
        return false
      }
      if letters == 2 { text.append(Alphanumeric.characters[value / 45]) }
      text.append(Alphanumeric.characters[value % 45])
      left -= letters
    }
    take(text, as: isGS1 ? Self.withSeparators(text) : text)
    return true
  }

  /// In GS1 symbols a percent sign is the separator of fields, and two are a percent sign.
  private static func withSeparators(_ text: [UInt8]) -> [UInt8] {
    let percent = UInt8(ascii: "%")
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      let isDouble = text[index] == percent && index + 1 < text.count && text[index + 1] == percent
      result.append(text[index] == percent && !isDouble ? 0x1d : text[index])
      index += isDouble ? 2 : 1
    }
    return result
  }

  private mutating func readBytes(_ length: Int?) -> Bool {
    guard let length, length * 8 <= bitsLeft else { return false }
    let segment = (0..<length).compactMap { _ in bits(8).map { UInt8($0) } }
    take(segment, as: characterSet?.utf8(segment))
    return true
  }

  private mutating func readKanji(_ length: Int?) -> Bool {
    guard let length, length * 13 <= bitsLeft else { return false }
    var segment: [UInt8] = []
    for _ in 0..<length {
      guard let value = bits(13) else { return false }
      let packed = (value / 0xc0) << 8 | value % 0xc0
      let code = packed + (packed < 0x1f00 ? 0x8140 : 0xc140)
      segment += [UInt8(code >> 8), UInt8(code & 0xff)]
    }
    take(segment, isKanji: true)
    return true
  }

  private mutating func readCharacterSet() -> Bool {
    guard let first = bits(8) else { return false }
    let number: Int
    switch first {
    case 0..<0x80:
      number = first
    case 0x80..<0xc0:
      guard let rest = bits(8) else { return false }
      number = (first & 0x3f) << 8 | rest
    case 0xc0..<0xe0:
      guard let rest = bits(16) else { return false }
      number = (first & 0x1f) << 16 | rest
    default:
      return false
    }
    characterSet = CharacterSet(assignment: number)
    return true
  }
}
