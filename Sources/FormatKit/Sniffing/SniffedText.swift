internal import Notation

/// The text at the start of an input, decoded only if a format asks for it.
final class SniffedText {
  /// Bytes in which the first lines and the element at the top are looked for.
  private static let length = 1 << 14
  /// Bytes of the longest character.
  private static let characterLength = 4

  private let bytes: UnsafeRawBufferPointer

  /// The text; broken characters are U+FFFD.
  private(set) lazy var text = String(decoding: TextEncoding(bytes).utf8(bytes), as: UTF8.self)
  /// The name of the element at the top; nil if the text is not XML.
  private(set) lazy var xmlRoot = XMLText.rootName(of: text)
  /// The lines that are not blank, without the spaces around them.
  private(set) lazy var lines = Self.lines(of: text)

  /// Looks at the start of `bytes`, which must stay alive.
  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = UnsafeRawBufferPointer(rebasing: bytes.prefix(Self.end(of: bytes)))
  }

  /// True where each character is two bytes or four.
  var isUTF16: Bool {
    TextEncoding(UnsafeRawBufferPointer(rebasing: bytes.prefix(Self.characterLength))).isUTF16
  }

  /// Where the start ends: before its last character, because a cut character would make UTF-8 look like another
  /// encoding.
  private static func end(of bytes: UnsafeRawBufferPointer) -> Int {
    guard bytes.count > length else { return bytes.count }
    return (length - characterLength..<length).last { bytes[$0] & 0xc0 == 0xc0 } ?? length
  }

  /// The lines that are not blank, found by bytes: by characters that would take most of the time of telling a format.
  private static func lines(of text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var lines: [String] = []
      var (start, index) = (0, 0)
      while index < bytes.count {
        let length = newlineLength(in: bytes, at: index)
        if length > 0 {
          if let line = trimmed(bytes[start..<index]) { lines.append(line) }
          start = index + length
        }
        index += max(length, 1)
      }
      if let line = trimmed(bytes[start...]) { lines.append(line) }
      return lines
    }
  }

  /// The bytes of what ends a line in Unicode, as for `Character.isNewline`; 0 for anything else.
  @inline(__always)
  private static func newlineLength(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch bytes[index] {
    case 0x0a...0x0d: 1
    // U+0085, U+2028 and U+2029.
    case 0xc2: bytes[(index + 1)...].first == 0x85 ? 2 : 0
    case 0xe2:
      bytes[(index + 1)...].starts(with: [0x80, 0xa8]) || bytes[(index + 1)...].starts(with: [0x80, 0xa9])
        ? 3 : 0
    default: 0
    }
  }

  /// A line without the spaces around it; nil for a blank one.
  private static func trimmed(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0d).contains(byte) }
    guard let first = line.firstIndex(where: { !isSpace($0) }),
      let last = line.lastIndex(where: { !isSpace($0) })
    else { return nil }
    let text = String(decoding: line[first...last], as: UTF8.self)
    guard line[first] > 0x7f || line[last] > 0x7f else { return text }
    // Spaces may be of other alphabets.
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return nil }
    return String(scalars[first...last])
  }
}
