/// Text of a table that a spreadsheet would take for a formula, and run.
///
/// A spreadsheet takes what begins with `=`, `+`, `-`, `@`, a tab or a return for one. An apostrophe before it makes
/// it text; a text that begins with apostrophes before such a character gets one more, so that each comes back.
package enum SpreadsheetText {
  /// True for a text that a spreadsheet takes for a formula.
  package static func isFormula(_ text: String) -> Bool { text.utf8.first.map(isStart) ?? false }

  /// `text` with an apostrophe before it where it needs one.
  package static func guarded(_ text: String) -> String { needsGuard(text) ? "'" + text : text }

  /// The text that ``guarded(_:)`` made `text` of.
  package static func meant(_ text: String) -> String {
    text.utf8.first == apostrophe && needsGuard(text) ? String(text.dropFirstByte) : text
  }

  private static let apostrophe = UInt8(ascii: "'")

  private static func needsGuard(_ text: String) -> Bool {
    text.utf8.first { $0 != apostrophe }.map(isStart) ?? false
  }

  private static func isStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0d: true
    default: false
    }
  }
}

extension String {
  fileprivate var dropFirstByte: Substring { self[utf8.index(after: startIndex)...] }
}
