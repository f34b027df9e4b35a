package import WorkoutModel

/// Reads the key `version` of an object at the top, and refuses versions that are newer than this program.
package struct VersionGate {
  /// How messages speak of what was expected: `a .btd file`.
  package let file: String
  /// The newest version that is read.
  package let newest: Int
  /// What to do where the key is missing.
  package let missingAdvice: Advice?
  /// What to do about a newer version.
  package let newerAdvice: Advice

  package init(file: String, newest: Int, missingAdvice: Advice?, newerAdvice: Advice) {
    self.file = file
    self.newest = newest
    self.missingAdvice = missingAdvice
    self.newerAdvice = newerAdvice
  }

  /// The version that `document` states.
  ///
  /// - Throws: ``InputError`` if there is no version, it is not a number, or it is newer than ``newest``.
  package func version(of document: JSONDocument) throws(WorkoutError) -> Int {
    try checkObject(document)
    guard let member = document.member("version") else {
      throw .input(
        InputError(
          .unsupportedVersion,
          place: Place(file: document.input.name, byte: 0, line: 1, column: 1, pointer: ""),
          what: "the key version is missing, \(expected)", advice: missingAdvice))
    }
    let cursor = document.cursor(at: member.value)
    guard cursor.kind == .number else {
      throw failure(
        document, at: cursor, "version is \(describe(cursor)), which is not a number, \(expected)")
    }
    let text = document.text(in: member.value)
    guard let number = ExactDecimal(text), number.fractionDigits == 0 else {
      throw unusual(text, document, at: cursor)
    }
    guard number.coefficient >= 1 else {
      let kind = number.coefficient < 0 ? "negative" : "no version"
      throw failure(document, at: cursor, "version is \(text), which is \(kind), \(expected)")
    }
    guard number.coefficient <= newest else { throw newer(text, document, at: cursor) }
    return Int(number.coefficient)
  }

  /// Checks that an object stands at the top.
  ///
  /// - Throws: ``InputError`` where it is another value.
  package func checkObject(_ document: JSONDocument) throws(WorkoutError) {
    guard document.outline.kind != .object else { return }
    let found = document.outline.kind == .array ? "a list" : "a single value"
    throw failure(
      document, at: document.cursor(at: 0..<1), pointer: "",
      "found \(found) at the top, expected the object of \(file)")
  }

  private var expected: String {
    "expected " + (newest == 1 ? "1" : "a whole number from 1 to \(newest)")
  }

  private func unusual(_ text: String, _ document: JSONDocument, at cursor: JSONCursor) -> WorkoutError {
    let isNegative = text.hasPrefix("-")
    let isWhole = !text.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
    let shown = PrintableText.of(text, limit: 20)
    if isWhole, !isNegative { return newer(shown, document, at: cursor) }
    let kind = isNegative ? "negative" : "not written as a whole number"
    return failure(document, at: cursor, "version is \(shown), which is \(kind), \(expected)")
  }

  /// The sentence by which any format refuses a newer version.
  package static func newer(_ version: some CustomStringConvertible, than newest: Int) -> String {
    "version \(version) is newer than this program reads (\(newest))"
  }

  private func newer(_ text: String, _ document: JSONDocument, at cursor: JSONCursor) -> WorkoutError {
    failure(
      document, at: cursor, Self.newer(text, than: newest),
      advice: newerAdvice)
  }

  private func describe(_ cursor: JSONCursor) -> String {
    switch cursor.kind {
    case .object: "an object"
    case .array: "a list"
    default: cursor.excerpt
    }
  }

  private func failure(
    _ document: JSONDocument, at cursor: JSONCursor, pointer: String = "/version", _ what: String,
    advice: Advice? = nil
  ) -> WorkoutError {
    var lines = LineCounter(document.input.bytes)
    let (line, column) = lines.place(of: cursor.offset)
    return .input(
      InputError(
        .unsupportedVersion,
        place: Place(
          file: document.input.name, byte: cursor.offset, line: line, column: column, pointer: pointer),
        what: what, advice: advice))
  }
}
