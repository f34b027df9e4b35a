/// The paper that a form is printed on.
package enum LogPaper: UInt8, CaseIterable, Hashable, Sendable {
  /// US Letter, 612 × 792 points.
  case letter
  /// ISO A4, 595 × 842 points.
  case a4

  /// The width in points of 1/72 inch.
  package var width: Double { self == .letter ? 612 : 595 }

  /// The height in points of 1/72 inch.
  package var height: Double { self == .letter ? 792 : 842 }
}
