/// A field in which two versions of a thing differ.
public struct FieldDifference: Hashable, Sendable {
  /// What the field belongs to: `workout 2026-01-31T18:05 "Push Day"`, `settings`.
  public var subject: String
  /// The field: `name`; `Squat, set 2`; empty for the thing as a whole.
  public var field: String
  /// The first's value, in words; nil where it has none.
  public var first: String?
  /// The second's value, in words; nil where it has none.
  public var second: String?
}
