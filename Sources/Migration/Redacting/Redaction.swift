public import WorkoutModel

/// Takes out of an archive what tells who trained, so that it can be shared.
public struct Redaction: Hashable, Sendable {
  /// What is taken out or replaced.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// The user's name, and the names of workouts and templates, which become numbers.
    case names
    /// Notes, and sets of free text.
    case notes
    /// Identifiers of workouts and templates.
    case uuids
    /// The user's picture.
    case picture
    /// Body weight and every other measurement of the body.
    case weight
    /// Heart rate, energy and how hard it felt.
    case health = "heart-rate"
    /// What only the source's format knows, which nobody has looked at.
    case fields
  }

  /// What stays as it is.
  public var kept: Set<Part> = []
  /// Weeks by which all dates are moved, so that days of the week stay.
  public var shiftWeeks = 0

  /// Makes a redaction that takes out all it knows.
  public init() {}

  /// What came of it.
  public struct Result: Sendable {
    /// The archive without what was taken out.
    public var archive: WorkoutArchive
    /// What was taken out or replaced, with numbers.
    public var removed: [(what: String, count: Int)]
    /// What the archive still tells, a sentence each.
    public var remaining: [String]
  }

  /// Takes out of `archive` all parts but those that are kept.
  public func redact(_ archive: WorkoutArchive) -> Result {
    var redactor = Redactor(self)
    let redacted = redactor.redacted(archive)
    return Result(
      archive: redacted, removed: redactor.counts.map { ($0.what, $0.count) },
      remaining: RemainingFacts.sentences(of: redacted, redaction: self))
  }
}
