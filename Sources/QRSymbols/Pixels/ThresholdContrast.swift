/// By how much what is dark is darker than the mean around it.
package struct ThresholdContrast {
  /// What the mean is divided into.
  static let whole = 32

  /// Levels of grey.
  var levels: Int
  /// The part of the mean that comes to them, out of ``whole``.
  var share: Int

  /// - Parameters:
  ///   - levels: Levels of grey.
  ///   - share: The part of the mean that comes to them, out of ``whole``.
  package init(levels: Int, share: Int = 0) {
    self.levels = levels
    self.share = share
  }
}
