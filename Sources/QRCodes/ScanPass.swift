/// How a picture was prepared when a symbol in it was read.
public enum ScanPass: String, CaseIterable, Hashable, Sendable {
  /// Shrunk to 1,000 pixels, then black and white by the mean around each pixel.
  case adaptive
  case full
  case small
  case fine
  case inverted
  case doubled
  case thorough
}
