/// Makes the sentences of findings: all that people read of one but for its particulars is worded here.
enum FindingWords {
  /// What became of `field`, in a sentence.
  static func sentence(
    _ field: Finding.Field?, _ reason: Finding.Reason, in document: Place.Document
  ) -> String {
    let words = filled(reason)
    guard let field else { return words }
    return switch reason.form {
    case .afterField: "\(name(of: field, in: document)): \(words)"
    case .beforeField: "\(words): \(name(of: field, in: document))"
    case .sentence: words
    }
  }

  /// What people call `field`; in what is written, whose format they have named, without its format.
  private static func name(of field: Finding.Field, in document: Place.Document) -> String {
    switch field {
    case .model(let field): field.name
    case .source(let format, let name): document == .output ? name : "\(format) field \"\(name)\""
    }
  }

  private static func filled(_ reason: Finding.Reason) -> String {
    guard !reason.values.isEmpty else { return reason.words }
    var values = reason.values[...]
    var text = ""
    var rest = reason.words.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "{")), let value = values.popFirst() {
      text += String(Substring(rest[..<start]))
      text += value
      rest = rest[start...].dropFirst(2)
    }
    return text + String(Substring(rest))
  }
}
