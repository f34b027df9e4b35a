internal import Notation
internal import WorkoutModel

/// The packed form as text that a QR code holds in its alphanumeric mode, and that a phone hands on unchanged.
///
/// Blocks of 58 bytes are numbers, highest byte first, of 85 digits to the base of 44; a last, shorter block has
/// as few digits as hold it. The digits are those of a QR code's alphanumeric mode but for the space.
package enum PackedText {
  /// What the text begins with.
  package static let prefix = "BTD:"

  private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$%*+-./:".utf8)
  private static let base = 44
  private static let blockBytes = 58
  private static let blockDigits = 85

  /// The text of `bytes`.
  package static func text(of bytes: [UInt8]) -> String {
    var text = Array(prefix.utf8)
    for start in stride(from: 0, to: bytes.count, by: blockBytes) {
      let block = bytes[start..<min(start + blockBytes, bytes.count)]
      var number = Array(block)
      var reversed: [UInt8] = []
      for _ in 0..<digitCount(block.count) {
        var rest = 0
        for index in number.indices {
          rest = rest << 8 | Int(number[index])
          number[index] = UInt8(rest / base)
          rest %= base
        }
        reversed.append(digits[rest])
      }
      text += reversed.reversed()
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The most bytes whose text has no more than this many characters.
  package static func byteCapacity(characters: Int) -> Int {
    let digits = max(0, characters - prefix.utf8.count)
    let rest = (0..<blockBytes).last { digitCount($0) <= digits % blockDigits } ?? 0
    return digits / blockDigits * blockBytes + rest
  }

  /// The bytes in `text`, around which spaces and line ends do not count; small letters count as capitals.
  ///
  /// - Returns: nil for what begins otherwise or holds what ``text(of:)`` does not write.
  package static func bytes(in text: UnsafeRawBufferPointer) -> [UInt8]? {
    guard let digits = digits(in: text) else { return nil }
    return try? bytes(ofDigits: Array(digits))
  }

  /// The bytes in `text`, as ``bytes(in:)`` has them.
  ///
  /// - Throws: ``InputError`` with the line and column of what is wrong.
  static func bytes(in text: UnsafeRawBufferPointer, name: String) throws(WorkoutError) -> [UInt8] {
    guard let digits = digits(in: text) else {
      throw .input(
        InputError(
          .malformed, place: Place(file: name), what: "the text does not begin with \(prefix)",
          advice: "Copy it again, whole and unchanged."))
    }
    do { return try bytes(ofDigits: Array(digits)) } catch {
      throw error.inputError(before: text[..<digits.startIndex], digits: digits, name: name)
    }
  }

  /// What stands behind the prefix, without the spaces around; nil without a prefix.
  private static func digits(in text: UnsafeRawBufferPointer) -> Slice<UnsafeRawBufferPointer>? {
    var text = text[...]
    if text.starts(with: byteOrderMark) { text.removeFirst(byteOrderMark.count) }
    while let first = text.first, isSpace(first) { text.removeFirst() }
    while let last = text.last, isSpace(last) { text.removeLast() }
    return hasPrefix(text) ? text.dropFirst(prefix.utf8.count) : nil
  }

  /// The bytes that digits without a prefix stand for.
  static func bytes(ofDigits digits: [UInt8]) throws(PackedDigitProblem) -> [UInt8] {
    var text = digits[...]
    var bytes: [UInt8] = []
    while !text.isEmpty {
      let block = text.prefix(blockDigits)
      text = text.dropFirst(block.count)
      if let index = block.firstIndex(where: { values[Int($0)] == nil }) { throw .foreign(at: index) }
      guard let count = byteCounts[block.count] else { throw .count(digits.count) }
      var number = [UInt8](repeating: 0, count: count)
      for character in block {
        guard let digit = values[Int(character)] else { continue }
        var carry = digit
        for index in number.indices.reversed() {
          carry += Int(number[index]) * base
          number[index] = UInt8(truncatingIfNeeded: carry)
          carry >>= 8
        }
        guard carry == 0 else { throw .tooLarge(at: block.endIndex) }
      }
      bytes += number
    }
    return bytes
  }

  /// True for text of this form, as far as its beginning shows.
  static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
    return hasPrefix(text.drop(while: isSpace))
  }

  private static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]

  private static func hasPrefix(_ text: Slice<UnsafeRawBufferPointer>) -> Bool {
    text.lazy.map(capital).starts(with: prefix.utf8)
  }

  private static func capital(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 0x20 : byte
  }

  /// The fewest digits that hold a number of bytes: the 13,657th part of 20,013 for each, rounded up.
  private static func digitCount(_ bytes: Int) -> Int { (bytes * 20_013 + 13_656) / 13_657 }

  private static let byteCounts = Dictionary(firstOf: (1...blockBytes).map { (digitCount($0), $0) })

  private static let values: [Int?] = (0..<256).map { byte in
    let character = capital(UInt8(byte))
    return digits.firstIndex { $0 == character }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0d).contains(byte) }
}
