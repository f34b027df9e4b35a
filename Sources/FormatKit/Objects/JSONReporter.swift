package import Notation
package import WorkoutModel

/// Reports findings of one JSON input with their places.
package final class JSONReporter {
  package let document: JSONDocument
  /// The format by whose name findings call keys that only it knows.
  package let format: String
  private let findings: any FindingSink
  /// True where contradictions are to be found.
  package let checks: Bool
  private var lines: LineCounter
  /// True where places have no line and no column: who takes them completes them.
  private let leavesOutLines: Bool

  package init(
    _ document: JSONDocument, format: String, checks: Bool, findings: any FindingSink,
    leavesOutLines: Bool = false
  ) {
    self.document = document
    self.leavesOutLines = leavesOutLines
    self.format = format
    self.findings = findings
    self.checks = checks
    hasDuplicateKeys = !document.outline.duplicateKeys.isEmpty
    lines = LineCounter(document.input.bytes)
  }

  /// True where a key may stand twice in its object.
  package var hasDuplicateKeys: Bool
  /// While text within a text is read, the place of the outer text.
  package var fixedOffset: Int?

  /// Reports something found at `offset`.
  package func report(
    _ severity: Finding.Severity, _ kind: Finding.Kind, _ what: Finding.Reason, field: Finding.Field? = nil,
    of subject: Finding.Subject? = nil, detail: String? = nil, at offset: Int, pointer: String, count: Int = 1
  ) {
    guard checks || kind != .inconsistent else { return }
    findings.report(
      Finding(
        severity, kind, what, field: field, of: subject, detail: detail,
        place: place(of: offset, pointer: pointer), count: count))
  }

  /// Reports a value that is of another type than its key asks for; it is kept as it is written.
  package func reportMisfit(_ element: JSONElement, expected: String, pointer: String) {
    let name = pointer.utf8.split(separator: UInt8(ascii: "/")).last.flatMap { String($0) }
    reportMisfit(
      element.excerpt, expected: expected, at: element.offset, pointer: pointer, name: name)
  }

  /// Reports `found`, the value of the key `name`, which is of another type than the key asks for.
  func reportMisfit(_ found: String, expected: String, at offset: Int, pointer: String, name: String?) {
    report(
      .error, .inconsistent, .wrongType, field: name.map { .source(format: format, name: $0) },
      detail: "\(name.map { "\(ShownName.of($0)) is " } ?? "")\(found), expected \(expected)", at: offset,
      pointer: pointer)
  }

  /// Names the value at the cursor as lost, and passes over it.
  package func drop(
    _ cursor: inout JSONCursor, _ what: Finding.Reason, of subject: Finding.Subject, pointer: String
  ) {
    report(.error, .dropped, what, of: subject, detail: cursor.excerpt, at: cursor.offset, pointer: pointer)
    _ = cursor.skip()
  }

  /// The error of an input that is not in its format.
  package func malformed(_ what: String, at element: JSONElement, pointer: String, advice: Advice? = nil)
    -> WorkoutError
  {
    .input(
      InputError(.malformed, place: place(of: element.offset, pointer: pointer), what: what, advice: advice))
  }

  /// The place of the byte at `offset`.
  package func place(of offset: Int, pointer: String) -> Place {
    let offset = fixedOffset ?? offset
    if leavesOutLines { return Place(file: document.input.name, byte: offset, pointer: pointer) }
    let (line, column) = lines.place(of: offset)
    return Place(file: document.input.name, byte: offset, line: line, column: column, pointer: pointer)
  }

  /// Completes a place of a reporter that leaves out lines.
  package func complete(_ place: inout Place) {
    guard let byte = place.byte else { return }
    (place.line, place.column) = lines.place(of: byte)
  }

  /// Gives back the memory of what lies before `offset`, which has been read.
  package func release(upTo offset: Int) {
    guard fixedOffset == nil else { return }
    _ = lines.place(of: offset)
    document.input.discard(upTo: offset)
  }

  /// The same, with the lines up to `offset` counted by another in `stretch`.
  package func release(upTo offset: Int, _ stretch: LineStretch?) {
    if let stretch { lines.pass(stretch) }
    release(upTo: offset)
  }
}
