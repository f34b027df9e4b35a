internal import Statistics
internal import WorkoutModel

/// Sentences about what stands out in a history.
struct Insights {
  /// As many are told.
  private static let maximum = 6
  /// A lift is compared with its beginning once it was done this many times.
  private static let leastTimes = 4
  /// A lift without a record for this many times is named.
  private static let longStill = 10
  /// Days without a workout that are told of.
  private static let longBreak = 14
  /// Days that are set beside those before them.
  private static let days = 28

  private let facts: ReportFacts

  init(_ facts: ReportFacts) { self.facts = facts }

  /// The sentences as markup, the most telling first.
  var sentences: [String] {
    let all = [gain, trend, share, still, rhythm, pause, help].compactMap { $0 }
    return Array(all.prefix(Self.maximum))
  }

  private static func sentence(_ write: (inout Markup) -> Void) -> String {
    var markup = Markup()
    write(&markup)
    return markup.text
  }

  /// The lift that grew most since its first time.
  private var gain: String? {
    let grown = facts.mainLifts.first.compactMap {
      lift -> (lift: ExerciseHistory, from: Double, to: Double)? in
      let values = lift.history.sessions.compactMap { $0.value }
      guard values.count >= Self.leastTimes, let first = values.first, let best = lift.history.best?.value,
        best > first
      else { return nil }
      return (lift.history, first, best)
    }
    guard let most = grown.max(by: { $0.to / $0.from < $1.to / $1.from }) else { return nil }
    let percent = ((most.to / most.from - 1) * 100).rounded()
    let start = most.lift.sessions.first { $0.value != nil }?.start
    return Self.sentence { markup in
      markup.name(most.lift.name)
      markup.words(" grew most: one-rep max ")
      markup.element(
        "b", words: "+\(most.lift.words(of: most.to - most.from))")
      markup.words(" (\(FigureWords.number(percent)) %) since \(ReportFacts.date(start)).")
    }
  }

  /// The volume of the last days beside that of those before.
  private var trend: String? {
    guard let days = facts.statistics.days, days.upperBound - days.lowerBound >= 2 * Self.days - 1 else {
      return nil
    }
    var (before, now) = (0.0, 0.0)
    for workout in facts.statistics.figures {
      switch workout.day.map({ days.upperBound - $0 }) {
      case (0..<Self.days)?: now += Double(workout.volume)
      case (Self.days..<2 * Self.days)?: before += Double(workout.volume)
      default: continue
      }
    }
    guard before > 0, now > 0 else { return nil }
    let percent = ((now / before - 1) * 100).rounded()
    return Self.sentence { markup in
      markup.words("Volume of the last \(Self.days) days: ")
      markup.element(
        "b", words: "\(FigureWords.number(now))\(facts.statistics.unit.map { " \($0.rawValue)" } ?? "")")
      switch percent {
      case 0: markup.words(", the same as in the \(Self.days) before.")
      case 1...:
        markup.words(", \(FigureWords.number(percent)) % more than in the \(Self.days) before.")
      default: markup.words(", \(FigureWords.number(-percent)) % less than in the \(Self.days) before.")
      }
    }
  }

  /// The category with the most volume.
  private var share: String? {
    guard facts.statistics.volume > 0, let first = facts.statistics.categories.first,
      facts.statistics.categories.count(where: { $0.volume > 0 }) > 1
    else { return nil }
    let percent = Int((Double(first.volume) / Double(facts.statistics.volume) * 100).rounded())
    return Self.sentence { markup in
      markup.element("b", words: "\(percent) %")
      markup.words(" of the volume is ")
      markup.name(first.name)
      markup.words(", more than any other category.")
    }
  }

  /// The lift that had no record for the longest.
  private var still: String? {
    let waiting = facts.mainLifts.first.compactMap { lift -> (history: ExerciseHistory, count: Int)? in
      guard let place = lift.history.sessions.lastIndex(where: { $0.isRecord }) else { return nil }
      let count = lift.history.sessions.count - 1 - place
      return count >= Self.longStill ? (lift.history, count) : nil
    }
    guard let most = waiting.max(by: { $0.count < $1.count }) else { return nil }
    return Self.sentence { markup in
      markup.name(most.history.name)
      markup.words(" has had no record for ")
      markup.element("b", words: ReportFacts.counted(most.count, "workout"))
      markup.words(", since \(ReportFacts.date(most.history.sessions.last { $0.isRecord }?.start)).")
    }
  }

  /// The usual day and hour.
  private var rhythm: String? {
    let weekdays = WeekRhythm(facts.statistics)
    guard let busiest = weekdays.busiest else { return nil }
    return Self.sentence { markup in
      markup.words("Most workouts are on ")
      markup.element("b", words: WeekRhythm.names[busiest])
      markup.words(
        " (\(FigureWords.grouped(Int64(weekdays.counts[busiest]))) of \(FigureWords.grouped(Int64(weekdays.total))))"
      )
      let hours = facts.statistics.hours
      if let most = hours.max(), most > 0, let hour = hours.firstIndex(of: most) {
        markup.words(", and most begin between \(hour):00 and \(hour + 1):00")
      }
      markup.words(".")
    }
  }

  /// The longest time without a workout.
  private var pause: String? {
    let days = facts.statistics.figures.compactMap { $0.day }.sorted()
    var longest = (length: Self.longBreak, from: 0, to: 0)
    for (first, second) in zip(days, days.dropFirst()) where second - first - 1 > longest.length {
      longest = (second - first - 1, first, second)
    }
    guard longest.to > longest.from else { return nil }
    return Self.sentence { markup in
      markup.words("The longest break: ")
      markup.element("b", words: ReportFacts.counted(longest.length, "day"))
      markup.words(", between \(FigureWords.date(longest.from)) and \(FigureWords.date(longest.to)).")
    }
  }

  /// What a history of one workout says.
  private var help: String? {
    guard facts.archive.workouts.count == 1 else { return nil }
    return Self.sentence {
      $0.words("This is the first workout: from the second on, charts show how it goes on.")
    }
  }
}

/// How many workouts each day of the week has.
struct WeekRhythm {
  /// Monday first.
  static let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  /// The counts, Monday first.
  private(set) var counts = [Int](repeating: 0, count: 7)

  init(_ statistics: HistoryStatistics) {
    // 5 January 1970 was a Monday.
    for day in statistics.figures.compactMap({ $0.day }) { counts[((day - 4) % 7 + 7) % 7] += 1 }
  }

  /// All of them.
  var total: Int { counts.reduce(0, +) }

  /// The day with the most; nil where no day stands out.
  var busiest: Int? {
    guard total >= 8, let most = counts.max(), counts.count(where: { $0 == most }) == 1 else { return nil }
    return counts.firstIndex(of: most)
  }
}
