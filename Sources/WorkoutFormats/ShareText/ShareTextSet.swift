internal import FormatKit
internal import Notation
internal import WorkoutModel

/// A line of a share text that is a set: `Set 1: 42 kg × 8 @ 9`, `W1: 60 kg × 5 [Warm-up]`, `Set 1: 2.5 km | 15:00`.
struct ShareTextSet {
  /// Why the text after the label of a set cannot be read.
  struct Problem: Error {
    /// Where, in characters of the line, from 0.
    var column: Int
    /// What is wrong.
    var what: String
  }

  /// The set.
  private(set) var set = ExerciseSet()

  private var details = SetDetails()
  private var line: TextWalker
  private let massUnit: MassUnit?

  /// What stands between the parts of a set.
  private static let separators: Set<Unicode.Scalar> = ["|", "·", ",", ";", "-", "–"]

  /// Labels of sets, in small letters.
  private static let kinds: [String: SetKind] = [
    "set": .working, "": .working, "w": .warmUp, "d": .drop, "f": .failure,
  ]

  /// The most letters of a label in another language: `Serie 1:`, `Satz 1:`.
  private static let maximumLabelLength = 12

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - labels: other labels that the text has, which must be followed by what is a set.
  ///   - massUnit: what weights without a unit are in.
  /// - Returns: nil where the line is no set.
  /// - Throws: ``Problem`` where the label says that it is a set and the rest cannot be read.
  init?(_ line: String, labels: Set<String>, massUnit: MassUnit?) throws(Problem) {
    guard Self.hasLabel(line) else { return nil }
    self.line = TextWalker(line)
    self.massUnit = massUnit
    guard let label = Self.takeLabel(&self.line)?.letters else { return nil }
    let kind = Self.kinds[label]
    guard kind != nil || labels.contains(label) else { return nil }
    set.kind = kind ?? .working
    do throws(Problem) {
      try readParts()
    } catch {
      if kind == nil { return nil }
      throw error
    }
  }

  /// The labels with which `lines` count sets from 1 on: `Satz 1: …`, but not `Squat 100: …`.
  static func labels(in lines: some Sequence<String>) -> Set<String> {
    var labels: Set<String> = []
    for line in lines where hasLabel(line) {
      var line = TextWalker(line)
      if let label = takeLabel(&line), label.number == "1" { labels.insert(label.letters) }
    }
    return labels
  }

  /// Whether a colon follows the first digits of a line: few lines of other texts need be looked at any closer.
  static func hasLabel(_ line: String) -> Bool {
    let bytes = line.utf8
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    guard let number = bytes.firstIndex(where: isDigit),
      let end = bytes[number...].firstIndex(where: { !isDigit($0) })
    else { return false }
    return bytes[end] == UInt8(ascii: ":")
  }

  /// Takes `Set 1:`, as its letters and its number.
  private static func takeLabel(_ line: inout TextWalker) -> (letters: String, number: String)? {
    line.skipSpaces()
    let letters = line.letters()
    line.skipSpaces()
    guard letters.unicodeScalars.count <= maximumLabelLength, let number = line.digits(), line.take(":")
    else { return nil }
    return (letters.lowercased(), "\(number)")
  }

  private mutating func readParts() throws(Problem) {
    var isEmpty = true
    while true {
      line.skipSpaces()
      guard let next = line.next else { break }
      if Self.separators.contains(next), !line.isSign {
        line.skip()
        continue
      }
      try readPart(next)
      isEmpty = false
    }
    guard !isEmpty else { throw Problem(column: line.index, what: "nothing") }
    if details != SetDetails() { set.details = details }
  }

  private mutating func readPart(_ next: Unicode.Scalar) throws(Problem) {
    switch next {
    case "[", "(": try readTag(closedBy: next == "[" ? "]" : ")")
    case "@":
      line.skip()
      try readEffort()
    case "0"..."9", "+", "-", "−": try readValue()
    default:
      let start = line.index
      switch line.letters().lowercased() {
      case "rpe": try readEffort()
      case "rir": try readReserve()
      // The load that follows is what the athlete adds.
      case "bw", "bodyweight": break
      default: throw Problem(column: start, what: "a word that is not part of a set")
      }
    }
  }

  /// Reads `[Warm-up]`, `(drop set)`, `[Failure]`; any other is a note.
  private mutating func readTag(closedBy end: Unicode.Scalar) throws(Problem) {
    let start = line.index
    line.skip()
    guard let tag = line.text(upTo: end) else {
      throw Problem(column: start, what: "a bracket without an end")
    }
    // A second kind is kept as well.
    if let kind = Self.kind(tag), set.kind == .working || set.kind == kind {
      set.kind = kind
    } else {
      details.note = details.note.map { $0 + "; " + tag } ?? tag
    }
  }

