package import QRCodes
internal import WorkoutCodes

/// A code of a sheet that has no place yet.
package struct SheetCode: Hashable, Sendable {
  /// What stands above it: `Copy`.
  package var title: String
  /// What it is for, in a few words.
  package var purpose: String
  /// The bytes in it.
  package var payload: [UInt8]
  /// The symbol.
  package var symbol: QRSymbol

  /// The highest version that is printed where a lower level can avoid it: above, many cameras fail.
  package static let comfortableVersion = SymbolGroup.comfortableVersion

  /// Makes a code, at level M unless its version would then be above ``comfortableVersion``, else at level L.
  package init(_ title: String, _ purpose: String, payload: [UInt8]) throws(QRCodeError) {
    self.title = title
    self.purpose = purpose
    self.payload = payload
    symbol = try QRSymbol(
      payload: payload, level: .usual(for: payload, versionLimit: Self.comfortableVersion))
  }
}
