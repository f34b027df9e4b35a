internal import Notation
public import WorkoutModel

/// A wall time that was given the offset of a zone, and how sure that is.
public struct ResolvedMoment: Hashable, Sendable {
  /// The time as it was.
  public let source: Moment
  /// The time with its offset.
  ///
  /// In an overlap it is the first of the two; in a gap it is moved forward by the length of the gap.
  public let moment: Moment
  /// How the zone's clocks show the time; nil where it needed no zone: a day, or a time with an offset.
  public let match: WallTimeMatch?
  /// The name of the zone.
  public let zoneName: String
}

extension ResolvedMoment {
  /// What a person should know about the choice that was made; nil where there was none.
  public func finding(on field: ModelField = .start, at place: Place = Place()) -> Finding? {
    switch match {
    case .gap:
      Finding(
        .warning, .repaired, "time that the zone's clocks skipped is moved forward",
        field: .model(field),
        detail: "\(source) does not exist in \(zoneName), read as \(moment)", place: place)
    case .overlap(let first, let second):
      Finding(
        .warning, .guessed, "time that the zone's clocks showed twice is taken as the first",
        field: .model(field),
        detail: "\(source) in \(zoneName) is \(offset(first)) or \(offset(second))", place: place)
    case .unique, nil: nil
    }
  }

  private func offset(_ seconds: Int) -> String { ZoneOffsetText.text(of: seconds / 60) }
}
