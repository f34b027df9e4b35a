internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Takes the words and numbers of one set, or of several equal ones, up to a comma: `3 x 5 x 100 kg @8 [warm-up]`.
struct TextSetScanner {
  /// Numbers that stand beside one another, or with `x` between them: `3 x 5 x 100 kg`.
  typealias Chain = [(value: TextSetValue, column: Int)]

  private(set) var chains: [Chain] = []
  /// What is told beside the numbers.
  private(set) var set = ExerciseSet()
  private(set) var details = SetDetails()
  /// The weight behind an `@`.
  private(set) var weightAt: (load: Load, column: Int)?
  /// `@8` where nothing tells what it is.
  private(set) var effortAt: (value: ExactDecimal, column: Int)?
  /// What a log has no place for: a percentage of a maximum.
  private(set) var leftOut: [TextSetProblem] = []
  /// True for `x5`, which is repetitions alone.
  private(set) var beginsWithTimes = false
  /// True where a word says that there is a set, whatever it holds: `set`, a free text.
  private(set) var hasWord = false
  /// True where a colon says that what follows is done with the weight: `115: 6, 5, 5`.
  private(set) var isHead = false
  private(set) var line: TextWalker
  /// True behind `in`, which makes `20s` a time.
  private var isBehindIn = false
  private let massUnit: MassUnit?

  static let warmUpWords: Set<String> = ["warm-up", "warmup", "warm up", "w"]
  private static let words: Set<String> = [
    "rep", "reps", "set", "sets", "in", "with", "over", "each", "rpe", "rir", "rest",
  ]

  /// True for a word or a unit of sets, with which no name begins where it stands behind a number.
  static func isWord(_ word: String) -> Bool {
    let word = word.lowercased()
    return words.contains(word) || MassUnit(word: word) != nil || DistanceUnit(word: word) != nil
      || DurationText.seconds("1" + word) != nil
  }

  /// Takes what stands at the beginning of `line`, up to a comma or its end.
  init(_ line: TextWalker, massUnit: MassUnit?) throws(TextSetProblem) {
    self.line = line
    self.massUnit = massUnit
    var isJoined = false
    while true {
      self.line.skipSpaces()
      guard let next = self.line.next, next != ",", next != ";" else { break }
      if next == ":", chains.count == 1, chains[0].count == 1, self.line.take(":") {
        isHead = true
        break
      }
      // `x5@7 x5@8` are two sets.
      if beginsWithTimes, effortAt != nil, isTimes { break }
      if takeTimes() {
        if chains.isEmpty { beginsWithTimes = true }
        isJoined = !chains.isEmpty
        continue
      }
      if try takeNumber(next, isJoined: isJoined) {
        isJoined = false
      } else {
        try takeRest(next)
      }
    }
    if isJoined { throw problem("nothing after the ×") }
  }

  private func problem(_ what: String, at column: Int? = nil, isAmbiguous: Bool = false) -> TextSetProblem {
    TextSetProblem(column: column ?? line.index, what: what, isAmbiguous: isAmbiguous)
  }

  private var isTimes: Bool {
    var copy = self
    return copy.takeTimes()
  }

  private mutating func takeTimes() -> Bool {
    line.take("×") || line.take("*") || line.takeTimesSign()
  }

  // MARK: Numbers

  private mutating func takeNumber(_ next: Unicode.Scalar, isJoined: Bool) throws(TextSetProblem) -> Bool {
    let column = line.index
    var value: TextSetValue?
    if line.takeWord("bw") || line.takeWord("bodyweight") {
      line.skipSpaces()
      value = .load(line.isSign ? try takeLoad() : nil)
    } else if line.isSign || ("0"..."9").contains(next) {
      value = try takeMeasured(isSigned: line.isSign)
    }
    isBehindIn = false
    guard let value else { return false }
    if isJoined { chains[chains.count - 1].append((value, column)) } else { chains.append([(value, column)]) }
    return true
  }

  /// Takes a weight whose unit may be missing.
  private mutating func takeLoad() throws(TextSetProblem) -> Load {
    let column = line.index
    guard let value = line.number() else { throw problem("a number that is too long", at: column) }
    line.skipSpaces()
    let mark = line
    if let unit = MassUnit(word: line.letters()) { return Load(value, unit: unit) }
    line = mark
    return Load(value, unit: massUnit)
  }

