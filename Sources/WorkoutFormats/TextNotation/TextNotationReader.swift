internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads a training log in text: a title, a date, then names of exercises with lines of sets below.
struct TextNotationReader {
  static let formatID = "text"

  /// The most sets of a text; a log of ten years has 100,000.
  static let maximumSetCount = 2_000_000

  private let text: TextInput
  private let findings: any FindingSink
  private let lines: [TextLines.Line]
  private var habits: TextHabits
  private var builder = TextLogBuilder()
  private var setCount = 0
  /// True once a line said that this is a log: a date, sets or a template.
  private var isLog = false

  /// Reads `input` and pushes its templates and workouts in their order.
  ///
  /// - Throws: `WorkoutError.input` for a text of something else.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    var reader = try TextNotationReader(input, options, findings)
    try reader.readLines()
    let log = reader.builder.finished()
    guard reader.isLog || reader.lines.allSatisfy({ $0.text.isEmpty }) else {
      throw reader.text.error(
        at: 0,
        "found no date and no set, expected lines such as \"3 x 5 x 100 kg\" below the name of an exercise",
        "See the page on training logs in text.")
    }
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: formatID)
    archive.preferences.massUnit = options.massUnit
    archive.preferences.distanceUnit = options.distanceUnit
    archive.templates = log.templates
    try sink.begin(archive)
    for workout in log.workouts { try sink.add(workout) }
    try sink.finish()
  }

  /// True for a text with lines of sets, and few others.
  static func recognizes(_ content: SniffedContent) -> Bool {
    guard !content.isJSON, content.xmlRoot == nil, content.tableHead.count <= 3 else { return false }
    var habits = TextHabits(ReadOptions())
    var (setLines, others) = (0, 0)
    for line in content.firstLines.prefix(100) {
      // The texts that apps share number their sets.
      if isNumberedSet(line) { return false }
      // A line that opens a bracket belongs to a text with a grammar of its own.
      if line.hasSuffix("{") { return false }
      switch TextLine(line, &habits) {
      case .sets(let sets):
        if sets.sets.contains(where: { $0.reps != nil || $0.load == nil }) { setLines += 1 }
      case .exercise(_, .some): setLines += 1
      case .text: others += 1
      default: break
      }
    }
    return setLines > 0 && others <= 8 * setLines
  }

  /// True for `Set 1: 42 kg × 8`, whatever the language.
  private static func isNumberedSet(_ line: String) -> Bool {
    var walker = TextWalker(line)
    guard !walker.letters().isEmpty else { return false }
    walker.skipSpaces()
    return walker.digits() != nil && walker.take(":")
  }

  private init(
    _ input: InputBytes, _ options: ReadOptions, _ findings: any FindingSink
  ) throws(WorkoutError) {
    text = try TextInput(input, expecting: "a training log", findings: findings)
    lines = try TextLines(text).lines
    self.findings = findings
    habits = TextHabits(options)
    // What stands later settles what stands before.
    for line in lines { _ = TextLine(line.text, &habits) }
  }

  // MARK: Lines

  private mutating func readLines() throws(WorkoutError) {
    var index = 0
    var kind = line(0)
    while index < lines.count {
      var next = index + 1
      switch kind {
      case .blank: break
      case .heading(let title):
        builder.beginWorkout(title: title)
        if let (start, place) = date(behind: index) {
          builder.setStart(start)
          next = place + 1
        }
      case .template(let title):
        isLog = true
        builder.beginTemplate(title: title)
      case .date(let start):
        isLog = true
        builder.beginWorkout(title: nil)
        builder.setStart(start)
      case .duration(let seconds):
        if !builder.setDuration(seconds) { note(index) }
      case .note(let text): builder.addNotes(text)
      case .variation(let text):
        if !builder.setVariation(text) { note(index) }
      case .category(let text):
        if !builder.setCategory(text) { note(index) }
      case .sets(let sets): try add(sets, index)
      case .noSets: isLog = true
      case .broken(let name, let problem):
        if let name { builder.addExercise(TextExerciseName(name: name)) }
        report(problem, index, isWhole: true)
      case .exercise(let name, let sets):
        if sets == nil, name.superset == nil, !name.joinsLast, let (start, place) = date(behind: index) {
          builder.beginWorkout(title: name.name)
          builder.setStart(start)
          next = place + 1
        } else {
          builder.addExercise(name)
          if let sets { try add(sets, index) }
        }
      case .text(let text): next = readText(text, index)
      }
      index = next
      if index < lines.count { kind = line(index) }
    }
  }

  private mutating func line(_ index: Int) -> TextLine { TextLine(lines[index].text, &habits) }

  /// Reads a title, a name or a note, and gives the next line.
  private mutating func readText(_ text: String, _ index: Int) -> Int {
    if let (start, place) = date(behind: index) {
      builder.beginWorkout(title: text)
      builder.setStart(start)
      return place + 1
    }
    if isAboveSets(index) {
      builder.addExercise(TextExerciseName(name: text))
    } else if builder.isEmpty {
      builder.beginWorkout(title: text)
    } else {
      note(index)
    }
    return index + 1
  }

  /// The date on the next line that is not blank, and its index.
  private mutating func date(behind index: Int) -> (Moment, Int)? {
    guard let next = lines[(index + 1)...].firstIndex(where: { !$0.text.isEmpty }),
      case .date(let date) = line(next)
    else { return nil }
    isLog = true
    return (date, next)
  }

  /// True where sets stand below a line, before anything but notes.
  private mutating func isAboveSets(_ index: Int) -> Bool {
    var next = index + 1
    while next < lines.count, next <= index + Self.maximumLinesBetween {
      let kind = line(next)
      if kind.isSet { return true }
      guard kind.isBeside else { return false }
      next += 1
    }
    return false
  }

  /// The most lines between the name of an exercise and its sets.
  private static let maximumLinesBetween = 8

  private mutating func add(_ sets: TextSets, _ index: Int) throws(WorkoutError) {
    isLog = true
    setCount += sets.sets.count
    guard setCount <= Self.maximumSetCount else {
      throw text.error(
        at: lines[index].offset, "the text has more than 2,000,000 sets", "Take a part of it at a time.")
    }
    if !builder.hasExercise {
      findings.report(
        Finding(
          .warning, .guessed,
          "set without the name of an exercise: read as one of an exercise without a name",
          of: .set, place: text.place(of: lines[index].offset)))
    }
    builder.add(sets.sets)
    for problem in sets.leftOut { report(problem, index, isWhole: false) }
  }

  // MARK: Findings

  private func report(_ problem: TextSetProblem, _ index: Int, isWhole: Bool) {
    let line = lines[index]
    let head = String(String.UnicodeScalarView(line.text.unicodeScalars.prefix(problem.column)))
    let reason: Finding.Reason =
      if !isWhole {
        "part of a set left out"
      } else if problem.isAmbiguous {
        .twoMeanings
      } else {
        "line not understood as sets, left out: expected for example 3 x 5 x 100 kg, 10 reps, 30 s or 5 km in 25:00"
      }
    findings.report(
      Finding(
        .warning, .dropped, reason, of: .set,
        detail: "\(PrintableText.of(line.text, limit: 60)): \(problem.what)",
        place: text.place(of: line.offset + head.utf8.count)))
  }

  /// Reads a line as a note, and says so.
  private mutating func note(_ index: Int) {
    let line = lines[index]
    findings.report(
      Finding(
        .note, .guessed, "line that is neither a name nor a set: read as a note",
        field: .model(builder.hasExercise ? .exerciseNotes : .workoutNotes),
        detail: PrintableText.of(line.text, limit: 60), place: text.place(of: line.offset)))
    builder.addNotes(line.text)
  }
}
