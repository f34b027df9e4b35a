internal import Notation

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

  package init(_ problem: Problem, name: String, isFromEnvironment: Bool) {
    self.problem = problem
    self.name = name
    self.isFromEnvironment = isFromEnvironment
  }
}

extension ZoneError: CustomStringConvertible {
  /// What is wrong and what to write instead.
  public var description: String {
    let origin = isFromEnvironment ? "The environment variable TZ: " : ""
    let quoted = "\"\(PrintableText.of(name, limit: 60))\""
    let problem =
      switch problem {
      case .unknown:
        "\(quoted) is no time zone. Write a name like Europe/Berlin, UTC, or an offset like +02:00."
      case .noZoneData:
        "\(quoted) cannot be looked up, because this system has no time zones. Install the package tzdata, "
          + "or write UTC or an offset like +02:00."
      case .unclearDirection:
        "\(quoted) could be east or west of Greenwich. Write an offset like +02:00 for east, "
          + "-02:00 for west."
      case .damaged(let path, let reason):
        "\(quoted) cannot be read, because \(PrintableText.of(path)) is damaged: \(reason). "
          + "Reinstall the package tzdata."
      }
    return origin + problem
  }
}
