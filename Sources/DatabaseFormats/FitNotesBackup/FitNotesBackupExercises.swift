internal import FormatKit
internal import SQLite
internal import WorkoutModel

/// The categories and exercises of a backup.
struct FitNotesBackupExercises {
  /// The exercises by what other tables call them.
  private(set) var byID: [ColumnValue: FitNotesBackupExercise] = [:]
  private(set) var types: [ExerciseType] = []
  private(set) var colors: [CategoryColor] = []

  init(_ database: FitNotesBackupDatabase, reporter: FitNotesBackupReporter) throws {
    var categories: [ColumnValue: String] = [:]
    try database.forEachRow(of: "Category", orderedBy: "sort_order") { row in
      row.skip("sort_order")
      guard let name = row.text("name") else {
        return row.report(.note, .dropped, "category without a name")
      }
      categories[row.id] = name
      if let color = Self.color(row.value("colour", "color")) {
        colors.append(CategoryColor(category: name, color: color))
      }
      for field in row.restFields(under: "") {
        row.report(
          .warning, .dropped, "column \(field.name) of a category is not known", column: field.name,
          detail: field.text)
      }
    }
    var unused = Set(categories.keys)
    try database.forEachRow(of: "exercise") { row in
      let name = row.text("name")
      let categoryID = row.value("category_id")
      let category = categories[categoryID]
      unused.remove(categoryID)
      if category == nil, !categoryID.isUnset { row.keep("category_id", categoryID.text) }
      let kindNumber = row.integer("exercise_type_id")
      let kind = kindNumber.map { FitNotesBackupExerciseKind(rawValue: $0) } ?? .weightAndReps
      if let kindNumber, kind == nil {
        row.keep("exercise_type_id", "\(kindNumber)")
        row.report(.warning, .inconsistent, "type of exercise is not known", detail: "\(kindNumber)")
      }
      let unit = row.integer("weight_unit_id")
      if let unit, unit != 0 { row.keep("weight_unit_id", "\(unit)") }
      let identity = ExerciseIdentity(name: name, category: category, style: kind?.style)
      byID[row.id] = FitNotesBackupExercise(
        identity: identity, kind: kind ?? .weightAndReps,
        massUnit: unit == 1 ? .kilograms : unit == 2 ? .pounds : nil)
      types.append(ExerciseType(name: name, category: category, style: kind?.style, sourceFields: row.rest))
    }
    let colored = Set(colors.map { $0.category })
    for (id, name) in categories.sorted(by: { $0.value < $1.value })
    where unused.contains(id) && !colored.contains(name) {
      reporter.report(
        .note, .dropped, "category without colour and exercises", detail: name, table: "Category", row: id)
    }
  }

  /// What sets name the exercise `id` by: one that is not in the list by its number, so that two stay two.
  func identity(of id: ColumnValue) -> ExerciseIdentity {
    byID[id]?.identity ?? ExerciseIdentity(name: id.isUnset ? nil : "Exercise \(id.text)")
  }

  /// What is kept of an exercise that is not in the list and has no number to be named by.
  static func details(ofMissing id: ColumnValue) -> ExerciseDetails? {
    guard id.isUnset else { return nil }
    var details = ExerciseDetails()
    details.sourceFields = SourceFields(
      format: Format.fitNotesBackup.id, fields: [.init(name: "exercise_id", text: id.text)])
    return details
  }

  /// RRGGBB of Android's number for a colour, or of `#RRGGBB`; nil for none.
  private static func color(_ value: ColumnValue) -> String? {
    if case .text(let text) = value, text.hasPrefix("#"), text.utf8.count == 7,
      UInt32(text.dropFirst(), radix: 16) != nil
    {
      return text.dropFirst().uppercased()
    }
    guard let number = value.integer, number != 0 else { return nil }
    let digits = String(UInt32(truncatingIfNeeded: number) & 0xff_ffff, radix: 16, uppercase: true)
    return String(repeating: "0", count: 6 - digits.count) + digits
  }
}
