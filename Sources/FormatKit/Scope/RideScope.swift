/// How a format of rides says power, and how it writes texts.
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

  package var power: Power
  package var texts = Texts.elements

  package init(power: Power, texts: Texts = .elements) {
    self.power = power
    self.texts = texts
  }
}
