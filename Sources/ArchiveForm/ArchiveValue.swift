internal import Notation
internal import WorkoutModel

/// What the archive form can write and read as one JSON value.
protocol ArchiveValue: Equatable {
  /// Reads the value that stands at `cursor`.
  ///
  /// - Throws: ``InputError`` with its place where it is of another kind or out of range.
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError) -> Self

  /// Writes the value.
  func write(to output: JSONOutput)
}

extension Optional: ArchiveValue where Wrapped: ArchiveValue {
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError) -> Wrapped? {
    try Wrapped.read(&cursor, input)
  }

  func write(to output: JSONOutput) { self?.write(to: output) }
}

extension Array: ArchiveValue where Element: ArchiveValue {
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError) -> [Element] {
    var elements: [Element] = []
    try input.forEachElement(&cursor) { (cursor: inout JSONCursor) throws(WorkoutError) in
      elements.append(try Element.read(&cursor, input))
    }
    return elements
  }

  func write(to output: JSONOutput) {
    output.raw("[")
    var isFirst = true
    for element in self {
      if !isFirst { output.raw(",") }
      isFirst = false
      element.write(to: output)
    }
    output.raw("]")
  }
}

extension String: ArchiveValue {
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError) -> String {
    try input.expect(.text, "a text", cursor)
    return cursor.text().string
  }

  func write(to output: JSONOutput) { output.text(self) }
}

extension Bool: ArchiveValue {
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError) -> Bool {
    try input.expect(.bool, "true or false", cursor)
    return cursor.bool()
  }

  func write(to output: JSONOutput) { output.bool(self) }
}

extension Int: ArchiveValue {
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError) -> Int {
    try input.whole(&cursor)
  }

  func write(to output: JSONOutput) { output.number(self) }
}

extension Int32: ArchiveValue {
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError) -> Int32 {
    try input.whole(&cursor)
  }

  func write(to output: JSONOutput) { output.number(ExactDecimal(self)) }
}

extension ExactDecimal: ArchiveValue {
  @inline(__always)
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError) -> ExactDecimal {
    let start = cursor
    guard cursor.kind == .number, let number = ExactDecimal(digits: cursor.number()) else {
      throw input.misfit(start, expected: "a plain decimal number of at most 17 digits")
    }
    return number
  }

  func write(to output: JSONOutput) { output.number(self) }
}

extension Moment: ArchiveValue {
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError) -> Moment {
    let start = cursor
    guard cursor.kind == .text, let moment = Moment(cursor.text().string) else {
      throw input.misfit(
        start, expected: "a time like 2026-01-31T18:05, 2026-01-31T18:05:00Z or 2026-01-31T18:05:00+01:00")
    }
    return moment
  }

  func write(to output: JSONOutput) { output.text(description) }
}

extension WorkoutIdentifier: ArchiveValue {
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError)
    -> WorkoutIdentifier
  {
    try input.expect(.text, "a text", cursor)
    let text = cursor.text()
    return WorkoutIdentifier(uuid: text.raw) ?? WorkoutIdentifier(text.string)
  }

  func write(to output: JSONOutput) { output.text(description) }
}

extension SetStyle: ArchiveValue {
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError) -> SetStyle {
    SetStyle(rawValue: try String.read(&cursor, input))
  }

  func write(to output: JSONOutput) { output.text(rawValue) }
}
