internal import Statistics
internal import WorkoutModel

/// The newest personal records.
struct RecordsSection {
  let facts: ReportFacts
  /// As many are listed.
  private static let maximum = 40

  var isEmpty: Bool { facts.statistics.records.isEmpty }

  func write(to markup: inout Markup) {
    let records = facts.statistics.records
    var table = TableMarkup(
      caption: "personal records, the newest first", heads: ["Date", "Exercise", "Set", "#Record"])
    table.rows = records.suffix(Self.maximum).reversed().map { record in
      let value = record.session.value.map { value in
        FigureWords.number(value) + Self.unit(of: record)
      }
      return [
        .words(ReportFacts.day(record.session.start)), .name(record.exercise),
        .name(record.session.best?.text ?? ""),
        .words(value ?? "", key: record.session.value.map { "\($0)" }),
      ]
    }
    markup.raw("<div class=\"card\">")
    if records.count > Self.maximum {
      markup.element(
        "p", "class=\"note\"",
        words: "The newest \(Self.maximum) of \(FigureWords.grouped(Int64(records.count))).")
    }
    table.write(to: &markup, id: "records", isSorted: true)
    markup.raw("</div>")
  }

  private static func unit(of record: HistoryStatistics.Record) -> String {
    switch record.measure {
    case .oneRepMax: record.unit.map { " \($0.rawValue)" } ?? ""
    case .help: "\(record.unit.map { " \($0.rawValue)" } ?? "") of help"
    case .reps: " reps"
    case .distance: " m"
    case .time: " s"
    }
  }
}

/// All exercises in a line each.
struct ExercisesSection {
  let facts: ReportFacts
  /// As many are listed, the most frequent.
  private static let maximum = 100

  var isEmpty: Bool { facts.statistics.lifts.isEmpty }

  func write(to markup: inout Markup) {
    let all = facts.statistics.lifts.sorted { ($1.sessions.count, $0.name) < ($0.sessions.count, $1.name) }
    var table = TableMarkup(
      caption: "exercises, the most frequent first",
      heads: ["Exercise", "#Workouts", "#Sets", "Last time", "Best set", "#Best"])
    table.rows = all.prefix(Self.maximum).map { history in
      let sets = history.sessions.reduce(0) { $0 + $1.sets }
      let value = history.best?.value
      return [
        .name(history.name),
        .words(FigureWords.grouped(Int64(history.sessions.count)), key: "\(history.sessions.count)"),
        .words(FigureWords.grouped(Int64(sets)), key: "\(sets)"),
        .words(ReportFacts.day(history.sessions.last?.start)), .name(history.best?.best?.text ?? ""),
        .words(value.map { history.words(of: $0) } ?? "", key: value.map { "\($0)" } ?? "-1"),
      ]
    }
    markup.raw("<div class=\"card\">")
    if all.count > Self.maximum {
      markup.element(
        "p", "class=\"note\"",
        words: "The \(Self.maximum) most frequent of \(FigureWords.grouped(Int64(all.count))).")
    }
    table.write(to: &markup, id: "exercises", isSorted: true)
    markup.raw("</div>")
  }
}

/// The newest workouts in a line each.
struct WorkoutsSection {
  let facts: ReportFacts
  /// As many are listed.
  private static let maximum = 40

  var isEmpty: Bool { facts.statistics.figures.isEmpty }

  func write(to markup: inout Markup) {
    let all = facts.statistics.figures
    var table = TableMarkup(
      caption: "workouts, the newest first",
      heads: ["Date", "Workout", "#Exercises", "#Sets", "#Volume", "#Time"])
    table.rows = all.suffix(Self.maximum).reversed().map { figures in
      let workout = facts.archive.workouts[figures.workout]
      return [
        .words(ReportFacts.day(figures.start)), .name(workout.title ?? ""),
        .words("\(workout.exercises.count)"), .words("\(figures.sets)"),
        .words(figures.volume == 0 ? "" : facts.volume(figures.volume), key: "\(figures.volume)"),
        .words(
          figures.durationSeconds > 0 ? ReportFacts.duration(figures.durationSeconds) : "",
          key: "\(figures.durationSeconds)"),
      ]
    }
    markup.raw("<div class=\"card\">")
    if all.count > Self.maximum {
      markup.element(
        "p", "class=\"note\"",
        words: "The newest \(Self.maximum) of \(FigureWords.grouped(Int64(all.count))).")
    }
    table.write(to: &markup, id: "workouts", isSorted: true)
    markup.raw("</div>")
  }
}
