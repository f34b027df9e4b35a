/// A set that is whole, and what it holds.
package struct SolvedSymbolSet: Hashable, Sendable {
  /// What the set holds.
  package let payload: [UInt8]
  /// The set with the parts that bring it back, all of them proved right by the checksum.
  package let set: CollectedSymbolSet
  /// The parts that were read and are proved wrong.
  package let misread: [SymbolSetPart]
}
