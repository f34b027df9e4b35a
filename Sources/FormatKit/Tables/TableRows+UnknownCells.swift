internal import Notation
package import WorkoutModel

/// Columns that the format does not know, whose cells are kept as they are.
extension TableRows {
  /// The name under which the cells of a column are kept: no other column that the format does not know has it.
  func ownName(_ name: String, isKnown: Bool, at place: Int) -> String {
    var own = name
    // A second column of a meaning has another name than the first, whose own cells may be kept.
    var isTaken = name.isEmpty || isKnown || unknown.contains { $0.name == own }
    while isTaken {
      own += (own.isEmpty ? "" : ", ") + "column \(place + 1)"
      isTaken = unknown.contains { $0.name == own }
    }
    return own
  }

  /// What stands in columns that the format does not know; nil where it is nothing.
  package mutating func unknownCells() -> SourceFields? {
    guard !unknown.isEmpty else { return nil }
    var fields: [SourceFields.Field] = []
    for (place, name) in unknown where place < scanner.cells.count {
      if let text = text(of: scanner.cells[place]) { fields.append(.init(name: name, text: text)) }
    }
    return fields.isEmpty ? nil : SourceFields(format: formatID, fields: fields)
  }
}
