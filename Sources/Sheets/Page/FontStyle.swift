/// How a text is set.
package struct FontStyle: Hashable, Sendable {
  /// How heavy the letters are.
  package enum Weight: Int32, Hashable, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  /// The size in points.
  package var size: Double
  /// How heavy the letters are.
  package var weight: Weight = .regular
  /// True for slanted letters.
  package var isItalic = false
  /// What is added to the distance between letters, in points.
  package var tracking = 0.0
  /// True where all digits are as wide, so that numbers stand below each other.
  package var hasEvenDigits = false
  /// The most lines that are set; what has no room in them ends in an ellipsis.
  package var maximumLines = 1

  /// Makes a style.
  package init(
    _ size: Double, _ weight: Weight = .regular, isItalic: Bool = false, tracking: Double = 0, lines: Int = 1
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.tracking = tracking
    maximumLines = lines
  }

  private var withEvenDigits: FontStyle {
    var style = self
    style.hasEvenDigits = true
    return style
  }

  static let title = FontStyle(25, .bold, lines: 3)
  static let longTitle = FontStyle(16, .bold, lines: 8)
  static let head = FontStyle(9.5, .medium)
  static let body = FontStyle(10.5, lines: 40)
  static let step = FontStyle(9.5, lines: 8)
  static let note = FontStyle(9, isItalic: true, lines: 30)
  static let exercise = FontStyle(11.5, .semibold, lines: 6)
  static let variation = FontStyle(11.5, lines: 6)
  static let sets = FontStyle(11, lines: 40).withEvenDigits
  static let mark = FontStyle(6, .bold, tracking: 0.5)
  static let place = FontStyle(8.5, .medium)
  static let category = FontStyle(8.5, .medium)
  static let total = FontStyle(15, .semibold)
  static let label = FontStyle(6.5, .semibold, tracking: 0.6)
  static let small = FontStyle(8, lines: 4)
  static let tick = FontStyle(7.5).withEvenDigits
  static let section = FontStyle(11.5, .bold)
  static let code = FontStyle(12, .bold)
  static let foot = FontStyle(7.5).withEvenDigits
  static let entry = FontStyle(9).withEvenDigits
}
