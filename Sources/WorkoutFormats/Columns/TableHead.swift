internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Where the head of a table stands, and what it says.
struct TableHead {
  /// The rows before it: titles, blank ones.
  let rowsAbove: Int
  /// How many rows it takes: 0 for a table without a head, 2 for groups above names.
  let height: Int
  /// The texts of its rows put together, a column each.
  let heads: [String]
  /// The heads such that each is there once.
  let labels: [String]

  /// In how many rows the head is looked for.
  static let rowsAhead = 30
  /// How many of its columns are looked at to find it.
  static let columnsAhead = 100
  /// The widest table that is read.
  static let maximumColumns = 1_024

  private init(rowsAbove: Int, height: Int, heads: [String]) {
    self.rowsAbove = rowsAbove
    self.height = height
    self.heads = heads
    labels = ColumnMap.labels(heads)
  }

  /// Finds the head in the first rows of a table: the one that is understood best, and the first of several.
  ///
  /// - Parameter score: how much of a head is understood.
  init(in rows: [[String]], score: (TableHead) -> Int) {
    let width = rows.map { $0.count }.max() ?? 0
    func padded(_ row: [String]) -> [String] { row + Array(repeating: "", count: width - row.count) }
    var best = TableHead(rowsAbove: 0, height: 0, heads: padded([]))
    var bestScore = score(best)
    for (index, row) in rows.enumerated() where Self.mayBeHead(row) {
      var candidates = [TableHead(rowsAbove: index, height: 1, heads: padded(row))]
      if index + 1 < rows.count, Self.mayBeHead(rows[index + 1], below: padded(row)) {
        candidates.append(
          TableHead(
            rowsAbove: index, height: 2, heads: Self.joined(padded(row), padded(rows[index + 1]))))
      }
      for candidate in candidates {
        let score = score(candidate)
        if score > bestScore { (best, bestScore) = (candidate, score) }
      }
    }
    if bestScore == 0, let first = rows.first, Self.mayBeHead(first) {
      best = TableHead(rowsAbove: 0, height: 1, heads: padded(first))
    }
    self = best
  }

  /// True for the head once more, as where files were put one behind the other.
  func isRepeated(by cells: [String]) -> Bool {
    height == 1 && cells.count <= heads.count && zip(cells, heads).allSatisfy { $0 == $1 }
      && heads.dropFirst(cells.count).allSatisfy { $0.isEmpty }
  }

  /// True for a row of names alone: numbers and dates are what stands below.
  private static func mayBeHead(_ row: [String]) -> Bool {
    let filled = row.filter { !$0.isEmpty }
    guard filled.count > 1 else { return false }
    let numbers = filled.count { CellNumber($0, hasDecimalComma: true)?.word.isEmpty ?? false }
    // Days may be heads, where a row is an exercise.
    return numbers * 2 < filled.count && filled.contains(where: isName)
  }

  /// True for what is no cell of a row: `Reps`, and `Set 1` above it.
  private static func isName(_ text: String) -> Bool {
    HeadWords.words(of: text).contains { HeadWords.setWords.contains($0) }
      || !ColumnCells.isNumber(text) && !CellMoment.isDate(text)
  }

  /// True for the second row of a head: names below groups, which leave gaps, or units, but no numbers below names.
  private static func mayBeHead(_ row: [String], below names: [String]) -> Bool {
    guard mayBeHead(row) else { return false }
    return names.contains("") || !row.contains { ColumnCells.isNumber($0) || CellMoment.isDate($0) }
  }

  /// Two rows as one: what stands above several columns stands on the first of them alone.
  private static func joined(_ above: [String], _ below: [String]) -> [String] {
    var group = ""
    return zip(above, below).map { above, below in
      if !above.isEmpty { group = above }
      if below.isEmpty { return above }
      return group.isEmpty ? below : "\(group) \(below)"
    }
  }
}
