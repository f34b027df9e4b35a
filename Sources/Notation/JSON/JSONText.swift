/// A text in checked JSON, still as it is written.
@usableFromInline package struct JSONText {
  @usableFromInline package let base: UnsafeRawPointer
  /// The offset of the first byte after the opening quote.
  @usableFromInline package let start: Int
  /// The number of bytes up to the closing quote.
  @usableFromInline package let count: Int
  @usableFromInline package let hasEscapes: Bool

  @usableFromInline package init(base: UnsafeRawPointer, start: Int, count: Int, hasEscapes: Bool) {
    self.base = base
    self.start = start
    self.count = count
    self.hasEscapes = hasEscapes
  }

  /// Finds the end of the text whose opening quote stands at `offset`.
  @inlinable @inline(__always)
  package init(quotedAt offset: Int, base: UnsafeRawPointer) {
    var end = offset &+ 1
    var hasEscapes = false
    while true {
      let stops = JSONBytes.quoteOrEscape(
        UInt64(littleEndian: base.loadUnaligned(fromByteOffset: end, as: UInt64.self)))
      guard stops != 0 else {
        end &+= 8
        continue
      }
      end &+= stops.trailingZeroBitCount / 8
      if base.load(fromByteOffset: end, as: UInt8.self) == JSONBytes.quote { break }
      hasEscapes = true
      end &+= 2
    }
    self.init(base: base, start: offset &+ 1, count: end &- offset &- 1, hasEscapes: hasEscapes)
  }

  /// The bytes as written, escapes and all.
  @inlinable @inline(__always)
  package var raw: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base + start, count: count) }

  /// True where the text is `name`, written without escapes or with them.
  @inlinable @inline(__always)
  package func equals(_ name: StaticString) -> Bool {
    if hasEscapes { return equalsUnescaped(name) }
    guard count == name.utf8CodeUnitCount else { return false }
    for index in 0..<count
    where base.load(fromByteOffset: start &+ index, as: UInt8.self) != name.utf8Start[index] {
      return false
    }
    return true
  }

  @inline(never)
  @usableFromInline func equalsUnescaped(_ name: StaticString) -> Bool { string == name.description }

  /// The text itself.
  @usableFromInline package var string: String { text() }

  @inline(never)
  private func text() -> String {
    guard hasEscapes else { return StreamSafeText.of(String(decoding: raw, as: UTF8.self)) }
    return StreamSafeText.of(String(decoding: unescaped, as: UTF8.self))
  }

  /// The bytes of the text itself.
  @usableFromInline package var unescaped: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    let bytes = raw
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == JSONBytes.backslash, index < bytes.count else {
        result.append(byte)
        continue
      }
      let letter = bytes[index]
      index += 1
      switch letter {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0c)
      case UInt8(ascii: "n"): result.append(0x0a)
      case UInt8(ascii: "r"): result.append(0x0d)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        var code = Self.hexCode(bytes, at: index)
        index += 4
        if code & 0xfc00 == 0xd800 {
          code = 0x10000 + (code & 0x3ff) << 10 + (Self.hexCode(bytes, at: index + 2) & 0x3ff)
          index += 6
        }
        result.append(contentsOf: Array(String(Unicode.Scalar(code) ?? "\u{fffd}").utf8))
      default: result.append(letter)
      }
    }
    return result
  }

  @usableFromInline static func hexCode(_ bytes: UnsafeRawBufferPointer, at index: Int) -> UInt32 {
    guard index + 4 <= bytes.count else { return 0 }
    return (index..<index + 4).reduce(0) { $0 << 4 | (JSONBytes.hexValue(bytes[$1]) ?? 0) }
  }
}
