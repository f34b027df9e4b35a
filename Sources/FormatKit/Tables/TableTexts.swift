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
    var workout = workout
    fit(workout.title, .title, path, limit: Self.maximumNameLength) { workout.title = $0 }
    fit(workout.details?.notes, .workoutNotes, path) { workout.details?.notes = $0 }
    for number in workout.exercises.indices {
      let identity = workout.exercises[number].identity
      let path = path.exercise(number)
      fit(identity.name, .exerciseName, path, limit: Self.maximumNameLength) { name in
        workout.exercises[number].identity = ExerciseIdentity(
          name: name, variation: identity.variation, category: identity.category, style: identity.style)
      }
      fit(workout.exercises[number].details?.notes, .exerciseNotes, path) {
        workout.exercises[number].details?.notes = $0
      }
      for index in workout.exercises[number].sets.indices
      where workout.exercises[number].sets[index].hasDetails {
        fit(workout.exercises[number].sets[index].details?.note, .setNote, path.set(index)) {
          workout.exercises[number].sets[index].details?.note = $0
        }
      }
    }
    try inner.add(workout)
  }

  package func finish() throws(WorkoutError) { try inner.finish() }

  /// True for a text that begins as the items of a list do, `- slow`: nothing can be run of it.
  private static func isListed(_ text: String) -> Bool {
    let rest = text.utf8.dropFirst()
    return (text.utf8.first == UInt8(ascii: "-") || text.utf8.first == UInt8(ascii: "+"))
      && (rest.first.map { $0 == 0x20 || $0 == 0x0a } ?? true)
  }

  private func fit(
    _ text: String?, _ field: ModelField, _ path: ModelPath, limit: Int = CSVScanner.maximumCellByteCount,
    _ replace: (String) -> Void
  ) {
    guard let text else { return }
    if SpreadsheetText.isFormula(text), !Self.isListed(text) {
      // Without the field, which comes through.
      findings.report(
        Finding(
          .warning, .unsupported, "text that spreadsheets take for a formula, written as it is",
          detail: PrintableText.of(text, limit: 40), place: Place(path)))
    }
    // Each quotation mark is written twice.
    guard text.utf8.count > limit / 2 - 2 else { return }
    var cut = ""
    var size = 2
    for scalar in text.unicodeScalars {
      size += scalar == "\"" ? 2 : UTF8.width(scalar)
      if size > limit { break }
      cut.unicodeScalars.append(scalar)
    }
    guard cut.utf8.count < text.utf8.count else { return }
    findings.report(
      Finding(
        .warning, .dropped, .model(field), "the end of a text that is longer than a cell of a table",
        detail: PrintableText.of(text, limit: 40), place: Place(path)))
    replace(cut)
  }
}