  /// Takes a number and its unit, if it has one.
  private mutating func takeMeasured(isSigned: Bool) throws(TextSetProblem) -> TextSetValue {
    let start = line
    if let seconds = line.clock() { return .time(seconds) }
    guard let value = takeDecimal() else { throw problem("a number that is too long") }
    let isAttached = line.next?.properties.isAlphabetic == true
    line.skipSpaces()
    let mark = line
    let word = line.letters().lowercased()
    if word == "rep" || word == "reps" { return .reps(try count(value, at: start.index)) }
    if word == "sets" || word == "set" {
      line.skipSpaces()
      _ = line.takeWord("of")
      return .sets(value)
    }
    if let unit = MassUnit(word: word) { return .load(Load(value, unit: unit)) }
    if let unit = DistanceUnit(word: word) { return .distance(Distance(value, unit: unit)) }
    line = mark
    if let seconds = try takeTime(from: start) {
      return isAttached && word == "s" && !isBehindIn ? .seconds(seconds) : .time(seconds)
    }
    return isSigned ? .load(Load(value, unit: massUnit)) : .plain(value)
  }

  /// Takes a number; a comma is within it only where what is behind it must be one number with it.
  private mutating func takeDecimal() -> ExactDecimal? {
    let start = line
    guard let value = line.number() else { return nil }
    var whole = start
    guard let wholeValue = whole.number(isInList: true), whole.index < line.index, whole.next == "," else {
      return value
    }
    var ahead = line
    ahead.skipSpaces()
    let isJoined = ahead.next == "×" || ahead.next == "*"
    let word = ahead.letters().lowercased()
    if isJoined || word == "x" || MassUnit(word: word) != nil || DistanceUnit(word: word) != nil
      || DurationText.seconds("1" + word) != nil && !word.isEmpty
    {
      return value
    }
    line = whole
    return wholeValue
  }

  /// Takes `30 s`, `9.5 s`, `1 h 5 min 20 s`, where the number that it begins with has been taken.
  private mutating func takeTime(from start: TextWalker) throws(TextSetProblem) -> ExactDecimal? {
    let mark = line
    var number = start
    guard let value = number.number() else { return nil }
    var text = ""
    var more: String? = "\(value)"
    while let digits = more {
      let beforeUnit = line
      let word = line.letters().lowercased()
      guard !word.isEmpty, DurationText.seconds("1" + word) != nil else {
        line = beforeUnit
        break
      }
      text += (text.isEmpty ? "" : " ") + digits + word
      let behindUnit = line
      line.skipSpaces()
      more = line.digits()
      guard more != nil else {
        line = behindUnit
        break
      }
      line.skipSpaces()
      var ahead = line
      if DurationText.seconds("1" + ahead.letters()) == nil || line.next?.properties.isAlphabetic != true {
        // The digits begin what comes next.
        line = behindUnit
        more = nil
      }
    }
    guard !text.isEmpty else {
      line = mark
      return nil
    }
    if let seconds = DurationText.seconds(text) { return ExactDecimal(coefficient: seconds) }
    // Fractions, and what is longer than any workout.
    if text.hasSuffix("s"), !text.contains(" ") { return value }
    throw problem("a time that is not understood", at: start.index)
  }

  private func count(_ value: ExactDecimal, at column: Int) throws(TextSetProblem) -> Int32 {
    guard let count = Self.count(value) else {
      throw problem("repetitions that are not a whole number", at: column)
    }
    return count
  }

  /// A whole number of repetitions; nil for any other.
  static func count(_ value: ExactDecimal) -> Int32? {
    let value = value.normalized
    guard value.fractionDigits == 0, value.coefficient >= 0 else { return nil }
    return Int32(exactly: value.coefficient)
  }

  // MARK: What is beside them

  private mutating func takeRest(_ next: Unicode.Scalar) throws(TextSetProblem) {
    let column = line.index
    switch next {
    case "\"":
      guard let text = line.quotedText() else { throw problem("a quotation mark that is not closed") }
      guard details.freeText == nil else { throw problem("a second text", at: column) }
      details.freeText = text
      hasWord = true
    case "(": try takeNote()
    case "[": try takeKind()
    case "@":
      line.skip()
      try takeAt(column)
    case "|", "·": line.skip()
    default: try takeWord()
    }
  }

