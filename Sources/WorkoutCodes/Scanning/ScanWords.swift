/// What a scan says of the program that runs it: the library knows none.
public struct ScanWords: Hashable, Sendable {
  /// What gives a picture more time: the detail of the finding that it was not searched to the end.
  public var moreTime: String
  /// What remembers the symbols of sets from one scan to the next.
  public var memory: String
  /// What a person can do about a set of a log sheet that is not understood, behind a semicolon; empty for nothing.
  public var settling: String

  /// Takes the words.
  public init(
    moreTime: String = "a larger budget gives it more time", memory: String = "an earlier scan",
    settling: String = ""
  ) {
    self.moreTime = moreTime
    self.memory = memory
    self.settling = settling
  }
}
