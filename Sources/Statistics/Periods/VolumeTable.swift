internal import WorkoutModel

/// Volume by stretches of the calendar and by category.
package struct VolumeTable: Hashable, Sendable {
  /// One stretch.
  package struct Row: Hashable, Sendable {
    /// Its first day.
    package var start: Int
    /// The first day after it.
    package var end: Int
    /// How many workouts began in it.
    package var workouts = 0
    /// How many sets they have.
    package var sets = 0
    /// The volume of each category of the table.
    package var volumes: [Int64]

    /// The volume of all of them.
    package var volume: Int64 { volumes.reduce(0) { $0.addingSaturated($1) } }
  }

  /// What stands for the categories that have no column of their own.
  package static let others = "others"

  /// The stretches.
  package let period: Period
  /// The categories, the largest volume first, the last of them ``others`` where there are too many.
  package private(set) var categories: [String]
  /// The stretches from the first to the last, those without a workout too.
  package private(set) var rows: [Row] = []

  /// Sums the volumes of `statistics` up.
  ///
  /// - Parameters:
  ///   - count: the most stretches; the newest are taken.
  ///   - columns: the most categories.
  package init(_ statistics: HistoryStatistics, by period: Period, newest count: Int, columns: Int = 8) {
    self.period = period
    let ranked = statistics.categories.filter { $0.volume > 0 }.map { $0.name }
    categories = ranked.count > columns ? ranked.prefix(columns - 1) + [Self.others] : ranked
    var columnOfName: [String: Int] = [:]
    for (place, name) in ranked.enumerated() { columnOfName[name] = min(place, columns - 1) }
    let columnOfPlace = statistics.categoryNames.map { columnOfName[$0] }
    guard let days = statistics.days else { return }
    var start = period.start(of: days.upperBound)
    let first = period.start(of: days.lowerBound)
    var starts = [start]
    while start > first, starts.count < count {
      start = period.start(of: start - 1)
      starts.append(start)
    }
    rows = starts.reversed().map { start in
      Row(
        start: start, end: period.end(ofStart: start),
        volumes: [Int64](repeating: 0, count: categories.count))
    }
    var places: [Int: Int] = [:]
    for (place, row) in rows.enumerated() { places[row.start] = place }
    for workout in statistics.figures {
      guard let day = workout.day, let place = places[period.start(of: day)] else { continue }
      rows[place].workouts += 1
      rows[place].sets += workout.sets
      for part in workout.parts {
        guard let column = columnOfPlace[part.category] else { continue }
        rows[place].volumes[column] = rows[place].volumes[column].addingSaturated(part.volume)
      }
    }
  }

  /// The volumes as bars, a series a category; nil where no weight was lifted.
  package var chart: Chart? {
    guard !categories.isEmpty, let first = rows.first, let last = rows.last else { return nil }
    let series = categories.enumerated().map { column, name in
      Chart.Series(
        name,
        rows.compactMap { row in
          row.volumes[column] == 0
            ? nil
            : Chart.Point(
              x: Double(row.start), y: Double(row.volumes[column]), length: Double(row.end - row.start))
        })
    }
    return Chart(.bars, series, days: Double(first.start)...Double(last.end))
  }
}
