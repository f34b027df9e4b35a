internal import Notation
internal import WorkoutModel

/// Fits texts to the cells of a table.
///
/// One that a spreadsheet would take for a formula is named, where it is an app's table: the app wants it as it is.
/// One that is too long for a cell is cut, and named.
final class TableTexts {
  /// The longest title, name and the like in bytes: they stand on every row of what they belong to.
  private static let maximumNameLength = 4_096

  let losses: LossReporter
  /// False for a table in which no text is a formula.
  let namesFormulas: Bool

  init(losses: LossReporter, namesFormulas: Bool) {
    self.losses = losses
    self.namesFormulas = namesFormulas
  }

  /// Takes out an identifier that is too long for a cell: half of it would be another one.
  func fitIdentifier(_ workout: inout Workout, at path: ModelPath) {
    guard workout.id?.isUUID == false else { return }
    let length = Self.maximumNameLength
    if fitted(workout.id?.description, .workoutID, at: path, limit: length) != nil { workout.id = nil }
  }

  /// Fits the other texts of a workout, but for those of its exercises.
  func fit(_ workout: inout Workout, at path: ModelPath) {
    let length = Self.maximumNameLength
    if let title = fitted(workout.title, .title, at: path, limit: length) { workout.title = title }
    guard workout.hasDetails, let details = workout.details else { return }
    if let notes = fitted(details.notes, .workoutNotes, at: path) { workout.details?.notes = notes }
    if let reference = fitted(details.templateReference, .templateReference, at: path, limit: length) {
      workout.details?.templateReference = reference
    }
  }

  /// True for an exercise with texts beside those of its identity.
  func hasTexts(_ exercise: Exercise) -> Bool { exercise.hasDetails || exercise.sets.contains { $0.hasText } }

  /// Fits the texts of an exercise and its sets, but for those of its identity.
  func fit(_ exercise: inout Exercise, at path: ModelPath) {
    if exercise.hasDetails, let details = exercise.details {
      if let notes = fitted(details.notes, .exerciseNotes, at: path) { exercise.details?.notes = notes }
      if let equipment = fitted(details.equipment, .equipment, at: path, limit: Self.maximumNameLength) {
        exercise.details?.equipment = equipment
      }
    }
    // By number and by the cheapest question: hardly any set has a text, and each that is copied costs.
    for index in exercise.sets.indices where exercise.sets[index].hasText {
      let details = exercise.sets[index].details
      let path = path.set(index)
      if let note = fitted(details?.note, .setNote, at: path) {
        exercise.sets[index].details?.note = note
      }
      if let text = fitted(details?.freeText, .freeText, at: path) {
        exercise.sets[index].details?.freeText = text
      }
    }
  }

  /// True for an identity of which nothing is to be fitted.
  func isFit(_ identity: ExerciseIdentity) -> Bool {
    for text in [identity.name, identity.variation, identity.category, identity.style?.rawValue] {
      if let text, isRunnable(text) || Self.isLong(text, limit: Self.maximumNameLength) { return false }
    }
    return true
  }

  /// Fits the texts of an identity.
  func fit(_ identity: inout ExerciseIdentity, at path: ModelPath) {
    let length = Self.maximumNameLength
    let name = fitted(identity.name, .exerciseName, at: path, limit: length)
    let variation = fitted(identity.variation, .variation, at: path, limit: length)
    let category = fitted(identity.category, .category, at: path, limit: length)
    let style = fitted(identity.style?.rawValue, .style, at: path, limit: length)
    guard name != nil || variation != nil || category != nil || style != nil else { return }
    identity = ExerciseIdentity(
      name: name ?? identity.name, variation: variation ?? identity.variation,
      category: category ?? identity.category,
      style: style.map { SetStyle(rawValue: $0) } ?? identity.style)
  }

  /// Warns of a text that could be run, and returns what fits into a cell of one that is too long.
  private func fitted(
    _ text: String?, _ field: ModelField, at path: ModelPath, limit: Int = CSVScanner.maximumCellByteCount
  ) -> String? {
    guard let text else { return nil }
    if isRunnable(text) {
      // Without the field, which comes through.
      losses.findings.report(
        Finding(
          .warning, .unsupported, "spreadsheets may run this text as a formula",
          detail: PrintableText.of(text, limit: 40), place: Place(path)))
    }
    return cut(text, field, at: path, limit: limit)
  }

  /// What fits into a cell of a text that is too long for one; nil for a text that stays as it is.
  func cut(
    _ text: String?, _ field: ModelField, at path: ModelPath, limit: Int = CSVScanner.maximumCellByteCount
  ) -> String? {
    guard let text, Self.isLong(text, limit: limit) else { return nil }
    var cut = ""
    // The quotation marks around it, and an apostrophe before what is a formula.
    var size = 3
    for scalar in text.unicodeScalars {
      size += scalar == "\"" ? 2 : UTF8.width(scalar)
      if size > limit { break }
      cut.unicodeScalars.append(scalar)
    }
    guard cut.utf8.count < text.utf8.count else { return nil }
    losses.report(
      .dropped, field, "the end of a text that is longer than a cell of a table", at: path,
      detail: PrintableText.of(text, limit: 40))
    return cut
  }

  /// True for a text that a spreadsheet may run.
  private func isRunnable(_ text: String) -> Bool {
    namesFormulas && SpreadsheetText.isFormula(text) && !Self.isListed(text)
  }

  /// True for a text that may not fit into `limit` bytes, for all that its quotation marks are written twice.
  private static func isLong(_ text: String, limit: Int) -> Bool { text.utf8.count > limit / 2 - 3 }

  /// True for a text that begins as the items of a list do, `- slow`: nothing can be run of it.
  private static func isListed(_ text: String) -> Bool {
    let rest = text.utf8.dropFirst()
    return (text.utf8.first == UInt8(ascii: "-") || text.utf8.first == UInt8(ascii: "+"))
      && (rest.first.map { $0 == 0x20 || $0 == 0x0a } ?? true)
  }
}
