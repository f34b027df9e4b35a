/// A place in a picture, in pixels from its left top corner.
public struct PicturePoint: Hashable, Sendable {
  /// Pixels from the left.
  public let x: Int
  /// Pixels from the top.
  public let y: Int

  /// Makes a point.
  ///
  /// - Parameters:
  ///   - x: Pixels from the left.
  ///   - y: Pixels from the top.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
