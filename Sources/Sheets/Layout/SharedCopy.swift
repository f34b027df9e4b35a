/// What a print of a whole archive says where it is a copy for sharing and no backup.
public struct SharedCopy: Hashable, Sendable {
  /// What is left out or replaced, in words.
  public var leftOut: [String]
  /// Whether all dates are moved.
  public var movesDates: Bool

  /// Makes the words of a copy.
  public init(leftOut: [String], movesDates: Bool) {
    self.leftOut = leftOut
    self.movesDates = movesDates
  }
}
