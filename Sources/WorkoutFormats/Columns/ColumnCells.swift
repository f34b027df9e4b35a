internal import FormatKit
internal import Notation
internal import WorkoutModel

/// The first cells of a column, and what they look like.
struct ColumnCells {
  /// Those that are not blank, with the numbers of their rows.
  private(set) var cells: [(row: Int, text: String)] = []

  /// How many cells tell what a column is.
  private static let cellsAhead = 500

  mutating func add(_ text: String, row: Int) { cells.append((row, text)) }

  /// Their texts.
  var texts: [String] { cells.map { $0.text } }

  /// The first three that differ.
  var samples: [String] {
    var samples: [String] = []
    for (_, text) in cells where !samples.contains(text) {
      samples.append(PrintableText.of(text, limit: 40))
      if samples.count == 3 { break }
    }
    return samples
  }

  /// The part of the first cells that `fits`; 1 for a blank column.
  func share(_ fits: (String) -> Bool) -> Double {
    guard !cells.isEmpty else { return 1 }
    let first = cells.prefix(Self.cellsAhead)
    return Double(first.count { fits($0.text) }) / Double(first.count)
  }

  /// True for a cell that says that nothing was done.
  static func isBlank(_ text: String) -> Bool {
    switch text.lowercased() {
    case "", "-", "–", "—", "n/a", "na", "#n/a", "/", ".", "none", "null": true
    default: false
    }
  }

  static func isNumber(_ text: String) -> Bool {
    isBlank(text) || CellNumber(text, hasDecimalComma: true).map { $0.word.utf8.count <= 8 } ?? false
  }

  /// True for `5x100` and what else is made of numbers and signs of sets.
  static func isSets(_ text: String) -> Bool { text.contains { "x×*@/X".contains($0) } && mayBeSets(text) }

  /// True for what can be read as sets, `8 reps` too.
  private static func mayBeSets(_ text: String) -> Bool {
    var habits = TextHabits(ReadOptions())
    do throws(TextSetProblem) {
      return try !SetCell.sets(text, hasDecimalComma: true, &habits).sets.isEmpty
    } catch {
      return error.isAmbiguous
    }
  }

  /// The part of the cells that are sets; 0 where too few of them look like it.
  var shareOfSets: Double {
    guard !cells.isEmpty, share(Self.isSets) > 0.3 else { return 0 }
    return share { Self.isBlank($0) || Self.mayBeSets($0) }
  }

  /// True where the numbers count up in rows that go on with the exercise of the row above.
  ///
  /// - Parameter exercises: the rows that begin another exercise.
  func countsUp(within exercises: Set<Int>) -> Bool {
    var (ups, pairs) = (0, 0)
    for (before, cell) in zip(cells, cells.dropFirst()) where cell.row == before.row + 1 {
      guard !exercises.contains(cell.row), let first = Int(before.text), let second = Int(cell.text) else {
        continue
      }
      pairs += 1
      if second == first + 1 { ups += 1 }
    }
    return pairs > 0 && ups * 5 >= pairs * 4
  }

  /// How well the cells fit a meaning, 0 … 1.
  func fit(_ meaning: ColumnMeaning) -> Double {
    switch meaning {
    case .date: share(CellMoment.isDate)
    case .start, .end: share { CellMoment.isDate($0) || CellMoment.isTime($0) }
    case .reps: share { Self.isNumber($0) || CellList.numbers($0, hasDecimalComma: true) != nil }
    case .weight:
      share {
        Self.isNumber($0) || WeightCell.isBodyWeight($0)
          || CellList.numbers($0, hasDecimalComma: true) != nil
      }
    case .distance, .rpe, .rir, .setCount: share(Self.isNumber)
    case .set: share { Self.isNumber($0) || CellKind.kind(ofSetNumber: $0) != nil }
    case .time, .rest, .duration: share { Self.isNumber($0) || DurationText.seconds($0) != nil }
    case .weightUnit: share { MassUnit(word: $0) != nil || Self.isBlank($0) }
    case .distanceUnit: share { DistanceUnit(word: $0) != nil || Self.isBlank($0) }
    case .kind: share { CellKind.kind($0) != nil || Self.isBlank($0) }
    case .sets: share { Self.isSets($0) || Self.isBlank($0) }
    case .exercise, .title: share { $0.contains { $0.isLetter } }
    case .category, .equipment, .superset, .notes, .workoutNotes: 1
    }
  }
}
