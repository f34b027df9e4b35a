internal import FormatKit
internal import LogForms
internal import WorkoutCodes
internal import WorkoutFormats
package import WorkoutModel

/// Makes sheets of the parts of an archive: adds their codes and lays them out.
package struct SheetMaker {
  /// What all pages share.
  package var context: SheetContext
  /// The payload of the only workout or template, where the source is one; nil to write it again.
  package var sourcePayload: [UInt8]?
  /// True where codes are packed.
  private let isPacked: Bool
  /// Everything but the workouts.
  private let archive: WorkoutArchive
  private let marks: [Workout: WorkoutMarks]
  private let log: LogOptions?
  private let categories = KnownCategories()

  /// Starts the sheets of `archive`, whose workouts come later.
  package init(_ archive: WorkoutArchive, options: SheetOptions, measure: any TextMeasure) {
    var context = SheetContext(paper: options.paper, measure: measure)
    context.thresholdPowerWatts = options.thresholdPowerWatts
    context.athlete = options.athlete
    context.take(archive)
    self.context = context
    self.archive = archive
    marks = options.marks
    log = options.log
    isPacked = options.packsCodes
  }

  /// The pages of a workout, with both codes.
  package func pages(of workout: Workout, number: Int, _ findings: SheetFindings) throws -> [SheetPage] {
    let path = ModelPath(index: 0)
    var codes = codes(of: .workouts, number, findings)
    try codes.add(.copy, at: path) { isPacked, losses in
      if !isPacked, let sourcePayload { return sourcePayload }
      return try CodePayload.copy(of: workout, in: archive, isPacked: isPacked, findings: losses)
    }
    try codes.add(.template, at: path) { isPacked, _ in
      // What a template leaves behind is said once, of the workout.
      try CodePayload.template(
        WorkoutTemplate(of: workout), in: archive, isPacked: isPacked, findings: UnheardFindings())
    }
    var shown = workout
    shown.exercises = categories.filling(workout.exercises)
    var sheet = WorkoutSheet(shown, codes: codes.codes, remark: codes.remark)
    if !marks.isEmpty { sheet.marks = marks[workout] }
    return sheet.pages(context)
  }

  /// The pages of a template, with its code.
  package func pages(
    of template: WorkoutTemplate, number: Int, _ findings: SheetFindings
  ) throws -> [SheetPage] {
    if let log { return try logPages(of: template, number: number, log, findings) }
    var codes = codes(of: .templates, number, findings)
    try codes.add(.template, at: ModelPath(root: .templates, index: 0)) { isPacked, losses in
      if !isPacked, let sourcePayload { return sourcePayload }
      return try CodePayload.template(template, in: archive, isPacked: isPacked, findings: losses)
    }
    var shown = template
    shown.exercises = categories.filling(template.exercises)
    return TemplateSheet(shown, codes: codes.codes, remark: codes.remark).pages(context)
  }

  /// The pages of a template to be filled in by pen; its sets are the plan.
  private func logPages(
    of template: WorkoutTemplate, number: Int, _ options: LogOptions, _ findings: SheetFindings
  ) throws -> [SheetPage] {
    var options = options
    options.paper = context.paper == .a4 ? .a4 : .letter
    let pages = try LogPages(
      of: template, options, at: ModelPath(root: .templates, index: number), findings: findings)
    // What the file does not say of categories is drawn, but not in the code.
    let shown = categories.filling(template.exercises).map { $0.identity.category }
    return try LogSheet(pages.forms, categories: shown).pages(context)
  }

  private func codes(of list: ModelPath.Root, _ number: Int, _ findings: SheetFindings) -> PageCodes {
    PageCodes(
      isPacked: isPacked, findings, NumberedFindings(list: list, numbers: [number], findings: findings))
  }

  /// The pages of a ride.
  package func pages(of ride: Ride) -> [SheetPage] { RideSheet(ride).pages(context) }

  /// The pages of a week.
  package func pages(of routine: WeeklyRoutine) -> [SheetPage] { RoutineSheet(routine).pages(context) }
}
