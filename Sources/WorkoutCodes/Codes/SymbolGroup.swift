internal import PackedForm
public import QRCodes
package import WorkoutModel

/// The symbols that hold a payload: one if it has room in it, else a set of symbols; any `needed` of them are
/// enough.
public struct SymbolGroup: Hashable, Sendable {
  /// The highest version that is made unless another is asked for: photographs of it are read by every reader.
  public static let usualVersion = 15
  /// Above this version many cameras fail; measured on photographs at four pixels a module.
  public static let comfortableVersion = 20

  /// A symbol and what a reader must find in it.
  public struct Code: Hashable, Sendable {
    /// The bytes in the symbol.
    public let payload: [UInt8]
    /// The symbol.
    public let symbol: QRSymbol
  }

  /// The four letters that people know the set of symbols by; nil for one symbol that holds everything.
  public let name: String?
  /// How many symbols are enough.
  public let needed: Int
  /// All symbols, of one version.
  public let codes: [Code]

  /// Spreads `payload`.
  ///
  /// - Parameters:
  ///   - payload: what the symbols hold together.
  ///   - level: how much of a symbol may be damaged.
  ///   - versionLimit: the highest version of a symbol.
  ///   - isDense: whether symbols hold bytes rather than text.
  ///   - parity: symbols of parity in percent of the others, which make a set of whatever there is; nil for the
  ///     usual, and for one symbol where that is enough.
  /// - Throws: `WorkoutError.request` for more symbols than a set can have, or `QRCodeError`.
  public init(
    _ payload: [UInt8], level: ErrorCorrectionLevel = .medium, versionLimit: Int = usualVersion,
    isDense: Bool = false, parity: Int? = nil
  ) throws {
    let capacity =
      isDense
      ? level.byteCapacity(version: versionLimit) ?? 0
      : PackedText.byteCapacity(characters: level.alphanumericCapacity(version: versionLimit) ?? 0)
    var payloads = [payload]
    if payload.count > capacity || (parity ?? 0) > 0 {
      let parts = try SymbolSet.parts(of: payload, capacity: capacity, parity: parity)
      name = parts.first?.key.name
      needed = parts.first?.key.needed ?? 0
      payloads = parts.map(\.bytes)
    } else {
      name = nil
      needed = 1
    }
    codes = try payloads.map { bytes in
      let content = isDense ? bytes : Array(PackedText.text(of: bytes).utf8)
      return Code(payload: content, symbol: try QRSymbol(payload: content, level: level))
    }
  }

  /// How many symbols may be lost.
  public var spare: Int { codes.count - needed }

  /// How many are enough, in words.
  public var sufficiency: String {
    switch (needed, spare) {
    case (_, 0): "all are needed"
    case (1, _): "any one is enough"
    default: "any \(needed) are enough"
    }
  }

  /// Says where the symbols are larger than every camera reads, and `advice` on what makes smaller ones.
  package func reportLargeVersion(to findings: any FindingSink, advice: String) {
    guard let symbol = codes.first?.symbol, symbol.version > Self.comfortableVersion else { return }
    findings.report(
      Finding(
        .note, .converted, "codes of \(symbol.size) × \(symbol.size) squares: not every camera reads them",
        of: .code,
        detail: advice.isEmpty ? nil : advice, place: Place(.output)))
  }
}
