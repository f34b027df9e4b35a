/// How a set compares with the same set of the last time.
public enum SetMark: String, Hashable, Sendable, CaseIterable {
  /// More than the last time.
  case better
  /// The same as the last time.
  case equal
  /// Less than the last time.
  case worse
  /// There was no such set the last time.
  case new
}
