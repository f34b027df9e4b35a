/// The fields of a Protocol Buffers message, one behind another.
struct ProtobufFields {
  /// What is no message: how many bytes behind its start.
  struct Problem: Error {
    var offset: Int
  }

  /// A field, by its number.
  struct Field {
    let number: Int
    let value: Value
  }

  enum Value {
    case whole(UInt64)
    case fixed32(UInt32)
    case fixed64(UInt64)
    case bytes(ArraySlice<UInt8>)
  }

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// All fields of a message.
  static func all(_ bytes: ArraySlice<UInt8>) throws(Problem) -> [Field] {
    var reader = ProtobufFields(bytes)
    var fields: [Field] = []
    while let field = try reader.next() { fields.append(field) }
    return fields
  }

  /// The next field; nil behind the last.
  private mutating func next() throws(Problem) -> Field? {
    guard index < bytes.endIndex else { return nil }
    let tag = try varint()
    guard let number = Int(exactly: tag >> 3), number > 0 else { throw problem }
    switch tag & 7 {
    case 0: return Field(number: number, value: .whole(try varint()))
    case 1: return Field(number: number, value: .fixed64(try fixed(8)))
    case 2:
      let length = try varint()
      guard length <= UInt64(bytes.endIndex - index) else { throw problem }
      let end = index + Int(length)
      defer { index = end }
      return Field(number: number, value: .bytes(bytes[index..<end]))
    case 5: return Field(number: number, value: .fixed32(UInt32(truncatingIfNeeded: try fixed(4))))
    default: throw problem
    }
  }

  private var problem: Problem { Problem(offset: index) }

  private mutating func varint() throws(Problem) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      guard index < bytes.endIndex else { throw problem }
      let byte = bytes[index]
      index += 1
      if shift < 64 { value |= UInt64(byte & 0x7f) << shift }
      if byte < 0x80 { return value }
    }
    throw problem
  }

  private mutating func fixed(_ count: Int) throws(Problem) -> UInt64 {
    guard bytes.endIndex - index >= count else { throw problem }
    var value: UInt64 = 0
    for place in 0..<count { value |= UInt64(bytes[index + place]) << UInt64(8 * place) }
    index += count
    return value
  }
}

extension [ProtobufFields.Field] {
  /// The last field of a number, which counts where it stands several times.
  private func last(_ number: Int) -> ProtobufFields.Value? { last { $0.number == number }?.value }

  func whole(_ number: Int) -> Int64? {
    guard case .whole(let value)? = last(number) else { return nil }
    return Int64(bitPattern: value)
  }

  func fixed(_ number: Int) -> Int32? {
    guard case .fixed32(let value)? = last(number) else { return nil }
    return Int32(bitPattern: value)
  }

  func bytes(_ number: Int) -> ArraySlice<UInt8>? {
    guard case .bytes(let bytes)? = last(number) else { return nil }
    return bytes
  }

  func text(_ number: Int) -> String? { bytes(number).map { String(decoding: $0, as: UTF8.self) } }

  /// The fields of a message within; nil where it is not there.
  func message(_ number: Int) throws(ProtobufFields.Problem) -> [ProtobufFields.Field]? {
    guard let bytes = bytes(number) else { return nil }
    return try ProtobufFields.all(bytes)
  }

  /// All messages of a number.
  func messages(_ number: Int) throws(ProtobufFields.Problem) -> [[ProtobufFields.Field]] {
    var messages: [[ProtobufFields.Field]] = []
    for field in self where field.number == number {
      if case .bytes(let bytes) = field.value { messages.append(try ProtobufFields.all(bytes)) }
    }
    return messages
  }
}
