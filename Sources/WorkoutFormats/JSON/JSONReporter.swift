internal import WorkoutModel

/// Reports findings of one JSON input with their places.
final class JSONReporter {
  private let input: InputBytes
  private let findings: any FindingSink
  /// True where contradictions are to be found.
  private let checks: Bool
  private var lines: LineCounter

  init(_ document: JSONDocument, options: ReadOptions, findings: any FindingSink) {
    input = document.input
    self.findings = findings
    checks = options.checksConsistency
    lines = LineCounter(input.bytes)
  }

  /// Reports something found at `offset`.
  func report(
    _ severity: Finding.Severity, _ kind: Finding.Kind, _ what: String, detail: String? = nil, at offset: Int,
    pointer: String
  ) {
    guard checks || kind != .inconsistent else { return }
    findings.report(
      Finding(severity, kind, what, detail: detail, place: place(of: offset, pointer: pointer)))
  }

  /// Reports a value that is of another type than its key asks for; it is kept as it is written.
  func reportMisfit(_ element: JSONElement, expected: String, pointer: String) {
    report(
      .error, .inconsistent, "value of the wrong type", detail: "\(element.excerpt), expected \(expected)",
      at: element.offset, pointer: pointer)
  }

  /// The error of an input that is not in its format.
  func malformed(_ what: String, at element: JSONElement, pointer: String, advice: String? = nil)
    -> InputError
  {
    InputError(.malformed, place: place(of: element.offset, pointer: pointer), what: what, advice: advice)
  }

  private func place(of offset: Int, pointer: String) -> Place {
    let (line, column) = lines.place(of: offset)
    return Place(file: input.name, byte: offset, line: line, column: column, pointer: pointer)
  }
}
