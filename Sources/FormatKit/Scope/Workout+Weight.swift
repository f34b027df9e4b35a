internal import Notation
package import WorkoutModel

extension Workout {
  /// Letters that take as much memory as a set.
  private static var lettersOfSet: Int { 64 }

  /// About how much memory it takes, itself or as rows of a table, in sets.
  ///
  /// Texts, kept fields and supersets may be longer than all sets, and names and short notes stand on each row.
  package var weightInSets: Int {
    let title = title?.utf8.count ?? 0
    let notes = hasDetails ? details?.notes ?? "" : ""
    let repeated = title + (CSVOutput.isRepeated(notes) ? notes.utf8.count : 0)
    var count = 1
    var letters = title + notes.utf8.count
    if hasDetails { letters += details?.sourceFields?.letterCount ?? 0 }
    for group in supersets ?? [] { letters += 16 + 8 * group.count }
    for exercise in exercises.indices {
      let sets = exercises[exercise].sets.count
      count += 1 + sets
      let identity = exercises[exercise].identity
      let names =
        (identity.name?.utf8.count ?? 0) + (identity.variation?.utf8.count ?? 0)
        + (identity.category?.utf8.count ?? 0)
      letters += names + (repeated + names) * sets
      if exercises[exercise].hasDetails, let details = exercises[exercise].details {
        let notes = details.notes ?? ""
        letters += notes.utf8.count * (CSVOutput.isRepeated(notes) ? 1 + sets : 1)
        letters += details.sourceFields?.letterCount ?? 0
      }
      for set in exercises[exercise].sets.indices where exercises[exercise].sets[set].hasDetails {
        guard let details = exercises[exercise].sets[set].details else { continue }
        letters += (details.note?.utf8.count ?? 0) + (details.freeText?.utf8.count ?? 0)
        letters += details.sourceFields?.letterCount ?? 0
      }
    }
    return count + letters / Self.lettersOfSet
  }
}

extension SourceFields {
  /// How long the names and texts of all fields are.
  fileprivate var letterCount: Int { fields.reduce(0) { $0 + $1.name.utf8.count + $1.text.utf8.count } }
}
