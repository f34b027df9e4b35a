/// A black square from whose place in a picture the page's own is reckoned.
package struct LogAnchor: Hashable, Sendable {
  /// The middle, in points.
  package var place: LogPoint
  /// The length of a side, in points.
  package var side: Double
  /// True at a corner of the page.
  package var isCorner: Bool
}
