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
    var last: TextSetMeaning?
    var head: Load?
    // Repetitions and weights that may belong to one another.
    var (unsaid, alone): (Int?, Int?) = (nil, nil)
    var (hasLoad, lacksLoad) = (false, false)
    var waiting: [(reps: Int32, column: Int)] = []
    repeat {
      let start = line.index
      let scanner = try TextSetScanner(line, massUnit: habits.massUnit)
      line = scanner.line
      let meaning = try TextSetMeaning(scanner, &habits, after: last, head: head)
      last = meaning
      if scanner.isHead { head = meaning.leadingLoad }
      if let number = meaning.waiting {
        waiting.append(number)
      } else {
        if !waiting.isEmpty { try add(waiting, with: meaning) }
        waiting = []
        sets += Array(repeating: meaning.set, count: Int(meaning.count))
      }
      if meaning.isLoadUnsaid { unsaid = unsaid ?? start }
      if !scanner.isHead, meaning.waiting == nil {
        if meaning.lacksLoad { lacksLoad = true }
        if TextSetMeaning.isLoadAlone(meaning.set) { alone = alone ?? start }
        if meaning.set.load != nil, !scanner.isOnBody { hasLoad = true }
      }
      leftOut += meaning.leftOut
      if line.next == "," || line.next == ";" { line.skip() }
      line.skipSpaces()
      guard line.index > start else { throw TextSetProblem(column: start, what: "no set") }
    } while line.next != nil
    if let first = waiting.first { throw Self.withoutUnit(first.column) }
    guard !sets.isEmpty else { throw TextSetProblem(column: line.index, what: "no set") }
    if hasLoad, let unsaid {
      throw TextSetProblem(
        column: unsaid, what: "no weight beside sets that have one: write it, or \"reps\" for none",
        isAmbiguous: true)
    }
    if lacksLoad, let alone {
      throw TextSetProblem(
        column: alone, what: "a weight that may be that of the sets beside it: write 8 x 100 kg",
        isAmbiguous: true)
    }
  }

  /// Adds repetitions that have the weight of the set behind them.
  private mutating func add(
    _ waiting: [(reps: Int32, column: Int)], with meaning: TextSetMeaning
  ) throws(TextSetProblem) {
    guard meaning.count == 1, meaning.leadingLoad == nil, meaning.set.load != nil, meaning.set.reps != nil
    else { throw Self.withoutUnit(waiting[0].column) }
    for number in waiting {
      var set = ExerciseSet(reps: number.reps, load: meaning.set.load)
      if meaning.set.details?.isLoadPerSide == true {
        var details = SetDetails()
        details.isLoadPerSide = true
        set.details = details
      }
      sets.append(set)
    }
  }

  private static func withoutUnit(_ column: Int) -> TextSetProblem {
    TextSetProblem(column: column, what: "a number without a unit")
  }

  /// Gives the sets a kind that the line begins with, where they say none themselves.
  mutating func setKind(_ kind: SetKind) {
    for index in sets.indices where sets[index].kind == .working { sets[index].kind = kind }
  }
}
