internal import FormatKit
internal import Notation
internal import WorkoutModel

extension JefitReader {
  /// More than a log of sets has for repetitions; a number above is one of seconds.
  private static let maximumReps: Int32 = 100

  /// Makes the workout of a session or day.
  mutating func workout(_ plan: JefitPlan) throws(WorkoutError) -> Workout {
    var workout = Workout()
    if let row = plan.session, let part = part(JefitSection.sessions, with: "_id") {
      try table.read(row, of: part)
      readSession(&workout, on: plan.day)
    }
    if workout.start == nil {
      workout.start = plan.day.flatMap { Self.moment(day: $0) }
    }
    var notes = plan.notes
    var last: (exercise: Int64, sets: [ExerciseSet])?
    var cardio = plan.cardio
    for row in plan.logs {
      guard let part = part(JefitSection.logs, with: "ename") else { break }
      try table.read(row, of: part)
      let number = table.integer("eid", isKnown: true)
      let place = table.place
      var exercise = try readLog(&cardio)
      if let number {
        if let last, last.exercise == number { judgeRepetition(last.sets, exercise.sets, at: place) }
        last = (number, exercise.sets)
        addNotes(&notes, of: number, to: &exercise)
      }
      workout.exercises.append(exercise)
    }
    for bout in cardio {
      guard let part = part(JefitSection.cardio, with: "eid") else { break }
      try table.read(bout.row, of: part)
      let number = table.integer("eid")
      var exercise = Exercise(identity(number: number), sets: [readCardioSet()])
      if let number { addNotes(&notes, of: number, to: &exercise) }
      workout.exercises.append(exercise)
    }
    if !notes.isEmpty {
      var details = workout.details ?? WorkoutDetails()
      details.notes = notes.map { ($0.title.map { $0 + ": " } ?? "") + $0.text }.joined(separator: "\n")
      workout.details = details
    }
    return workout
  }

  /// Names a number of seconds that is no time of any calendar; 0 stands for none.
  private func reportUnreadable(_ column: String, _ field: ModelField, _ moment: Moment?) {
    guard moment == nil, let number = table.integer(column, isKnown: true), number != 0 else { return }
    findings.report(
      Finding(
        .warning, .dropped, "\(JefitSection.sessions): no time in \(column)", field: .model(field),
        detail: "\(number)", place: table.place))
  }

  private static func moment(day: Int) -> Moment? {
    CivilDate(daysSince1970: day).flatMap { Moment(date: $0, precision: .day) }
  }

  /// Reads a session whose logs are of `day`.
  private func readSession(_ workout: inout Workout, on day: Int?) {
    workout.start = table.integer("starttime").flatMap { clock.moment(epoch: $0, on: day) }
    if let start = workout.start, let day, start.date?.daysSince1970 != day {
      findings.report(
        Finding(
          .warning, .inconsistent, "session of another day than its start: the start is read",
          field: .model(.start),
          detail: "\(Self.moment(day: day)?.description ?? "") for \(start)", place: table.place))
    }
    let offset = workout.start?.offsetMinutes.map { Int($0) } ?? clock.offsetMinutes
    let end = table.integer("endtime").flatMap { JefitClock.moment(epoch: $0, offsetMinutes: offset) }
    reportUnreadable("starttime", .start, workout.start)
    reportUnreadable("endtime", .end, end)
    let length = end.flatMap { end in
      workout.start.map { (end.utcMilliseconds - $0.utcMilliseconds) / 1_000 }
    }
    workout.durationSeconds =
      table.nonZero("total_time")
      ?? length.flatMap { $0 > 0 ? ExactDecimal(coefficient: $0) : nil }
    var details = WorkoutDetails()
    let follows = length.map { workout.durationSeconds?.normalized == ExactDecimal(coefficient: $0) } ?? false
    if !follows { details.end = end }
    details.activeEnergyKilocalories = table.nonZero("calories")
    details.averageHeartRate = table.nonZero("avg_heart_rate")
    if let day = table.integer("day_id"), let template = templateNames[day] {
      details.templateReference = template
    }
    let fields = ["workout_time", "rest_time", "wasted_time"].compactMap { column in
      table.nonZero(column).map { SourceFields.Field(name: column, text: $0.description) }
    }
    if !fields.isEmpty { details.sourceFields = SourceFields(format: "jefit", fields: fields) }
    workout.details = details == WorkoutDetails() ? nil : details
  }

  // MARK: Exercises

