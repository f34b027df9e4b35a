/// Something that a person should know about their data: what was lost, changed, filled in, or looks wrong.
///
/// It is a value: which field it concerns, what became of it, and where. ``what`` is the sentence that is made from these.
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
  /// The field that it happened to; nil where it is no single one.
  public var field: Field?
  /// What the field belongs to, or what the finding speaks of as a whole.
  public var subject: Subject
  /// How it happened, the same for all findings of one sort.
  public var reason: Reason
  /// This finding's own particulars: what was found, what was expected.
  public var detail: String?
  /// Where it was found.
  public var place: Place
  /// How many values it speaks of.
  public var count: Int

  /// Makes a finding of a whole sentence: `set type not understood: read as a working set`.
  ///
  /// The sentence may call `field` by another name. Where `subject` is left out, it is what `field` belongs to,
  /// else what stands at `place`.
  public init(
    _ severity: Severity, _ kind: Kind, _ sentence: Reason, field: Field? = nil, of subject: Subject? = nil,
    detail: String? = nil, place: Place = Place(.model), count: Int = 1
  ) {
    self.severity = severity
    self.kind = kind
    self.field = field?.shown
    self.subject =
      subject ?? field?.subject(at: place.path) ?? place.path?.subject
      ?? (place.pointer == nil ? .file : .value)
    reason = sentence
    reason.form = .sentence
    self.detail = detail
    self.place = place
    self.count = count
  }

  /// Makes a finding of a field and what became of it: `not stored in Hevy: RPE`.
  public init(
    _ severity: Severity, _ kind: Kind, _ field: Field, _ reason: Reason, of subject: Subject? = nil,
    detail: String? = nil, place: Place = Place(.model), count: Int = 1
  ) {
    self.init(
      severity, kind, reason, field: field, of: subject, detail: detail, place: place, count: count)
    self.reason = reason
  }

  /// Makes a finding of a field of the model and what became of it.
  public init(
    _ severity: Severity, _ kind: Kind, _ field: ModelField, _ reason: Reason, detail: String? = nil,
    place: Place = Place(.model), count: Int = 1
  ) {
    self.init(severity, kind, .model(field), reason, detail: detail, place: place, count: count)
  }

  /// The sentence under which findings of one sort are counted: `not stored in Hevy: RPE`.
  public var what: String { FindingWords.sentence(field, reason, in: place.document) }

  /// The name of the field for programs: `set.load`, `workout.strong:Workout Order`.
  public var fieldID: String? { field.map { "\(subject.rawValue).\($0.id)" } }
}
