internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the rows of a table: which workout and exercise each is of.
struct TableRow {
  /// What the rows so far say of the workout; blank cells below mean the same.
  private struct Context {
    var day: Moment?
    var start: Moment?
    var title: String?
    var exercise: String?
    var category: String?
  }

  private let plan: TablePlan
  private let habits: TableHabits
  private let findings: any FindingSink
  private var sets: TableSets
  private var context = Context()
  /// A day in whose row nothing else stands, until a row below it is of that day.
  private var idleDay: (text: String, place: Place)?
  /// The cells of the present row that are named, as those of rows above count.
  private var named: Set<ColumnMeaning> = []

  init(_ plan: TablePlan, _ survey: TableSurvey, _ options: ReadOptions, _ findings: any FindingSink) {
    self.plan = plan
    self.findings = findings
    var habits = survey.habits
    for meaning in [ColumnMeaning.date, .start, .end] {
      guard case .days(let order)? = plan.shared[meaning]?.unit else { continue }
      // What a person has said, or agreed to.
      if options.columns != nil { habits.ambiguousDate = nil }
      habits.dayOrder = order
    }
    self.habits = habits
    sets = TableSets(plan, survey, habits, options, findings)
    if let sheet = survey.sheet {
      if plan.sheetMeaning == .date { context.day = CellMoment.moment(sheet, habits.dayOrder) }
      if plan.sheetMeaning == .title { context.title = sheet }
    }
  }

  /// Names what the table as a whole leaves open.
  func reportGuesses(_ file: String) {
    guard let date = habits.ambiguousDate, plan.hasDay else { return }
    let shown = PrintableText.of(date, limit: 30)
    findings.report(
      Finding(
        .warning, .guessed,
        habits.dayOrder == .dayFirst ? "dates such as \(shown): the day is read first" : .monthFirst(shown),
        field: .model(.start), place: Place(file: file)))
  }

  /// Reads a row and adds what it says to `log`.
  ///
  /// - Throws: ``RowProblem`` where it is broken; nothing of it is in `log` by then.
  mutating func read(_ rows: MappedTableRows, into log: inout TableLog) throws(RowProblem) {
    sets.begin(rows)
    named = []
    try readContext()
    try readGroups(into: &log)
  }

  /// Names what the last rows left without a use.
  mutating func finish() {
    guard let (text, place) = idleDay else { return }
    idleDay = nil
    findings.report(
      Finding(
        .note, .dropped, "empty day, left out", of: .row,
        detail: PrintableText.of(text, limit: 60), place: place))
  }

  // MARK: What rows share

  private mutating func readContext() throws(RowProblem) {
    if let text = sets.text(.date) {
      finish()
      guard let moment = CellMoment.moment(text, habits.dayOrder) else {
        // What stands below without a date is not of the day above.
        context = Context()
        throw sets.problem(.date, "no date")
      }
      let day = habits.isMidnightADay ? dayAlone(moment) : moment
      if day != context.day {
        context = Context(day: day, title: plan.sheetMeaning == .title ? context.title : nil)
      }
    }
    if let text = sets.text(.title), text != context.title {
      context.title = text
      context.exercise = nil
    }
    if let name = sets.text(.exercise) {
      if name != context.exercise { context.category = nil }
      context.exercise = name
      if let category = sets.text(.category) { context.category = category }
    }
    if let text = sets.text(.start) { context.start = try moment(text, .start) }
  }

  private func dayAlone(_ moment: Moment) -> Moment {
    moment.date.flatMap { Moment(date: $0, precision: .day) } ?? moment
  }

  /// A time of the day of the row, or a date with its time.
  private func moment(_ text: String, _ meaning: ColumnMeaning) throws(RowProblem) -> Moment {
    if let moment = CellMoment.moment(text, habits.dayOrder) { return moment }
    guard let day = context.day?.date, let time = CellMoment.time(text, of: day) else {
      throw sets.problem(meaning, "no time of day")
    }
    return time
  }

  /// When the workout ended; nil where the row does not say so.
  private func end() throws(RowProblem) -> Moment? {
    guard let text = sets.text(.end) else { return nil }
    let moment = try moment(text, .end)
    return CellMoment.isDate(text) ? moment : later(moment)
  }

