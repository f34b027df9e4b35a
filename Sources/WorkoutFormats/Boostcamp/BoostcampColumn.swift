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
    guard let column = Self.allCases.first(where: { $0.description == name.lowercased() }) else { return nil }
    self = column
  }

  /// True for the head of an export of Boostcamp.
  static func recognizes(_ head: [String]) -> Bool {
    Set(head.compactMap { BoostcampColumn($0) }).isSuperset(of: [.createdAt, .finishedAt, .records])
  }
}
