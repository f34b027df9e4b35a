internal import Notation
package import WorkoutModel

/// Looks at the texts that go into the table of an app.
///
/// One that a spreadsheet would take for a formula is named: the app wants it as it is. One that is too long for a
/// cell is cut, and named.
package final class TableTexts: ArchiveSink {
  private let inner: any ArchiveSink
  private let findings: any FindingSink
  private var count = 0
  private var isTooLong = false
  /// The longest title and name in bytes: they stand on every row of what they belong to.
  private static let maximumNameLength = 4_096

  /// Looks at what goes into `inner`.
  package init(_ findings: any FindingSink, into inner: any ArchiveSink) {
    self.inner = inner
    self.findings = findings
  }

  package func begin(_ archive: WorkoutArchive) throws(WorkoutError) { try inner.begin(archive) }

  package func add(_ workout: Workout) throws(WorkoutError) {
    let path = ModelPath(index: count)
    count += 1
    isTooLong = false
    look(at: workout.title, path, limit: Self.maximumNameLength)
    look(at: workout.details?.notes, path)
    for number in workout.exercises.indices { look(at: workout.exercises[number], path.exercise(number)) }
    try inner.add(isTooLong ? cut(workout, at: path) : workout)
  }

  package func finish() throws(WorkoutError) { try inner.finish() }

  // MARK: Looking

  private func look(at exercise: Exercise, _ path: ModelPath) {
    look(at: exercise.identity.name, path, limit: Self.maximumNameLength)
    if let details = exercise.details { look(at: details.notes, path) }
    // By number and by the cheapest question: hardly any set has a text, and each that is copied costs.
    for index in exercise.sets.indices where exercise.sets[index].hasText {
      look(at: exercise.sets[index].details?.note, path.set(index))
    }
  }

  private func look(at text: String?, _ path: ModelPath, limit: Int = CSVScanner.maximumCellByteCount) {
    guard let text else { return }
    if text.utf8.count > limit / 2 - 2 { isTooLong = true }
    guard SpreadsheetText.isFormula(text), !Self.isListed(text) else { return }
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
    result.title = cut(workout.title, .title, path, limit: Self.maximumNameLength)
    result.details?.notes = cut(workout.details?.notes, .workoutNotes, path)
    for (number, exercise) in workout.exercises.enumerated() {
      let path = path.exercise(number)
      let identity = exercise.identity
      let name = cut(identity.name, .exerciseName, path, limit: Self.maximumNameLength)
      if name != identity.name {
        result.exercises[number].identity = ExerciseIdentity(
          name: name, variation: identity.variation, category: identity.category, style: identity.style)
      }
      result.exercises[number].details?.notes = cut(exercise.details?.notes, .exerciseNotes, path)
      for (index, set) in exercise.sets.enumerated() where set.hasText {
        result.exercises[number].sets[index].details?.note = cut(set.details?.note, .setNote, path.set(index))
      }
    }
    return result
  }

  private func cut(
    _ text: String?, _ field: ModelField, _ path: ModelPath, limit: Int = CSVScanner.maximumCellByteCount
  ) -> String? {
    guard let text else { return nil }
    var cut = ""
    var size = 2
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
