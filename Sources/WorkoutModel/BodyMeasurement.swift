/// One measurement of the body: weight, body fat, a circumference.
public struct BodyMeasurement: Hashable, Sendable {
  /// When it was taken.
  public var moment: Moment?
  /// What was measured, in the source's words: `Weight`, `Body Fat`, `Waist`.
  public var kind: String
  /// The number as written.
  public var value: ExactDecimal
  /// The unit as written (`kg`, `%`, `cm`); nil where the source does not say.
  public var unit: String?
  /// A remark on it.
  public var note: String?
  /// What only the source's format knows.
  public var sourceFields: SourceFields?

  /// Makes a measurement.
  public init(
    moment: Moment?, kind: String, value: ExactDecimal, unit: String?, note: String? = nil,
    sourceFields: SourceFields? = nil
  ) {
    self.moment = moment
    self.kind = kind
    self.value = value
    self.unit = unit
    self.note = note
    self.sourceFields = sourceFields
  }
}
