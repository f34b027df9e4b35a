package import WorkoutModel

extension Workout {
  /// For each exercise the number of its superset, from zero on; nil where there are no supersets.
  package var supersetNumbers: [Int?]? {
    guard let supersets, !supersets.isEmpty else { return nil }
    var numbers = [Int?](repeating: nil, count: exercises.count)
    for (number, group) in supersets.enumerated() {
      for member in group where numbers.indices.contains(member) { numbers[member] = number }
    }
    return numbers
  }
}
