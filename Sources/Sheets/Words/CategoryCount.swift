internal import WorkoutModel

/// How many exercises there are of each category.
enum CategoryCount {
  /// How many categories are told apart; those beyond them are counted together.
  private static let maximumCount = 8

  /// The categories, the most frequent first, those of equal counts in the order of the exercises.
  static func counts(of exercises: [Exercise]) -> [(name: String, count: Int)] {
    var counts: [(name: String, count: Int)] = []
    var places: [String: Int] = [:]
    for category in exercises.compactMap(\.identity.category) where !category.isEmpty {
      if let place = places[category] {
        counts[place].count += 1
      } else {
        places[category] = counts.count
        counts.append((category, 1))
      }
    }
    let sorted = counts.enumerated()
      .sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
    let rest = sorted.dropFirst(maximumCount).reduce(0) { $0 + $1.count }
    return sorted.prefix(maximumCount) + (rest > 0 ? [("others", rest)] : [])
  }
}
