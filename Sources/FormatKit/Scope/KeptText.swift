internal import Notation
package import WorkoutModel

/// Which texts of fields that only a format knows can be written as they are: in an archive anything may stand.
package enum KeptText {
  /// True for one JSON value.
  @Sendable package static func isJSON(_ field: SourceFields.Field, _ path: ModelPath?) -> Bool {
    JSONValueText.isOne(field.text)
  }

  /// True for a name and a text of one line.
  @Sendable package static func isLine(_ field: SourceFields.Field, _ path: ModelPath?) -> Bool {
    ![field.name, field.text].contains { $0.utf8.contains { $0 == 0x0a || $0 == 0x0d } }
  }
}
