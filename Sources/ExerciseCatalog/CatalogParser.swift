import WorkoutModel

/// Makes exercises of the lines of ``CatalogTable``.
struct CatalogParser {
  /// The exercises so far.
  private(set) var exercises: [CatalogExercise] = []
  /// The lines that were not understood, and the bare names whose usual variation never came.
  var rejected: [String] { badLines + indicesOfBareNames.keys }

  private var badLines: [String] = []
  private var indicesOfBareNames: [String: Int] = [:]
  private var category: ExerciseCategory?
  private var isBenchTracker = false

  /// Reads the lines of `table`.
  mutating func read(_ table: String) {
    for line in TableColumns.lines(of: table) {
      let columns = TableColumns.split(line)
      if !readHeading(columns[0]) && !readExercise(columns) { badLines.append(String(line)) }
    }
  }

  private mutating func readHeading(_ text: Substring) -> Bool {
    guard text.hasPrefix("= ") else { return false }
    let suffix = ": Bench Tracker"
    isBenchTracker = text.hasSuffix(suffix)
    category = ExerciseCategory(
      rawValue: String(text.dropFirst(2).dropLast(isBenchTracker ? suffix.count : 0)))
    return category != nil
  }

  private mutating func readExercise(_ columns: [Substring]) -> Bool {
    guard let category, columns.count >= 2 else { return false }
    let names = TableColumns.split(columns[0], at: ",")
    let kit = TableColumns.split(columns[1], at: " ")
    let equipment = ExerciseEquipment(rawValue: String(kit[0]))
    let style = kit.count == 2 ? SetStyle(rawValue: String(kit[1])) : Self.usualStyle(category, equipment)
    guard names.count <= 2, kit.count <= 2, equipment != nil || kit[0] == "-", SetStyle.known.contains(style)
    else { return false }

    var usualVariation: String?
    var spellings: [AppSpelling] = []
    for column in columns[2...] {
      if column.hasPrefix("as ") {
        usualVariation = String(column.dropFirst(3))
      } else if let spelling = AppSpelling(column) {
        spellings.append(spelling)
      } else {
        return false
      }
    }
    if let usualVariation { indicesOfBareNames["\(names[0]), \(usualVariation)"] = exercises.count }
    if let index = indicesOfBareNames.removeValue(forKey: String(columns[0])) {
      exercises[index].spellings = spellings
    }
    exercises.append(
      CatalogExercise(
        name: String(names[0]), variation: names.count == 2 ? String(names[1]) : nil, category: category,
        style: style, equipment: equipment, usualVariation: usualVariation,
        isInBenchTracker: isBenchTracker, spellings: spellings))
    return true
  }

  private static func usualStyle(_ category: ExerciseCategory, _ equipment: ExerciseEquipment?) -> SetStyle {
    if category == .cardio { return .time }
    return equipment == .bodyweight ? .reps : .repsWeight
  }
}
