internal import FormatKit
internal import Notation
internal import WorkoutModel

extension FieldReader {
  /// A time in the notation that `parse` reads; nil, kept and reported, if the value is not one.
  mutating func moment(
    _ cursor: inout JSONCursor, as name: StaticString, expected: String,
    _ parse: (UnsafeRawBufferPointer) -> Moment?
  ) -> Moment? {
    guard cursor.kind == .text else {
      keepMisfit(&cursor, as: "\(name)", expected: expected)
      return nil
    }
    let offset = cursor.offset
    var probe = cursor
    let text = probe.text()
    if let moment = text.hasEscapes ? text.unescaped.withUnsafeBytes(parse) : parse(text.raw) {
      cursor = probe
      return moment
    }
    keep(&cursor, as: "\(name)")
    if let reporter, reporter.checks {
      reporter.report(
        .error, .inconsistent, "not a valid date; the app refuses it",
        field: .source(format: format, name: "\(name)"),
        detail: "\"\(PrintableText.of(text.string, limit: 40))\", expected \(expected)", at: offset,
        pointer: "\(path)/\(name)")
    }
    return nil
  }
}
