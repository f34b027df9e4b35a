/// What of a ride a format of rides has room for.
struct PlanScope: Sendable {
  /// How a format says power.
  enum Power: Sendable {
    /// As fractions of threshold power.
    case fractions
    /// In watts.
    case watts
  }

  /// How a format writes texts.
  enum Texts: Sendable {
    /// As text and attributes of XML.
    case elements
    /// Each in one line; and a cue says how long it stays in view.
    case lines
  }

  /// How findings speak of what is written: `a ZWO file`.
  var target: String
  /// The id under which the model keeps what only this format knows.
  var formatID: String
  /// What is written.
  var fields: Set<PlanField>
  var power: Power
  var texts = Texts.elements

  func has(_ field: PlanField) -> Bool { fields.contains(field) }
}
