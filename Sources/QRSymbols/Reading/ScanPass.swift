/// How a picture was prepared when a symbol in it was read.
///
/// Those of the grid reader make the picture black and white by the mean around each pixel. What one pass finds stays
/// known to those after it, so that the three eyes of a symbol may be found by three passes.
public enum ScanPass: String, CaseIterable, Hashable, Sendable {
  /// Shrunk to 1,000 pixels: a photograph in 20 milliseconds.
  case adaptive
  /// Shrunk to 500 pixels: large symbols, noisy or out of focus.
  case coarse
  /// At up to 1,600 pixels with a narrow window: hard shadows and spots of light.
  case fine
  /// Shrunk to 1,000 pixels, light for dark.
  case inverted
  /// At up to 8,200 pixels with a window hardly wider than a small eye: small symbols on large photographs.
  case detailed
  /// Doubled and with a border of the ground's grey: drawings of 1 pixel a module or without quiet zone.
  case doubled
  /// No new search: grids are laid on what was found and drawn to where the modules are clearest, and what is bent or
  /// lacks an eye is followed module by module.
  case tuned
  /// What the grid reader has found and not read, cut out and given to libzbar.
  case located
  /// The whole picture, given to libzbar.
  case whole

  /// Which reader it is of.
  public var reader: SymbolReaderName {
    switch self {
    case .adaptive, .coarse, .fine, .inverted, .detailed, .doubled, .tuned: .grid
    case .located, .whole: .zbar
    }
  }
}
