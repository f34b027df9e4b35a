internal import Migration
package import WorkoutModel

/// What a history tells in figures.
package struct HistoryStatistics: Hashable, Sendable {
  /// A sum with what it is of.
  package struct Sum: Hashable, Sendable {
    /// A category, or a month: `2026-01`.
    package var name: String
    /// The volume, in the unit of the statistics.
    package var volume: Int64
    /// How many sets it is of.
    package var sets: Int
  }

  /// A personal record.
  package struct Record: Hashable, Sendable {
    /// The name of the exercise.
    package var exercise: String
    /// What it is measured by.
    package var measure: ExerciseHistory.Measure
    /// The unit of a one-rep max.
    package var unit: MassUnit?
    /// The time that it was set.
    package var session: ExerciseHistory.Session
  }

  /// The unit of volumes; nil where nothing says it.
  package private(set) var unit: MassUnit?
  /// How many workouts there are.
  package private(set) var workouts = 0
  /// How many of them have no date, and so count for no week, month or time of day.
  package private(set) var undated = 0
  /// How many sets they have.
  package private(set) var sets = 0
  /// Time spent, in seconds.
  package private(set) var durationSeconds: Int64 = 0
  /// The volume of all.
  package private(set) var volume: Int64 = 0
  /// The first and the last day.
  package private(set) var days: ClosedRange<Int>?
  /// How many workouts each week has, from the first to the last.
  package private(set) var weeks: [Int] = []
  /// The workouts in figures, the newest last; those without a start come first.
  package private(set) var figures: [WorkoutFigures] = []
  /// The categories that ``figures`` name by their places.
  package private(set) var categoryNames: [String] = []
  /// True where weeks begin on Monday.
  package private(set) var startsWeekOnMonday: Bool
  /// By category, the largest volume first.
  package private(set) var categories: [Sum] = []
  /// By month, the first to the last; a month without workouts is left out.
  package private(set) var months: [Sum] = []
  /// How many workouts began in each hour of the day, where the time is known.
  package private(set) var hours = [Int](repeating: 0, count: 24)
  /// The median of the rests after a set; nil where nothing says one.
  package private(set) var medianRestSeconds: ExactDecimal?
  /// The exercises with their times; those with a weight lifted first, the highest one-rep max first.
  package private(set) var lifts: [ExerciseHistory]
  /// The personal records, the newest last.
  package private(set) var records: [Record] = []

  /// Works out the figures of an archive.
  ///
  /// - Parameters:
  ///   - unit: the unit of volumes; without it that of the archive, else of its first load.
  ///   - formula: the formula of one-rep maxes.
  package init(_ archive: WorkoutArchive, unit: MassUnit? = nil, formula: OneRepMaxFormula = .app) {
    self.unit = unit ?? archive.preferences.massUnit
    for workout in archive.workouts where self.unit == nil { self.unit = workout.loadUnit }
    lifts = Self.sorted(ExerciseHistory.all(of: archive, formula: formula))
    startsWeekOnMonday = archive.preferences.startsWeekOnMonday != false
    var kinds = ExerciseKinds(of: archive)
    var places = IdentityMap<Int>()
    var placesOfNames: [String: Int] = [:]
    for index in archive.inOrderOfTime(Array(archive.workouts.indices)) {
      let workout = archive.workouts[index]
      var figures = WorkoutFigures(workout, at: index)
      for exercise in workout.exercises {
        let place = places.value(of: exercise.identity) {
          let name = kinds.category(of: exercise.identity)
          // An app may write a category in another case than a person.
          let folded = name.lowercased()
          if let known = placesOfNames[folded] { return known }
          placesOfNames[folded] = categoryNames.count
          categoryNames.append(name)
          return categoryNames.count - 1
        }
        figures.add(exercise, category: place, unit: self.unit, &kinds)
      }
      self.figures.append(figures)
    }
    sumUp()
  }

  /// What the workouts at `indices` come to: they alone are summed, and their records stay those of the whole history.
  package func part(at indices: [Int]) -> HistoryStatistics {
    let indices = Set(indices)
    guard figures.contains(where: { !indices.contains($0.workout) }) else { return self }
    var part = self
    part.figures = figures.filter { indices.contains($0.workout) }
    part.lifts = Self.sorted(lifts.compactMap { $0.part(at: indices) })
    part.sumUp()
    return part
  }

  private mutating func sumUp() {
    (workouts, undated, sets, volume, durationSeconds) = (figures.count, 0, 0, 0, 0)
    (days, hours) = (nil, [Int](repeating: 0, count: 24))
    var byCategory: [Int: Sum] = [:]
    var byMonth: [String: Sum] = [:]
    var byWeek: [Int: Int] = [:]
    for workout in figures {
      let whole = Sum(name: workout.start?.month ?? "", volume: workout.volume, sets: workout.sets)
      for part in workout.parts {
        let name = categoryNames[part.category]
        byCategory[part.category, default: Sum(name: name, volume: 0, sets: 0)].add(
          Sum(name: name, volume: part.volume, sets: part.sets))
      }
      sets += whole.sets
      volume = volume.addingSaturated(whole.volume)
      durationSeconds = durationSeconds.addingSaturated(workout.durationSeconds)
      guard let day = workout.day else {
        undated += 1
        continue
      }
      byMonth[whole.name, default: Sum(name: whole.name, volume: 0, sets: 0)].add(whole)
      byWeek[week(of: day), default: 0] += 1
      days = days.map { min($0.lowerBound, day)...max($0.upperBound, day) } ?? day...day
      if let hour = workout.hour { hours[hour] += 1 }
    }
    categories = byCategory.values.sorted { ($1.volume, $1.sets, $0.name) < ($0.volume, $0.sets, $1.name) }
    months = byMonth.values.sorted { $0.name < $1.name }
    weeks = []
    if let first = byWeek.keys.min(), let last = byWeek.keys.max() {
      weeks = (first...last).map { byWeek[$0] ?? 0 }
    }
    let rests = figures.flatMap { $0.restSeconds }.sorted { $0.doubleValue < $1.doubleValue }
    medianRestSeconds = Self.median(ofSorted: rests)
    records = Self.records(of: lifts)
  }

  /// The number of the week of a day; 1 January 1970 was a Thursday.
  package func week(of day: Int) -> Int { (day + (startsWeekOnMonday ? 3 : 4)).flooredQuotient(7) }

  /// The first day of a week.
  package func firstDay(ofWeek week: Int) -> Int { week * 7 - (startsWeekOnMonday ? 3 : 4) }

  /// The longest succession of weeks with a workout each.
  package var longestStreak: Int {
    var longest = 0
    var streak = 0
    for count in weeks {
      streak = count > 0 ? streak + 1 : 0
      longest = max(longest, streak)
    }
    return longest
  }

  /// The succession of weeks with a workout each that ends with the last workout.
  package var lastStreak: Int { weeks.reversed().prefix { $0 > 0 }.count }

  /// The value in the middle, or the mean of the two in the middle.
  private static func median(ofSorted values: [ExactDecimal]) -> ExactDecimal? {
    guard !values.isEmpty else { return nil }
    let (low, high) = (values[(values.count - 1) / 2], values[values.count / 2])
    return low == high ? low : low.plus(high)?.times(.hundredths(50))?.normalized ?? low
  }

  private static func sorted(_ lifts: [ExerciseHistory]) -> [ExerciseHistory] {
    let keyed = lifts.map { (most: $0.oneRepMax, lift: $0) }
    return keyed.sorted { ($1.most, $0.lift.name) < ($0.most, $1.lift.name) }.map { $0.lift }
  }

  private static func records(of lifts: [ExerciseHistory]) -> [Record] {
    var records: [Record] = []
    for lift in lifts {
      for session in lift.sessions where session.isRecord {
        records.append(
          Record(exercise: lift.name, measure: lift.measure, unit: lift.unit, session: session))
      }
    }
    let keyed = records.map { (start: $0.session.start?.utcMilliseconds ?? .min, record: $0) }
    return keyed.sorted {
      ($0.start, $0.record.session.workout, $0.record.exercise)
        < ($1.start, $1.record.session.workout, $1.record.exercise)
    }.map { $0.record }
  }
}

extension HistoryStatistics.Sum {
  fileprivate mutating func add(_ other: Self) {
    volume = volume.addingSaturated(other.volume)
    sets += other.sets
  }
}

extension Moment {
  /// `2026-01`.
  fileprivate var month: String { String(cut(to: .day).withOffset(nil).description.prefix(7)) }
}

extension Int {
  fileprivate func flooredQuotient(_ divisor: Int) -> Int {
    self / divisor - (self % divisor < 0 ? 1 : 0)
  }
}

extension ExerciseHistory {
  /// Its highest one-rep max, in kilograms where its unit is known; -1 without one.
  fileprivate var oneRepMax: Double {
    guard measure == .oneRepMax, let value = best?.value else { return -1 }
    return value * (unit?.kilograms ?? 1)
  }
}
