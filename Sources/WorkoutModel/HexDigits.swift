/// Reads hex digits, eight at a time, and tells in which letter case they are.
@usableFromInline
struct HexDigits {
  /// False once a byte was no hex digit.
  @usableFromInline var areValid = true
  @usableFromInline var haveUpperCase = false
  @usableFromInline var haveLowerCase = false

  @inlinable
  init() {}

  /// The number that eight digits stand for, the first of them in the lowest byte of `text`.
  @inlinable
  mutating func value(_ text: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // One in each byte of a letter, whose codes are 0x41 … 0x46 and 0x61 … 0x66; digits are 0x30 … 0x39.
    let letters = text >> 6 & ones
    let small = text >> 5 & letters
    let numbers = text & (ones &* 0x0f)
    // The rest of each byte is 0x40 with or without 0x20 for a letter, and 0x30 for a digit.
    let rest = text & (ones &* 0xf0)
    // Letters count from one to six, digits from zero to nine: what is more has its fifth bit set.
    let tooLarge = (numbers &+ letters &* 9 &+ (ones ^ letters) &* 6) & (ones &* 0x10)
    let zeros = ((numbers &+ ones &* 0x0f) >> 4 & ones) ^ ones
    areValid =
      areValid && rest == letters &* 0x40 &+ small &* 0x20 &+ (ones ^ letters) &* 0x30 && tooLarge == 0
      && zeros & letters == 0
    haveLowerCase = haveLowerCase || small != 0
    haveUpperCase = haveUpperCase || letters != small
    // Two digits a byte, four in two bytes, eight in four.
    var value = numbers &+ letters &* 9
    value = (value << 4 | value >> 8) & 0x00ff_00ff_00ff_00ff
    value = (value << 8 | value >> 16) & 0x0000_ffff_0000_ffff
    return (value << 16 | value >> 32) & 0xffff_ffff
  }
}
