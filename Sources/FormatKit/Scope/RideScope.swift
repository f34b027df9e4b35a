package import WorkoutModel

/// What of a ride a format of rides has room for.
package struct RideScope: Sendable {
  /// How a format says power.
  package enum Power: Sendable {
    /// As fractions of threshold power.
    case fractions
    /// In watts.
    case watts
  }

  /// How a format writes texts.
  package enum Texts: Sendable {
    /// As text and attributes of XML.
    case elements
    /// Each in one line; and a cue says how long it stays in view.
    case lines
  }

  /// How findings speak of what is written: `a ZWO file`.
  package var target: String
  /// The id under which the model keeps what only this format knows.
  package var formatID: String
  /// What is written.
  package var fields: ModelFields
  package var power: Power
  package var texts = Texts.elements

  package init(
    target: String, formatID: String, fields: ModelFields, power: Power, texts: Texts = Texts.elements
  ) {
    self.target = target
    self.formatID = formatID
    self.fields = fields
    self.power = power
    self.texts = texts
  }

  package func has(_ field: ModelField) -> Bool { fields.contains(field) }
}
