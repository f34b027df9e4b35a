internal import Notation
internal import WorkoutModel

/// Numbers as people and programs write them into workout files.
enum ZWONumber {
  /// The number that `text` means; nil, and reported, if it is not one.
  ///
  /// A comma for the point is mended and reported; digits beyond the seventeenth are cut and reported.
  static func parse(
    _ text: String, of name: String, at offset: Int, _ reporter: TextInput
  ) -> ExactDecimal? {
    let trimmed = String(text.trimming { $0.properties.isWhitespace })
    let detail = "\(name) is \(PrintableText.of(text, limit: 40))"
    if let number = ExactDecimal(lenient: trimmed) {
      if ExactDecimal.cuts(trimmed) {
        reporter.report(
          .warning, .rounded, "number of more than \(ExactDecimal.maximumDigits) digits cut to them",
          detail: detail,
          at: offset)
      }
      return number
    }
    let pointed = String(trimmed.map { $0 == "," ? "." : $0 })
    if trimmed.count(where: { $0 == "," }) == 1, let number = ExactDecimal(lenient: pointed) {
      reporter.report(.warning, .repaired, "comma in a number read as a point", detail: detail, at: offset)
      return number
    }
    reportMisfit(text, of: name, "a number", at: offset, reporter)
    return nil
  }

  /// Reports a value that does not fit its name and is kept as it is.
  static func reportMisfit(
    _ text: String, of name: String, _ expected: String, at offset: Int, _ reporter: TextInput
  ) {
    reporter.report(
      .warning, .inconsistent, "value does not fit its name; kept as it is",
      detail: "\(name) is \"\(PrintableText.of(text, limit: 40))\", expected \(expected)", at: offset)
  }
}
