internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Values as Alpha Progression writes them, with decimal commas.
enum AlphaProgressionText {
  /// The start of a session: `2026-02-19 4:54 h`.
  static func moment(_ text: String) -> Moment? {
    guard text.hasSuffix(" h") else { return nil }
    return DateText.moment(String(text.dropLast(2)))
  }

  /// A time: `1:02 hr`, `45 min`.
  static func seconds(_ text: String) -> ExactDecimal? {
    let words = text.split(separator: " ")
    guard words.count == 2 else { return nil }
    let parts = words[0].split(separator: ":", omittingEmptySubsequences: false).map { Int32($0) }
    let isHours = words[1].hasPrefix("h")
    guard isHours || words[1].hasPrefix("min"), parts.count == (isHours ? 2 : 1) else { return nil }
    var minutes: Int64 = 0
    for part in parts {
      guard let part, part >= 0 else { return nil }
      minutes = minutes * 60 + Int64(part)
    }
    return ExactDecimal(coefficient: minutes * 60)
  }

  /// The text behind a number: `Hack Squats` of `1. Hack Squats`.
  static func numbered(_ text: String) -> String? {
    let digits = text.prefix { $0.isASCII && $0.isWholeNumber }
    let rest = text.dropFirst(digits.count)
    guard !digits.isEmpty, rest.hasPrefix(". ") else { return nil }
    return String(String(rest.dropFirst(2)).trimming { $0 == " " })
  }

  /// The parts between middle dots.
  static func parts(of text: String) -> [String] {
    text.split(separator: "·").map { String(String($0).trimming { $0.properties.isWhitespace }) }
      .filter { !$0.isEmpty }
  }

  /// What is asked for: `8 reps`, `8-12 reps`.
  static func target(_ text: String) -> SetTarget? {
    guard text.hasSuffix(" reps") else { return nil }
    let numbers = text.dropLast(5).split { $0 == "-" || $0 == "–" || $0 == " " }.map { Int32($0) }
    guard (1...2).contains(numbers.count), let least = numbers[0], let most = numbers[numbers.count - 1]
    else {
      return nil
    }
    var target = SetTarget()
    target.reps = least
    if numbers.count == 2 { target.maximumReps = most }
    return target
  }

  /// A warm-up: `WU1 · 37,5 kg · 9 reps`.
  static func warmUp(_ text: String) -> ExerciseSet? {
    let parts = parts(of: text)
    guard parts.count > 1, parts[0].hasPrefix("WU") else { return nil }
    var set = ExerciseSet(kind: .warmUp)
    for part in parts.dropFirst() {
      let words = part.split(separator: " ").map { String($0) }
      guard words.count == 2, let number = number(words[0]) else { return nil }
      if let unit = MassUnit(word: words[1]) {
        set.load = Load(number, unit: unit)
      } else if words[1].hasPrefix("rep"), let reps = Int32(exactly: number.normalized.coefficient),
        number.normalized.fractionDigits == 0, reps > .min
      {
        set.reps = reps
      } else {
        return nil
      }
    }
    return set
  }

  /// A number with a decimal comma and points that mark thousands, or with a decimal point; a plus says that it comes
  /// on top of the weight of the body.
  static func number(_ text: String) -> ExactDecimal? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= 2 else { return nil }
    let groups = groups(of: parts[0])
    let isGrouped = groups > 1 || groups == 1 && parts.count == 2
    let whole = String(parts[0]).filter { !isGrouped || $0 != "." }
    return ExactDecimal(lenient: parts.count == 2 ? "\(whole).\(parts[1])" : whole)
  }

  /// True for `1.000`, which is a thousand beside decimal commas, and 1 beside decimal points.
  static func isDoubtful(_ text: Substring) -> Bool { groups(of: text) == 1 }

  /// How many points a whole number has, each before three digits; 0 where one stands elsewhere.
  private static func groups(of text: Substring) -> Int {
    let groups = text.split(separator: ".", omittingEmptySubsequences: false)
    guard groups.count > 1, let first = Int(groups[0]), first != 0, (-999...999).contains(first),
      groups.dropFirst().allSatisfy({ $0.utf8.count == 3 && $0.utf8.allSatisfy { $0 &- 0x30 < 10 } })
    else { return 0 }
    return groups.count - 1
  }
}
