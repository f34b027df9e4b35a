internal import Migration
internal import WorkoutFormats
internal import WorkoutModel

/// The map of exercise names as a CSV that a person edits.
enum NameMapFile {
  private static let columns = [
    "name", "variation", "to_name", "to_variation", "confidence", "reason", "count",
  ]

  /// The bytes of a map of proposals.
  static func bytes(of proposals: [NameProposal]) -> [UInt8] {
    CSVRows.bytes(
      of: [columns]
        + proposals.map { proposal in
          [
            proposal.source.name, proposal.source.variation ?? "", proposal.target?.name ?? "",
            proposal.target?.variation ?? "", confidence(proposal.confidence), proposal.reason,
            "\(proposal.count)",
          ]
        })
  }

  /// Two digits after the point.
  private static func confidence(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    return hundredths >= 100 ? "1" : "0.\(hundredths < 10 ? "0" : "")\(hundredths)"
  }

  /// Reads a map; a row without a `to_name` says that the name stays.
  ///
  /// - Throws: ``InputError`` for a table without the columns `name` and `to_name`, and for a name that stands
  ///   twice with different new names; ``FileError`` where the file cannot be read.
  static func read(path: String) throws -> NameMap {
    let rows = try CSVRows.read(InputBytes(path: path))
    let head = (rows.first?.cells ?? []).map { $0.lowercased() }
    guard let name = head.firstIndex(of: "name"), let newName = head.firstIndex(of: "to_name") else {
      throw InputError(
        .malformed, place: Place(file: path, line: 1, column: 1),
        what: "the table has no columns name and to_name", advice: "Make a map with btd names.")
    }
    var map = NameMap()
    for row in rows.dropFirst() {
      func cell(_ index: Int?) -> String {
        index.flatMap { row.cells.indices.contains($0) ? row.cells[$0] : nil } ?? ""
      }
      let source = ExerciseName(cell(name), variation: cell(head.firstIndex(of: "variation")))
      let target =
        cell(newName).isEmpty
        ? nil : ExerciseName(cell(newName), variation: cell(head.firstIndex(of: "to_variation")))
      guard !map.knows(source) || map[source] == target else {
        throw InputError(
          .malformed, place: row.place, what: "\"\(source.name)\" stands twice with different new names",
          advice: "Take one of the two rows out.")
      }
      map.set(source, to: target)
    }
    return map
  }
}
