/// A field of a message that is written: its number, its type and its bytes, lowest first.
struct FITValue {
  let number: UInt8
  let type: FITBaseType
  let bytes: [UInt8]

  private init(_ number: UInt8, _ type: FITBaseType, _ bytes: [UInt8]) {
    self.number = number
    self.type = type
    self.bytes = bytes
  }

  /// A number, or the value that marks it as missing.
  init(_ number: UInt8, _ type: FITBaseType, _ value: Int64?) {
    let bits = value.map { UInt64(truncatingIfNeeded: $0) } ?? type.invalid
    self.init(
      number, type, (0..<type.size).map { UInt8(truncatingIfNeeded: bits >> UInt64(8 * $0)) })
  }

  /// A text of at most ``FITLimits/textBytes``, and the NUL that ends it.
  init(_ number: UInt8, text: String) {
    self.init(number, .text, Array(text.utf8.prefix(FITLimits.textBytes)) + [0])
  }

  static func enumeration(_ number: UInt8, _ value: Int64?) -> FITValue { .init(number, .enumeration, value) }
  static func byte(_ number: UInt8, _ value: Int64?) -> FITValue { .init(number, .unsigned8, value) }
  static func short(_ number: UInt8, _ value: Int64?) -> FITValue { .init(number, .unsigned16, value) }
  static func long(_ number: UInt8, _ value: Int64?) -> FITValue { .init(number, .unsigned32, value) }
}
