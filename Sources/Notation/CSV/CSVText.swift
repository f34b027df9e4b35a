/// Turns the bytes of a cell into text.
@usableFromInline package enum CSVText {
  /// The text of `raw` as it stands, with doubled quotes made single; `isGuessed` where it is not UTF-8.
  package static func of(_ raw: UnsafeRawBufferPointer, hasDoubledQuotes: Bool, isGuessed: inout Bool)
    -> String
  {
    guard hasDoubledQuotes else { return text(raw, &isGuessed) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(raw.count)
    var index = 0
    while index < raw.count {
      bytes.append(raw[index])
      let isDoubled =
        raw[index] == UInt8(ascii: "\"") && index + 1 < raw.count && raw[index + 1] == raw[index]
      index += isDoubled ? 2 : 1
    }
    return bytes.withUnsafeBytes { text($0, &isGuessed) }
  }

  /// The text of `raw` without the spaces around it.
  package static func trimmedText(
    _ raw: UnsafeRawBufferPointer, hasDoubledQuotes: Bool, isGuessed: inout Bool
  ) -> String {
    var isNotUTF8 = false
    var text = of(trimmed(raw), hasDoubledQuotes: hasDoubledQuotes, isGuessed: &isNotUTF8)
    guard isNotUTF8 else { return text }
    isGuessed = true
    // Behind a letter with an accent, a no-break space of Windows-1252 shows only now.
    return text.withUTF8 { String(decoding: trimmed(UnsafeRawBufferPointer($0)), as: UTF8.self) }
  }

  private static func text(_ bytes: UnsafeRawBufferPointer, _ isGuessed: inout Bool) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return StreamSafeText.of(text) }
    // Spreadsheets on Windows save this code page where a person picks plain CSV.
    isGuessed = true
    return String(decoding: TextEncoding.windows1252.utf8(bytes), as: UTF8.self)
  }

  /// `raw` without the spaces around it, no-break spaces included, also those of Windows-1252 that cannot be a part of
  /// UTF-8.
  @inlinable @inline(__always)
  package static func trimmed(_ raw: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    var start = 0
    var end = raw.count
    while start < end {
      let width = spaceWidth(raw[start], raw, start)
      if width == 0 { break }
      start &+= width
    }
    while end > start {
      let last = raw[end &- 1]
      if last == 0x20 || last == 0x09 {
        end &-= 1
      } else if last == 0xa0, end &- start >= 2, spaceWidth(raw[end &- 2], raw, end &- 2) == 2 {
        end &-= 2
      } else if last == 0xa0, end &- start >= 2, raw[end &- 2] < 0x80 {
        end &-= 1
      } else if last == 0xaf, end &- start >= 3, spaceWidth(raw[end &- 3], raw, end &- 3) == 3 {
        end &-= 3
      } else {
        break
      }
    }
    return UnsafeRawBufferPointer(rebasing: raw[start..<end])
  }

  /// Bytes of the space at `index`, which begins with `byte`: a plain one, a tab, U+00A0 or U+202F, or the first of them in
  /// Windows-1252; 0 for none.
  @inlinable @inline(__always)
  static func spaceWidth(_ byte: UInt8, _ raw: UnsafeRawBufferPointer, _ index: Int) -> Int {
    // No character of UTF-8 begins with 0xa0.
    if byte == 0x20 || byte == 0x09 || byte == 0xa0 { return 1 }
    guard byte == 0xc2 || byte == 0xe2 else { return 0 }
    let rest = raw.dropFirst(index &+ 1)
    if byte == 0xc2 { return rest.first == 0xa0 ? 2 : 0 }
    return rest.starts(with: [0x80, 0xaf]) ? 3 : 0
  }
}
