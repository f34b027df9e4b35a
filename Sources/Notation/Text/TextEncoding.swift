package import WorkoutModel

/// How the characters of an input are written as bytes.
package enum TextEncoding {
  case utf8
  case utf8WithMark
  case utf16LittleEndian
  case utf16BigEndian
  /// One byte a character: what Windows in western Europe writes.
  case windows1252

  /// Tells the encoding of `bytes` by a byte-order mark, by the zeros beside ASCII, and by what is valid UTF-8.
  package init(_ bytes: UnsafeRawBufferPointer) {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) {
      self = .utf8WithMark
    } else if bytes.starts(with: [0xff, 0xfe]) {
      self = .utf16LittleEndian
    } else if bytes.starts(with: [0xfe, 0xff]) {
      self = .utf16BigEndian
    } else if bytes.count >= 4, bytes[0] != 0, bytes[1] == 0, bytes[2] != 0, bytes[3] == 0 {
      self = .utf16LittleEndian
    } else if bytes.count >= 4, bytes[0] == 0, bytes[1] != 0, bytes[2] == 0, bytes[3] != 0 {
      self = .utf16BigEndian
    } else {
      self = .utf8
    }
    let start = self == .utf8WithMark ? 3 : 0
    if self == .utf8 || self == .utf8WithMark,
      String(validating: UnsafeRawBufferPointer(rebasing: bytes[start...]), as: UTF8.self) == nil
    {
      self = .windows1252
    }
  }

  /// True where each character is two bytes or four.
  package var isUTF16: Bool {
    switch self {
    case .utf16LittleEndian, .utf16BigEndian: true
    case .utf8, .utf8WithMark, .windows1252: false
    }
  }

  /// What a person should know about it; nil for plain UTF-8.
  package var finding: Finding.Reason? {
    switch self {
    case .utf8: nil
    case .utf8WithMark: "byte-order mark at the start skipped"
    case .utf16LittleEndian, .utf16BigEndian: "text is UTF-16: read as UTF-16"
    case .windows1252: "text is not UTF-8; read as Windows-1252"
    }
  }

  /// `bytes` as UTF-8, without a byte-order mark; broken characters become U+FFFD.
  package func utf8(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    switch self {
    case .utf8: Array(bytes)
    case .utf8WithMark: Array(bytes.dropFirst(3))
    case .utf16LittleEndian: Self.utf8(bytes, low: 0, high: 1)
    case .utf16BigEndian: Self.utf8(bytes, low: 1, high: 0)
    case .windows1252: Array(String(String.UnicodeScalarView(bytes.map(Self.windowsScalar))).utf8)
    }
  }

  private static func utf8(_ bytes: UnsafeRawBufferPointer, low: Int, high: Int) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 0, to: bytes.count - 1, by: 2) {
      units.append(UInt16(bytes[index + low]) | UInt16(bytes[index + high]) << 8)
    }
    if units.first == 0xfeff { units.removeFirst() }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// What the bytes 0x80 … 0x9f mean; the rest is as in Latin-1.
  private static let windowsCharacters = Array("€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ".unicodeScalars)

  private static func windowsScalar(_ byte: UInt8) -> Unicode.Scalar {
    (0x80...0x9f).contains(byte) ? windowsCharacters[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }
}

extension InputBytes {
  /// Refuses an input that begins as UTF-16, as spreadsheets save what they call Unicode text.
  package func refuseUTF16() throws(WorkoutError) {
    guard TextEncoding(UnsafeRawBufferPointer(rebasing: bytes.prefix(4))).isUTF16 else { return }
    throw .input(
      InputError(
        .malformed, place: Place(file: name, line: 1, column: 1), what: "the text is UTF-16",
        advice: "Save it as UTF-8 first."))
  }
}
