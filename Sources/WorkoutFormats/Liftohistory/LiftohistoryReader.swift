internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the workouts that Liftosaur writes in text, one behind another.
struct LiftohistoryReader {
  static let formatID = "liftohistory"
  private static let opening = "exercises:"

  private let text: TextInput
  private let findings: any FindingSink
  private var identities: Set<ExerciseIdentity> = []
  /// Lines of notes that wait for what they stand above.
  private var notes: [String] = []

  /// True for a text with a first line that begins a workout.
  static func recognizes(_ content: SniffedContent) -> Bool {
    !content.isJSON && content.xmlRoot == nil && content.firstLines.contains { isHead($0) }
  }

  private static func isHead(_ line: String) -> Bool {
    guard let first = line.unicodeScalars.first, ("0"..."9").contains(first), line.hasSuffix("{") else {
      return false
    }
    let before = String(line.dropLast()).trimming { $0 == " " || $0 == "\t" }
    return before.hasSuffix(opening) && line.contains("/")
  }

  /// Reads `input` and pushes its workouts in their order.
  ///
  /// - Throws: `WorkoutError.input` where no line begins a workout.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    let text = try TextInput(input, expecting: "workouts of Liftosaur", findings: findings)
    let lines = try TextLines(text).lines
    // A log without a workout is written as nothing.
    let isBlank = lines.allSatisfy { $0.text.isEmpty || Self.note($0.text) != nil }
    guard isBlank || lines.contains(where: { isHead($0.text) }) else {
      throw text.error(
        at: 0,
        "found no workout, expected a line such as 2026-03-01 10:00:00 +00:00 / dayName: \"Push\" / exercises: {",
        "Copy the workout as text in the app again.")
    }
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: formatID)
    try sink.begin(archive)
    var reader = LiftohistoryReader(text: text, findings: findings)
    try reader.read(lines, into: sink)
    try sink.finish()
  }

  private init(text: TextInput, findings: any FindingSink) {
    self.text = text
    self.findings = findings
  }

  private mutating func read(_ lines: [TextLines.Line], into sink: any ArchiveSink) throws(WorkoutError) {
    var workout: Workout?
    for line in lines where !line.text.isEmpty {
      if let note = Self.note(line.text) {
        notes.append(note)
      } else if Self.isHead(line.text) {
        if let last = workout.take() {
          report(line, .warning, .inconsistent, "workout that no } ends before the next", of: .workout)
          try sink.add(last)
        }
        workout = head(line)
      } else if line.text == "}", let last = workout.take() {
        leaveNotes(line)
        try sink.add(last)
      } else if var open = workout {
        // Taken out while it grows, so that it is not copied for every exercise.
        workout = nil
        if let exercise = exercise(line) { open.exercises.append(exercise) }
        workout = open
      } else {
        report(line, .error, .dropped, "line that is in no workout", of: .workout)
      }
    }
    if let last = lines.last { leaveNotes(last) }
    if let last = workout {
      findings.report(
        Finding(
          .warning, .inconsistent, "text that ends before its last workout does", of: .workout,
          place: text.place(of: text.bytes.count)))
      try sink.add(last)
    }
  }

  private func report(
    _ line: TextLines.Line, column: Int = 0, _ severity: Finding.Severity, _ kind: Finding.Kind,
    _ what: Finding.Reason, of subject: Finding.Subject, detail: String? = nil
  ) {
    let before = String(line.text.unicodeScalars.prefix(column)).utf8.count
    findings.report(
      Finding(
        severity, kind, what, of: subject, detail: detail ?? PrintableText.of(line.text, limit: 60),
        place: text.place(of: line.offset + before)))
  }

  /// What stands behind two slashes and a space; nil for a line that begins otherwise.
  // By scalars, as are quotation marks: a mark over the first letter of a text makes one character with what is before it.
  private static func note(_ line: String) -> String? {
    guard line.unicodeScalars.starts(with: "//".unicodeScalars) else { return nil }
    let note = line.unicodeScalars.dropFirst(2)
    return String(note.first == " " ? note.dropFirst() : note)
  }

  /// `value` without the quotation marks around it.
  private static func unquoted(_ value: String) -> String {
    let scalars = value.unicodeScalars
    guard scalars.count > 1, scalars.first == "\"", scalars.last == "\"" else { return value }
    return String(scalars.dropFirst().dropLast())
  }

  /// The lines of notes so far; nil if nothing stands on them.
  private mutating func takeNotes() -> String? {
    let taken = notes
    notes = []
    return taken.allSatisfy { $0.isEmpty } ? nil : taken.joined(separator: "\n")
  }

  /// Notes behind the last exercise belong to nothing.
  private mutating func leaveNotes(_ line: TextLines.Line) {
    guard let left = takeNotes() else { return }
    report(
      line, .warning, .dropped, "note behind the last exercise", of: .workout,
      detail: PrintableText.of(left, limit: 60))
  }

  // MARK: Head

  private mutating func head(_ line: TextLines.Line) -> Workout {
    var details = WorkoutDetails()
    details.notes = takeNotes()
    var workout = Workout()
    var fields: [SourceFields.Field] = []
    var seen: Set<Substring> = []
    for (number, part) in Self.parts(line.text).enumerated() {
      if number == 0 {
        workout.start = DateText.moment(part.text)
        if workout.start == nil {
          report(
            line, .error, .dropped, "no date and time", of: .workout,
            detail: PrintableText.of(part.text, limit: 40))
        }
        continue
      }
      func drop(_ what: Finding.Reason) {
        report(
          line, column: part.column, .warning, .dropped, what, of: .workout,
          detail: PrintableText.of(part.text, limit: 60))
      }
      guard let colon = part.text.firstIndex(of: ":") else {
        if !part.text.isEmpty { drop("word that no workout has") }
        continue
      }
      let key = part.text[..<colon]
      guard !seen.contains(key) else {
        drop("word that a workout has twice; the first one counts")
        continue
      }
      let value = Self.unquoted(
        String(String(part.text[part.text.index(after: colon)...]).trimming { $0 == " " || $0 == "\t" }))
      switch key {
      case "exercises": continue
      case "program" where value.isEmpty, "dayName" where value.isEmpty: continue
      case "program": details.templateReference = value
      case "dayName": workout.title = value
      case "duration":
        workout.durationSeconds = value.hasSuffix("s") ? ExactDecimal(lenient: String(value.dropLast())) : nil
        guard workout.durationSeconds != nil else {
          report(
            line, column: part.column, .error, .dropped, "no time as in 3600s", of: .workout, detail: value)
          continue
        }
      default:
        guard LiftohistoryField.ofWorkout.contains(String(key)), Int32(value).map({ $0 >= 0 }) ?? false else {
          drop("word that no workout has")
          continue
        }
        fields.append(.init(name: String(key), text: value))
      }
      seen.insert(key)
    }
    if !fields.isEmpty { details.sourceFields = SourceFields(format: Self.formatID, fields: fields) }
    workout.details = details == WorkoutDetails() ? nil : details
    return workout
  }

  /// What stands between the slashes of a line, but for those between quotation marks.
  private static func parts(_ line: String) -> [(text: String, column: Int)] {
    var parts: [(text: String, column: Int)] = []
    let scalars = Array(line.unicodeScalars)
    var start = 0
    var isQuoted = false
    for index in 0...scalars.count {
      if index < scalars.count {
        if scalars[index] == "\"" { isQuoted.toggle() }
        guard scalars[index] == "/", !isQuoted else { continue }
      }
      var first = start
      while first < index, scalars[first] == " " || scalars[first] == "\t" { first += 1 }
      var last = index
      while last > first, scalars[last - 1] == " " || scalars[last - 1] == "\t" { last -= 1 }
      parts.append((String(String.UnicodeScalarView(scalars[first..<last])), first))
      start = index + 1
    }
    return parts
  }

  // MARK: Exercises

  private mutating func exercise(_ line: TextLines.Line) -> Exercise? {
    let parts = Self.parts(line.text)
    guard let name = parts.first?.text, !name.isEmpty else {
      report(line, .error, .dropped, "line without the name of an exercise", of: .exercise)
      return nil
    }
    var done: [LiftohistorySet] = []
    var warmUps: [LiftohistorySet] = []
    var targets: [LiftohistorySet] = []
    for part in parts.dropFirst() {
      var section = part.text
      var column = part.column
      var keyword: String?
      if let colon = section.firstIndex(of: ":") {
        keyword = String(section[..<colon])
        column += section[...colon].unicodeScalars.count
        section = String(section[section.index(after: colon)...])
        if section.hasPrefix(" ") {
          section.removeFirst()
          column += 1
        }
      }
      do throws(LiftohistorySet.Problem) {
        let sets = try LiftohistorySet.list(Array(section.unicodeScalars))
        switch keyword {
        case nil:
          reportTargets(in: sets, line, column: column)
          done += sets
        case "warmup":
          reportTargets(in: sets, line, column: column)
          warmUps += sets
        case "target":
          targets += sets
          for set in sets where set.left != nil {
            report(
              line, column: column, .warning, .dropped, "repetitions of the left side that were asked for",
              of: .set, detail: set.left.map { "\($0)" })
          }
        default:
          report(
            line, column: part.column, .warning, .dropped, "word that no exercise has", of: .exercise,
            detail: keyword.map { PrintableText.of($0, limit: 40) })
        }
      } catch {
        report(
          line, column: column + error.column, .error, .dropped, "sets that are not understood",
          of: .exercise, detail: error.what)
      }
    }
    let identity = identities.insert(ExerciseIdentity(name: name)).memberAfterInsert
    var details = ExerciseDetails()
    details.notes = takeNotes()
    let sets = Self.expanded(warmUps).map { Self.set($0, .warmUp, nil) } + merged(done, targets, line)
    return Exercise(identity, sets: sets, details: details == ExerciseDetails() ? nil : details)
  }

  /// Names what only a target has, in sets that were done.
  private func reportTargets(in sets: [LiftohistorySet], _ line: TextLines.Line, column: Int) {
    for set in sets {
      for what in set.ofTargets {
        report(
          line, column: column, .warning, .dropped, "part of a set that only a target has", of: .set,
          detail: what)
      }
    }
  }

  private static func expanded(_ sets: [LiftohistorySet]) -> [LiftohistorySet] {
    sets.flatMap { Array(repeating: $0, count: $0.count) }
  }

  /// The sets that were done, each with what was asked for in its place.
  private func merged(
    _ done: [LiftohistorySet], _ targets: [LiftohistorySet], _ line: TextLines.Line
  ) -> [ExerciseSet] {
    let sets = Self.expanded(done)
    let targets = Self.expanded(targets)
    if targets.count > sets.count {
      findings.report(
        Finding(
          .note, .dropped, .notPerformed, of: .set, place: text.place(of: line.offset),
          count: targets.count - sets.count))
    }
    return sets.enumerated().map { number, set in
      Self.set(set, .working, targets.indices.contains(number) ? targets[number] : nil)
    }
  }

  private static func set(
    _ set: LiftohistorySet, _ kind: SetKind, _ asked: LiftohistorySet?
  ) -> ExerciseSet {
    var details = SetDetails()
    var fields: [SourceFields.Field] = []
    func flag(_ isSet: Bool, _ name: String) {
      if isSet { fields.append(.init(name: name, text: LiftohistoryField.isSet)) }
    }
    details.ratingOfPerceivedExertion = set.rating
    details.note = set.label ?? asked?.label
    if let label = set.label, let other = asked?.label, other != label { details.note = label + "; " + other }
    if let left = set.left { fields.append(.init(name: LiftohistoryField.left, text: "\(left)")) }
    flag(set.isAMRAP, LiftohistoryField.amrap)
    if let asked {
      var target = SetTarget()
      target.reps = asked.reps == 0 && asked.maximumReps == nil ? nil : asked.reps
      target.maximumReps = asked.maximumReps
      target.load = asked.load
      target.ratingOfPerceivedExertion = asked.rating
      target.durationSeconds = asked.hasBar ? asked.seconds : nil
      details.target = target == SetTarget() ? nil : target
      // A time alone is the rest behind the set.
      details.restSeconds = asked.hasBar ? asked.secondsBehindBar : asked.seconds
      flag(asked.isAMRAP, LiftohistoryField.targetAMRAP)
      flag(asked.asksWeight, LiftohistoryField.asksWeight)
      flag(asked.asksRPE, LiftohistoryField.asksRPE)
      flag(asked.isOverflow, LiftohistoryField.overflow)
    }
    if !fields.isEmpty { details.sourceFields = SourceFields(format: formatID, fields: fields) }
    return ExerciseSet(
      kind: kind, reps: set.reps == 0 && set.seconds != nil ? nil : set.reps, load: set.load,
      durationSeconds: set.seconds, details: details == SetDetails() ? nil : details)
  }
}
