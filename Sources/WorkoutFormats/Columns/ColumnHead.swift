internal import FormatKit
internal import Notation
internal import WorkoutModel

/// What the head of a column says of it, before any cell is looked at.
struct ColumnHead {
  private(set) var meaning: ColumnMeaning?
  private(set) var unit: ColumnUnit?
  /// The number of the set that it is about: `Set 2 Reps`.
  private(set) var set: Int?
  /// True where the words are known as a whole; false where one of them is.
  private(set) var isWhole = true
  private(set) var isEnglish = true
  /// True where a number or a mark beside its word says which of two things it counts: `Set #`, `Number of sets`.
  private(set) var isClearCount = false

  /// The highest number of a set that a head is taken to name.
  private static let maximumSet = 50

  init(_ head: String) {
    var words = HeadWords.words(of: head)
    if words.isEmpty { return }
    isClearCount = words.count > 1 || head.contains { "#№º°".contains($0) }
    if takePair(words) { return }
    takeSet(&words)
    if words.isEmpty { return }
    if take(words) { return }
    if let last = words.last, words.count > 1, takeMeasured(Array(words.dropLast()), in: last) { return }
    // `kg set`, as a head of two rows may be.
    if words.count > 1, takeMeasured(Array(words.dropFirst()), in: words[0]) { return }
    if takeUnit(words) { return }
    guard let guess = HeadWords.guess(from: words) else { return }
    isWhole = false
    meaning = guess.meaning
    isEnglish = guess.isEnglish
  }

  /// Takes `Reps x Weight`, `kg x Wdh`.
  private mutating func takePair(_ words: [String]) -> Bool {
    guard let times = words.firstIndex(of: "x"), times > 0, times + 1 < words.count else { return false }
    func side(_ words: ArraySlice<String>) -> (ColumnMeaning?, MassUnit?) {
      let words = Array(words)
      if words.count == 1, let unit = MassUnit(word: words[0]) { return (.weight, unit) }
      if let unit = words.last.flatMap({ MassUnit(word: $0) }) {
        return (HeadWords.meaning(of: Array(words.dropLast()))?.meaning, unit)
      }
      return (HeadWords.meaning(of: words)?.meaning, nil)
    }
    let (left, leftUnit) = side(words[..<times])
    let (right, rightUnit) = side(words[(times + 1)...])
    switch (left, right) {
    case (.reps, .weight): unit = .pair(.repsFirst(rightUnit))
    case (.weight, .reps): unit = .pair(.weightFirst(leftUnit))
    case (.setCount, .reps), (.set, .reps): unit = .pair(.setsFirst)
    default: return false
    }
    meaning = .sets
    return true
  }

  /// Takes the number of a set, with its word: `set 1`, `2. Satz`, `reps 3`.
  private mutating func takeSet(_ words: inout [String]) {
    guard words.count > 1, let place = words.firstIndex(where: { Int($0) != nil }),
      let number = Int(words[place]),
      (1...Self.maximumSet).contains(number), words.count(where: { Int($0) != nil }) == 1,
      // `1RM` is no first set.
      place + 1 >= words.count || words[place + 1] != "rm"
    else { return }
    set = number
    words.remove(at: place)
    for neighbor in [place - 1, place] where words.indices.contains(neighbor) {
      guard HeadWords.setWords.contains(words[neighbor]) else { continue }
      words.remove(at: neighbor)
      break
    }
  }

  private mutating func take(_ words: [String]) -> Bool {
    guard let known = HeadWords.meaning(of: words) else { return false }
    meaning = known.meaning
    isEnglish = known.isEnglish
    return true
  }

  /// Takes words with a unit beside them; what is in a unit that is not known is not understood.
  private mutating func takeMeasured(_ words: [String], in word: String) -> Bool {
    guard let known = HeadWords.meaning(of: words), let unit = Self.unit(word, of: known.meaning) else {
      return false
    }
    meaning = known.meaning
    isEnglish = known.isEnglish
    self.unit = unit
    return true
  }

  /// The unit that a word means beside what is measured: `m` is metres of a distance, minutes of a time.
  static func unit(_ word: String, of meaning: ColumnMeaning) -> ColumnUnit? {
    switch meaning {
    case .weight: MassUnit(word: word).map { .mass($0) }
    case .distance: DistanceUnit(word: word).map { .distance($0) }
    case .time, .rest, .duration: timeUnit(word).map { .time($0) }
    default: nil
    }
  }

  private static func timeUnit(_ word: String) -> ColumnUnit.TimeUnit? {
    switch word {
    case "s", "sec", "secs", "second", "seconds", "sek", "sekunden", "segundos", "secondes", "secondi", "seg":
      .seconds
    case "m", "min", "mins", "minute", "minutes", "minuten", "minutos", "minuti", "mn": .minutes
    case "h", "hr", "hrs", "hour", "hours", "std", "stunden", "horas", "heures", "ore": .hours
    default: nil
    }
  }

  /// Takes a unit that stands alone: `kg` is a weight.
  private mutating func takeUnit(_ words: [String]) -> Bool {
    guard words.count == 1 else { return false }
    if let mass = MassUnit(word: words[0]) {
      (meaning, unit) = (.weight, .mass(mass))
    } else if words[0].utf8.count > 1, let distance = DistanceUnit(word: words[0]) {
      (meaning, unit) = (.distance, .distance(distance))
    } else if words[0].utf8.count > 1, let time = Self.timeUnit(words[0]) {
      (meaning, unit) = (.time, .time(time))
    } else {
      return false
    }
    return true
  }
}
