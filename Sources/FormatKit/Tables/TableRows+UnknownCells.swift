internal import Notation
package import WorkoutModel

/// Columns that the format does not know, whose cells are kept as they are.
extension TableRows {
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
