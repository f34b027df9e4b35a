internal import Notation
internal import WorkoutModel

/// Reads the values of one object's known keys, and keeps what does not fit its key as it is written.
struct FieldReader {
  let reporter: BenchTrackerReporter
  /// Where the object stands.
  let path: ObjectPath
  private let sourceFormat: String
  /// What was kept: unknown keys, and known keys whose value the model cannot hold.
  private(set) var kept: [SourceFields.Field] = []

  init(
    _ reporter: BenchTrackerReporter, at path: ObjectPath,
    sourceFormat: String = BenchTrackerKeys.file.sourceFormat
  ) {
    self.reporter = reporter
    self.path = path
    self.sourceFormat = sourceFormat
  }

  /// What was kept, or nil where it is nothing.
  var fields: SourceFields? { kept.isEmpty ? nil : SourceFields(format: sourceFormat, fields: kept) }

  /// Keeps the value that stands at the cursor under `name`.
  mutating func keep(_ cursor: inout JSONCursor, as name: String) {
    kept.append(.init(name: name, text: cursor.canonical()))
  }

  /// Keeps `field`.
  mutating func keep(_ field: SourceFields.Field) { kept.append(field) }

  /// Keeps a value that is of another type than its key asks for, and reports it.
  ///
  /// - Parameter name: the key, or a path below the object whose parts are escaped as in a JSON pointer.
  mutating func keepMisfit(_ cursor: inout JSONCursor, as name: String, expected: String) {
    let offset = cursor.offset
    let isNull = cursor.kind == .null
    keep(&cursor, as: name)
    guard reporter.checks else { return }
    let found = PrintableText.of(kept.last?.text ?? "", limit: 40)
    reporter.report(
      isNull ? .warning : .error, .inconsistent,
      isNull ? "null where the app leaves the key out" : .wrongType,
      field: .source(format: sourceFormat, name: name),
      detail: isNull ? "\(name)" : "\(name) is \(found), expected \(expected)", at: offset,
      pointer: "\(path)/\(name)")
  }

  /// A text; nil, and kept, where the value is none.
  mutating func text(_ cursor: inout JSONCursor, as name: StaticString) -> String? {
    guard cursor.kind == .text else {
      keepMisfit(&cursor, as: "\(name)", expected: "a text")
      return nil
    }
    return cursor.text().string
  }

  /// True or false; nil, and kept, where the value is neither.
  mutating func bool(_ cursor: inout JSONCursor, as name: StaticString) -> Bool? {
    guard cursor.kind == .bool else {
      keepMisfit(&cursor, as: "\(name)", expected: "true or false")
      return nil
    }
    return cursor.bool()
  }

  /// A number; nil, and kept, where the value is none, or none that would be written back the same.
  mutating func number(_ cursor: inout JSONCursor, as name: StaticString) -> ExactDecimal? {
    guard cursor.kind == .number else {
      keepMisfit(&cursor, as: "\(name)", expected: "a number")
      return nil
    }
    var probe = cursor
    let range = probe.skip()
    let bytes = UnsafeRawBufferPointer(start: cursor.base + range.lowerBound, count: range.count)
    guard let number = ExactDecimal(digits: bytes) else {
      keep(&cursor, as: "\(name)")
      return nil
    }
    cursor = probe
    return number
  }

  /// A time in the notation that `parse` reads; nil, kept and reported, where the value is none.
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
    if reporter.checks {
      reporter.report(
        .error, .inconsistent, "not a valid date; the app refuses it",
        field: .source(format: sourceFormat, name: "\(name)"),
        detail: "\"\(PrintableText.of(text.string, limit: 40))\", expected \(expected)", at: offset,
        pointer: "\(path)/\(name)")
    }
    return nil
  }

  /// A list of texts; nil, and kept, where the value is anything else.
  mutating func texts(_ cursor: inout JSONCursor, as name: StaticString) -> [String]? {
    guard cursor.kind == .array else {
      keepMisfit(&cursor, as: "\(name)", expected: "a list of texts")
      return nil
    }
    var probe = cursor
    var texts: [String] = []
    if probe.enter() {
      repeat {
        guard probe.kind == .text else {
          keepMisfit(&cursor, as: "\(name)", expected: "a list of texts")
          return nil
        }
        texts.append(probe.text().string)
      } while probe.next()
    }
    cursor = probe
    return texts
  }
}
