internal import Migration
package import WorkoutModel

/// What all pages of a print share.
package struct SheetContext {
  /// The paper.
  package var paper: Paper
  /// Tells how much room texts take.
  package var measure: any TextMeasure
  /// Threshold power in watts, by which rides say their watts; nil where it is not known.
  package var thresholdPowerWatts: ExactDecimal?
  /// Who trained, and where; nil where that is not known.
  package var athlete: String?
  /// The unit that boxes to fill in by hand are labelled with.
  package var massUnit: MassUnit?
  /// True where the week begins on Monday.
  package var startsWeekOnMonday = true
  /// The colours of the file's own list of types.
  var palette = CategoryPalette(nil)
  /// What the weights of exercises are.
  var kinds = ExerciseKinds()
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
    kinds = ExerciseKinds(of: archive)
    massUnit = archive.preferences.massUnit
    startsWeekOnMonday = archive.preferences.startsWeekOnMonday ?? true
    athlete = athlete ?? archive.profile.name.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The distance between exercises, in points.
  var exerciseGap = SheetContext.usualExerciseGap
  private static let usualExerciseGap = 11.0
  private static let smallExerciseGap = 5.0

  /// In how many columns exercises stand.
  var columnCount = 1
  /// The distance between two columns.
  static let columnGap = 18.0

  /// The width of an exercise.
  var columnWidth: Double {
    (contentWidth - Self.columnGap * Double(columnCount - 1)) / Double(columnCount)
  }

  /// The pages that `lay` makes: with exercises closer together where that saves a page, and side by side where
  /// that saves one more.
  func fewestPages(columns: Int = 1, _ lay: (SheetContext) -> [SheetPage]) -> [SheetPage] {
    var best = lay(self)
    var context = self
    context.exerciseGap = Self.smallExerciseGap
    for count in 1...max(1, columns) where best.count > 1 {
      context.columnCount = count
      let other = lay(context)
      if other.count < best.count { best = other }
    }
    return best
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
