/// A colour to draw in: red, green and blue, each from 0 to 1.
package struct Ink: Hashable, Sendable {
  /// The share of red.
  package var red: Double
  /// The share of green.
  package var green: Double
  /// The share of blue.
  package var blue: Double

  /// Makes a grey, from 0 (black) to 1 (white).
  package init(grey: Double) { (red, green, blue) = (grey, grey, grey) }

  /// Makes the colour of six hex digits, RRGGBB; nil for anything else.
  package init?(hex: String) {
    guard hex.utf8.count == 6, let value = UInt32(hex, radix: 16), hex.first != "+" else { return nil }
    red = Double(value >> 16 & 0xff) / 255
    green = Double(value >> 8 & 0xff) / 255
    blue = Double(value & 0xff) / 255
  }

  /// The colour mixed with white; white's share is `share` of 1.
  package func lightened(by share: Double) -> Ink {
    var ink = self
    ink.red += (1 - red) * share
    ink.green += (1 - green) * share
    ink.blue += (1 - blue) * share
    return ink
  }

  /// What is read first.
  static let black = Ink(grey: 0.07)
  /// What is read second.
  static let grey = Ink(grey: 0.38)
  /// Lines to fill in by hand, and brackets.
  static let pale = Ink(grey: 0.62)
  /// Hairlines.
  static let faint = Ink(grey: 0.82)
  /// The paper.
  static let white = Ink(grey: 1)
}
