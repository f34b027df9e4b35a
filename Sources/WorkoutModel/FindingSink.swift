/// Takes findings as they come up.
public protocol FindingSink: AnyObject {
  /// Takes one finding.
  func report(_ finding: Finding)
}