  /// Reads an exercise log; where it is of cardio, its bout in the cardio logs is taken out of `cardio`.
  private mutating func readLog(_ cardio: inout [JefitPlan.Bout]) throws(WorkoutError) -> Exercise {
    let place = table.place
    let number = table.integer("eid", isKnown: true)
    let name = table.text("ename")
    let text = table.text("logs") ?? ""
    var details = ExerciseDetails()
    if let interval = table.text("interval_logs") {
      details.sourceFields = SourceFields(
        format: "jefit", fields: [.init(name: "interval_logs", text: interval)])
    }
    let id = table.integer("_id", isKnown: true)
    let identity = name == nil ? self.identity(number: number) : self.identity(name)
    let logged = if let id { try readSetLogs(of: id) } else { [JefitSetLog]() }
    let cardioSet = logged.count < 2 ? try readCardioSet(text, of: number, &cardio, at: place) : nil
    let packed = cardioSet == nil ? unpack(text, at: place) : []
    var sets = packed.map { $0.set }
    if let cardioSet {
      sets = [logged.first?.set(beside: cardioSet) ?? cardioSet]
      let isSameTime = sets[0].durationSeconds?.normalized == cardioSet.durationSeconds?.normalized
      if !isSameTime || Self.metres(sets[0]).rounded() != Self.metres(cardioSet).rounded() {
        reportDisagreement(text, at: place)
      }
    } else if !logged.isEmpty {
      let plain = packed.compactMap { $0.packed }
      let isSame =
        plain.count == packed.count && plain.count == logged.count
        && zip(logged, plain).allSatisfy { $0.agrees(with: $1, unit: massUnit) }
      if !isSame, !packed.isEmpty { reportDisagreement(text, at: place) }
      let isTyped = isSame && massUnit != nil
      sets = logged.enumerated().map { number, log in
        log.set(packed: isTyped ? packed[number].set.load.map { typed($0, at: place) } : nil)
      }
    }
    return Exercise(identity, sets: sets, details: details == ExerciseDetails() ? nil : details)
  }

  /// How far a set went, 0 where nobody knows; a unit that nobody has stated counts as metres.
  private static func metres(_ set: ExerciseSet) -> Double {
    guard let distance = set.details?.distance else { return 0 }
    return (distance.converted(to: .meters)?.distance ?? distance).value.doubleValue
  }

  private func reportDisagreement(_ log: String, at place: Place) {
    findings.report(
      Finding(
        .warning, .inconsistent, "a log and its set logs disagree: the set logs are taken",
        of: .exercise, detail: PrintableText.of(log, limit: 60), place: place))
  }

  /// The set of a log of cardio; nil for any other log.
  private mutating func readCardioSet(
    _ log: String, of number: Int64?, _ cardio: inout [JefitPlan.Bout], at place: Place
  ) throws(WorkoutError) -> ExerciseSet? {
    guard let seconds = JefitPackedSet.cardioSeconds(log) else { return nil }
    let time = ExactDecimal(seconds)
    let bouts = cardio.indices.filter { number != nil && cardio[$0].exercise == number }
    let same = bouts.first { cardio[$0].seconds?.normalized == time } ?? bouts.first
    guard let same, let part = part(JefitSection.cardio, with: "eid") else {
      // Nobody repeats one exercise so often in a set whose other four were not done.
      guard seconds > Self.maximumReps else { return nil }
      findings.report(
        Finding(
          .warning, .guessed, "a log of five sets whose first four are 0: read as seconds of cardio",
          field: .model(.setDuration), detail: PrintableText.of(log, limit: 60), place: place))
      return ExerciseSet(durationSeconds: time)
    }
    try table.read(cardio.remove(at: same).row, of: part)
    var set = readCardioSet()
    if let other = set.durationSeconds, other.normalized != time {
      findings.report(
        Finding(
          .warning, .inconsistent, "a log and its cardio log disagree on the time: the cardio log is taken",
          field: .model(.setDuration), detail: "\(time) s and \(other) s", place: place))
    }
    if set.durationSeconds == nil { set.durationSeconds = time }
    return set
  }

  /// The kilograms that were typed where the app has converted them to pounds and back: 65 for 64.9998.
  private func typed(_ load: Load, at place: Place) -> Load {
    let typed = load.value.rounded(toFractionDigits: 2).normalized
    guard load.unit == .kilograms, load.value.normalized.fractionDigits > 3,
      abs(typed.doubleValue - load.value.doubleValue) < 0.0005
    else { return load }
    findings.report(
      Finding(
        .note, .rounded, "stored via pounds; original kilograms restored",
        field: .model(.load), detail: "\(load.value) to \(typed)", place: place))
    return Load(typed, unit: .kilograms)
  }

