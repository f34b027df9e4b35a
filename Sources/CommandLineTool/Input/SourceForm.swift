package import FormatKit
internal import WorkoutFormats

/// What the input is: `--from` and `--columns`.
package struct SourceForm {
  /// The format that is named; nil to recognise it.
  package var format: Format?
  /// The file that says what the columns of a table mean; nil for none.
  package var columns: String?
  /// What reads pictures; nil where none are read.
  var pictures: PictureReader?

  /// Recognises everything.
  package init() {}

  package init(_ arguments: ArgumentReader) throws(UsageError) {
    pictures = arguments.program.pictures
    format = try arguments.option(
      "from", .format, help: "The format of the input (default: recognised by content).")
    columns = try arguments.option(
      "columns", .text("MAP.csv"),
      help: "What the columns of a table mean: a map made by btd columns and corrected by you.")
    guard columns != nil, let named = format else { return }
    guard named.id == Format.table.id || named.id == Format.csv.id else {
      throw UsageError(message: "--columns works only with tables, found --from \(named.id)")
    }
    format = .table
  }
}
