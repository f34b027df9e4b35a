internal import WorkoutModel

/// The versions of the `.btd` file, and the gate that refuses newer ones.
enum BenchTrackerVersion {
  /// The versions that are read and written.
  static let all = 1...6
  /// The version of the app's newest releases.
  static let newest = 6

  /// The version that `document` states.
  ///
  /// - Throws: ``InputError`` where there is none, it is none, or it is newer than ``newest``.
  static func read(_ document: JSONDocument) throws(InputError) -> Int {
    let name = document.input.name
    guard document.outline.kind == .object else {
      throw failure(
        document, at: document.cursor(at: 0..<1).offset, pointer: "",
        "found \(document.outline.kind == .array ? "a list" : "a single value") at the top, expected the object of a .btd file"
      )
    }
    guard let member = document.member("version") else {
      throw InputError(
        .unsupportedVersion, place: Place(file: name, byte: 0, line: 1, column: 1, pointer: ""),
        what: "the key version is missing, expected a whole number from 1 to \(newest)",
        advice: "If this is no .btd file, name its format with --from.")
    }
    let cursor = document.cursor(at: member.value)
    let expected = "expected a whole number from 1 to \(newest)"
    guard cursor.kind == .number else {
      throw failure(
        document, at: cursor.offset, pointer: "/version",
        "version is \(describe(cursor)), which is no number, \(expected)")
    }
    let text = document.text(in: member.value)
    guard let number = ExactDecimal(text), number.fractionDigits == 0 else {
      return try readUnusual(text, document, at: cursor.offset, expected: expected)
    }
    guard number.coefficient >= 1 else {
      let kind = number.coefficient < 0 ? "negative" : "no version"
      throw failure(
        document, at: cursor.offset, pointer: "/version", "version is \(text), which is \(kind), \(expected)")
    }
    guard number.coefficient <= newest else { throw newer(text, document, at: cursor.offset) }
    return Int(number.coefficient)
  }

  private static func readUnusual(
    _ text: String, _ document: JSONDocument, at offset: Int, expected: String
  ) throws(InputError) -> Int {
    let isNegative = text.hasPrefix("-")
    let isWhole = !text.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
    if isWhole, !isNegative { throw newer(PrintableText.of(text, limit: 20), document, at: offset) }
    let kind = isNegative ? "negative" : isWhole ? "too large" : "not written as a whole number"
    throw failure(
      document, at: offset, pointer: "/version",
      "version is \(PrintableText.of(text, limit: 20)), which is \(kind), \(expected)")
  }

  private static func newer(_ text: String, _ document: JSONDocument, at offset: Int) -> InputError {
    failure(
      document, at: offset, pointer: "/version",
      "version \(text) is newer than this program reads (\(newest))",
      advice: "Export again from an older app, or update btd.")
  }

  private static func describe(_ cursor: JSONCursor) -> String {
    switch cursor.kind {
    case .object: "an object"
    case .array: "a list"
    default: cursor.excerpt
    }
  }

  private static func failure(
    _ document: JSONDocument, at offset: Int, pointer: String, _ what: String, advice: String? = nil
  ) -> InputError {
    var lines = LineCounter(document.input.bytes)
    let (line, column) = lines.place(of: offset)
    return InputError(
      .unsupportedVersion,
      place: Place(file: document.input.name, byte: offset, line: line, column: column, pointer: pointer),
      what: what, advice: advice)
  }
}
