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
    guard bytes.count == 36 else { return nil }
    var high: UInt64 = 0
    var low: UInt64 = 0
    var digits = 0
    var seen: UInt8 = 0
    for index in 0..<36 {
      let byte = bytes[index]
      if index == 8 || index == 13 || index == 18 || index == 23 {
        guard byte == UInt8(ascii: "-") else { return nil }
        continue
      }
      let nibble: UInt8
      switch byte {
      case 0x30...0x39: nibble = byte - 0x30
      case 0x41...0x46:
        nibble = byte - 0x41 + 10
        seen |= 1
      case 0x61...0x66:
        nibble = byte - 0x61 + 10
        seen |= 2
      default: return nil
      }
      if digits < 16 { high = high << 4 | UInt64(nibble) } else { low = low << 4 | UInt64(nibble) }
      digits += 1
    }
    switch seen {
    case 0, 1: return .upperCase(high: high, low: low)
    case 2: return .lowerCase(high: high, low: low)
    default: return nil
    }
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
