internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the CSV that Alpha Progression exports: a row for a session, then for each of its exercises a row with the
/// name and the warm-ups, a head, and a row for each set.
struct AlphaProgressionReader {
  static let formatID = "alpha-progression"
  private static let headMark = "#"

  private let findings: any FindingSink
  private var workouts: [Workout] = []
  private var columns: [AlphaProgressionColumn] = []
  /// What is asked for in the present exercise.
  private var target: SetTarget?
  private var rowCount = 0
  private var brokenCount = 0
  private var firstProblem: (problem: String, place: Place)?

  /// True where a row of a session stands first and a head of sets follows.
  static func recognizes(_ content: SniffedContent) -> Bool {
    guard !content.isJSON else { return false }
    let lines = content.firstLines.prefix(12)
    return lines.contains { $0.hasPrefix("\(headMark);") } && lines.first?.hasPrefix("\"") == true
  }

  /// Reads `input` and pushes its workouts in their order.
  ///
  /// - Throws: `WorkoutError.input` where more than a quarter of the rows cannot be read.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    var reader = AlphaProgressionReader(findings: findings)
    for row in try CSVRows.read(input) {
      reader.rowCount += 1
      if let problem = reader.read(row.cells, at: row.place) { reader.keepOut(problem, row) }
    }
    if let first = reader.firstProblem, reader.brokenCount * 4 > reader.rowCount {
      throw .input(
        InputError(
          .malformed, place: first.place,
          what:
            "\(reader.brokenCount) of \(reader.rowCount) rows cannot be read; the first: \(first.problem)",
          advice: .checkRows))
    }
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: formatID)
    try sink.begin(archive)
    for workout in reader.workouts { try sink.add(workout) }
    try sink.finish()
  }

  private mutating func keepOut(_ problem: String, _ row: CSVRows.Row) {
    brokenCount += 1
    if firstProblem == nil { firstProblem = (problem, row.place) }
    findings.report(
      Finding(
        .error, .dropped, Finding.Reason("row skipped: {}", problem), of: .row,
        detail: PrintableText.of(row.cells.joined(separator: ";"), limit: 60), place: row.place))
  }

  /// Reads a row; what is wrong with it, where something is.
  private mutating func read(_ cells: [String], at place: Place) -> String? {
    let cells = cells.map { String($0.trimming { $0.properties.isWhitespace }) }
    guard let first = cells.first else { return nil }
    if cells.count > 1, let start = AlphaProgressionText.moment(cells[1]) {
      beginWorkout(first, start, cells)
      return nil
    }
    if first == Self.headMark {
      columns = []
      var meanings: Set<String> = []
      for (place, head) in cells.enumerated().dropFirst() {
        let column = AlphaProgressionColumn(head)
        // A second column of a meaning has another name than the first.
        let isFirst = meanings.insert(column.meaning).inserted
        columns.append(isFirst ? column : .unknown("\(head), column \(place + 1)"))
      }
      return nil
    }
    guard !workouts.isEmpty else { return "it comes before the first session" }
    if let name = AlphaProgressionText.numbered(first) {
      beginExercise(name, cells, at: place)
      return nil
    }
    guard !first.isEmpty, first.utf8.allSatisfy({ $0 &- 0x30 < 10 }) else {
      return "neither a session, an exercise nor a set"
    }
    return addSet(cells, at: place)
  }

  private mutating func beginWorkout(_ title: String, _ start: Moment, _ cells: [String]) {
    var workout = Workout(title: title.isEmpty ? nil : title, start: start)
    var fields: [SourceFields.Field] = []
    if cells.count > 2, !cells[2].isEmpty {
      workout.durationSeconds = AlphaProgressionText.seconds(cells[2])
      if workout.durationSeconds == nil { fields.append(.init(name: "duration", text: cells[2])) }
    }
    fields += Self.surplus(cells, behind: 3)
    if !fields.isEmpty {
      var details = WorkoutDetails()
      details.sourceFields = SourceFields(format: Self.formatID, fields: fields)
      workout.details = details
    }
    workouts.append(workout)
    columns = []
    target = nil
  }

  /// The cells of a row that nobody knows, behind the first `count`.
  private static func surplus(_ cells: [String], behind count: Int) -> [SourceFields.Field] {
    cells.enumerated().dropFirst(count).filter { !$0.element.isEmpty }
      .map { SourceFields.Field(name: "column \($0.offset + 1)", text: $0.element) }
  }

  private mutating func beginExercise(_ text: String, _ cells: [String], at place: Place) {
    var parts = AlphaProgressionText.parts(of: text)
    target = parts.count > 1 ? parts.last.flatMap(AlphaProgressionText.target) : nil
    if target != nil { parts.removeLast() }
    let equipment = parts.dropFirst().joined(separator: ", ")
    var exercise = Exercise(
      ExerciseIdentity(name: parts.first, variation: equipment.isEmpty ? nil : equipment))
    columns = []
    let fields = Self.surplus(cells, behind: 2)
    if !fields.isEmpty {
      var details = ExerciseDetails()
      details.sourceFields = SourceFields(format: Self.formatID, fields: fields)
      exercise.details = details
    }
    let warmUps = cells.count > 1 ? cells[1] : ""
    for line in warmUps.splitLines where !line.isEmpty {
      if let set = AlphaProgressionText.warmUp(line) {
        exercise.sets.append(set)
        for word in line.split(separator: " ") { reportDoubt(in: word, at: place) }
      } else {
        findings.report(
          Finding(
            .error, .dropped, "warm-up that is not understood", of: .set,
            detail: PrintableText.of(line, limit: 60), place: place))
      }
    }
    workouts[workouts.count - 1].exercises.append(exercise)
  }

  /// Names a number whose point may mark thousands.
  private func reportDoubt(in text: Substring, at place: Place) {
    guard AlphaProgressionText.isDoubtful(text) else { return }
    findings.report(
      Finding(
        .warning, .guessed, "a point before three digits: read as a decimal point", of: .row,
        detail: PrintableText.of(String(text), limit: 40), place: place))
  }

  private mutating func addSet(_ cells: [String], at place: Place) -> String? {
    let workout = workouts.count - 1
    let exercise = workouts[workout].exercises.count - 1
    guard exercise >= 0, !columns.isEmpty else { return "a set without a header row above it" }
    guard cells.count <= columns.count + 1 else { return "the row has more cells than the header row" }
    var set = ExerciseSet()
    var details = SetDetails()
    var fields: [SourceFields.Field] = []
    for (column, text) in zip(columns, cells.dropFirst()) where !text.isEmpty {
      guard let number = AlphaProgressionText.number(text) else {
        if case .unknown(let name) = column {
          fields.append(.init(name: name, text: text))
          continue
        }
        return "no number in \(column.name)"
      }
      switch column {
      case .load(let unit): set.load = Load(number, unit: unit)
      case .reps:
        let whole = number.normalized
        guard whole.fractionDigits == 0, let reps = Int32(exactly: whole.coefficient), reps > .min else {
          return "no whole number in \(column.name)"
        }
        set.reps = reps
      case .repsInReserve: details.repsInReserve = number
      case .seconds: set.durationSeconds = number
      case .unknown(let name): fields.append(.init(name: name, text: text))
      }
    }
    for (column, text) in zip(columns, cells.dropFirst()) {
      if case .unknown = column { continue }
      reportDoubt(in: text[...], at: place)
    }
    details.target = target
    if !fields.isEmpty { details.sourceFields = SourceFields(format: Self.formatID, fields: fields) }
    if details != SetDetails() { set.details = details }
    workouts[workout].exercises[exercise].sets.append(set)
    return nil
  }
}

extension String {
  /// The lines, which the app separates by `<br>`.
  fileprivate var splitLines: [String] {
    var lines: [String] = [""]
    var rest = self[...]
    while let first = rest.first {
      if rest.hasPrefix("<br>") {
        rest = rest.dropFirst(4)
        lines.append("")
      } else {
        lines[lines.count - 1].append(first)
        rest = rest.dropFirst()
      }
    }
    return lines
  }
}
