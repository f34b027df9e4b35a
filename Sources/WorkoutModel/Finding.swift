/// Something that a person should know about their data: what was lost, changed, filled in, or looks wrong.
public struct Finding: Hashable, Sendable {
  /// How grave it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// For information.
    case note
    /// Worth a look.
    case warning
    /// The data is wrong, or an app would refuse it.
    case error
  }

  /// What happened.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Data of the source is not in the target.
    case dropped
    /// A number lost digits.
    case rounded
    /// Data is in the target in another unit or form.
    case converted
    /// Data was read in one of several possible ways.
    case guessed
    /// Data was not quite in its format and was read nevertheless.
    case repaired
    /// The target holds what the source did not say.
    case added
    /// The data contradicts itself or its format.
    case inconsistent
    /// The input is not in its format at all.
    case malformed
    /// The input is of a version that cannot be read.
    case unsupported

    /// True for what a strict conversion refuses.
    public var isRefusedByStrict: Bool {
      switch self {
      case .dropped, .rounded, .guessed, .repaired: true
      case .converted, .added, .inconsistent, .malformed, .unsupported: false
      }
    }
  }

  /// How grave it is.
  public var severity: Severity
  /// What happened.
  public var kind: Kind
  /// The sentence under which findings of one sort are counted: `set does not fit its style`.
  public var what: String
  /// This finding's own particulars: what was found, what was expected.
  public var detail: String?
  /// Where it was found.
  public var place: Place
  /// How many values it speaks of.
  public var count: Int

  /// Makes a finding.
  public init(
    _ severity: Severity, _ kind: Kind, _ what: String, detail: String? = nil, place: Place = Place(),
    count: Int = 1
  ) {
    self.severity = severity
    self.kind = kind
    self.what = what
    self.detail = detail
    self.place = place
    self.count = count
  }
}
