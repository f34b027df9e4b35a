internal import FormatKit
internal import WorkoutModel

/// The columns of StrongLifts' export of 2018: one row a workout, a block of columns for each of its exercises.
struct StrongLiftsWideColumn: TableColumn, Hashable, CustomStringConvertible {
  /// The most exercises of a workout; columns of more are kept as unknown ones.
  static let maximumExercises = 30
  /// The most sets of an exercise; columns of more are kept as unknown ones.
  static let maximumSets = 20
  private static let blockSize = 3 + maximumSets

  let rawValue: Int

  init?(rawValue: Int) {
    guard Self.allCases.indices.contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  private init(at rawValue: Int) { self.rawValue = rawValue }

  static let allCases = (0..<names.count + maximumExercises * blockSize)
    .map { StrongLiftsWideColumn(at: $0) }
  private static let names = ["Date", "Note", "Body Weight (KG)", "Body Weight (LB)", "Body Weight"]

  static let date = StrongLiftsWideColumn(at: 0)
  static let note = StrongLiftsWideColumn(at: 1)

  /// The body weight with its unit behind it, `84KG`.
  static let bodyWeight = StrongLiftsWideColumn(at: 4)

  /// The body weight in `unit`.
  static func bodyWeight(_ unit: MassUnit) -> StrongLiftsWideColumn {
    StrongLiftsWideColumn(at: unit == .kilograms ? 2 : 3)
  }

  /// The name of exercise `number`, from 0.
  static func exercise(_ number: Int) -> StrongLiftsWideColumn {
    StrongLiftsWideColumn(at: names.count + number * blockSize)
  }

  /// The weight of exercise `number` in `unit`.
  static func weight(_ number: Int, _ unit: MassUnit) -> StrongLiftsWideColumn {
    StrongLiftsWideColumn(at: names.count + number * blockSize + (unit == .kilograms ? 1 : 2))
  }

  /// The repetitions of a set of exercise `number`, both from 0.
  static func set(_ set: Int, of number: Int) -> StrongLiftsWideColumn {
    StrongLiftsWideColumn(at: names.count + number * blockSize + 3 + set)
  }

  var description: String {
    guard rawValue >= Self.names.count else { return Self.names[rawValue] }
    let place = rawValue - Self.names.count
    let exercise = "Exercise \(place / Self.blockSize + 1)"
    switch place % Self.blockSize {
    case 0: return exercise
    case 1: return "Weight (KG) of \(exercise)"
    case 2: return "Weight (LB) of \(exercise)"
    case let offset: return "Set \(offset - 2) of \(exercise)"
    }
  }

  /// Tells the columns in their order: most names stand there once for each exercise.
  struct Namer {
    private var exercise: Int?

    /// The column that the next name stands over.
    mutating func column(_ name: String) -> StrongLiftsWideColumn? {
      let words = ColumnName.words(name)
      if words == ["date"] { return .date }
      if words == ["note"] || words == ["notes"] { return .note }
      let isWeight = words.first == "body" || words.first == "weight"
      let unit = isWeight ? words.last.flatMap { MassUnit(word: $0) } : nil
      if words == ["body", "weight"] { return .bodyWeight }
      if words.first == "body", let unit { return .bodyWeight(unit) }
      let number = words.last.flatMap { Int($0) }.map { $0 - 1 } ?? -1
      if words.count == 2, words[0] == "exercise" {
        exercise = (0..<StrongLiftsWideColumn.maximumExercises).contains(number) ? number : nil
        return exercise.map { .exercise($0) }
      }
      guard let exercise, words.count == 2 else { return nil }
      if words[0] == "weight", let unit { return .weight(exercise, unit) }
      let isSet = words[0] == "set" && (0..<StrongLiftsWideColumn.maximumSets).contains(number)
      return isSet ? .set(number, of: exercise) : nil
    }
  }

  /// True for the head of such an export.
  static func recognizes(_ head: [String]) -> Bool {
    var namer = Namer()
    return ColumnName.stand([.date, .exercise(0), .set(0, of: 0)], in: head) { namer.column($0) }
  }
}
