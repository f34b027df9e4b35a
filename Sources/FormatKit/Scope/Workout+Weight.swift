internal import Notation
package import WorkoutModel

extension Workout {
  /// Letters that take as much memory as a set.
  private static var lettersOfSet: Int { 64 }

  /// About how much memory it takes, itself or as rows of a table, in sets.
  ///
  /// Texts, kept fields and supersets may be longer than all sets, and names and short notes stand on each row.
  package var weightInSets: Int {
    let notes = hasDetails ? details?.notes ?? "" : ""
    var count = 1
    var letters = (title?.utf8.count ?? 0) + notes.utf8.count + lettersOfRows
    if hasDetails { letters += details?.sourceFields?.letterCount ?? 0 }
    for group in supersets ?? [] { letters += 16 + 8 * group.count }
    for exercise in exercises.indices {
      count += 1 + exercises[exercise].sets.count
      letters += exercises[exercise].identity.letterCount
      if exercises[exercise].hasDetails, let details = exercises[exercise].details {
        letters += details.notes?.utf8.count ?? 0
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

  /// About how much memory its rows take in a table, in sets, without the texts that stand on one row alone.
  var weightOfRows: Int {
    let sets = exercises.indices.reduce(0) { $0 + exercises[$1].sets.count }
    return 1 + sets + lettersOfRows / Self.lettersOfSet
  }

  private static func repeatedLetters(of notes: String?) -> Int {
    guard let notes, CSVOutput.isRepeated(notes) else { return 0 }
    return notes.utf8.count
  }

  /// How many letters of names and short notes stand on its rows.
  private var lettersOfRows: Int {
    // A UUID takes no more than a number.
    let name = id?.isUUID == false ? id?.description : nil
    var repeated = (title?.utf8.count ?? 0) + (name?.utf8.count ?? 0)
    if hasDetails, let details {
      repeated += Self.repeatedLetters(of: details.notes) + (details.templateReference?.utf8.count ?? 0)
    }
    var letters = 0
    for exercise in exercises.indices {
      var row = repeated + exercises[exercise].identity.letterCount
      if exercises[exercise].hasDetails, let details = exercises[exercise].details {
        row += Self.repeatedLetters(of: details.notes) + (details.equipment?.utf8.count ?? 0)
      }
      letters += row * exercises[exercise].sets.count
    }
    return letters
  }
}

extension ExerciseIdentity {
  /// How long its texts are.
  fileprivate var letterCount: Int {
    byteCount + (category?.utf8.count ?? 0) + (style?.rawValue.utf8.count ?? 0)
  }
}

extension SourceFields {
  /// How long the names and texts of all fields are.
  fileprivate var letterCount: Int { fields.reduce(0) { $0 + $1.name.utf8.count + $1.text.utf8.count } }
}
