internal import FormatKit
internal import WorkoutModel

/// The columns of StrongLifts' export: one for each thing known of an exercise, and two for each of its sets.
struct StrongLiftsColumn: TableColumn, Hashable, CustomStringConvertible {
  /// The most sets of an exercise; columns of more are kept as unknown ones.
  static let maximumSets = 100

  let rawValue: Int

  init?(rawValue: Int) {
    guard Self.allCases.indices.contains(rawValue) else { return nil }
    self.rawValue = rawValue
  }

  private init(at rawValue: Int) { self.rawValue = rawValue }

  static let allCases = (0..<names.count + 2 * maximumSets).map { StrongLiftsColumn(at: $0) }

  static let date = StrongLiftsColumn(at: 0)
  static let number = StrongLiftsColumn(at: 1)
  static let workoutName = StrongLiftsColumn(at: 2)
  static let programName = StrongLiftsColumn(at: 3)
  static let bodyWeight = StrongLiftsColumn(at: 4)
  static let exercise = StrongLiftsColumn(at: 5)
  static let setsReps = StrongLiftsColumn(at: 6)
  static let setsTime = StrongLiftsColumn(at: 7)
  static let topSet = StrongLiftsColumn(at: 8)
  static let repetitionMaximum = StrongLiftsColumn(at: 9)
  static let reps = StrongLiftsColumn(at: 10)
  static let volume = StrongLiftsColumn(at: 11)
  static let workoutVolume = StrongLiftsColumn(at: 12)
  static let duration = StrongLiftsColumn(at: 13)
  static let startTime = StrongLiftsColumn(at: 14)
  static let endTime = StrongLiftsColumn(at: 15)
  static let notes = StrongLiftsColumn(at: 16)

  private static let names = [
    "Date", "Workout", "Workout Name", "Program Name", "Body Weight", "Exercise", "Sets×Reps", "Sets×Time",
    "Top Set", "e1RM", "Reps", "Volume", "Workout Volume", "Duration", "Start Time", "End Time", "Notes",
  ]

  private static let numbers = Dictionary(firstOf: names.enumerated().map { ($1.lowercased(), $0) })

  /// The repetitions of set `number`, from 0.
  static func reps(ofSet number: Int) -> StrongLiftsColumn {
    StrongLiftsColumn(at: names.count + 2 * number)
  }

  /// The weight of set `number`, from 0.
  static func weight(ofSet number: Int) -> StrongLiftsColumn {
    StrongLiftsColumn(at: names.count + 2 * number + 1)
  }

  var description: String {
    guard rawValue >= Self.names.count else { return Self.names[rawValue] }
    let offset = rawValue - Self.names.count
    return "Set \(offset / 2 + 1) (\(offset % 2 == 0 ? "Reps" : "weight"))"
  }

  /// The column that `name` stands over; `SetsxReps` and `Top Set Reps x KG` are written in either way.
  init?(_ name: String) {
    if let set = Self.set(name) {
      self = set
      return
    }
    var key = ColumnName.plain(name)
    if key.hasPrefix("top set") { key = "top set" }
    if key.hasPrefix("workout #") { key = "workout" }
    if key == "setsxreps" || key == "setsxtime" { key = key.replacingX }
    if key == "note" { key = "notes" }
    guard let number = Self.numbers[key] else { return nil }
    rawValue = number
  }

  /// `Set 3 (Reps)`, `Set 3 (KG)`.
  private static func set(_ name: String) -> StrongLiftsColumn? {
    guard let first = name.utf8.first, first | 0x20 == UInt8(ascii: "s") else { return nil }
    let words = ColumnName.words(name)
    guard words.count == 3, words[0] == "set", let number = Int(words[1]), (1...maximumSets).contains(number)
    else { return nil }
    if words[2] == "reps" { return .reps(ofSet: number - 1) }
    return MassUnit(word: words[2]) == nil ? nil : .weight(ofSet: number - 1)
  }

  /// True for the head of an export of StrongLifts.
  static func recognizes(_ head: [String]) -> Bool {
    ColumnName.stand([.date, .exercise, .reps(ofSet: 0), .weight(ofSet: 0)], in: head) {
      StrongLiftsColumn($0)
    }
  }
}

extension String {
  fileprivate var replacingX: String { String(map { $0 == "x" ? "×" : $0 }) }
}
