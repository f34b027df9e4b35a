internal import FormatKit
internal import Notation
internal import WorkoutModel

/// The sets of a line: `10 x 60 kg [warm-up], 3 x 5 x 100 kg @8`.
struct TextSets {
  private(set) var sets: [ExerciseSet] = []
  /// What is left out of sets that are read.
  private(set) var leftOut: [TextSetProblem] = []

  /// Reads the rest of `line`.
  init(_ line: TextWalker, _ habits: inout TextHabits) throws(TextSetProblem) {
    var line = line
    var load: Load?
    repeat {
      let start = line.index
      let scanner = try TextSetScanner(line, massUnit: habits.massUnit)
      line = scanner.line
      let meaning = try TextSetMeaning(scanner, &habits, after: load)
      load = meaning.leadingLoad
      sets += Array(repeating: meaning.set, count: Int(meaning.count))
      leftOut += meaning.leftOut
      if line.next == "," || line.next == ";" { line.skip() }
      line.skipSpaces()
      guard line.index > start else { throw TextSetProblem(column: start, what: "no set") }
    } while line.next != nil
    guard !sets.isEmpty else { throw TextSetProblem(column: line.index, what: "no set") }
  }

  /// True where a line was meant to be a set: it begins with a number and what makes it part of one.
  static func isMeant(_ line: TextWalker) -> Bool {
    var line = line
    guard line.clock() != nil || line.number() != nil else { return false }
    line.skipSpaces()
    if line.next == "×" || line.next == "*" { return true }
    let word = line.letters().lowercased()
    guard word == "x" else { return MassUnit(word: word) != nil || word == "rep" || word == "reps" }
    line.skipSpaces()
    return line.number() != nil
  }
}
