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

  /// The bytes in `text`, around which spaces and line ends do not count.
  ///
  /// - Returns: nil for what begins otherwise or holds what ``text(of:)`` does not write.
  package static func bytes(in text: UnsafeRawBufferPointer) -> [UInt8]? {
    var text = text[...]
    while let first = text.first, isSpace(first) { text.removeFirst() }
    while let last = text.last, isSpace(last) { text.removeLast() }
    guard text.starts(with: prefix.utf8) else { return nil }
    return bytes(ofDigits: Array(text.dropFirst(prefix.utf8.count)))
  }

  /// The bytes that digits without a prefix stand for; nil where they are none of these.
  static func bytes(ofDigits digits: [UInt8]) -> [UInt8]? {
    var text = digits[...]
    var bytes: [UInt8] = []
    while !text.isEmpty {
      let block = text.prefix(blockDigits)
      text = text.dropFirst(block.count)
      guard let count = byteCounts[block.count] else { return nil }
      var number = [UInt8](repeating: 0, count: count)
      for character in block {
        guard let digit = values[Int(character)] else { return nil }
        var carry = digit
        for index in number.indices.reversed() {
          carry += Int(number[index]) * base
          number[index] = UInt8(truncatingIfNeeded: carry)
          carry >>= 8
        }
        guard carry == 0 else { return nil }
      }
      bytes += number
    }
    return bytes
  }

  /// True for text of this form, as far as its beginning shows.
  static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.drop(while: isSpace).starts(with: prefix.utf8)
  }

  /// The fewest digits that hold a number of bytes: the 13,657th part of 20,013 for each, rounded up.
  private static func digitCount(_ bytes: Int) -> Int { (bytes * 20_013 + 13_656) / 13_657 }

  private static let byteCounts = Dictionary(
    (1...blockBytes).map { (digitCount($0), $0) }, uniquingKeysWith: { first, _ in first })

  private static let values: [Int?] = (0..<256).map { byte in digits.firstIndex { Int($0) == byte } }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0d).contains(byte) }
}
