package import WorkoutModel

/// A line of the contents: what is on which page.
package struct ContentsEntry: Hashable, Sendable {
  /// What a sheet shows.
  package enum Section: Int, Hashable, Sendable {
    case workouts
    case templates
    case rides
    case routine
  }

  /// Where the line stands.
  package var section: Section
  /// The name.
  package var title: String
  /// When it was done; nil where that is not known.
  package var start: Moment?
  /// How many pages it has.
  package var pageCount: Int

  /// Makes a line.
  package init(_ section: Section, title: String, start: Moment? = nil, pageCount: Int) {
    self.section = section
    self.title = title
    self.start = start
    self.pageCount = pageCount
  }
}