  private mutating func takeWord() throws(TextSetProblem) {
    let column = line.index
    switch line.letters().lowercased() {
    case "set": hasWord = true
    case "in": isBehindIn = true
    case "with", "over": break
    case "each": details.isLoadPerSide = true
    case "rpe":
      guard let value = takeValue(), details.ratingOfPerceivedExertion == nil else {
        throw problem("RPE without a number, or a second RPE", at: column)
      }
      details.ratingOfPerceivedExertion = value
    case "rir":
      guard let value = takeValue(), details.repsInReserve == nil else {
        throw problem("RIR without a number, or a second RIR", at: column)
      }
      details.repsInReserve = value
    case "rest":
      line.skipSpaces()
      let start = line
      var seconds = line.clock()
      if seconds == nil, line.number() != nil {
        line.skipSpaces()
        seconds = try takeTime(from: start)
      }
      guard let seconds, details.restSeconds == nil else {
        throw problem("rest without a time, or a second rest", at: column)
      }
      details.restSeconds = seconds
    default: throw problem("a word that does not belong in a set", at: column)
    }
  }

  private mutating func takeValue() -> ExactDecimal? {
    line.skipSpaces()
    return line.number()
  }

  private mutating func takeNote() throws(TextSetProblem) {
    let column = line.index
    line.skip()
    var note: String?
    let isQuoted = line.next == "\""
    if isQuoted, let quoted = line.quotedText() {
      note = line.take(")") ? quoted : nil
    } else {
      note = line.text(upTo: ")")
    }
    guard let note else { throw problem("a bracket that is not closed", at: column) }
    if !isQuoted, Self.warmUpWords.contains(note.lowercased()) {
      set.kind = .warmUp
    } else {
      details.note = details.note.map { $0 + "; " + note } ?? note
    }
  }

  private mutating func takeKind() throws(TextSetProblem) {
    let column = line.index
    line.skip()
    guard let word = line.text(upTo: "]")?.lowercased() else {
      throw problem("a bracket that is not closed", at: column)
    }
    if Self.warmUpWords.contains(word) {
      set.kind = .warmUp
    } else if word == "drop" || word == "drop set" || word == "d" {
      set.kind = .drop
    } else if word == "failure" || word == "f" {
      set.kind = .failure
    } else {
      throw problem("a kind that is not warm-up, drop or failure", at: column)
    }
  }

  /// Takes what stands behind an `@`: `100 kg`, `8`, `8.5 rpe`, `2 rir`, `80%`.
  private mutating func takeAt(_ column: Int) throws(TextSetProblem) {
    line.skipSpaces()
    if line.takeWord("rpe") || line.takeWord("rir") {
      throw problem("a word that does not belong in a set", at: column)
    }
    guard let value = line.number() else { throw problem("@ without a number", at: column) }
    line.skipSpaces()
    if line.take("%") {
      leftOut.append(problem("a percentage of a maximum has no place in a log", at: column))
      return
    }
    let mark = line
    var word = line.letters().lowercased()
    if word == "rpe" || word == "rir", isBeforeNumber {
      // `@8 RIR 2` says two things.
      word = ""
    }
    if word == "rpe" {
      details.ratingOfPerceivedExertion = value
    } else if word == "rir" {
      details.repsInReserve = value
    } else if let unit = MassUnit(word: word) {
      try setWeightAt(Load(value, unit: unit), column)
    } else {
      line = mark
      if value.doubleValue > 10 {
        try setWeightAt(Load(value, unit: massUnit), column)
      } else {
        guard effortAt == nil else { throw problem("a second @", at: column) }
        effortAt = (value, column)
      }
    }
  }

  private var isBeforeNumber: Bool {
    var ahead = line
    ahead.skipSpaces()
    return ahead.number() != nil
  }

  private mutating func setWeightAt(_ load: Load, _ column: Int) throws(TextSetProblem) {
    guard weightAt == nil else { throw problem("a second weight", at: column) }
    weightAt = (load, column)
  }
}
