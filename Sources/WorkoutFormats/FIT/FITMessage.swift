internal import Notation

/// A message: the bytes of its fields, and how they are to be read.
struct FITMessage {
  let definition: FITDefinition
  /// The bytes of the fields.
  let bytes: UnsafeRawBufferPointer
  /// Where the message begins in the input.
  let offset: Int
  /// The time that its header tells, in seconds since the end of 1989; nil where its field does, or nothing.
  let headerTime: UInt32?

  /// The number of the message.
  var number: UInt16 { definition.message }

  /// The first whole number of a field; nil where it is not set, or none.
  func whole(_ field: FITField) -> Int64? { whole(field, at: 0) }

  /// How many values of a field are set.
  func count(_ field: FITField) -> Int {
    guard field.isWhole, let size = field.type?.size else { return 0 }
    return (0..<field.size / size).count { whole(field, at: $0) != nil }
  }

  /// The whole number of a field if it is at most `limit`; nil where it is not set, or none such.
  func unsigned(_ field: FITField, upTo limit: Int64) -> Int64? {
    whole(field).flatMap { (0...limit).contains($0) ? $0 : nil }
  }

  private func whole(_ field: FITField, at place: Int) -> Int64? {
    guard let type = field.type, type.isWhole, field.isWhole else { return nil }
    let bits = bits(at: field.offset + place * type.size, size: type.size)
    guard bits != type.invalid else { return nil }
    guard type.isSigned else { return Int64(exactly: bits) }
    let shift = UInt64(64 - 8 * type.size)
    return Int64(bitPattern: bits << shift) >> Int64(shift)
  }

  private func bits(at start: Int, size: Int) -> UInt64 {
    var value: UInt64 = 0
    for place in 0..<size {
      value = value << 8 | UInt64(bytes[start + (definition.isBigEndian ? place : size - 1 - place)])
    }
    return value
  }

  /// The text of a field up to the first NUL, without which it may end; nil where it is empty, or no text.
  func text(_ field: FITField) -> String? {
    guard field.type == .text else { return nil }
    let text = content(of: field).prefix { $0 != 0 }
    guard !text.isEmpty else { return nil }
    return StreamSafeText.of(String(decoding: text, as: UTF8.self))
  }

  /// All bytes of a field.
  func content(of field: FITField) -> Slice<UnsafeRawBufferPointer> {
    bytes[field.offset..<field.offset + field.size]
  }

  /// True where the field holds a value.
  func isSet(_ field: FITField) -> Bool {
    guard let type = field.type, field.isWhole else { return false }
    if type == .text { return bytes[field.offset] != 0 }
    return (0..<field.size / type.size).contains {
      bits(at: field.offset + $0 * type.size, size: type.size) != type.invalid
    }
  }
}
