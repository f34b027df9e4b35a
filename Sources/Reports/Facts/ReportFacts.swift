internal import Migration
internal import Statistics
internal import WorkoutModel

/// What a report tells, worked out once.
struct ReportFacts {
  let archive: WorkoutArchive
  let options: ReportOptions
  let statistics: HistoryStatistics
  /// The exercises with a weight lifted, the most frequent first.
  let mainLifts: Shown<MainLift>
  /// Those without a weight.
  let otherExercises: Shown<MainLift>
  let progress: HistoryProgress
  let badges: BadgeCase
  let routines: Shown<RoutinePage>

  /// As many lifts, other exercises and routines are shown.
  private static let maximum = (lifts: 12, others: 6, routines: 8)

  init(_ archive: WorkoutArchive, _ options: ReportOptions) {
    self.archive = archive
    self.options = options
    let chosen = options.workouts ?? Array(archive.workouts.indices)
    let whole = HistoryStatistics(archive, unit: options.unit, formula: options.formula)
    statistics = whole.part(at: chosen)
    progress = HistoryProgress(archive, at: chosen, thresholdPowerWatts: options.thresholdPowerWatts)
    let rungs = Set(progress.ladders.flatMap { $0.rungs.map { $0.name } })
    mainLifts = Shown(
      MainLift.all(
        of: statistics, areLifted: true, goals: progress.goals, formula: options.formula, without: rungs),
      atMost: Self.maximum.lifts)
    otherExercises = Shown(
      MainLift.all(of: statistics, areLifted: false, goals: progress.goals, without: rungs),
      atMost: Self.maximum.others)
    badges = BadgeCase(whole)
    routines = Shown(RoutinePage.all(of: archive, at: chosen), atMost: Self.maximum.routines)
  }

  /// The day of a moment: `2026-01-31`; `no date` without one.
  static func day(_ moment: Moment?) -> String {
    moment.map { $0.withOffset(nil).cut(to: .day).description } ?? "no date"
  }

  /// The day of a moment as a person says it: `31 Jan 2026`.
  static func date(_ moment: Moment?) -> String {
    moment?.date.map { FigureWords.date($0.daysSince1970) } ?? "no date"
  }

  /// `45 min`, `2 h 5 min`, `1,210 h`.
  static func duration(_ seconds: Int64) -> String {
    switch seconds {
    case ..<60: "\(seconds) s"
    case ..<7_200: "\(seconds / 60) min"
    case ..<360_000: "\(seconds / 3_600) h" + (seconds / 60 % 60 == 0 ? "" : " \(seconds / 60 % 60) min")
    default: "\(FigureWords.grouped(seconds / 3_600)) h"
    }
  }

  /// `1 workout`, `3,000 workouts`.
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(FigureWords.grouped(Int64(count))) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The volume in the unit of the history.
  func volume(_ volume: Int64) -> String { FigureWords.number(volume, statistics.unit) }
}