  /// The kind that a tag names and says no more than.
  private static func kind(_ tag: String) -> SetKind? {
    switch tag.lowercased().filter({ $0 != " " && $0 != "-" }) {
    case "warmup", "warmupset": .warmUp
    case "drop", "dropset": .drop
    case "fail", "failure", "failureset": .failure
    default: nil
    }
  }

  /// Reads what follows an `@`: `8`, `8.5 rpe`, `2 rir`.
  private mutating func readEffort() throws(Problem) {
    line.skipSpaces()
    let start = line.index
    guard let value = line.number(), value.coefficient >= 0, value.doubleValue <= 10, line.next != "%"
    else {
      throw Problem(column: start, what: "an effort that is not an RPE from 0 to 10")
    }
    line.skipSpaces()
    let isReserve = line.takeWord("rir")
    if !isReserve { _ = line.takeWord("rpe") }
    guard details.ratingOfPerceivedExertion == nil, details.repsInReserve == nil else {
      throw Problem(column: start, what: "a second effort")
    }
    if isReserve { details.repsInReserve = value } else { details.ratingOfPerceivedExertion = value }
  }

  private mutating func readReserve() throws(Problem) {
    line.skipSpaces()
    let start = line.index
    guard let value = line.number(), value.coefficient >= 0, details.repsInReserve == nil else {
      throw Problem(column: start, what: "no number of repetitions in reserve")
    }
    details.repsInReserve = value
  }

  /// Reads a number and what it counts.
  private mutating func readValue() throws(Problem) {
    let start = line.index
    if let seconds = line.clock() { return try setTime(seconds, at: start) }
    guard !line.isGrouped else {
      throw Problem(
        column: start, what: "a comma before three digits, which can mark thousands or a fraction")
    }
    guard let value = line.number() else { throw Problem(column: start, what: "no number") }
    line.skipSpaces()
    let mark = line
    let word = line.letters().lowercased()
    if word == "x" || word.isEmpty && (line.take("×") || line.take("*")) {
      try setLoad(value, massUnit, at: start)
      return try readCount()
    }
    if word.isEmpty { throw Problem(column: start, what: "a number without a unit") }
    if word == "rep" || word == "reps" { return try setReps(value, at: start) }
    if let unit = MassUnit(word: word) {
      try setLoad(value, unit, at: start)
      line.skipSpaces()
      if line.take("×") || line.take("*") || line.takeWord("x") { try readCount() }
    } else if let unit = DistanceUnit(word: word) {
      guard details.distance == nil else { throw Problem(column: start, what: "a second distance") }
      details.distance = Distance(value, unit: unit)
    } else {
      line = mark
      try readTime(value, at: start)
    }
  }

  /// Reads the rest of `12min`, `1h 5min 20s`, `30 s`.
  private mutating func readTime(_ first: ExactDecimal, at start: Int) throws(Problem) {
    var text = "\(first)"
    repeat {
      let mark = line
      let word = line.letters()
      guard !word.isEmpty, DurationText.seconds("1" + word) != nil else {
        line = mark
        break
      }
      text += word
      line.skipSpaces()
      let next = line
      guard let more = line.digits() else { break }
      line.skipSpaces()
      // The digits may begin the next part.
      let unit = line
      guard DurationText.seconds("1" + line.letters()) != nil else {
        line = next
        break
      }
      line = unit
      text += " " + more
    } while true
    guard text != "\(first)",
      let seconds = DurationText.seconds(text).flatMap({ ExactDecimal(coefficient: $0) })
    else {
      throw Problem(column: start, what: "not a unit of weight, distance or time")
    }
    try setTime(seconds, at: start)
  }

  private mutating func readCount() throws(Problem) {
    line.skipSpaces()
    let start = line.index
    guard let value = line.number() else { throw Problem(column: start, what: "no repetitions after the ×") }
    line.skipSpaces()
    if !line.takeWord("reps") { _ = line.takeWord("rep") }
    try setReps(value, at: start)
  }

  private mutating func setReps(_ value: ExactDecimal, at start: Int) throws(Problem) {
    let value = value.normalized
    guard set.reps == nil, value.fractionDigits == 0, let count = Int32(exactly: value.coefficient),
      count >= 0
    else { throw Problem(column: start, what: "no whole number of repetitions") }
    set.reps = count
  }

  private mutating func setLoad(_ value: ExactDecimal, _ unit: MassUnit?, at start: Int) throws(Problem) {
    guard set.load == nil else { throw Problem(column: start, what: "a second weight") }
    set.load = Load(value, unit: unit)
  }

  private mutating func setTime(_ seconds: ExactDecimal, at start: Int) throws(Problem) {
    guard set.durationSeconds == nil else { throw Problem(column: start, what: "a second time") }
    set.durationSeconds = seconds
  }
}
