package import QRCodes

/// A symbol at its place.
package struct PlacedCode: Hashable, Sendable {
  /// What stands above it: `Copy`.
  package var title: String
  /// The bytes that a reader must find in it.
  package var payload: [UInt8]
  /// The symbol.
  package var symbol: QRSymbol
  /// The square that it takes up, with its quiet zone.
  package var frame: PageRectangle
}
