internal import FormatKit
internal import Notation
internal import WorkoutModel

/// The numbers and times of sets.
extension TextWalker {
  /// Takes a number; nil for none.
  mutating func plainNumber() throws(TextSetProblem) -> ExactDecimal? {
    guard !isGrouped else {
      throw TextSetProblem(
        column: index,
        what: "a comma before three digits can mark thousands or a fraction: write 1000 or 1.000",
        isAmbiguous: true)
    }
    return number()
  }

  /// Takes a number; a comma is within it only where what is behind it must be one number with it.
  mutating func numberInList() throws(TextSetProblem) -> ExactDecimal? {
    let start = self
    // `15,12,10 x 20 kg` is a list.
    if previous == ",", !isGrouped { return number(isInList: true) }
    guard let value = try plainNumber() else { return nil }
    var whole = start
    guard let wholeValue = whole.number(isInList: true), whole.index < index, whole.next == "," else {
      return value
    }
    var ahead = self
    ahead.skipSpaces()
    let isJoined = ahead.next == "×" || ahead.next == "*"
    let word = ahead.unitWord().lowercased()
    if isJoined || word == "x" || MassUnit(word: word) != nil || DistanceUnit(word: word) != nil
      || DurationText.seconds("1" + word) != nil && !word.isEmpty
    {
      return value
    }
    self = whole
    return wholeValue
  }

  /// Takes `30 s`, `9.5 s`, `1 h 5 min 20 s`, where the number that it begins with has been taken.
  mutating func time(from start: TextWalker) throws(TextSetProblem) -> ExactDecimal? {
    let mark = self
    var number = start
    guard let value = number.number() else { return nil }
    var text = ""
    var more: String? = "\(value)"
    while let digits = more {
      let beforeUnit = self
      let word = letters().lowercased()
      guard !word.isEmpty, DurationText.seconds("1" + word) != nil else {
        self = beforeUnit
        break
      }
      text += (text.isEmpty ? "" : " ") + digits + word
      let behindUnit = self
      skipSpaces()
      more = self.digits()
      guard more != nil else {
        self = behindUnit
        break
      }
      skipSpaces()
      var ahead = self
      if DurationText.seconds("1" + ahead.letters()) == nil || next?.properties.isAlphabetic != true {
        // The digits begin what comes next.
        self = behindUnit
        more = nil
      }
    }
    guard !text.isEmpty else {
      self = mark
      return nil
    }
    if let seconds = DurationText.seconds(text) { return ExactDecimal(coefficient: seconds) }
    // Fractions, and what is longer than any workout.
    if text.hasSuffix("s"), !text.contains(" ") { return value }
    throw TextSetProblem(column: start.index, what: "a time that is not understood")
  }

  /// Whether the `m` that has been taken, with `value` before it, counts minutes: `1m30s`.
  ///
  /// - Parameters:
  ///   - isAttached: true where no space stands before the `m`.
  ///   - column: where the number stands.
  func isMinutes(_ value: ExactDecimal, isAttached: Bool, at column: Int) throws(TextSetProblem) -> Bool {
    var ahead = self
    let isTight = ahead.digits() != nil
    if !isTight {
      ahead.skipSpaces()
      _ = ahead.digits()
    }
    let hasNumber = ahead.previous.map { ("0"..."9").contains($0) } ?? false
    ahead.skipSpaces()
    let hasSeconds = hasNumber && DurationText.seconds("1" + ahead.letters()) == 1
    if isTight, hasSeconds { return true }
    let mayBeMinutes = hasSeconds ? value.doubleValue < 60 : isAttached && value.doubleValue <= 10
    guard !mayBeMinutes else {
      throw TextSetProblem(
        column: column, what: "\(value) m can be minutes or metres: write min or metres", isAmbiguous: true)
    }
    return false
  }
}
