package import Migration
package import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// The map of exercise names as a CSV that a person edits.
package enum NameMapFile {
  private static let columns = [
    "name", "variation", "to_name", "to_variation", "confidence", "reason", "count",
  ]

  /// The bytes of a map of proposals.
  package static func bytes(of proposals: [NameProposal]) -> [UInt8] {
    CSVRows.bytes(
      of: [columns]
        + proposals.map { proposal in
          [
            proposal.source.name, proposal.source.variation ?? "", proposal.target?.name ?? "",
            proposal.target?.variation ?? "", confidence(proposal.confidence), proposal.reason,
            "\(proposal.count)",
          ].map(SpreadsheetText.guarded)
        })
  }

  /// Two digits after the point.
  private static func confidence(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return hundredths >= 100 ? "1" : "0.\(hundredths < 10 ? "0" : "")\(hundredths)"
  }

  /// Reads a map; a row without a `to_name` says that the name stays, and one without `to_variation` too that all
  /// stays.
  ///
  /// - Throws: ``InputError`` for a table without the columns `name` and `to_name`, for a row without them, and for a name that stands
  ///   twice with different new names; ``FileError`` where the file cannot be read.
  static func read(path: String) throws -> NameMap { try read(InputBytes(path: path)) }

  /// Reads a map that is in memory, as ``read(path:)`` does.
  package static func read(_ input: InputBytes) throws -> NameMap {
    var rows = try CSVRows.read(input)
    // A line by which spreadsheets know the delimiter.
    if rows.first?.cells.first?.lowercased().hasPrefix("sep=") ?? false { rows.removeFirst() }
    let head = (rows.first?.cells ?? []).map { cell in
      cell.lowercased().split(separator: " ").joined(separator: " ")
    }
    guard let name = head.firstIndex(of: "name"), let newName = head.firstIndex(of: "to_name") else {
      throw InputError(
        .malformed, place: Place(file: input.name, line: 1, column: 1),
        what: "the table has no columns name and to_name", advice: "Make a map with btd names.")
    }
    var map = NameMap()
    for row in rows.dropFirst() {
      guard row.cells.count > max(name, newName) else {
        throw InputError(
          .malformed, place: row.place, what: "the row ends before the column to_name",
          advice: "Add the cells that are missing, or close the quotation mark that is open.")
      }
      func cell(_ index: Int?) -> String {
        index.flatMap { row.cells.indices.contains($0) ? SpreadsheetText.meant(row.cells[$0]) : nil } ?? ""
      }
      let source = ExerciseName(cell(name), variation: cell(head.firstIndex(of: "variation")))
      let variation = cell(head.firstIndex(of: "to_variation"))
      let target =
        cell(newName).isEmpty && variation.isEmpty
        ? nil : ExerciseName(cell(newName).isEmpty ? source.name : cell(newName), variation: variation)
      guard !map.knows(source) || map[source] ?? source == target ?? source else {
        throw InputError(
          .malformed, place: row.place, what: "\"\(source.name)\" appears twice with different new names",
          advice: "Take one of the two rows out.")
      }
      map.set(source, to: target)
    }
    return map
  }
}
