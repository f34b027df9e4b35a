/// A time zone that cannot be used.
public struct ZoneError: Error, Hashable, Sendable {
  /// What is wrong with it.
  public enum Problem: Hashable, Sendable {
    /// No zone has the name.
    case unknown
    /// The system has no folder of zones.
    case noZoneData
    /// `UTC+2` is east of Greenwich to most people and west of it to the system.
    case unclearDirection
    /// The zone's file is damaged.
    case damaged(path: String, reason: String)
  }

  /// What is wrong.
  public var problem: Problem
  /// The name that was looked for.
  public var name: String
  /// True where the name comes from the environment variable TZ.
  public var isFromEnvironment: Bool

  /// Makes an error.
  public init(_ problem: Problem, name: String, isFromEnvironment: Bool = false) {
    self.problem = problem
    self.name = name
    self.isFromEnvironment = isFromEnvironment
  }
}
