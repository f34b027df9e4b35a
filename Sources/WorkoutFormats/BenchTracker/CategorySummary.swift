internal import ExerciseCatalog
internal import Notation
internal import WorkoutModel

/// The app's summary of a template: `4 Chest#3 Triceps`, the most frequent category first; `0` for none.
enum CategorySummary {
  /// The summary as JSON text.
  static func json(_ exercises: [Exercise]) -> String {
    var counts: [(category: String, count: Int)] = []
    var places: [String: Int] = [:]
    for exercise in exercises {
      let category = exercise.identity.category ?? ExerciseCategory.core.rawValue
      if let place = places[category] {
        counts[place].count += 1
      } else {
        places[category] = counts.count
        counts.append((category, 1))
      }
    }
    let sorted = counts.enumerated().sorted {
      $0.element.count != $1.element.count ? $0.element.count > $1.element.count : $0.offset < $1.offset
    }
    let text = sorted.map { "\($0.element.count) \($0.element.category)" }.joined(separator: "#")
    return JSONOutput.quoted(text.isEmpty ? "0" : text)
  }
}
