internal import WorkoutModel

/// Reports findings of one JSON input with their places.
final class JSONReporter {
  let document: JSONDocument
  private let findings: any FindingSink
  private var lines: LineCounter

  init(_ document: JSONDocument, findings: any FindingSink) {
    self.document = document
    self.findings = findings
    lines = LineCounter(document.input.bytes)
  }

  /// True where a key may stand twice in its object.
  var hasDuplicateKeys: Bool { !document.outline.duplicateKeys.isEmpty }

  /// Reports something found at `offset`.
  func report(
    _ severity: Finding.Severity, _ kind: Finding.Kind, _ what: String, detail: String? = nil, at offset: Int,
    pointer: String
  ) {
    findings.report(Finding(severity, kind, what, detail: detail, place: place(of: offset, pointer: pointer)))
  }

  /// Names the value at the cursor as lost, and passes over it.
  func drop(_ cursor: inout JSONCursor, _ what: String, pointer: String) {
    report(.error, .dropped, what, detail: cursor.excerpt, at: cursor.offset, pointer: pointer)
    _ = cursor.skip()
  }

  /// The place of the byte at `offset`.
  func place(of offset: Int, pointer: String) -> Place {
    let (line, column) = lines.place(of: offset)
    return Place(file: document.input.name, byte: offset, line: line, column: column, pointer: pointer)
  }

  /// Gives back the memory of what lies before `offset`, which has been read.
  func release(upTo offset: Int) {
    _ = lines.place(of: offset)
    document.input.discard(upTo: offset)
  }
}
