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
  /// True where the weight is that of the body, with more or without: `bw`, `+10 kg`.
  private(set) var isOnBody = false
  private(set) var line: TextWalker
  /// True behind `in`, which makes `20s` a time.
  private var isBehindIn = false
  private let massUnit: MassUnit?

  static let warmUpWords: Set<String> = ["warm-up", "warmup", "warm up", "w"]
  private static let words: Set<String> = [
    "rep", "reps", "set", "sets", "round", "rounds", "x", "bw", "bodyweight", "in", "with", "over", "each",
    "rpe",
    "rir", "rest", "at", "for", "of", "and",
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
      if next == ":", isWeightAlone, self.line.take(":") {
        isHead = true
        break
      }
      if try beginsNext() { break }
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

  /// Whether a number without a unit is all that has been taken.
  var isBareNumber: Bool {
    guard isWeightAlone, case .plain = chains[0][0].value else { return false }
    return !beginsWithTimes
  }

  /// Whether a number is all that has been taken, which a colon makes the weight of what follows.
  private var isWeightAlone: Bool {
    guard chains.count == 1, chains[0].count == 1, details == SetDetails(), set == ExerciseSet(),
      weightAt == nil, effortAt == nil, leftOut.isEmpty
    else { return false }
    return switch chains[0][0].value {
    case .plain: true
    case .load(let load): load != nil
    default: false
    }
  }

  /// Whether another set comes next without a comma: `x5@7 x5@8`, `5@100 5@110`.
  private func beginsNext() throws(TextSetProblem) -> Bool {
    var ahead = self
    if weightAt != nil, ahead.line.number() != nil, ahead.line.next == "@" { return true }
    ahead = self
    guard ahead.takeTimes(), weightAt != nil || effortAt != nil else { return false }
    let isRepsNext: Bool =
      switch chains.first?.first?.value {
      case .load: true
      case .plain(let number): TextHabits.isWeight(number)
      default: false
      }
    guard weightAt == nil, beginsWithTimes || isRepsNext else {
      throw problem(
        "× behind @ can count sets or repetitions: write sets × repetitions × weight", isAmbiguous: true)
    }
    return true
  }

  /// Takes what stands between sets, repetitions and weight; an `x` may touch `bw` behind it.
  private mutating func takeTimes() -> Bool {
    if line.take("×") || line.take("*") || line.takeTimesSign() { return true }
    var ahead = line
    guard ahead.take("x") || ahead.take("X"), Self.takeBodyWeight(&ahead) else { return false }
    line.skip()
    return true
  }

  /// Takes `bw` or `bodyweight`, also with an `x` and a number behind it.
  private static func takeBodyWeight(_ line: inout TextWalker) -> Bool {
    let start = line
    if ["bw", "bodyweight"].contains(line.unitWord().lowercased()) { return true }
    line = start
    return false
  }

  // MARK: Numbers

  private mutating func takeNumber(_ next: Unicode.Scalar, isJoined: Bool) throws(TextSetProblem) -> Bool {
    let column = line.index
    var value: TextSetValue?
    if Self.takeBodyWeight(&line) {
      isOnBody = true
      line.skipSpaces()
      try refuseBodyWeight()
      value = .load(line.isSign ? try takeLoad() : nil)
    } else if line.isSign || ("0"..."9").contains(next) {
      if line.isSign, !isJoined, let previous = line.previous,
        previous.properties.isAlphabetic || ("0"..."9").contains(previous)
      {
        throw problem("a range or a sum instead of a number: write what was done")
      }
      if line.isSign { isOnBody = true }
      value = try takeMeasured(isSigned: line.isSign)
    }
    isBehindIn = false
    guard let value else { return false }
    if isJoined { chains[chains.count - 1].append((value, column)) } else { chains.append([(value, column)]) }
    return true
  }

  /// Refuses `bodyweight 82.5 kg`: the weight of a body is no load.
  private func refuseBodyWeight() throws(TextSetProblem) {
    var ahead = line
    guard let next = ahead.next, ("0"..."9").contains(next), (try? ahead.plainNumber()) != nil else {
      return
    }
    ahead.skipSpaces()
    guard MassUnit(word: ahead.unitWord()) != nil else { return }
    throw problem("the weight of a body is no part of a set; write bw+10 kg for weight that is added")
  }

  /// Takes a weight whose unit may be missing.
  private mutating func takeLoad() throws(TextSetProblem) -> Load {
    let column = line.index
    guard let value = try line.plainNumber() else { throw problem("a number that is too long", at: column) }
    line.skipSpaces()
    let mark = line
    if let unit = MassUnit(word: line.unitWord()) { return Load(value, unit: unit) }
    line = mark
    return Load(value, unit: massUnit)
  }

  /// Takes a number and its unit, if it has one.
  private mutating func takeMeasured(isSigned: Bool) throws(TextSetProblem) -> TextSetValue {
    let start = line
    if let seconds = line.clock() { return .time(seconds) }
    guard let value = try line.numberInList() else { throw problem("a number that is too long") }
    let isAttached = line.next?.properties.isAlphabetic == true
    line.skipSpaces()
    let mark = line
    let word = line.unitWord().lowercased()
    if word == "rep" || word == "reps" { return .reps(try count(value, at: start.index)) }
    if word == "sets" || word == "set" {
      line.skipSpaces()
      _ = line.takeWord("of")
      return .sets(value)
    }
    if let unit = MassUnit(word: word) { return .load(Load(value, unit: unit)) }
    if let unit = DistanceUnit(word: word) {
      let isMinutes =
        word == "m"
        ? isBehindIn ? true : try line.isMinutes(value, isAttached: isAttached, at: start.index) : false
      if !isMinutes { return .distance(Distance(value, unit: unit)) }
    }
    line = mark
    if let seconds = try line.time(from: start) {
      return isAttached && word == "s" && !isBehindIn ? .seconds(seconds) : .time(seconds)
    }
    return isSigned ? .load(Load(value, unit: massUnit)) : .plain(value)
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
    case "at": try takeAt(column)
    case "with", "over": break
    case "each": details.isLoadPerSide = true
    case "rpe":
      guard let value = try takeValue(), details.ratingOfPerceivedExertion == nil else {
        throw problem("RPE without a number, or a second RPE", at: column)
      }
      details.ratingOfPerceivedExertion = value
    case "rir":
      guard let value = try takeValue(), details.repsInReserve == nil else {
        throw problem("RIR without a number, or a second RIR", at: column)
      }
      details.repsInReserve = value
    case "rest":
      line.skipSpaces()
      let start = line
      var seconds = line.clock()
      if seconds == nil, line.number() != nil {
        line.skipSpaces()
        seconds = try line.time(from: start)
      }
      guard let seconds, details.restSeconds == nil else {
        throw problem("rest without a time, or a second rest", at: column)
      }
      details.restSeconds = seconds
    default: throw problem("a word that does not belong in a set", at: column)
    }
  }

  private mutating func takeValue() throws(TextSetProblem) -> ExactDecimal? {
    line.skipSpaces()
    return try line.plainNumber()
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
      try setKind(.warmUp, column)
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
      try setKind(.warmUp, column)
    } else if word == "drop" || word == "drop set" || word == "d" {
      try setKind(.drop, column)
    } else if word == "failure" || word == "f" {
      try setKind(.failure, column)
    } else {
      throw problem("a kind that is not warm-up, drop or failure", at: column)
    }
  }

  private mutating func setKind(_ kind: SetKind, _ column: Int) throws(TextSetProblem) {
    guard set.kind == .working || set.kind == kind else { throw problem("a second kind", at: column) }
    set.kind = kind
  }

  /// Takes what stands behind an `@`: `100 kg`, `8`, `8.5 rpe`, `2 rir`, `80%`.
  private mutating func takeAt(_ column: Int) throws(TextSetProblem) {
    line.skipSpaces()
    if line.takeWord("rpe") || line.takeWord("rir") {
      throw problem("a word that does not belong in a set", at: column)
    }
    guard let value = try line.plainNumber() else { throw problem("@ without a number", at: column) }
    line.skipSpaces()
    if line.take("%") {
      leftOut.append(problem("a percentage of a maximum is not stored in a log", at: column))
      return
    }
    let mark = line
    var word = line.unitWord().lowercased()
    if word == "rpe" || word == "rir", isBeforeNumber {
      // `@8 RIR 2` says two things.
      word = ""
    }
    if word == "rpe" {
      guard details.ratingOfPerceivedExertion == nil else { throw problem("a second RPE", at: column) }
      details.ratingOfPerceivedExertion = value
    } else if word == "rir" {
      guard details.repsInReserve == nil else { throw problem("a second RIR", at: column) }
      details.repsInReserve = value
    } else if let unit = MassUnit(word: word) {
      try setWeightAt(Load(value, unit: unit), column)
    } else {
      line = mark
      guard value.coefficient >= 0 else { throw problem("an effort below 0", at: column) }
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
