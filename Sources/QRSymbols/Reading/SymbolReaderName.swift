/// The readers of symbols in pixels, which know nothing of each other.
public enum SymbolReaderName: String, CaseIterable, Hashable, Sendable {
  /// The project's own: lays grids on what it takes for symbols.
  case grid
  /// libzbar's.
  case zbar

  /// What messages call it.
  public var title: String { self == .grid ? "btd's own reader" : "libzbar" }
}
