internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the texts that Strong and Hevy share: a title, a date, then names of exercises with a line a set below.
///
/// One text may hold several workouts. Any other line is read as a note on what stands above it.
struct ShareTextReader {
  /// What a line is.
  private enum Line {
    case blank
    case date(Moment)
    case set(ExerciseSet)
    case brokenSet(ShareTextSet.Problem)
    case link
    case signature
    case notes(String)
    case workoutNotes(String)
    case text

    var isSet: Bool {
      switch self {
      case .set, .brokenSet: true
      default: false
      }
    }
  }

  /// How notes begin, in small letters.
  private static let noteWords = (
    exercise: ["notes:", "note:"], workout: ["workout notes:", "workout note:"]
  )

  private let dialect: ShareTextDialect
  private let text: TextInput
  private let findings: any FindingSink
  private let assembler: WorkoutAssembler
  /// Each line without the spaces around it, what it is, and where it begins.
  private var lines: [(text: String, kind: Line, offset: Int)] = []
  /// Of each line, whether a set stands below it before the next blank line.
  private var isAboveSet: [Bool] = []
  private var workoutCount: UInt64 = 0
  private var setCount = 0
  /// Whether notes that go on would belong to the last exercise.
  private var hasExercise = false

  /// Reads `input` and pushes its workouts in their order.
  ///
  /// - Throws: `WorkoutError.input` where it holds no set.
  static func read(
    _ input: InputBytes, as dialect: ShareTextDialect, options: ReadOptions, into sink: any ArchiveSink,
    findings: any FindingSink
  ) throws(WorkoutError) {
    let text = try TextInput(input, expecting: "a text to be shared", findings: findings)
    var reader = ShareTextReader(dialect, text, sink, findings)
    try reader.collectLines(options)
    guard reader.lines.contains(where: { $0.kind.isSet }) else {
      throw text.error(
        at: 0, "found no set, expected lines such as \"Set 1: 42 kg × 8\"",
        "Share the workout from the app again, and copy the whole text.")
    }
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: dialect.rawValue)
    archive.preferences.massUnit = options.massUnit
    archive.preferences.distanceUnit = options.distanceUnit
    try sink.begin(archive)
    try reader.readLines()
    try reader.assembler.finish()
  }

  private init(
    _ dialect: ShareTextDialect, _ text: TextInput, _ sink: any ArchiveSink, _ findings: any FindingSink
  ) {
    self.dialect = dialect
    self.text = text
    self.findings = findings
    assembler = WorkoutAssembler(sink)
  }

  // MARK: What the lines are

  private mutating func collectLines(_ options: ReadOptions) throws(WorkoutError) {
    let all = try TextLines(text).lines
    let labels = ShareTextSet.labels(in: all.lazy.map { $0.text })
    for line in all { lines.append((line.text, kind(of: line.text, labels, options), line.offset)) }
    isAboveSet = Array(repeating: false, count: lines.count)
    var isAbove = false
    for index in lines.indices.reversed() {
      isAboveSet[index] = isAbove
      if case .blank = lines[index].kind { isAbove = false }
      if lines[index].kind.isSet { isAbove = true }
    }
  }

  private func kind(of line: String, _ labels: Set<String>, _ options: ReadOptions) -> Line {
    if line.isEmpty { return .blank }
    do throws(ShareTextSet.Problem) {
      if let set = try ShareTextSet(line, labels: labels, massUnit: options.massUnit) { return .set(set.set) }
    } catch {
      return .brokenSet(error)
    }
    if let notes = Self.rest(of: line, behind: Self.noteWords.exercise) { return .notes(notes) }
    if let notes = Self.rest(of: line, behind: Self.noteWords.workout) { return .workoutNotes(notes) }
    if line.hasPrefix("https://") || line.hasPrefix("http://") { return .link }
    if ShareTextDialect.isSignature(line) { return .signature }
    return DateText.moment(besideWeekday: line).map { .date($0) } ?? .text
  }

  private static func rest(of line: String, behind words: [String]) -> String? {
    let lowercased = line.lowercased()
    guard let word = words.first(where: { lowercased.hasPrefix($0) }) else { return nil }
    return String(line.dropFirst(word.count).drop { $0 == " " })
  }

  // MARK: What they mean

  private mutating func readLines() throws(WorkoutError) {
    var index = 0
    while index < lines.count {
      let line = lines[index]
      switch line.kind {
      case .blank: break
      case .signature:
        // It stands first in some texts and last in others.
        if setCount > 0 { endWorkout() }
      case .date(let start): beginWorkout(title: nil, start)
      case .link:
        beginWorkoutIfNone()
        keepLink(line.text)
        endWorkout()
      case .notes(let notes): note(notes, ofWorkout: !hasExercise)
      case .workoutNotes(let notes): note(notes, ofWorkout: true)
      case .set(let set): add(set, at: line.offset)
      case .brokenSet(let problem): report(problem, line)
      case .text: index = readText(index)
      }
      try assembler.pass()
      index += 1
    }
  }

  /// Reads a line that is a title, a name or a note, and gives the last line that belongs to it.
  private mutating func readText(_ index: Int) -> Int {
    let line = lines[index]
    let next = lines[(index + 1)...].firstIndex { line in
      if case .blank = line.kind { false } else { true }
    }
    if let next, case .date(let start) = lines[next].kind {
      beginWorkout(title: line.text, start)
      return next
    }
    guard isAboveSet[index] else {
      findings.report(
        Finding(
          .note, .guessed, "line that is neither a name nor a set: read as a note",
          field: .model(hasExercise ? .exerciseNotes : .workoutNotes),
          detail: PrintableText.of(line.text, limit: 60), place: text.place(of: line.offset)))
      note(line.text, ofWorkout: !hasExercise)
      return index
    }
    beginWorkoutIfNone()
    assembler.beginExercise(assembler.shared(ExerciseIdentity(name: line.text)))
    hasExercise = true
    return index
  }

  private mutating func add(_ set: ExerciseSet, at offset: Int) {
    beginWorkoutIfNone()
    if !hasExercise {
      findings.report(
        Finding(
          .warning, .guessed,
          "set without an exercise name: read as one of an exercise without a name",
          of: .set, place: text.place(of: offset)))
      assembler.beginExercise(ExerciseIdentity(name: nil))
      hasExercise = true
    }
    setCount += 1
    assembler.add(set)
  }

  private func report(_ problem: ShareTextSet.Problem, _ line: (text: String, kind: Line, offset: Int)) {
    let head = String(String.UnicodeScalarView(line.text.unicodeScalars.prefix(problem.column)))
    findings.report(
      Finding(
        .warning, .dropped,
        "set that is not understood: expected such as 42 kg × 8, 10 reps, 1:30 or 5 km | 25:00", of: .set,
        detail: "\(PrintableText.of(line.text, limit: 60)): \(problem.what)",
        place: text.place(of: line.offset + head.utf8.count)))
  }

  private mutating func note(_ notes: String, ofWorkout isOfWorkout: Bool) {
    guard !notes.isEmpty else { return }
    beginWorkoutIfNone()
    if isOfWorkout { assembler.addWorkoutNotes(notes) } else { assembler.addNotes(notes) }
  }

  private mutating func keepLink(_ link: String) {
    assembler.changeWorkout { workout in
      var details = workout.details ?? WorkoutDetails()
      var fields = details.sourceFields ?? SourceFields(format: dialect.rawValue)
      fields.fields.append(SourceFields.Field(name: "link", text: link))
      details.sourceFields = fields
      workout.details = details
    }
  }

  private var hasWorkout = false

  private mutating func beginWorkoutIfNone() {
    if !hasWorkout { beginWorkout(title: nil, nil) }
  }

  private mutating func beginWorkout(title: String?, _ start: Moment?) {
    workoutCount += 1
    setCount = 0
    (hasWorkout, hasExercise) = (true, false)
    _ = assembler.beginWorkout(key: workoutCount) { Workout(title: title, start: start) }
  }

  private mutating func endWorkout() { (hasWorkout, hasExercise, setCount) = (false, false, 0) }
}
