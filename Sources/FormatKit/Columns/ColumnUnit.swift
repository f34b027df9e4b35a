package import Notation
package import WorkoutModel

/// What the numbers of a column are in, in the words that a map of columns has for it.
package enum ColumnUnit: Hashable, Sendable {
  case mass(MassUnit)
  case distance(DistanceUnit)
  case time(TimeUnit)
  /// Which number is the day in `03/04/2021`.
  case days(DayOrder)
  /// What the numbers of `5x100` are.
  case pair(PairMeaning)

  /// What a number of a time counts.
  package enum TimeUnit: String, CaseIterable, Hashable, Sendable {
    case seconds = "s"
    case minutes = "min"
    case hours = "h"

    /// The seconds in one of it.
    package var seconds: ExactDecimal {
      switch self {
      case .seconds: 1
      case .minutes: 60
      case .hours: 3_600
      }
    }
  }

  /// What two numbers with an `x` between them are.
  package enum PairMeaning: Hashable, Sendable {
    case repsFirst(MassUnit?)
    case weightFirst(MassUnit?)
    case setsFirst

    /// The unit of the weight, where it is stated.
    package var mass: MassUnit? {
      switch self {
      case .repsFirst(let unit), .weightFirst(let unit): unit
      case .setsFirst: nil
      }
    }
  }

  /// The unit that `word` stands for in a map; nil for none.
  package init?(_ word: String) {
    let words = word.lowercased().split { $0 == " " || $0 == "/" || $0 == "." || $0 == "-" }.map(String.init)
    switch words {
    case ["d", "m", "y"], ["dmy"], ["day", "first"]: self = .days(.dayFirst)
    case ["m", "d", "y"], ["mdy"], ["month", "first"]: self = .days(.monthFirst)
    case ["sets", "x", "reps"]: self = .pair(.setsFirst)
    default:
      guard words.count == 1 else {
        guard let pair = Self.pair(words) else { return nil }
        self = .pair(pair)
        return
      }
      if let unit = MassUnit(word: words[0]) {
        self = .mass(unit)
      } else if let unit = DistanceUnit(word: words[0]) {
        self = .distance(unit)
      } else if let unit = TimeUnit(rawValue: words[0]) {
        self = .time(unit)
      } else {
        return nil
      }
    }
  }

  private static func pair(_ words: [String]) -> PairMeaning? {
    guard words.count == 3, words[1] == "x" else { return nil }
    if words[0] == "reps" {
      if words[2] == "weight" { return .repsFirst(nil) }
      return MassUnit(word: words[2]).map { .repsFirst($0) }
    }
    guard words[2] == "reps" else { return nil }
    if words[0] == "weight" { return .weightFirst(nil) }
    return MassUnit(word: words[0]).map { .weightFirst($0) }
  }

  /// The word for it.
  package var word: String {
    switch self {
    case .mass(let unit): unit.rawValue
    case .distance(let unit): unit.rawValue
    case .time(let unit): unit.rawValue
    case .days(.dayFirst): "d/m/y"
    case .days(.monthFirst): "m/d/y"
    case .pair(.repsFirst(let unit)): "reps x \(unit?.rawValue ?? "weight")"
    case .pair(.weightFirst(let unit)): "\(unit?.rawValue ?? "weight") x reps"
    case .pair(.setsFirst): "sets x reps"
    }
  }

  /// True where a column of `meaning` can be in it.
  package func fits(_ meaning: ColumnMeaning) -> Bool {
    switch self {
    case .mass: meaning == .weight || meaning == .sets
    case .distance: meaning == .distance
    case .time: meaning == .time || meaning == .rest || meaning == .duration
    case .days: meaning == .date || meaning == .start || meaning == .end
    case .pair: meaning == .sets
    }
  }

  /// True for another unit of the same: pounds beside kilograms.
  package func isOther(than unit: ColumnUnit) -> Bool {
    switch (self, unit) {
    case (.mass, .mass), (.distance, .distance), (.time, .time): self != unit
    default: false
    }
  }

  /// The unit of weights that it states.
  package var mass: MassUnit? {
    switch self {
    case .mass(let unit): unit
    case .pair(let pair): pair.mass
    default: nil
    }
  }
}
