/// By how much what is dark is darker than the mean around it.
struct ThresholdContrast {
  /// What the mean is divided into.
  static let whole = 32

  /// Levels of grey.
  var levels: Int
  /// The part of the mean that comes to them, out of ``whole``.
  var share = 0
}
