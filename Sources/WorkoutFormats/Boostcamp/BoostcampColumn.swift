internal import FormatKit

/// The columns of Boostcamp's export that are read; all others are kept.
enum BoostcampColumn: Int, TableColumn {
  case id, createdAt, finishedAt, workout, records, notes, title

  var description: String { Self.names[rawValue] }

  private static let names = [
    "id", "created_at", "finished_at", "workout", "records", "user_notes", "title",
  ]

  /// The column that `name` stands over.
  init?(_ name: String) {
    let name = name.lowercased()
    guard let column = Self.allCases.first(where: { $0.description == name }) else { return nil }
    self = column
  }

  /// True for the head of an export of Boostcamp.
  static func recognizes(_ head: [String]) -> Bool {
    ColumnName.stand([.createdAt, .finishedAt, .records], in: head) { BoostcampColumn($0) }
  }
}
