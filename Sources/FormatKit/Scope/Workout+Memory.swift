package import WorkoutModel

extension Workout {
  /// Letters that take as much memory as a set.
  private static var lettersOfSet: Int { 64 }

  /// About how much memory it takes, in sets: texts may be longer than all that is counted.
  package var memoryInSets: Int {
    var count = 1
    var letters = (title?.utf8.count ?? 0) + (hasDetails ? details?.notes?.utf8.count ?? 0 : 0)
    for exercise in exercises.indices {
      count += 1 + exercises[exercise].sets.count
      if exercises[exercise].hasDetails { letters += exercises[exercise].details?.notes?.utf8.count ?? 0 }
      for set in exercises[exercise].sets.indices where exercises[exercise].sets[set].hasText {
        let details = exercises[exercise].sets[set].details
        letters += (details?.note?.utf8.count ?? 0) + (details?.freeText?.utf8.count ?? 0)
      }
    }
    return count + letters / Self.lettersOfSet
  }
}