  /// The sets of a packed log; anything else is kept as free text.
  private func unpack(_ text: String, at place: Place) -> [(set: ExerciseSet, packed: JefitPackedSet?)] {
    var sets: [(set: ExerciseSet, packed: JefitPackedSet?)] = []
    var emptyCount = 0
    for part in text.split(separator: ",") where part.contains(where: { $0 != " " }) {
      guard let packed = JefitPackedSet(part) else {
        findings.report(
          Finding(
            .warning, .guessed, "set of a log not understood: kept as free text",
            field: .model(.freeText), detail: PrintableText.of(String(part), limit: 40), place: place))
        sets.append((ExerciseSet(details: SetDetails(freeText: String(part))), nil))
        continue
      }
      if packed.isEmpty { emptyCount += 1 } else { sets.append((packed.set(massUnit), packed)) }
    }
    reportEmpty(emptyCount, at: place)
    return sets
  }

  private mutating func readSetLogs(of log: Int64) throws(WorkoutError) -> [JefitSetLog] {
    let rows = setLogs.rows(of: log)
    guard !rows.isEmpty, let part = part(JefitSection.setLogs, with: "exercise_log_id") else { return [] }
    var logs: [JefitSetLog] = []
    for row in rows {
      try table.read(row, of: part)
      logs.append(JefitSetLog(table, findings: findings))
    }
    let kept = logs.filter { !$0.isEmpty }
    reportEmpty(logs.count - kept.count, at: table.place)
    return kept.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
      .map { $0.element }
  }

  private func reportEmpty(_ count: Int, at place: Place) {
    guard count > 0 else { return }
    findings.report(
      Finding(
        .note, .dropped, "sets without weight and repetitions: not done", of: .set, place: place, count: count
      ))
  }

  /// The set of the row of the cardio logs that was read.
  private func readCardioSet() -> ExerciseSet {
    var details = SetDetails()
    if let distance = table.nonZero("distance") {
      details.distance = Distance(distance, unit: distanceUnit.unit)
      if distanceUnit.isGuessed {
        findings.report(
          Finding(
            .warning, .guessed, "\(JefitSection.cardio): the distance unit is taken from the unit of lengths",
            field: .model(.distanceUnit), place: table.place))
      }
    }
    let fields = ["lap", "speed", "calorie"].compactMap { column in
      table.nonZero(column).map { SourceFields.Field(name: column, text: $0.description) }
    }
    if !fields.isEmpty { details.sourceFields = SourceFields(format: "jefit", fields: fields) }
    return ExerciseSet(
      durationSeconds: table.nonZero("duration"), details: details == SetDetails() ? nil : details)
  }

  /// The exercise `number`: one that the file does not name is named by its number, so that two stay two.
  private mutating func identity(number: Int64?) -> ExerciseIdentity {
    guard let number else { return identity(nil) }
    if let name = names[number] { return identity(name) }
    findings.report(
      Finding(
        .warning, .inconsistent, "an exercise that the file does not name: it is named by its number",
        field: .model(.exerciseName), detail: "\(number)", place: table.place))
    return identity("Exercise \(number)")
  }

  private func addNotes(
    _ notes: inout [(exercise: Int64?, title: String?, text: String)], of number: Int64,
    to exercise: inout Exercise
  ) {
    let own = notes.filter { $0.exercise == number }
    guard !own.isEmpty else { return }
    notes.removeAll { $0.exercise == number }
    var details = exercise.details ?? ExerciseDetails()
    // The app titles a note with the exercise.
    let name = exercise.identity.name
    details.notes = own.map { note in
      let title = note.title.flatMap { $0 == name ? nil : $0 + ": " } ?? ""
      return title + note.text
    }.joined(separator: "\n")
    exercise.details = details
  }

  /// The app sometimes logs an exercise again with each set that is added to it.
  private func judgeRepetition(_ before: [ExerciseSet], _ now: [ExerciseSet], at place: Place) {
    guard !before.isEmpty, now.starts(with: before) else { return }
    findings.report(
      Finding(
        .warning, .inconsistent, "an exercise is logged again with the same sets: both are kept",
        of: .exercise, place: place
      ))
  }
}
