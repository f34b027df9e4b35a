internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the activities of FIT files: a workout for each session.
struct FITReader {
  private let findings: any FindingSink
  private let file: String
  private var identities: Set<ExerciseIdentity> = []
  /// Workouts before the next one.
  private var count = 0

  /// Reads `input` and pushes a workout for each session of each file in it.
  ///
  /// - Throws: ``InputError`` where the input is no FIT file, is cut off, or holds no activity.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: FITNotation.formatID)
    try sink.begin(archive)
    var reader = FITReader(findings: findings, file: input.name)
    var records = FITRecords(input, findings: findings, progress: options.progress)
    var hasActivity = false
    var others: [Int64?] = []
    while try records.beginFile() {
      var activity = FITActivity(file: input.name, offset: records.fileOffset)
      while let message = try records.next() { try activity.take(message) }
      try records.endFile()
      guard activity.isActivity else {
        others = [activity.type]
        reader.reportOther(activity)
        continue
      }
      hasActivity = true
      for workout in reader.workouts(of: activity) { try sink.add(workout) }
    }
    if !hasActivity, let other = others.last {
      throw .input(
        InputError(
          .malformed, place: Place(file: input.name, byte: 0),
          what: "the file is \(FITFileKind.words(other)), expected an activity", advice: .detectFormat))
    }
    try sink.finish()
  }

  private init(findings: any FindingSink, file: String) {
    self.findings = findings
    self.file = file
  }

  private func place(_ offset: Int) -> Place { Place(file: file, byte: offset) }

  private func reportOther(_ activity: FITActivity) {
    findings.report(
      Finding(
        .warning, .dropped, "FIT file of another kind than an activity, left out", of: .file,
        detail: FITFileKind.words(activity.type), place: place(activity.offset)))
  }

  // MARK: Workouts

  private mutating func workouts(of activity: FITActivity) -> [Workout] {
    var sessions = activity.sessions
    if sessions.isEmpty, let first = activity.sets.first {
      findings.report(
        Finding(
          .warning, .repaired, "activity without a session: it begins with its first set", of: .workout,
          place: place(first.offset)))
      let start = first.milliseconds == nil ? first.start ?? first.end : first.began
      sessions = [FITSession(start: start, offset: first.offset)]
    }
    if let seconds = activity.strangeOffset {
      findings.report(
        Finding(
          .warning, .inconsistent, "local time further from UTC than any time zone: times are read in UTC",
          field: .model(.offset), of: .workout, detail: "\(seconds) s", place: place(activity.offset)))
    } else if activity.offsetMinutes == nil, !sessions.isEmpty {
      findings.report(
        Finding(
          .note, .guessed, "activity that states no local time: times are read in UTC",
          field: .model(.offset), of: .workout, place: place(activity.offset)))
    }
    let sets = Self.sets(activity.sets, by: sessions)
    var workouts: [Workout] = []
    for (number, session) in sessions.enumerated() {
      workouts.append(workout(session, sets[number], of: activity, isAlone: sessions.count == 1))
      count += 1
    }
    if let name = activity.sportName, !workouts.contains(where: { $0.title == name }) {
      reportField("sport/name", .notStored(in: "a workout"), at: activity.offset)
    }
    reportRest(of: activity)
    return workouts
  }

  /// The sets of each session: of the last one that had begun.
  private static func sets(_ sets: [FITSet], by sessions: [FITSession]) -> [[FITSet]] {
    guard sessions.count > 1 else { return [sets] }
    var lists = [[FITSet]](repeating: [], count: sessions.count)
    var last = 0
    for set in sets {
      if let time = set.start ?? set.end {
        last = sessions.lastIndex { $0.start.map { $0 <= time } ?? false } ?? 0
      }
      lists[last].append(set)
    }
    return lists
  }

  private mutating func workout(
    _ session: FITSession, _ sets: [FITSet], of activity: FITActivity, isAlone: Bool
  ) -> Workout {
    var workout = Workout(
      title: activity.workoutName ?? (isAlone ? activity.sportName : nil) ?? session.profileName,
      durationSeconds: (session.elapsed ?? session.timer).flatMap(FITNotation.seconds))
    workout.start = session.start.flatMap { FITTime.moment($0, offsetMinutes: activity.offsetMinutes ?? 0) }
    if let start = session.start, workout.start == nil {
      findings.report(
        Finding(
          .warning, .dropped, "start by a watch whose clock was not set, left out", field: .model(.start),
          of: .workout, detail: "\(start) s", place: place(session.offset)))
    }
    let details = details(session, isAlone ? activity.heartRates : FITHeartRates())
    workout.details = details == WorkoutDetails() ? nil : details
    if let name = session.profileName, name != workout.title {
      reportField("session/sport_profile_name", .notStored(in: "a workout"), at: session.offset)
    }
    let isLifting = sets.contains { !$0.isRest }
    reportRests(sets, isLifting: isLifting)
    // The other sports have a set of the whole, with the distance and the time without the breaks.
    if isLifting || session.sport == .strength {
      if session.centimeters ?? 0 > 0 {
        reportField("total_distance", .notStored(in: "sets of a workout"), at: session.offset)
      }
      if let timer = session.timer, let elapsed = session.elapsed, timer != elapsed {
        reportField(
          "total_timer_time", .notStored(in: "a workout"), at: session.offset,
          detail: FITNotation.seconds(timer).map { "\($0) s without the breaks" })
      }
    }
    if isLifting {
      workout.exercises = exercises(sets, session, of: activity)
      if session.sport != .strength { keepSport(session.sport, beside: &workout) }
    } else if session.sport != .strength {
      workout.exercises = [exercise(session)]
      if FITSport(named: session.sport.name) != session.sport { keepSport(session.sport, beside: &workout) }
    }
    return workout
  }

  private func details(_ session: FITSession, _ heartRates: FITHeartRates) -> WorkoutDetails {
    var details = WorkoutDetails()
    func number(_ value: Int64?) -> ExactDecimal? { value.flatMap { ExactDecimal(coefficient: $0) } }
    details.basalEnergyKilocalories = number(session.restingCalories)
    if let calories = session.calories {
      let resting = session.restingCalories ?? 0
      if resting > calories {
        findings.report(
          Finding(
            .warning, .inconsistent, "more energy burned at rest than in all: all of it is read as active",
            field: .model(.activeEnergy), detail: "\(resting) of \(calories) kcal",
            place: place(session.offset)))
      }
      details.activeEnergyKilocalories = number(resting > calories ? calories : calories - resting)
    }
    details.averageHeartRate = number(session.averageHeartRate)
    details.maximumHeartRate = number(session.maximumHeartRate)
    if let average = heartRates.average, session.averageHeartRate == nil {
      details.averageHeartRate = number(average)
      reportHeartRate(.averageHeartRate, session)
    }
    if let maximum = heartRates.maximum, session.maximumHeartRate == nil {
      details.maximumHeartRate = number(maximum)
      reportHeartRate(.maximumHeartRate, session)
    }
    details.difficulty = session.effort.flatMap {
      ExactDecimal(coefficient: $0, fractionDigits: 1)?.normalized
    }
    for field in session.others {
      reportField("session/\(field)", .notStored(in: "a workout"), at: session.offset)
    }
    return details
  }

  private func reportHeartRate(_ field: ModelField, _ session: FITSession) {
    findings.report(
      Finding(
        .note, .converted, field, "worked out from the points of the track", place: place(session.offset)))
  }

  private func reportField(
    _ name: String, _ reason: Finding.Reason, at offset: Int, detail: String? = nil, count: Int = 1
  ) {
    findings.report(
      Finding(
        .note, .dropped, .source(format: FITNotation.formatID, name: name), reason, of: .workout,
        detail: detail, place: place(offset), count: count))
  }

  /// Names what rests say and nothing has a place for.
  private func reportRests(_ sets: [FITSet], isLifting: Bool) {
    if !isLifting, let first = sets.first {
      findings.report(
        Finding(
          .note, .dropped, "rest of a workout without sets, left out", field: .model(.rest), of: .set,
          place: place(first.offset), count: sets.count))
    }
    let worked = sets.filter { $0.isWorkedRest }
    if let first = worked.first {
      findings.report(
        Finding(
          .note, .dropped, "repetitions, weight or exercise of a rest, left out", of: .set,
          place: place(first.offset), count: worked.count))
    }
  }

  private func keepSport(_ sport: FITSport, beside workout: inout Workout) {
    var details = workout.details ?? WorkoutDetails()
    details.sourceFields = FITNotation.fields(of: sport)
    workout.details = details
  }

  /// What a session without sets was: one exercise with one set.
  private mutating func exercise(_ session: FITSession) -> Exercise {
    var set = ExerciseSet(durationSeconds: session.timer.flatMap(FITNotation.seconds))
    if let meters = session.centimeters.flatMap({ ExactDecimal(coefficient: $0, fractionDigits: 2) }) {
      var details = SetDetails()
      details.distance = Distance(meters.normalized, unit: .meters)
      set.details = details
    }
    return Exercise(shared(ExerciseIdentity(name: session.sport.name)), sets: [set])
  }

  private mutating func shared(_ identity: ExerciseIdentity) -> ExerciseIdentity {
    guard identities.count < 1 << 16 else { return identity }
    return identities.insert(identity).memberAfterInsert
  }

  // MARK: Sets

  private mutating func exercises(
    _ sets: [FITSet], _ session: FITSession, of activity: FITActivity
  ) -> [Exercise] {
    var exercises: [Exercise] = []
    var last: (exercise: FITExercise, name: String?)?
    var clock = FITSetClock()
    for set in sets {
      if set.isRest {
        guard let place = exercises.indices.last else {
          findings.report(
            Finding(
              .note, .dropped, "rest before the first set, left out", field: .model(.rest), of: .set,
              place: self.place(set.offset)))
          continue
        }
        // What is left out is not written again, so the next set keeps its time.
        clock.passRest(set.milliseconds ?? 0)
        addRest(set.milliseconds, to: &exercises[place])
        continue
      }
      let (exercise, title) = activity.titles.exercise(of: set)
      let name = title ?? exercise.name
      if last == nil || last?.exercise != exercise || !ExerciseIdentity.areSame(last?.name, name) {
        last = (exercise, name)
        exercises.append(begin(exercise, name, isTitled: title != nil, set, activity))
      }
      exercises[exercises.count - 1].sets.append(self.set(set, session, &clock))
    }
    return exercises
  }

  private mutating func begin(
    _ exercise: FITExercise, _ name: String?, isTitled: Bool, _ set: FITSet, _ activity: FITActivity
  ) -> Exercise {
    if set.guesses > 1 || !isTitled && set.step == nil && exercise != .unknown && activity.isRecorded {
      findings.report(
        Finding(
          .note, .guessed, "exercise recognised by the watch; may be wrong",
          field: .model(.exerciseName), of: .exercise,
          detail: set.guesses > 1 ? "\(name ?? "unknown"), the first of \(set.guesses)" : name,
          place: place(set.offset)))
    }
    if !isTitled, exercise != .unknown, exercise.subtype != FITExercise.unsetSubtype, !exercise.isNamed {
      findings.report(
        Finding(
          .note, .guessed,
          name == nil
            ? "exercise of numbers that are not known: read without a name"
            : "exercise of a number that is not known: read as its category",
          field: .model(.exerciseName), of: .exercise, detail: "\(exercise.category)/\(exercise.subtype)",
          place: place(set.offset)))
    }
    if name == nil, exercise == .unknown {
      findings.report(
        Finding(
          .note, .inconsistent, "set that states no exercise: read without a name",
          field: .model(.exerciseName), of: .exercise, place: place(set.offset)))
    }
    var made = Exercise(shared(ExerciseIdentity(name: name)))
    if let kept = FITNotation.kept(exercise, named: name) {
      var details = ExerciseDetails()
      details.sourceFields = kept
      made.details = details
    }
    return made
  }

  private func set(_ set: FITSet, _ session: FITSession, _ clock: inout FITSetClock) -> ExerciseSet {
    var made = ExerciseSet(
      reps: set.reps, load: load(set), durationSeconds: set.milliseconds.flatMap(FITNotation.seconds))
    if let time = startTime(of: set, session), clock.isOff(time) {
      clock.move(to: time)
      var details = SetDetails()
      details.sourceFields = SourceFields(
        format: FITNotation.formatID, fields: [.init(name: FITNotation.startTime, text: "\(time)")])
      made.details = details
    }
    clock.passSet(set.milliseconds)
    return made
  }

  /// Seconds from the start of a session to that of a set; nil, and reported, where the session did not begin before.
  private func startTime(of set: FITSet, _ session: FITSession) -> Int64? {
    guard let start = set.began else { return nil }
    if let first = session.start {
      if start >= first { return start - first }
      // How long it took is a guess where only its end is known.
      if set.start == nil, set.milliseconds == nil, set.end ?? start >= first { return 0 }
    }
    findings.report(
      Finding(
        .note, .dropped, "start of a set that its session does not precede, left out", of: .set,
        detail: session.start.map { "\($0 - start) s before it" }, place: place(set.offset)))
    return nil
  }

  private func load(_ set: FITSet) -> Load? {
    guard let weight = set.weight else { return nil }
    guard weight <= FITLimits.sixteenths else {
      findings.report(
        Finding(
          .note, .inconsistent, "weight not computed by the watch: left out",
          field: .model(.load), of: .set, place: place(set.offset)))
      return nil
    }
    return FITLoad.load(weight, parts: 16, unit: set.isInPounds ? .pounds : .kilograms)
  }

  private func addRest(_ milliseconds: Int64?, to exercise: inout Exercise) {
    guard let milliseconds, !exercise.sets.isEmpty else { return }
    let place = exercise.sets.count - 1
    var details = exercise.sets[place].details ?? SetDetails()
    let before = FITNotation.milliseconds(details.restSeconds) ?? 0
    details.restSeconds = FITNotation.seconds(before + milliseconds)
    exercise.sets[place].details = details
  }

  // MARK: What is left out

  private func reportRest(of activity: FITActivity) {
    func report(_ what: Finding.Reason, _ count: Int, _ detail: String? = nil) {
      guard count > 0 else { return }
      findings.report(
        Finding(
          .note, .dropped, what, of: .workout, detail: detail, place: place(activity.offset), count: count))
    }
    report(
      activity.sessions.count > 1
        ? "points of a track: none is read where an activity has several sessions"
        : "points of a track: only sums and heart rates are read of them", activity.points)
    report(
      "laps of an activity: only the whole is read",
      activity.laps > activity.sessions.count ? activity.laps : 0)
    report("steps of a planned workout: only exercises and names are read of them", activity.plannedSteps)
    for field in activity.unread.fields {
      reportField(field.name, .notStored(in: "a workout"), at: activity.offset, count: field.count)
    }
    for finding in activity.unread.textFindings(at: place(activity.offset)) { findings.report(finding) }
    for (number, count) in activity.others.sorted(by: { $0.key < $1.key }) {
      report("messages not stored in workouts", count, FITNumber.name(number))
    }
  }
}