  /// An end that is of the next day, where it stands before the start.
  private func later(_ end: Moment) -> Moment {
    guard let start = context.start, end.wallMilliseconds < start.wallMilliseconds else { return end }
    return end.shifted(bySeconds: 86_400, offsetMinutes: end.offsetMinutes.map { Int($0) }) ?? end
  }

  // MARK: Sets

  private mutating func readGroups(into log: inout TableLog) throws(RowProblem) {
    let row = TablePlan.Group(scope: nil)
    let seconds = sets.side(.duration, row) { (group) throws(RowProblem) in try sets.seconds(.duration, group)
    }
    let end = sets.side(.end, row) { (_) throws(RowProblem) in try self.end() }
    var made: [TableSets.Made] = []
    for group in plan.groups {
      if let read = try sets.sets(of: group) { made.append(read) }
    }
    let name = sets.text(.exercise)
    let notes = sets.notes(plan.notes)
    let needsExercise = made.contains { if case .exercise? = $0.group.scope { false } else { true } }
    guard !needsExercise || context.exercise != nil else { throw sets.problem(.exercise, "nothing") }
    guard context.day != nil || context.start != nil || plan.shared[.date] == nil else {
      throw sets.problem(.date, "nothing, and no date above it")
    }
    sets.addRemarks(to: &made)
    sets.reportLeftOver(made)
    if made.isEmpty, let name {
      let workout = begin(nil, &log, seconds, end)
      beginExercise(name, of: workout, set: nil, &log)
      if let notes { log.addExerciseNotes(notes, to: workout) }
      return
    }
    if made.isEmpty {
      guard notes != nil || sets.text(.title) != nil || sets.notes(plan.workoutNotes) != nil else {
        if let day = sets.text(.date) { idleDay = (day, sets.place) }
        return
      }
      let workout = begin(nil, &log, seconds, end)
      if let notes { log.addNotes(notes, to: workout) }
      return
    }
    let isOneSet = made.count == 1 && made[0].sets.count == 1 && plan.groups.count == 1
    for one in made {
      let (scope, number) = (one.group.scope, one.number)
      var sets = one.sets
      let workout = begin(scope, &log, seconds, end)
      var exercise = context.exercise ?? ""
      if case .exercise(let scoped)? = scope { exercise = scoped }
      beginExercise(exercise, of: workout, set: isOneSet ? number : nil, &log)
      if isOneSet, let notes {
        TableSets.add(notes, to: &sets[0])
      }
      log.add(sets, to: workout, number: isOneSet ? number : nil)
      guard !isOneSet, let notes else { continue }
      // Where each exercise has a column, the row is a workout.
      if case .exercise? = scope {
        log.addNotes(notes, to: workout)
      } else {
        log.addExerciseNotes(notes, to: workout)
      }
    }
  }

  /// The workout of the row, or of the day that a column is of.
  private mutating func begin(
    _ scope: ColumnMap.Scope?, _ log: inout TableLog, _ seconds: ExactDecimal?, _ end: Moment?
  ) -> Int {
    idleDay = nil
    var day = context.day
    if case .day(let scoped)? = scope { day = scoped }
    let title = context.title
    let start = context.start ?? day
    let key = TableLog.Key(
      day: day?.description ?? "", start: context.start?.description ?? "", title: title ?? "")
    let workout = log.workout(key) { Workout(title: title, start: start) }
    report(log.setTimes(of: workout, seconds: seconds, end: end), isOfWorkout: true)
    if let notes = sets.notes(plan.workoutNotes) { log.addNotes(notes, to: workout) }
    return workout
  }

  private mutating func beginExercise(_ name: String, of workout: Int, set: Int?, _ log: inout TableLog) {
    let differing = log.exercise(
      ExerciseIdentity(name: name, category: context.category), of: workout, set: set,
      mark: sets.superset, equipment: sets.text(.equipment))
    report(differing, isOfWorkout: false)
  }

  /// Names what rows above say otherwise, once a row.
  private mutating func report(_ differing: [ColumnMeaning], isOfWorkout: Bool) {
    for meaning in differing where named.insert(meaning).inserted {
      guard let place = sets.measure(meaning, TablePlan.Group(scope: nil))?.column.place else { continue }
      let label = PrintableText.of(plan.labels[place], limit: 40)
      sets.report(
        .dropped,
        isOfWorkout
          ? "\(label) of a workout differs from its first row, which counts"
          : "\(label) of an exercise differs from its first row, which counts", at: place)
    }
  }
}
