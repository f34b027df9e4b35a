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
  /// In which order the dates of the text stand.
  private var order = TextDateOrder()
  private var setCount = 0
  /// The kind of the sets that follow, from a line that names it.
  private var kind: SetKind?
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
    if !log.states(otherThan: options.massUnit) { archive.preferences.massUnit = options.massUnit }
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
    var (setLines, brokenLines, others) = (0, 0, 0)
    var hasDate = false
    for line in content.firstLines.prefix(100) {
      // What it is is said when it is read.
      if isTraindown(line) { return true }
      // The texts that apps share number their sets.
      if isNumberedSet(line) { return false }
      // A line that opens a bracket belongs to a text with a grammar of its own.
      if line.hasSuffix("{") { return false }
      switch TextLine(line, &habits) {
      case .sets(let sets):
        if sets.sets.contains(where: { $0.reps != nil || $0.load == nil }) { setLines += 1 }
      case .exercise(_, .some): setLines += 1
      case .broken: brokenLines += 1
      case .date: hasDate = true
      case .text: others += 1
      default: break
      }
    }
    if hasDate { setLines += brokenLines }
    return setLines > 0 && others <= 8 * setLines
  }

  /// True for the date with which a session begins in Traindown: `@ 2021-01-05`.
  private static func isTraindown(_ line: String) -> Bool {
    line.hasPrefix("@ ") && DateText.moment(String(line.dropFirst(2))) != nil
  }

  /// True for `Set 1: 42 kg × 8`, whatever the language.
  private static func isNumberedSet(_ line: String) -> Bool {
    var walker = TextWalker(line)
    let letters = walker.letters()
    walker.skipSpaces()
    guard !letters.isEmpty, let number = walker.digits(), walker.take(":"), let next = walker.next else {
      return false
    }
    // Another number is the weight of an exercise: `Squat 100: 3x5`.
    return !TextName.isDigit(next) && ("\(number)" == "1" || letters.lowercased() == "set")
  }

  private init(
    _ input: InputBytes, _ options: ReadOptions, _ findings: any FindingSink
  ) throws(WorkoutError) {
    text = try TextInput(input, expecting: "a training log", findings: findings)
    lines = try TextLines(text).lines
    if let line = lines.first(where: { Self.isTraindown($0.text) }) {
      throw text.error(
        at: line.offset, "this is Traindown, which btd cannot read",
        "Write sets as 3 x 5 x 100 kg, and dates without the @.")
    }
    self.findings = findings
    habits = TextHabits(options)
    // What stands later settles what stands before.
    var orders: Set<DayOrder> = []
    for line in lines {
      guard case .date(let date) = TextLine(line.text, &habits), date.start != nil else { continue }
      if let order = TextDate.dayOrder(of: line.text) { orders.insert(order) }
    }
    if orders.count == 1 { habits.dayOrder = orders.first }
    for line in lines {
      if case .date(let date) = TextLine(line.text, &habits) { order.add(date) }
    }
  }

  // MARK: Lines

  private mutating func readLines() throws(WorkoutError) {
    var index = 0
    var what = line(0)
    while index < lines.count {
      var next = index + 1
      if !what.isSet { kind = nil }
      switch what {
      case .blank: break
      case .heading(let title):
        builder.beginWorkout(title: title)
        if let place = takeDate(behind: index) { next = place + 1 }
      case .template(let title):
        isLog = true
        builder.beginTemplate(title: title)
      case .date(let date):
        if date.beginsWithTitle, !builder.isEmpty, index > 0, !lines[index - 1].text.isEmpty {
          note(index)
        } else if date.beginsWithTitle, order.isOutOfPlace(date.start, behind: builder.start) {
          reportDate(index, "line that ends in a date before that of its workout: read as a note")
          builder.addNotes(lines[index].text)
        } else {
          if date.beginsWithTitle, !builder.isEmpty {
            reportDate(index, "line that ends in a date: read as the start of a workout")
          }
          builder.beginWorkout(title: date.title)
          setStart(date, index)
        }
      case .duration(let seconds):
        if !builder.setDuration(seconds) { note(index) }
      case .note(let text): builder.addNotes(text)
      case .variation(let text):
        if !builder.setVariation(text) { note(index) }
      case .category(let text):
        if !builder.setCategory(text) { note(index) }
      case .kind(let named):
        // Below a blank line it may be an exercise of its own.
        if builder.hasExercise, !isFirstOfSection(index), isAboveSets(index) {
          kind = named
        } else {
          next = readText(lines[index].text, index)
        }
      case .sets(let sets): try add(sets, index)
      case .noSets: isLog = true
      case .broken(let name, let problem):
        if !problem.isAmbiguous, isFirstOfSection(index), dateLine(behind: index) != nil {
          reportTitle(index)
          builder.beginWorkout(title: lines[index].text)
          if let place = takeDate(behind: index) { next = place + 1 }
        } else {
          isLog = true
          if let name { builder.addExercise(name) }
          report(problem, index, isWhole: true)
        }
      case .subheading(let text):
        if isAboveSets(index) || dateLine(behind: index) != nil {
          next = readText(text, index)
        } else {
          builder.beginWorkout(title: text)
        }
      case .exercise(let name, let sets):
        if sets == nil, name.superset == nil, !name.joinsLast, dateLine(behind: index) != nil {
          builder.beginWorkout(title: name.name)
          if let place = takeDate(behind: index) { next = place + 1 }
        } else {
          builder.addExercise(name)
          if let sets { try add(sets, index) }
        }
      case .text(let text): next = readText(text, index)
      }
      index = next
      if index < lines.count { what = line(index) }
    }
  }

  private mutating func line(_ index: Int) -> TextLine { TextLine(lines[index].text, &habits) }

  /// Reads a title, a name or a note, and gives the next line.
  private mutating func readText(_ text: String, _ index: Int) -> Int {
    if let date = dateLine(behind: index)?.index {
      // Above a blank line it may be the last remark on the workout above.
      if date > index + 1, !builder.isEmpty {
        guard isFirstOfSection(index) else {
          note(index)
          return index + 1
        }
        reportTitle(index, "line between two workouts: read as the title of the second")
      }
      builder.beginWorkout(title: text)
      return (takeDate(behind: index) ?? index) + 1
    }
    if isAboveSets(index) {
      builder.addExercise(TextExerciseName(name: text))
    } else if builder.isEmpty {
      builder.beginWorkout(title: text)
      if Self.hasNumber(text) { reportTitle(index) }
    } else {
      note(index)
    }
    return index + 1
  }

  private static func hasNumber(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: TextName.isDigit)
  }

  private func isFirstOfSection(_ index: Int) -> Bool { index == 0 || lines[index - 1].text.isEmpty }

  /// The date, without a title of its own, on the next line that is not blank, and the line's index.
  private mutating func dateLine(behind index: Int) -> (date: TextDate, index: Int)? {
    guard let next = lines[(index + 1)...].firstIndex(where: { !$0.text.isEmpty }),
      case .date(let date) = line(next), date.title == nil
    else { return nil }
    return (date, next)
  }

  /// Takes the date below a line for the workout, and returns the index of its line; nil without a date.
  private mutating func takeDate(behind index: Int) -> Int? {
    guard let (date, place) = dateLine(behind: index) else { return nil }
    setStart(date, place)
    return place
  }

  private mutating func setStart(_ date: TextDate, _ index: Int) {
    isLog = true
    if let start = date.start { builder.setStart(start) }
    guard let problem = date.problem else { return }
    findings.report(
      Finding(
        .warning, .dropped, "date that is not understood, left out", field: .model(.start), of: .workout,
        detail: detail(problem, index), place: place(problem, index)))
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
          "set without an exercise name: read as one of an exercise without a name",
          of: .set, place: text.place(of: lines[index].offset)))
    }
    var sets = sets
    if let kind { sets.setKind(kind) }
    builder.add(sets.sets)
    for problem in sets.leftOut { report(problem, index, isWhole: false) }
  }

  // MARK: Findings

  private func report(_ problem: TextSetProblem, _ index: Int, isWhole: Bool) {
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
        .warning, .dropped, reason, of: .set, detail: detail(problem, index), place: place(problem, index)))
  }

  private func detail(_ problem: TextSetProblem, _ index: Int) -> String {
    "\(PrintableText.of(lines[index].text, limit: 60)): \(problem.what)"
  }

  private func place(_ problem: TextSetProblem, _ index: Int) -> Place {
    let line = lines[index]
    let head = String(String.UnicodeScalarView(line.text.unicodeScalars.prefix(problem.column)))
    return text.place(of: line.offset + head.utf8.count)
  }

  private func reportTitle(
    _ index: Int, _ reason: Finding.Reason = "line with a number: read as the title of a workout"
  ) {
    findings.report(
      Finding(
        .note, .guessed, reason, field: .model(.title),
        of: .workout, detail: PrintableText.of(lines[index].text, limit: 60),
        place: text.place(of: lines[index].offset)))
  }

  private func reportDate(_ index: Int, _ reason: Finding.Reason) {
    findings.report(
      Finding(
        .warning, .guessed, reason, field: .model(.start), of: .workout,
        detail: PrintableText.of(lines[index].text, limit: 60), place: text.place(of: lines[index].offset)))
  }

  /// Reads a line as a note, and says so; a number in it may be a set's, so that such a line is left out.
  private mutating func note(_ index: Int) {
    let line = lines[index]
    guard !Self.hasNumber(line.text) else {
      let problem = TextSetProblem(column: 0, what: "a number without a meaning")
      return report(problem, index, isWhole: true)
    }
    findings.report(
      Finding(
        .note, .guessed, "line that is neither a name nor a set: read as a note",
        field: .model(builder.hasExercise ? .exerciseNotes : .workoutNotes),
        detail: PrintableText.of(line.text, limit: 60), place: text.place(of: line.offset)))
    builder.addNotes(line.text)
  }
}
