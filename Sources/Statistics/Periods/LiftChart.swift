internal import WorkoutModel

/// The history of an exercise gathered so that a chart has room for it: the best and the volume of each stretch.
package struct LiftChart: Hashable, Sendable {
  /// One stretch in which the exercise was done.
  package struct Row: Hashable, Sendable {
    /// Its first day.
    package var start: Int
    /// The best time; nil where none has a value.
    package var best: ExerciseHistory.Session?
    /// True where a personal record was set in it.
    package var isRecord = false
    /// The volume, in the unit of the history.
    package var volume: Int64 = 0
    /// How many sets were done.
    package var sets = 0
  }

  /// The stretches.
  package private(set) var period = Period.day
  /// Those in which the exercise was done.
  package private(set) var rows: [Row] = []
  /// The first and the last day.
  package let days: ClosedRange<Int>

  /// The most stretches that a chart has room for: the months of eleven years.
  package static let maximumRows = 132

  /// Gathers the times of `history` that have a day; nil with fewer than two such days.
  package init?(_ history: ExerciseHistory) {
    let times = history.sessions.compactMap { session in
      session.start?.date.map { (day: $0.daysSince1970, session: session) }
    }
    guard let first = times.map({ $0.day }).min(), let last = times.map({ $0.day }).max(), first < last else {
      return nil
    }
    days = first...last
    let distinct = Set(times.map { $0.day }).count
    period = distinct <= Self.maximumRows ? .day : Period.finest(for: days, atMost: Self.maximumRows)
    var places: [Int: Int] = [:]
    for (day, session) in times {
      let start = period.start(of: day)
      if places[start] == nil {
        places[start] = rows.count
        rows.append(Row(start: start))
      }
      guard let place = places[start] else { continue }
      rows[place].sets += session.sets
      rows[place].volume = rows[place].volume.addingSaturated(session.volume)
      rows[place].isRecord = rows[place].isRecord || session.isRecord
      guard let value = session.value else { continue }
      if let best = rows[place].best?.value, !history.measure.isBetter(value, than: best) { continue }
      rows[place].best = session
    }
    rows.sort { $0.start < $1.start }
  }

  /// The best over time, with goals as lines across; nil with fewer than two values.
  package func values(named name: String, goals: [Chart.Level] = []) -> Chart? {
    let points = rows.compactMap { row in
      row.best?.value.map { Chart.Point(x: x(of: row), y: $0, isMarked: row.isRecord) }
    }
    guard points.count > 1 else { return nil }
    return Chart(.line, [Chart.Series(name, points)], levels: goals, days: axis)
  }

  /// The volume over time, for a low picture; nil where no weight was lifted.
  package func volumes(named name: String) -> Chart? {
    guard rows.contains(where: { $0.volume > 0 }) else { return nil }
    let length = period == .day ? max(1, Double(days.upperBound - days.lowerBound) / 90) : 0
    let points = rows.filter { $0.volume > 0 }.map { row in
      Chart.Point(
        x: Double(row.start), y: Double(row.volume),
        length: length > 0 ? length : Double(period.end(ofStart: row.start) - row.start))
    }
    return Chart(
      .bars, [Chart.Series(name, points)], maximumTicks: 4,
      days: axis.lowerBound...axis.upperBound + length)
  }

  /// A stretch stands in its middle.
  private func x(of row: Row) -> Double {
    period == .day ? Double(row.start) : Double(row.start + period.end(ofStart: row.start)) / 2
  }

  private var axis: ClosedRange<Double> {
    let start = Double(period.start(of: days.lowerBound))
    let end = Double(
      period == .day ? days.upperBound : period.end(ofStart: period.start(of: days.upperBound)))
    return start...max(start, end)
  }
}
