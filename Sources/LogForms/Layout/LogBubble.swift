/// A circle to be marked.
package struct LogBubble: Hashable, Sendable {
  /// The distance from the middle to the middle of the line.
  package static let radius = 4.75
  /// How thick the line is.
  package static let thickness = 0.8

  /// The middle, in points.
  package var place: LogPoint
  /// What a mark in it says.
  package var mark: LogMark
  /// True where it says what is planned.
  package var isPlanned = false
}
