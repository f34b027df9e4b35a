package import FormatKit
package import Notation
package import WorkoutFormats
internal import WorkoutModel

/// The map of columns as a CSV that a person edits.
package enum ColumnMapFile {
  private static let heads = [
    "column", "meaning", "unit", "of", "confidence", "sample_1", "sample_2", "sample_3",
  ]

  /// The bytes of a map of proposals.
  package static func bytes(of proposal: TableProposal) -> [UInt8] {
    CSVRows.bytes(
      of: [heads]
        + proposal.columns.map { column in
          let entry = column.entry
          let samples = column.samples + Array(repeating: "", count: 3 - column.samples.count)
          return
            ([
              entry.head, entry.meaning?.rawValue ?? "", entry.unit?.word ?? "", entry.scope?.word ?? "",
              confidence(column.confidence),
            ] + samples).map(SpreadsheetText.guarded)
        })
  }

  /// Two digits after the point; nothing where nothing is proposed.
  private static func confidence(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    if hundredths <= 0 { return "" }
    return hundredths >= 100 ? "1" : "0.\(hundredths < 10 ? "0" : "")\(hundredths)"
  }

  // MARK: Reading

  /// Reads a map; a column without a meaning is left out of what is read.
  ///
  /// - Throws: ``InputError`` for a table without the columns `column` and `meaning`, and for a row that cannot be
  ///   understood; ``FileError`` where the file cannot be read.
  static func read(path: String) throws -> ColumnMap { try read(InputBytes(path: path)) }

  /// Reads a map that is in memory, as ``read(path:)`` does.
  package static func read(_ input: InputBytes) throws -> ColumnMap {
    var rows = try CSVRows.read(input)
    // A line by which spreadsheets know the delimiter.
    if rows.first?.cells.first?.lowercased().hasPrefix("sep=") ?? false { rows.removeFirst() }
    let head = (rows.first?.cells ?? []).map { ColumnMap.key($0) }
    guard let column = head.firstIndex(of: "column"), let meaning = head.firstIndex(of: "meaning") else {
      throw InputError(
        .malformed, place: Place(file: input.name, line: 1, column: 1),
        what: "the table has no columns \"column\" and \"meaning\"", advice: "Make a map with btd columns.")
    }
    var map = ColumnMap()
    for row in rows.dropFirst() {
      func cell(_ index: Int?) -> String {
        let text = index.flatMap { row.cells.indices.contains($0) ? row.cells[$0] : nil } ?? ""
        return String(SpreadsheetText.meant(text).trimming { $0.properties.isWhitespace })
      }
      guard row.cells.count > max(column, meaning), !cell(column).isEmpty else {
        if row.cells.allSatisfy(\.isEmpty) { continue }
        throw error(
          row, "the row names no column and no meaning",
          "Add the cells that are missing, or take the row out.")
      }
      let entry = try entry(
        cell(column), cell(meaning), cell(head.firstIndex(of: "unit")), cell(head.firstIndex(of: "of")), row)
      try add(entry, to: &map, row)
    }
    guard map.entries.contains(where: { $0.meaning != nil }) else {
      throw InputError(
        .malformed, place: Place(file: input.name), what: "no column of the map has a meaning",
        advice: "Write one beside each column that matters: \(meanings).")
    }
    return map
  }

  private static let meanings = ColumnMeaning.allCases.map(\.rawValue).joined(separator: ", ")

  private static func error(_ row: CSVRows.Row, _ what: String, _ advice: String) -> InputError {
    InputError(.malformed, place: row.place, what: what, advice: .sentence(advice))
  }

  private static func entry(
    _ head: String, _ meaning: String, _ unit: String, _ scope: String, _ row: CSVRows.Row
  ) throws -> ColumnMap.Entry {
    guard !meaning.isEmpty else { return ColumnMap.Entry(head, nil) }
    guard let known = ColumnMeaning(rawValue: ColumnMap.key(meaning)) else {
      throw error(
        row, "\"\(PrintableText.of(meaning, limit: 40))\" is not a meaning of a column",
        "Write one of \(meanings), or none.")
    }
    var entry = ColumnMap.Entry(head, known)
    if !unit.isEmpty {
      guard let measured = ColumnUnit(unit), measured.fits(known) else {
        throw error(
          row, "\"\(PrintableText.of(unit, limit: 40))\" is not a unit of \(known.rawValue)", units(of: known)
        )
      }
      entry.unit = measured
    }
    if !scope.isEmpty { entry.scope = Self.scope(scope) }
    if entry.head == ColumnMap.sheetName, known != .date, known != .title {
      throw error(
        row, "the name of a sheet cannot be \(known.rawValue)", "Write date, title or nothing beside it.")
    }
    return entry
  }

  /// What a column is of: `set 2`, `warm-up sets`, `2024-03-04`, else an exercise.
  private static func scope(_ text: String) -> ColumnMap.Scope {
    let words = text.lowercased().split(separator: " ")
    if let last = words.last, let number = Int(last), number > 0, words.count == 1 || words[0] == "set" {
      return .set(number)
    }
    if let kind = ColumnMap.Scope.kind(named: text) { return kind }
    if let day = DateText.moment(text) { return .day(day) }
    return .exercise(text)
  }

  private static func units(of meaning: ColumnMeaning) -> String {
    switch meaning {
    case .weight: "Write kg, lb or nothing."
    case .distance: "Write km, mi, m, yd, ft or nothing."
    case .time, .rest, .duration: "Write s, min, h or nothing."
    case .date, .start, .end: "Write d/m/y, m/d/y or nothing."
    case .sets: "Write reps x kg, kg x reps, reps x lb, lb x reps, sets x reps, kg, lb or nothing."
    default: "Leave it blank."
    }
  }

  private static func add(_ entry: ColumnMap.Entry, to map: inout ColumnMap, _ row: CSVRows.Row) throws {
    let name = PrintableText.of(entry.head, limit: 40)
    guard map.entry(of: entry.head) == nil else {
      throw error(row, "the column \"\(name)\" appears twice", "Take one of the two rows out.")
    }
    map.append(entry)
  }
}
