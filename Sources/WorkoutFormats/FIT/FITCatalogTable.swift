internal import ExerciseCatalog

/// Which of FIT's exercises those of the catalogue are.
///
/// A line `= 7 curl` begins a category. Below it stand lines of a subtype, or a hyphen where only the category is
/// the same, and the exercises of the catalogue that it stands for, each with its variation after a comma.
/// What is not here has no like in FIT.
enum FITCatalogTable {
  /// FIT's exercise; nil where it has none such.
  static func exercise(of exercise: CatalogExercise) -> FITExercise? {
    exercises[exercise.variation.map { "\(exercise.name), \($0)" } ?? exercise.name]
  }

  /// FIT's exercises by the names of the catalogue.
  static let exercises: [String: FITExercise] = {
    var exercises: [String: FITExercise] = [:]
    for table in [pressToLegRaise, lungeToRun] { read(table, into: &exercises) }
    return exercises
  }()

  private static func read(_ table: String, into exercises: inout [String: FITExercise]) {
    var category = FITExercise.unknownCategory
    for line in table.split(separator: "\n") {
      guard let space = line.utf8.firstIndex(of: UInt8(ascii: " ")) else { continue }
      let rest = line[line.utf8.index(after: space)...]
      if line.utf8.first == UInt8(ascii: "=") {
        category = rest.split(separator: " ").first.flatMap { UInt16($0) } ?? FITExercise.unknownCategory
        continue
      }
      let subtype = UInt16(line[..<space]) ?? FITExercise.unsetSubtype
      for name in rest.split(separator: "|") {
        let plain = name.split(separator: " ").joined(separator: " ")
        exercises[plain] = FITExercise(category: category, subtype: subtype)
      }
    }
  }
}
