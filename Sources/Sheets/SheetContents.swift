public import WorkoutModel

/// A sink that finds out what is on which page of a print of whole archives.
///
/// Push the archive through it first, then once more through a ``SheetPrinter`` that is given it: neither keeps
/// the workouts.
public final class SheetContents: ArchiveSink {
  /// The lines so far.
  package private(set) var entries: [ContentsEntry] = []
  /// Whose archives they are; nil where that is not known, or several people's.
  package private(set) var owner: String?
  /// Why it stopped, where it threw `WorkoutError.stopped`.
  public private(set) var failure: (any Error)?
  private let options: SheetOptions
  private let typesetter: Typesetter
  private let findings = SheetFindings(UnheardFindings())
  private var maker: SheetMaker?
  private var rest = WorkoutArchive()

  /// Starts contents.
  ///
  /// - Throws: ``SheetError``
  public init(options: SheetOptions) throws {
    self.options = options
    typesetter = try Typesetter()
  }

  /// Takes everything but the workouts.
  public func begin(_ archive: WorkoutArchive) {
    rest = archive
    let maker = SheetMaker(archive, options: options, measure: typesetter)
    let athlete = maker.context.athlete
    owner = self.maker == nil || owner == athlete ? athlete : nil
    self.maker = maker
  }

  /// Counts the pages of a workout.
  public func add(_ workout: Workout) throws(WorkoutError) {
    try WorkoutError.keeping(&failure) {
      guard let maker else { return }
      let pages = try maker.pages(of: workout, number: entries.count, findings)
      let title = WorkoutSheet.title(workout)
      entries.append(
        ContentsEntry(
          .workouts, title: title, athlete: maker.context.athlete, start: workout.start,
          pageCount: pages.count))
    }
  }

  /// Counts the pages of the rest.
  public func finish() throws(WorkoutError) {
    try WorkoutError.keeping(&failure) {
      guard let maker else { return }
      for (number, template) in rest.templates.enumerated() {
        let pages = try maker.pages(of: template, number: number, findings)
        entries.append(
          ContentsEntry(
            .templates, title: TemplateSheet.title(template), athlete: maker.context.athlete,
            pageCount: pages.count))
      }
      for ride in rest.rides {
        let pages = maker.pages(of: ride)
        entries.append(
          ContentsEntry(
            .rides, title: RideSheet.title(ride), athlete: maker.context.athlete, pageCount: pages.count))
      }
      if let routine = rest.routine {
        let pages = maker.pages(of: routine)
        entries.append(
          ContentsEntry(
            .routine, title: RoutineSheet.title, athlete: maker.context.athlete, pageCount: pages.count))
      }
    }
  }
}

/// Takes findings that another pass reports.
package final class UnheardFindings: FindingSink {
  /// Makes a sink.
  package init() {}

  /// Does nothing.
  package func report(_ finding: Finding) {}
}
