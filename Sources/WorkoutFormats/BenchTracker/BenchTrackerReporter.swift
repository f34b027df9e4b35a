internal import Notation
internal import WorkoutModel

/// Reports findings of one input with their places.
final class BenchTrackerReporter {
  let input: InputBytes
  let findings: any FindingSink
  /// True where contradictions are to be found.
  let checks: Bool
  /// True where some object of the input, or of a text within it, has a key twice.
  var hasDuplicateKeys: Bool
  private var lines: LineCounter
  /// While text within a text is read, the place of the outer text.
  var fixedOffset: Int?

  init(_ document: JSONDocument, findings: any FindingSink, checks: Bool) {
    input = document.input
    hasDuplicateKeys = !document.outline.duplicateKeys.isEmpty
    self.findings = findings
    self.checks = checks
    lines = LineCounter(input.bytes)
  }

  /// Reports something found at `offset`.
  func report(
    _ severity: Finding.Severity, _ kind: Finding.Kind, _ what: Finding.Reason, field: Finding.Field? = nil,
    of subject: Finding.Subject? = nil, detail: String? = nil, at offset: Int, pointer: String
  ) {
    let offset = fixedOffset ?? offset
    let (line, column) = lines.place(of: offset)
    findings.report(
      Finding(
        severity, kind, what, field: field, of: subject, detail: detail,
        place: Place(file: input.name, byte: offset, line: line, column: column, pointer: pointer)))
  }

  /// Reports keys of the object at `path` without which the app refuses the file.
  func reportMissing(_ names: [String], at offset: Int, path: ObjectPath) {
    for name in names {
      report(
        .error, .inconsistent, .missingKey, field: .source(format: "btd", name: name), detail: name,
        at: offset, pointer: path.description)
    }
  }

  /// Reports a category of the type list that the releases of the file's version cannot show.
  func checkShowable(
    _ category: String, _ rules: ConsistencyRules, at offset: Int, pointer: @autoclosure () -> String
  ) {
    guard checks, let showable = rules.showableCategories, !showable.contains(category) else { return }
    report(
      .warning, .inconsistent, ConsistencyRules.unshowableCategory, field: .model(.category),
      detail: PrintableText.of(category, limit: 60), at: offset, pointer: pointer())
  }

  /// Gives back the memory of what lies before `offset`, which has been read.
  func release(upTo offset: Int) {
    guard fixedOffset == nil else { return }
    _ = lines.place(of: offset)
    input.discard(upTo: offset)
  }
}
