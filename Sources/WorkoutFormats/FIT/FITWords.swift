/// Names in FIT's own spelling: small letters and digits, one space between words.
enum FITWords {
  /// `name` as people write it: `Barbell Bench Press` for `barbell bench press`.
  static func capitalized(_ name: String) -> String {
    var bytes: [UInt8] = []
    var isAtStart = true
    for byte in name.utf8 {
      let isSmall = byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      bytes.append(isAtStart && isSmall ? byte - 0x20 : byte)
      isAtStart = byte == UInt8(ascii: " ")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// `name` in small letters, with one space for all that is no letter and no digit.
  static func plain(_ name: String) -> String {
    var bytes: [UInt8] = []
    var isAfterGap = false
    for byte in name.utf8 {
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      let small = isCapital ? byte + 0x20 : byte
      guard small >= 0x80 || small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z") || small &- 0x30 < 10
      else {
        isAfterGap = true
        continue
      }
      if isAfterGap, !bytes.isEmpty { bytes.append(UInt8(ascii: " ")) }
      isAfterGap = false
      bytes.append(small)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
