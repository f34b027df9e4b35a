internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// Writes findings as JSON, as `Schemas/report.schema.json` and `validate.schema.json` have them.
enum FindingNotation {
  /// Writes one finding.
  static func write(_ finding: Finding, to json: JSONOutput) {
    json.raw("{\"severity\":")
    json.text(finding.severity.rawValue)
    json.raw(",\"kind\":")
    json.text(finding.kind.rawValue)
    json.raw(",\"field\":")
    json.text(orNull: finding.fieldID)
    json.raw(",\"document\":")
    json.text(finding.place.document.rawValue)
    json.raw(",\"file\":")
    json.text(orNull: finding.place.file)
    json.raw(",\"line\":")
    json.number(orNull: finding.place.line)
    json.raw(",\"column\":")
    json.number(orNull: finding.place.column)
    json.raw(",\"byte\":")
    json.number(orNull: finding.place.byte)
    json.raw(",\"pointer\":")
    json.text(orNull: finding.place.pointer)
    json.raw(",\"what\":")
    json.text(finding.what)
    json.raw(",\"detail\":")
    json.text(orNull: finding.detail)
    json.raw(",\"count\":")
    json.number(finding.count)
    json.raw("}")
  }

  /// The finding that an error amounts to.
  ///
  /// - Parameter isChecked: true where the check found it that names every row.
  static func finding(of error: any Error, file: String, isChecked: Bool = false) -> Finding {
    if let error = error.cause as? InputError {
      return Finding(
        .error, error.problem == .malformed ? .malformed : .unsupported, .init(verbatim: error.what),
        detail: error.advice.map { ErrorWords.advice($0, on: error.place.file, isChecked: isChecked) },
        place: error.place)
    }
    let text = ErrorWords.of(error)
    let what = text.hasPrefix("\(file): ") ? String(text.dropFirst(file.count + 2)) : text
    return Finding(.error, .malformed, .init(verbatim: what), place: Place(file: file))
  }
}
