/// The name that an app gives a workout or a template so that it can be told from all others.
///
/// A UUID in one letter case is held in 16 bytes; any other text is kept as it is. Two identifiers are
/// equal only if they are written alike.
public struct WorkoutIdentifier: Hashable, Sendable {
  @usableFromInline
  enum Form: Hashable, Sendable {
    case upperCase(high: UInt64, low: UInt64)
    case lowerCase(high: UInt64, low: UInt64)
    case text(String)
  }

  @usableFromInline let form: Form

  /// Takes the identifier as the source writes it.
  public init(_ text: String) {
    var copy = text
    form = copy.withUTF8 { Self.parseUUID(UnsafeRawBufferPointer($0)) } ?? .text(text)
  }

  /// Reads a UUID of 36 bytes, all letters in one case; nil for anything else.
  @inlinable
  public init?(uuid bytes: UnsafeRawBufferPointer) {
    guard let form = Self.parseUUID(bytes) else { return nil }
    self.form = form
  }

  /// Makes an upper-case UUID of 128 bits.
  public init(high: UInt64, low: UInt64) { form = .upperCase(high: high, low: low) }

  /// The same UUID in upper case; other text as it is.
  public var uppercased: WorkoutIdentifier {
    if case .lowerCase(let high, let low) = form { WorkoutIdentifier(high: high, low: low) } else { self }
  }

  /// True where the text is 32 hex digits in groups of 8-4-4-4-12, in one letter case.
  public var isUUID: Bool {
    if case .text = form { false } else { true }
  }

  @inlinable
  static func parseUUID(_ bytes: UnsafeRawBufferPointer) -> Form? {
    guard bytes.count == 36,
      bytes[8] == UInt8(ascii: "-"), bytes[13] == UInt8(ascii: "-"), bytes[18] == UInt8(ascii: "-"),
      bytes[23] == UInt8(ascii: "-")
    else { return nil }
    var digits = HexDigits()
    let high = digits.value(eight(bytes, 0)) << 32 | digits.value(four(bytes, 9) | four(bytes, 14) << 32)
    let low = digits.value(four(bytes, 19) | four(bytes, 24) << 32) << 32 | digits.value(eight(bytes, 28))
    guard digits.areValid, !(digits.haveUpperCase && digits.haveLowerCase) else { return nil }
    return digits.haveLowerCase ? .lowerCase(high: high, low: low) : .upperCase(high: high, low: low)
  }

  /// Eight bytes, the first of them lowest.
  @inlinable
  static func eight(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Four bytes, the first of them lowest.
  @inlinable
  static func four(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }
}

extension WorkoutIdentifier: CustomStringConvertible {
  /// The identifier as the source writes it.
  public var description: String {
    if case .text(let text) = form { return text }
    return String(unsafeUninitializedCapacity: 36) { buffer in
      _ = writeUUID(to: buffer)
      return 36
    }
  }

  /// Writes the 36 bytes of a UUID to the start of `buffer`; false, and nothing written, for other text.
  public func writeUUID(to buffer: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    let words: (UInt64, UInt64)
    let letter: UInt8
    switch form {
    case .text: return false
    case .upperCase(let high, let low):
      words = (high, low)
      letter = UInt8(ascii: "A") - 10
    case .lowerCase(let high, let low):
      words = (high, low)
      letter = UInt8(ascii: "a") - 10
    }
    var position = 0
    for digit in 0..<32 {
      if digit == 8 || digit == 12 || digit == 16 || digit == 20 {
        buffer[position] = UInt8(ascii: "-")
        position += 1
      }
      let word = digit < 16 ? words.0 : words.1
      let nibble = UInt8(truncatingIfNeeded: word >> UInt64(60 - (digit & 15) * 4)) & 15
      buffer[position] = nibble + (nibble < 10 ? UInt8(ascii: "0") : letter)
      position += 1
    }
    return true
  }
}
