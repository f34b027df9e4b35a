/// How a picture was prepared when a symbol in it was read.
public enum ScanPass: String, CaseIterable, Hashable, Sendable {
  /// As it is, shrunk to 5,000 pixels if it is larger.
  case plain
  /// Shrunk to 1,000 pixels, then black and white by the mean around each pixel: for photographs.
  case adaptive
  /// Doubled and with a white border: for drawings of 1 pixel a module or without quiet zone.
  case doubled
  /// In 25 overlapping tiles, each black and white by the mean around each pixel: for many symbols.
  case tiled
}
