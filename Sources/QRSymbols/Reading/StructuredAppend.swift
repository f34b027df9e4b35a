/// The place of a symbol among several that hold one message together: structured append of ISO/IEC 18004.
public struct StructuredAppend: Hashable, Sendable {
  /// The place of the symbol, from 0.
  public let index: Int
  /// How many symbols there are, 2 to 16.
  public let total: Int
  /// All bytes of the message, exclusively or-ed, by which its symbols are told from others; libzbar does not say it.
  public let parity: UInt8?
  /// The same of the bytes of this symbol, before they were turned into UTF-8.
  let ownParity: UInt8?

  /// One that libzbar reports, without the bytes as they stood.
  package init(index: Int, total: Int, parity: UInt8?, ownParity: UInt8? = nil) {
    (self.index, self.total, self.parity, self.ownParity) = (index, total, parity, ownParity)
  }

  /// Whether symbols, each once and all there, hold the message that they say they do; nil where that is not known.
  package static func isProved(_ symbols: [StructuredAppend]) -> Bool? {
    guard let parity = symbols.first?.parity else { return nil }
    var sum: UInt8 = 0
    for symbol in symbols {
      guard let own = symbol.ownParity else { return nil }
      sum ^= own
    }
    return sum == parity
  }
}
