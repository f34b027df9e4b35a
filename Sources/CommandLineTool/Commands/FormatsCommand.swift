internal import FormatKit
internal import Notation
internal import WorkoutFormats

/// `btd formats`: the table of formats, from the registry.
struct FormatsCommand: Command {
  static let name = "formats"
  static let abstract = "List the formats."

  private let isJSON: Bool

  init(_ arguments: ArgumentReader) {
    isJSON = arguments.json()
  }

  func run(_ console: Console) throws -> ExitCode {
    try console.output(isJSON ? Self.json : Self.table)
    return .success
  }

  /// The table for a person.
  static var table: String {
    let rows =
      [("ID", "READS", "WRITES", "EXTENSIONS", "NAME")]
      + Format.all.map { format in
        (
          format.id, format.reader == nil ? "-" : "yes", format.writer == nil ? "-" : "yes",
          format.extensions.map { ".\($0)" }.joined(separator: " "), format.name + importers(of: format)
        )
      }
    let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.3.count).max() ?? 0)
    return rows.map { row in
      "\(padded(row.0, widths.0))  \(padded(row.1, 5))  \(padded(row.2, 6))  \(padded(row.3, widths.1))  \(row.4)\n"
    }.joined()
  }

  /// The table as `Schemas/formats.schema.json` has it.
  static var json: String {
    JSONOutput.text { json in
      json.raw("[")
      for (number, format) in Format.all.enumerated() {
        json.raw(number == 0 ? "\n{\"id\":" : ",\n{\"id\":")
        json.text(format.id)
        json.raw(",\"name\":")
        json.text(format.name)
        json.raw(",\"extensions\":[")
        for (place, name) in format.extensions.enumerated() {
          if place > 0 { json.raw(",") }
          json.text(name)
        }
        json.raw("],\"reads\":")
        json.bool(format.reader != nil)
        json.raw(",\"writes\":")
        json.bool(format.writer != nil)
        json.raw(",\"importedBy\":[")
        for (place, app) in WorkoutApp.importing(format).enumerated() {
          if place > 0 { json.raw(",") }
          json.text(app.id)
        }
        json.raw("]")
        json.raw("}")
      }
      json.raw("\n]\n")
    }
  }

  /// ` (imported by Hevy, Ryot)`; empty for a format that no app is known to take.
  private static func importers(of format: Format) -> String {
    let apps = WorkoutApp.importing(format).map(\.name)
    return apps.isEmpty ? "" : " (imported by \(apps.joined(separator: ", ")))"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
