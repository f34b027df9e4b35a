/// What a symbol says.
struct SymbolContent: Hashable, Sendable {
  let payload: [UInt8]
  /// Its place where the message goes on in other symbols.
  let part: SymbolPart?
}

/// One of up to 16 symbols that hold one message together ("structured append").
struct SymbolPart: Hashable, Sendable {
  /// From 0.
  let index: Int
  let count: Int
  /// All bytes of the whole message, exclusive-or'ed: the same in every part.
  let parity: UInt8
}
