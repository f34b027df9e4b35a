/// Takes findings as they come up.
public protocol FindingSink: AnyObject {
  /// Takes one finding.
  func report(_ finding: Finding)

  /// A number by which more findings of the sort of `finding` are counted without being made; nil where each is to be
  /// reported.
  func tally(of finding: Finding) -> Int?

  /// Counts `count` more values of the sort that ``tally(of:)`` gave a number.
  func count(_ count: Int, inTally tally: Int)
}

extension FindingSink {
  /// Each finding is to be reported, unless a sink says otherwise.
  public func tally(of finding: Finding) -> Int? { nil }

  /// Counts nothing: no sort has a number, unless a sink says otherwise.
  public func count(_ count: Int, inTally tally: Int) {}
}
