internal import Notation
package import WorkoutModel

/// Looks at the texts that go into a table.
///
/// One that a spreadsheet would take for a formula is named, where it is an app's table: the app wants it as it is.
/// One that is too long for a cell is cut, and named.
package final class TableTexts: ArchiveSink {
  private let inner: any ArchiveSink
  private let findings: any FindingSink
  private let namesFormulas: Bool
  private var count = 0
  private var isTooLong = false
  /// The longest title, name and the like in bytes: they stand on every row of what they belong to.
  private static let maximumNameLength = 4_096

  /// Looks at what goes into `inner`.
  ///
  /// - Parameter namesFormulas: false for a table in which no text is a formula.
  package init(_ findings: any FindingSink, namesFormulas: Bool = true, into inner: any ArchiveSink) {
    self.inner = inner
    self.findings = findings
    self.namesFormulas = namesFormulas
  }

  package func begin(_ archive: WorkoutArchive) throws(WorkoutError) { try inner.begin(archive) }

  package func add(_ workout: Workout) throws(WorkoutError) {
    let path = ModelPath(index: count)
    count += 1
    isTooLong = false
    look(at: workout.title, path, limit: Self.maximumNameLength)
    look(at: workout.id?.description, path, limit: Self.maximumNameLength)
    if let details = workout.details {
      look(at: details.notes, path)
      look(at: details.templateReference, path, limit: Self.maximumNameLength)
    }
    for number in workout.exercises.indices { look(at: workout.exercises[number], path.exercise(number)) }
    try inner.add(isTooLong ? cut(workout, at: path) : workout)
  }

  package func finish() throws(WorkoutError) { try inner.finish() }

  // MARK: Looking

  private func look(at exercise: Exercise, _ path: ModelPath) {
    let identity = exercise.identity
    for text in [identity.name, identity.variation, identity.category, identity.style?.rawValue] {
      look(at: text, path, limit: Self.maximumNameLength)
    }
    if let details = exercise.details {
      look(at: details.notes, path)
      look(at: details.equipment, path, limit: Self.maximumNameLength)
    }
    // By number and by the cheapest question: hardly any set has a text, and each that is copied costs.
    for index in exercise.sets.indices where exercise.sets[index].hasText {
      let details = exercise.sets[index].details
      look(at: details?.note, path.set(index))
      look(at: details?.freeText, path.set(index))
    }
  }

  private func look(at text: String?, _ path: ModelPath, limit: Int = CSVScanner.maximumCellByteCount) {
    guard let text else { return }
    if text.utf8.count > limit / 2 - 3 { isTooLong = true }
    guard namesFormulas, SpreadsheetText.isFormula(text), !Self.isListed(text) else { return }
    // Without the field, which comes through.
    findings.report(
      Finding(
        .warning, .unsupported, "text that spreadsheets take for a formula, written as it is",
        detail: PrintableText.of(text, limit: 40), place: Place(path)))
  }

  /// True for a text that begins as the items of a list do, `- slow`: nothing can be run of it.
  private static func isListed(_ text: String) -> Bool {
    let rest = text.utf8.dropFirst()
    return (text.utf8.first == UInt8(ascii: "-") || text.utf8.first == UInt8(ascii: "+"))
      && (rest.first.map { $0 == 0x20 || $0 == 0x0a } ?? true)
  }

  // MARK: Cutting

  private func cut(_ workout: Workout, at path: ModelPath) -> Workout {
    var result = workout
    let length = Self.maximumNameLength
    result.title = cut(workout.title, .title, path, limit: length)
    // Half an identifier is another one.
    if cut(workout.id?.description, .workoutID, path, limit: length) != workout.id?.description {
      result.id = nil
    }
    result.details?.notes = cut(workout.details?.notes, .workoutNotes, path)
    result.details?.templateReference = cut(
      workout.details?.templateReference, .templateReference, path, limit: length)
    for (number, exercise) in workout.exercises.enumerated() {
      let path = path.exercise(number)
      result.exercises[number].identity = cut(exercise.identity, at: path)
      result.exercises[number].details?.notes = cut(exercise.details?.notes, .exerciseNotes, path)
      result.exercises[number].details?.equipment = cut(
        exercise.details?.equipment, .equipment, path, limit: length)
      for (index, set) in exercise.sets.enumerated() where set.hasText {
        let path = path.set(index)
        result.exercises[number].sets[index].details?.note = cut(set.details?.note, .setNote, path)
        result.exercises[number].sets[index].details?.freeText = cut(set.details?.freeText, .freeText, path)
      }
    }
    return result
  }

  private func cut(_ identity: ExerciseIdentity, at path: ModelPath) -> ExerciseIdentity {
    let length = Self.maximumNameLength
    let name = cut(identity.name, .exerciseName, path, limit: length)
    let variation = cut(identity.variation, .variation, path, limit: length)
    let category = cut(identity.category, .category, path, limit: length)
    let style = cut(identity.style?.rawValue, .style, path, limit: length)
    let isWhole =
      name == identity.name && variation == identity.variation && category == identity.category
      && style == identity.style?.rawValue
    return isWhole
      ? identity
      : ExerciseIdentity(
        name: name, variation: variation, category: category, style: style.map { SetStyle(rawValue: $0) })
  }

  private func cut(
    _ text: String?, _ field: ModelField, _ path: ModelPath, limit: Int = CSVScanner.maximumCellByteCount
  ) -> String? {
    guard let text else { return nil }
    var cut = ""
    // The quotation marks around it, and an apostrophe before what is a formula.
    var size = 3
    for scalar in text.unicodeScalars {
      // Each quotation mark is written twice.
      size += scalar == "\"" ? 2 : UTF8.width(scalar)
      if size > limit { break }
      cut.unicodeScalars.append(scalar)
    }
    guard cut.utf8.count < text.utf8.count else { return text }
    findings.report(
      Finding(
        .warning, .dropped, .model(field), "the end of a text that is longer than a cell of a table",
        detail: PrintableText.of(text, limit: 40), place: Place(path)))
    return cut
  }
}
