package import WorkoutModel

/// What all pages of a print share.
package struct SheetContext {
  /// The paper.
  package var paper: Paper
  /// Tells how much room texts take.
  package var measure: any TextMeasure
  /// Threshold power in watts, by which rides say their watts; nil where it is not known.
  package var thresholdPowerWatts: ExactDecimal?
  /// The unit that boxes to fill in by hand are labelled with.
  package var massUnit: MassUnit?
  /// True where the week begins on Monday.
  package var startsWeekOnMonday = true
  /// The colours of the file's own list of types.
  var palette = CategoryPalette(nil)
  /// The number of the next page in a print of many sheets; nil where pages are numbered within their sheet.
  package var pageNumber: Int?

  /// Makes a context.
  package init(paper: Paper = .letter, measure: any TextMeasure) {
    self.paper = paper
    self.measure = measure
  }

  /// Takes what an archive says of units, colours and weeks.
  package mutating func take(_ archive: WorkoutArchive) {
    palette = CategoryPalette(archive.categoryColors)
    massUnit = archive.preferences.massUnit
    startsWeekOnMonday = archive.preferences.startsWeekOnMonday ?? true
  }

  /// The distance between exercises, in points.
  var exerciseGap = SheetContext.usualExerciseGap
  private static let usualExerciseGap = 11.0
  private static let smallExerciseGap = 5.0

  /// The pages that `lay` makes, with exercises closer together where that saves a page.
  func fewestPages(_ lay: (SheetContext) -> [SheetPage]) -> [SheetPage] {
    let usual = lay(self)
    guard usual.count > 1 else { return usual }
    var context = self
    context.exerciseGap = Self.smallExerciseGap
    let close = lay(context)
    return close.count < usual.count ? close : usual
  }

  /// The left edge of what is printed, and its distance from the right edge of the paper.
  static let sideMargin = 48.0
  /// The top edge of what is printed.
  static let topMargin = 46.0
  /// What is left free at the bottom, with the foot of the page in it.
  static let bottomMargin = 50.0

  /// The width of what is printed.
  package var contentWidth: Double { paper.width - 2 * Self.sideMargin }
  /// The height of what is printed, between head and foot.
  package var contentHeight: Double { paper.height - Self.topMargin - Self.bottomMargin }
}
