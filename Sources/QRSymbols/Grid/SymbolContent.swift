/// What a symbol says, and which part of a message that is.
struct SymbolContent: Hashable {
  let payload: [UInt8]
  /// Nil where it is all of it.
  var append: StructuredAppend?
}
