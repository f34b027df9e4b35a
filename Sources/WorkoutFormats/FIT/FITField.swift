/// A field of a definition: which one it is, and where its bytes stand in a message.
struct FITField {
  let number: UInt8
  /// Bytes of the field, of one value or of several.
  let size: Int
  /// What the bytes are; nil for a type that is not known.
  let type: FITBaseType?
  /// Bytes of the message before it.
  let offset: Int

  /// True where the bytes are whole values of the type.
  var isWhole: Bool { type.map { size % $0.size == 0 && size > 0 } ?? false }
}
