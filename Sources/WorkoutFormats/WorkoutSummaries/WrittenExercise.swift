internal import FormatKit
internal import Notation

/// The exercise of a set summary as it is written.
struct WrittenExercise {
  private(set) var fields: [ToldField]
  /// The text in place of an object, as it was read; empty for an exercise that is absent.
  var kept: String?

  init(fields: [ToldField], kept: String?) {
    self.fields = fields
    self.kept = kept
  }

  /// The field of the source that an id of its own puts away; nil where the id follows from the content.
  var fieldLostWithIdentifier: String? {
    guard kept == nil else { return SummaryNotation.noExercise }
    guard let identifier = fields.first(where: { $0.name == "id" }) else { return KeptFields.absent }
    return identifier.isDefault ? nil : identifier.name
  }

  /// Puts an id that follows from the content in the place of the one that is there.
  mutating func setIdentifier(_ identifier: String) {
    fields.removeAll { $0.name == "id" }
    fields.append(ToldField(name: "id", text: JSONOutput.quoted(identifier), isDefault: true))
  }
}
