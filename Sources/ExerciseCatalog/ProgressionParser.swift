/// Makes progressions of the lines of ``CatalogTable/progressions``.
struct ProgressionParser {
  /// The progressions.
  private(set) var progressions: [Progression] = []
  /// The lines that were not understood.
  private(set) var rejected: [String] = []

  init(_ table: String) {
    var type: ProgressionType?
    for line in TableColumns.lines(of: table) {
      let columns = TableColumns.split(line)
      if columns[0].hasPrefix("= ") {
        type = ProgressionType(rawValue: String(columns[0].dropFirst(2)))
      } else if let type, let progression = Progression(type, columns) {
        progressions.append(progression)
      } else {
        rejected.append(String(line))
      }
    }
  }
}

extension Progression {
  fileprivate init?(_ type: ProgressionType, _ columns: [Substring]) {
    guard columns.count >= 3 else { return nil }
    let place = TableColumns.split(columns[0], at: " ")
    let targets = TableColumns.split(columns[2], at: " ").compactMap(ProgressionTarget.init)
    let remarks = columns[3...]
    guard place.count == 2, let stage = Int(place[0]), targets.count == 3,
      remarks.allSatisfy({ $0 == "seconds" || $0 == "each side" })
    else { return nil }
    self.init(
      id: String(place[1]), type: type, stage: stage, name: String(columns[1]), beginner: targets[0],
      intermediate: targets[1], progression: targets[2], countsSeconds: remarks.contains("seconds"),
      isEachSide: remarks.contains("each side"))
  }
}

extension ProgressionTarget {
  /// Takes repetitions, `x` and sets.
  fileprivate init?(_ text: Substring) {
    let numbers = TableColumns.split(text, at: "x").map { Int($0) }
    guard numbers.count == 2, let reps = numbers[0], let sets = numbers[1], reps > 0, sets > 0 else {
      return nil
    }
    self.init(reps: reps, sets: sets)
  }
}
