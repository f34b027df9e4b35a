/// What a process that decodes pictures is told and answers, number by number, the least significant byte first.
enum DecodingMessage {
  /// The first word that a program is started with to decode pictures for another; the kind follows.
  static let request = "picture-decoder"

  /// The first bytes of a process that decodes pictures; one more says what it can still do.
  static let greeting = Array("btd".utf8)

  /// The length of what is said before the bytes of a file: the most pixels, and how many bytes follow.
  static let headLength = 16

  static func head(maximumPixels: Int, byteCount: Int) -> [UInt8] {
    number(maximumPixels, byteCount: 8) + number(byteCount, byteCount: 8)
  }

  /// The length of what is said before pixels, or before the text of an error.
  static let answerLength = 12

  /// The longest text of an error.
  static let maximumText = 1_000

  /// What comes of a picture.
  enum Answer: Equatable {
    /// Grey pixels follow, and then as many of how much each hides where `hasAlpha`.
    case picture(width: Int, height: Int, hasAlpha: Bool, orientation: Int)
    /// The picture is damaged; a text of the given number of bytes follows.
    case damaged(textLength: Int)
    /// There is no decoder.
    case loaderMissing

    /// Reads what was answered; nil for what makes no sense.
    init?(_ bytes: [UInt8], maximumPixels: Int) {
      let reader = ByteReader(bytes: bytes)
      guard let first = reader.littleEndian(4, byteCount: 4),
        let second = reader.littleEndian(8, byteCount: 4)
      else { return nil }
      switch bytes[0] {
      case 0:
        guard first > 0, second > 0, PictureHeader.area(first, second) <= maximumPixels, bytes[1] <= 1,
          (1...8).contains(bytes[2])
        else { return nil }
        self = .picture(width: first, height: second, hasAlpha: bytes[1] == 1, orientation: Int(bytes[2]))
      case 1:
        guard first <= DecodingMessage.maximumText else { return nil }
        self = .damaged(textLength: first)
      case 2: self = .loaderMissing
      default: return nil
      }
    }

    var bytes: [UInt8] {
      let (head, first, second): ([UInt8], Int, Int) =
        switch self {
        case .picture(let width, let height, let hasAlpha, let orientation):
          ([0, hasAlpha ? 1 : 0, UInt8(orientation), 0], width, height)
        case .damaged(let length): ([1, 0, 0, 0], length, 0)
        case .loaderMissing: ([2, 0, 0, 0], 0, 0)
        }
      return head + number(first, byteCount: 4) + number(second, byteCount: 4)
    }
  }

  private static func number(_ value: Int, byteCount: Int) -> [UInt8] {
    (0..<byteCount).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
