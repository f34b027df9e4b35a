internal import Notation
package import WorkoutModel

extension Workout {
  /// Letters that take as much memory as a set.
  private static var lettersOfSet: Int { 64 }

  /// About how much memory it takes, itself or written, in sets.
  ///
  /// Texts may be longer than all that is counted, and names and short notes stand on each row of a table.
  package var weightInSets: Int {
    let title = title?.utf8.count ?? 0
    let notes = hasDetails ? details?.notes ?? "" : ""
    let repeated = title + (CSVOutput.isRepeated(notes) ? notes.utf8.count : 0)
    var count = 1
    var letters = title + notes.utf8.count
    for exercise in exercises.indices {
      let sets = exercises[exercise].sets.count
      count += 1 + sets
      letters += (repeated + (exercises[exercise].identity.name?.utf8.count ?? 0)) * sets
      if exercises[exercise].hasDetails, let notes = exercises[exercise].details?.notes {
        letters += notes.utf8.count * (CSVOutput.isRepeated(notes) ? 1 + sets : 1)
      }
      for set in exercises[exercise].sets.indices where exercises[exercise].sets[set].hasText {
        let details = exercises[exercise].sets[set].details
        letters += (details?.note?.utf8.count ?? 0) + (details?.freeText?.utf8.count ?? 0)
      }
    }
    return count + letters / Self.lettersOfSet
  }
}
