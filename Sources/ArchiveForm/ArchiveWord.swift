internal import Notation
internal import WorkoutModel

/// One of a few choices, written as a word.
protocol ArchiveWord: ArchiveValue {
  /// The choices and their words.
  static var words: [(value: Self, word: StaticString)] { get }
}

extension ArchiveWord {
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError) -> Self {
    let start = cursor
    if cursor.kind == .text {
      let text = cursor.text()
      for choice in words where text.equals(choice.word) { return choice.value }
    }
    throw input.misfit(start, expected: words.map { "\"\($0.word)\"" }.joined(separator: " or "))
  }

  func write(to output: JSONOutput) {
    guard let choice = Self.words.first(where: { $0.value == self }) else { return }
    output.raw("\"")
    output.raw(choice.word)
    output.raw("\"")
  }
}

extension MassUnit: ArchiveWord {
  static let words: [(value: MassUnit, word: StaticString)] = [(.kilograms, "kg"), (.pounds, "lb")]
}

extension DistanceUnit: ArchiveWord {
  static let words: [(value: DistanceUnit, word: StaticString)] = [
    (.meters, "m"), (.kilometers, "km"), (.feet, "ft"), (.yards, "yd"), (.miles, "mi"),
  ]
}

extension SetKind: ArchiveWord {
  static let words: [(value: SetKind, word: StaticString)] = [
    (.working, "working"), (.warmUp, "warmUp"), (.drop, "drop"), (.failure, "failure"),
  ]
}

extension RideSegment.Role: ArchiveWord {
  static let words: [(value: RideSegment.Role, word: StaticString)] = [
    (.warmUp, "warmUp"), (.main, "main"), (.coolDown, "coolDown"),
  ]
}

extension RidePace: ArchiveWord {
  static let words: [(value: RidePace, word: StaticString)] = [
    (.mile, "mile"), (.fiveKilometers, "5k"), (.tenKilometers, "10k"), (.halfMarathon, "half marathon"),
    (.marathon, "marathon"),
  ]
}

extension EffortParts.Kind: ArchiveWord {
  static let words: [(value: EffortParts.Kind, word: StaticString)] = [
    (.steady, "steady"), (.ramp, "ramp"), (.intervals, "intervals"), (.free, "free"), (.maximum, "maximum"),
  ]
}
