internal import SQLite

/// A table of a backup, with the columns that this backup's version has.
struct FitNotesBackupTable {
  /// The name as the schema writes it.
  let name: String
  /// The columns as the schema writes them.
  let columns: [String]
  /// The column that tells rows apart; nil for a table without one.
  let idColumn: Int?
  private let indices: [String: Int]

  init(name: String, columns: [String]) {
    self.name = name
    self.columns = columns
    var indices: [String: Int] = [:]
    for (index, column) in columns.enumerated() { indices[column.lowercased()] = index }
    self.indices = indices
    idColumn = indices["_id"] ?? indices["id"]
  }

  /// The first of `names` (in small letters) that is a column.
  func index(of names: [String]) -> Int? {
    for name in names {
      if let index = indices[name] { return index }
    }
    return nil
  }

  /// True where one of `names` (in small letters) is a column.
  func has(_ names: String...) -> Bool { index(of: names) != nil }

  /// A query of all rows in the order of those of `order` (in small letters) that are columns, then of their ids.
  func query(orderedBy order: [String] = []) -> String {
    let selected = columns.map(Self.quoted).joined(separator: ", ")
    var sorting = order.compactMap { indices[$0] }
    if let idColumn, !sorting.contains(idColumn) { sorting.append(idColumn) }
    let clause = sorting.map { Self.quoted(columns[$0]) }.joined(separator: ", ")
    return "SELECT \(selected) FROM \(Self.quoted(name))" + (clause.isEmpty ? "" : " ORDER BY \(clause)")
  }

  /// A query of the columns `names` (in small letters) in any order of rows; what is no column is NULL.
  func query(of names: [String]) -> String {
    let selected = names.map { name in indices[name].map { Self.quoted(columns[$0]) } ?? "NULL" }
    return "SELECT \(selected.joined(separator: ", ")) FROM \(Self.quoted(name))"
  }

  static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }
}
