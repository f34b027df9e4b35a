internal import Notation
package import WorkoutModel

/// Findings that every table of sets may have.
package enum TableFindings {
  /// Reports a workout some of whose rows stand elsewhere.
  package static func reportScattered(at place: Place, to findings: any FindingSink) {
    findings.report(
      Finding(
        .warning, .guessed,
        "rows of a workout that are not together: read as another workout; sort the file by date first",
        of: .workout, place: place))
  }

  /// Reports a file that ends within the row of its heads: its rows may be lost with the rest of it.
  package static func reportCutOff(at place: Place, to findings: any FindingSink) {
    findings.report(
      Finding(
        .warning, .guessed, "the file ends within its header row: read as a table without rows", of: .file,
        place: place))
  }

  /// Names a 0 beside a word that is no unit of it: it counts nothing.
  package static func reportNothing(
    _ field: ModelField, _ value: ExactDecimal, _ unit: UnsafeRawBufferPointer, at place: Place,
    to findings: any FindingSink
  ) {
    let word = PrintableText.of(String(decoding: unit, as: UTF8.self), limit: 40)
    findings.report(
      Finding(
        .note, .converted, field, "0 beside a word that is not a unit: read as no value",
        detail: "\(value) \(word)", place: place))
  }
}
