internal import Notation
internal import WorkoutModel

/// A set as Liftosaur writes it: `3x8-12+ 185lb+ @8.5+ 30s+|90s (paused)`.
struct LiftohistorySet {
  /// What is no set.
  struct Problem: Error {
    /// The character of the section, from 0.
    var column: Int
    var what: String
  }

  /// The most sets of one exercise.
  static let maximumCount = 1_000

  var count = 1
  var reps: Int32?
  /// The highest of a range.
  var maximumReps: Int32?
  var left: Int32?
  var isAMRAP = false
  var load: Load?
  var asksWeight = false
  var rating: ExactDecimal?
  var asksRPE = false
  /// The time before the bar of two, or the only one.
  var seconds: ExactDecimal?
  /// The time behind the bar.
  var secondsBehindBar: ExactDecimal?
  var hasBar = false
  var isOverflow = false
  var label: String?

  /// What it holds that only a target has: `to 12 repetitions`.
  var ofTargets: [String] {
    let parts: [String?] = [
      maximumReps.map { "to \($0) repetitions" }, asksWeight ? "+ behind the weight" : nil,
      asksRPE ? "+ behind @" : nil, isOverflow ? "+ behind the time" : nil,
      secondsBehindBar.map { "\($0) s of rest" },
    ]
    return parts.compactMap { $0 }
  }

  private let scalars: [Unicode.Scalar]
  private var index: Int

  /// Reads the sets of a section, with commas between them.
  static func list(_ section: [Unicode.Scalar]) throws(Problem) -> [LiftohistorySet] {
    var sets: [LiftohistorySet] = []
    var index = 0
    var total = 0
    repeat {
      let set = try LiftohistorySet(section, from: index)
      total += set.count
      guard total <= maximumCount else {
        throw Problem(column: index, what: "more than 1,000 sets of an exercise")
      }
      sets.append(set)
      index = set.index + 1
    } while index <= section.count
    return sets
  }

  /// Reads a set up to the next comma or the end.
  private init(_ scalars: [Unicode.Scalar], from start: Int) throws(Problem) {
    self.scalars = scalars
    index = start
    skipSpaces()
    var isEmpty = true
    while let next, next != "," {
      isEmpty = false
      switch next {
      case "(": try readLabel()
      case "@":
        try refuse(rating != nil, at: index)
        index += 1
        guard let value = number() else { throw problem("a number behind @") }
        rating = value
        asksRPE = take("+")
      case "?":
        try refuse(hasTime, at: index)
        try readTimes(nil)
      default: try readNumber()
      }
      skipSpaces()
    }
    if isEmpty { throw problem("a set") }
  }

  private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func skipSpaces() {
    while next == " " || next == "\t" { index += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    index += 1
    return true
  }

  private func problem(_ expected: String) -> Problem {
    let rest = String(String.UnicodeScalarView(scalars[min(index, scalars.count)...].prefix(20)))
    let found = rest.isEmpty ? "the end" : "\"\(PrintableText.of(rest))\""
    return Problem(column: index, what: "found \(found), expected \(expected)")
  }

  /// True where a time or the bar of two has been read.
  private var hasTime: Bool { seconds != nil || hasBar }

  /// Refuses a value at `start` that the set has already.
  private mutating func refuse(_ isSecond: Bool, at start: Int) throws(Problem) {
    guard isSecond else { return }
    index = start
    throw problem("a comma before a second value of a kind")
  }

  // MARK: Parts

  private mutating func readLabel() throws(Problem) {
    let start = index + 1
    guard let end = scalars[start...].firstIndex(of: ")") else { throw problem("a closing bracket") }
    let words = scalars[start..<end].split { $0 == " " || $0 == "\t" }
    let text = words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
    index = end + 1
    if !text.isEmpty { label = label.map { $0 + " " + text } ?? text }
  }

  /// Digits, with a point within; nil for none.
  private mutating func number(isNegative: Bool = false) -> ExactDecimal? {
    let start = index
    while let next, ("0"..."9").contains(next) || next == "." { index += 1 }
    let digits = String(String.UnicodeScalarView(scalars[start..<index]))
    return ExactDecimal(lenient: isNegative ? "-" + digits : digits)
  }

  private mutating func whole() throws(Problem) -> Int32 {
    let start = index
    while let next, ("0"..."9").contains(next) { index += 1 }
    guard let value = Int32(String(String.UnicodeScalarView(scalars[start..<index]))) else {
      index = start
      throw problem("a whole number of repetitions")
    }
    return value
  }

  private mutating func readNumber() throws(Problem) {
    let start = index
    let isNegative = take("-")
    let isSigned = isNegative || take("+")
    guard let value = number(isNegative: isNegative) else {
      index = start
      throw problem("repetitions as in 3x5, a weight with kg or lb, a time as in 90s, @ or a label")
    }
    let end = index
    skipSpaces()
    if !isSigned, value.fractionDigits == 0, take("x") {
      try refuse(reps != nil, at: start)
      return try readReps(value)
    }
    for unit in [("k", "g", MassUnit.kilograms), ("l", "b", .pounds)]
      as [(Unicode.Scalar, Unicode.Scalar, MassUnit)]
    where take(unit.0) {
      guard take(unit.1) else { throw problem("kg or lb") }
      try refuse(load != nil, at: start)
      load = Load(value, unit: unit.2)
      asksWeight = take("+")
      return
    }
    index = end
    guard !isSigned, take("s") else { throw problem("x, kg, lb or s") }
    try refuse(hasTime, at: start)
    try readTimes(value)
  }

  private mutating func readReps(_ value: ExactDecimal) throws(Problem) {
    guard (1...Int64(Self.maximumCount)).contains(value.coefficient) else {
      throw Problem(column: index, what: "found \(value) sets, expected 1 to 1,000")
    }
    count = Int(value.coefficient)
    skipSpaces()
    reps = try whole()
    if take("|") {
      left = try whole()
    } else if next == "-" {
      index += 1
      maximumReps = try whole()
    }
    isAMRAP = take("+")
  }

  /// Reads `s` behind a time, what may follow it, and a second time behind a bar.
  private mutating func readTimes(_ value: ExactDecimal?) throws(Problem) {
    seconds = value
    if value == nil { index += 1 }
    isOverflow = take("+")
    guard take("|") else {
      if value == nil || isOverflow { throw problem("| and a second time") }
      return
    }
    hasBar = true
    if take("?") { return }
    guard let behind = number(), take("s") else { throw problem("a time as in 90s behind |") }
    secondsBehindBar = behind
  }
}
