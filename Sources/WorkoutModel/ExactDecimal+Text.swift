extension ExactDecimal: CustomStringConvertible, LosslessStringConvertible {
  /// The number as it was written: `50.0`, `-2.5`, `10`.
  public var description: String {
    String(unsafeUninitializedCapacity: Self.maximumTextLength) { write(to: $0) }
  }

  /// The longest text that ``write(to:)`` makes, in bytes.
  public static let maximumTextLength = 68

  /// Reads plain decimal text: an optional minus, digits without a leading zero, an optional fraction.
  ///
  /// Text that would not be written back the same (`+5`, `.5`, `5.`, `05`, `-0`, `1e3`) gives nothing.
  public init?(_ text: String) {
    var copy = text
    guard let value = copy.withUTF8({ ExactDecimal(digits: UnsafeRawBufferPointer($0)) }) else { return nil }
    self = value
  }

  /// Reads the plain decimal text that `bytes` hold, as the initialiser for texts does.
  @inlinable
  public init?(digits bytes: UnsafeRawBufferPointer) {
    var index = 0
    let count = bytes.count
    let isNegative = count > 0 && bytes[0] == UInt8(ascii: "-")
    if isNegative { index = 1 }
    let firstDigit = index
    var value: Int64 = 0
    var fractionDigits = 0
    var point = -1
    guard count <= Self.maximumTextLength else { return nil }
    while index < count {
      let byte = bytes[index]
      if byte &- 0x30 < 10 {
        // Far from overflow; what does not fit the coefficient is refused below.
        guard value < 100_000_000_000_000_000 else { return nil }
        value = value &* 10 &+ Int64(byte &- 0x30)
        if point >= 0 { fractionDigits += 1 }
      } else if byte == UInt8(ascii: "."), point < 0, index > firstDigit {
        point = index
      } else {
        return nil
      }
      index += 1
    }
    let wholeDigits = (point < 0 ? count : point) - firstDigit
    guard wholeDigits > 0, point < 0 || fractionDigits > 0,
      wholeDigits == 1 || bytes[firstDigit] != UInt8(ascii: "0"),
      !(isNegative && value == 0)
    else { return nil }
    self.init(coefficient: isNegative ? -value : value, fractionDigits: fractionDigits)
  }

  /// Writes the text of ``description`` to the start of `buffer` and returns its length in bytes.
  ///
  /// - Parameter buffer: at least ``maximumTextLength`` bytes.
  @inlinable
  public func write(to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    let fraction = fractionDigits
    var magnitude = coefficient.magnitude
    // Digits come out from the right: count them first.
    var digits = 1
    var power: UInt64 = 10
    while digits < 19, magnitude >= power {
      power &*= 10
      digits += 1
    }
    if digits <= fraction { digits = fraction + 1 }
    let sign = coefficient < 0 ? 1 : 0
    let length = sign + digits + (fraction > 0 ? 1 : 0)
    var position = length
    func put(_ count: Int) {
      for _ in 0..<count {
        position &-= 1
        buffer[position] = UInt8(truncatingIfNeeded: magnitude % 10) &+ UInt8(ascii: "0")
        magnitude /= 10
      }
    }
    put(fraction)
    if fraction > 0 {
      position &-= 1
      buffer[position] = UInt8(ascii: ".")
    }
    put(digits &- fraction)
    if sign == 1 { buffer[0] = UInt8(ascii: "-") }
    return length
  }
}
