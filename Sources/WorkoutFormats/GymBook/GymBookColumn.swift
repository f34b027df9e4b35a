internal import FormatKit

/// The columns of GymBook's export, known by their places: their names are in the language of the phone.
enum GymBookColumn: Int, TableColumn {
  case date, workout, time, exercise, region, primaryMuscles, secondaryMuscles, kind, amount, weight, notes
  case isSkipped

  /// What they are called in English.
  var description: String { Self.names[rawValue] }

  private static let names = [
    "Date", "Workout", "Time", "Exercise", "Region", "Muscle Groups (Primary)", "(Secondary)",
    "Set / Warm-up / Cool-down", "Repetitions / Time", "Weight / Distance", "Notes", "Skipped",
  ]

  /// True for the head of an export in any language: it shows its form by brackets and strokes.
  static func recognizes(_ head: [String]) -> Bool {
    func strokes(_ column: GymBookColumn) -> Int { words(head[column.rawValue]).count - 1 }
    func isInBrackets(_ column: GymBookColumn) -> Bool {
      head[column.rawValue].contains("(") && head[column.rawValue].hasSuffix(")")
    }
    return head.count == allCases.count && isInBrackets(.primaryMuscles) && isInBrackets(.secondaryMuscles)
      && strokes(.kind) == 2 && strokes(.amount) == 1
      && strokes(.weight) == 1
  }

  /// The words that a head offers: `Set`, `Warm-up` and `Cool-down`, in small letters.
  static func words(_ head: String) -> [String] {
    var words: [[Character]] = [[]]
    for letter in head.lowercased() {
      if letter == "/" { words.append([]) } else { words[words.count - 1].append(letter) }
    }
    return words.map { word in
      String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
