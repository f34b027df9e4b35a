internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Brings workouts and templates into what LiftLog's JSON can hold: exercises with weights or for endurance, a target
/// for every set, a time with its offset for each that is done.
final class LiftLogJSONFitter: OwnFitter {
  /// The most digits of a second that the app counts.
  private static let fractionDigits = 9

  private let losses: LossReporter
  private let options: WriteOptions
  /// True for a backup, which holds sessions too; false for a plan.
  private let writesSessions: Bool
  private let clock: ClockFitter
  private let ids: LiftLogFitter
  private var taken: Set<String> = []

  init(_ losses: LossReporter, _ options: WriteOptions, writesSessions: Bool) {
    self.losses = losses
    self.options = options
    self.writesSessions = writesSessions
    clock = ClockFitter(.offset, options: options, losses: losses)
    ids = LiftLogFitter(losses)
  }

  /// True for sets without repetitions, if at least one has a time or a distance.
  static func isCardio(_ sets: [ExerciseSet]) -> Bool {
    sets.allSatisfy { $0.reps == nil }
      && sets.contains { $0.durationSeconds != nil || $0.hasDetails && $0.details?.distance != nil }
  }

  /// Names a plan or sessions that were read in another version than is written.
  func begin(_ archive: inout WorkoutArchive) {
    guard let source = archive.source else { return }
    let isPlan = source.format == LiftLogPlanReader.formatID
    let version = isPlan ? LiftLogOutput.planVersion : LiftLogOutput.sessionVersion
    // Sessions of tables, and of backups before there was JSON, have no version.
    guard isPlan || writesSessions && source.format == LiftLogTableReader.formatID && source.version != nil,
      source.version != version
    else { return }
    losses.findings.report(
      Finding(
        .note, source.version == nil ? .added : .converted, .source(format: source.format, name: "version"),
        isPlan ? "plan written in the version of today" : "sessions written in the version of today",
        of: .archive, detail: (source.version.map { "\($0) to " } ?? "") + "\(version)",
        place: Place(nil as ModelPath?)))
  }

  // MARK: Workouts

  func prepare(_ workout: inout Workout, at path: ModelPath) throws(WorkoutError) {
    try ids.prepare(&workout, at: path)
    var id = workout.id?.description ?? ""
    if !taken.insert(id).inserted {
      losses.converted(.workoutID, "new id: two workouts shared one", at: path)
      var number = 0
      repeat {
        number += 1
        workout.id = WorkoutIdentifier(derivedFrom: id, "\(number)")
      } while !taken.insert(workout.id?.description ?? "").inserted
      id = workout.id?.description ?? ""
    }
    if workout.start == nil, let date = options.date {
      losses.added(.start, "set to the given date", at: path)
      workout.start = date
    }
    guard let start = workout.start else { return }
    if workout.exercises.contains(where: { !$0.sets.isEmpty }) {
      workout.start = try clock.fit(start, at: path)
    } else {
      fitDay(of: &workout, start, at: path)
    }
  }

  /// A session without a set that was done has a day alone.
  private func fitDay(of workout: inout Workout, _ start: Moment, at path: ModelPath) {
    let day = start.cut(to: .day).withOffset(nil)
    if day.wallMilliseconds != start.wallMilliseconds {
      losses.rounded(.start, .cut(to: .day), at: path, detail: start.description)
    } else if start.precision != .day {
      losses.converted(.start, "00:00 is written as the day alone", at: path)
    } else if start.offsetMinutes != nil {
      losses.dropped(.offset, at: path, detail: start.description)
    }
    workout.start = day
  }

  func finish(_ workout: inout Workout, at path: ModelPath) {
    workout.supersets = told(workout.supersets, of: workout.exercises, at: path)
    guard let start = workout.start else { return }
    var first: Moment?
    for number in workout.exercises.indices {
      for index in workout.exercises[number].sets.indices {
        let path = path.exercise(number).set(index)
        let time = fitTime(of: &workout.exercises[number].sets[index], after: start, at: path) ?? start
        if first.map({ time.utcMilliseconds < $0.utcMilliseconds }) ?? true { first = time }
      }
    }
    guard let first, first != start else { return }
    losses.converted(.start, "taken from the first completed set", at: path, detail: start.description)
    workout.start = first
    for number in workout.exercises.indices {
      for index in workout.exercises[number].sets.indices {
        let place = path.exercise(number).set(index)
        if let time = Self.time(of: workout.exercises[number].sets[index]), time.moment == first {
          dropTime(of: &workout.exercises[number].sets[index], time.field, at: place)
        }
      }
    }
  }

  private static func time(of set: ExerciseSet) -> (moment: Moment, field: SourceFields.Field)? {
    let fields = set.hasDetails ? set.details?.sourceFields?.fields : nil
    guard let field = fields?.first(where: { $0.name == LiftLogTableField.timestamp }),
      let moment = DateText.moment(field.text)
    else { return nil }
    return (moment, field)
  }

  /// Takes out a time that says no more than the start of the workout does, or cannot be written.
  private func dropTime(of set: inout ExerciseSet, _ field: SourceFields.Field, at path: ModelPath) {
    losses.foreign(SourceFields(format: LiftLogTableReader.formatID, fields: [field]), at: path)
    set.details?.sourceFields?.fields.removeAll { $0.name == field.name }
    if set.details?.sourceFields?.fields.isEmpty == true { set.details?.sourceFields = nil }
    if set.details == SetDetails() { set.details = nil }
  }

  /// The time that was kept of a set, which the app needs with its offset.
  private func fitTime(of set: inout ExerciseSet, after start: Moment, at path: ModelPath) -> Moment? {
    guard let kept = Self.time(of: set) else { return nil }
    var time = kept.moment
    if time.offsetMinutes == nil { time = time.withOffset(start.offsetMinutes) }
    guard time.precision != .day, time.utcMilliseconds > start.utcMilliseconds else {
      dropTime(of: &set, kept.field, at: path)
      return nil
    }
    if time != kept.moment {
      let name = Finding.Field.source(format: LiftLogTableReader.formatID, name: kept.field.name)
      losses.findings.report(
        Finding(.note, .converted, name, "with the offset of the workout", place: Place(path)))
      set.details?.sourceFields?.fields.removeAll { $0.name == kept.field.name }
      set.details?.sourceFields?.fields.append(
        .init(name: kept.field.name, text: LiftLogTableWriter.time(time)))
    }
    return time
  }

  // MARK: Templates

  func finish(_ template: inout WorkoutTemplate, at path: ModelPath) {
    template.supersets = told(template.supersets, of: template.exercises, at: path)
  }

  /// The supersets that a flag on each exercise but the last can tell.
  private func told(_ groups: [[Int]]?, of exercises: [Exercise], at path: ModelPath) -> [[Int]]? {
    guard let groups, !groups.isEmpty else { return nil }
    let told = groups.filter { group in
      guard group.count > 1, let first = group.first, exercises.indices.contains(group.last ?? -1) else {
        return false
      }
      return group.enumerated().allSatisfy { $1 == first + $0 }
        && group.dropLast().allSatisfy { !Self.isCardio(exercises[$0].sets) }
    }
    if told.count < groups.count {
      losses.report(
        .dropped, .supersets,
        "only neighbouring exercises can be a superset, and only the last may be an endurance exercise",
        at: path,
        count: groups.count - told.count)
    }
    return told.isEmpty ? nil : told
  }

  // MARK: Exercises

  func finish(_ exercise: inout Exercise, at path: ModelPath) {
    if path.root == .templates {
      LiftLogPlanFitter(losses: losses).fit(&exercise, at: path)
    } else if Self.isCardio(exercise.sets) {
      for index in exercise.sets.indices { fitCardio(&exercise.sets[index], at: path.set(index)) }
    } else {
      fitWeighted(&exercise, at: path)
    }
    fitKept(of: &exercise, at: path)
    for index in exercise.sets.indices { fitDigits(of: &exercise.sets[index], at: path.set(index)) }
  }

  /// Takes out what an exercise of this kind, or a set of it, has no place for, and names it.
  private func fitKept(of exercise: inout Exercise, at path: ModelPath) {
    let isPlan = path.root == .templates
    let isCardio = isPlan ? LiftLogPlanFitter.isCardio(exercise.sets) : Self.isCardio(exercise.sets)
    func fitted(_ fields: SourceFields?, at path: ModelPath, inSet: Bool) -> SourceFields? {
      guard let fields else { return nil }
      var kept = SourceFields(format: fields.format)
      var lost = kept
      for field in fields.fields {
        let isWritten = LiftLogKept.isWritten(
          field.name, inSet: inSet, ofPlan: isPlan, ofEndurance: isCardio)
        if isWritten { kept.fields.append(field) } else { lost.fields.append(field) }
      }
      losses.foreign(lost, at: path)
      return kept.fields.isEmpty ? nil : kept
    }
    if var details = exercise.details {
      details.sourceFields = fitted(details.sourceFields, at: path, inSet: false)
      exercise.details = details == ExerciseDetails() ? nil : details
    }
    for index in exercise.sets.indices {
      guard exercise.sets[index].hasDetails, var details = exercise.sets[index].details else { continue }
      details.sourceFields = fitted(details.sourceFields, at: path.set(index), inSet: true)
      exercise.sets[index].details = details == SetDetails() ? nil : details
    }
  }

  private func fitWeighted(_ exercise: inout Exercise, at path: ModelPath) {
    let basis = exercise.details?.sourceFields?["blueprint/resistance"]
    let needsLoad = exercise.sets.contains { $0.load != nil } || basis.map { $0 != "\"none\"" } ?? false
    let unit = exercise.sets.lazy.compactMap { $0.load?.unit }.first
    for index in exercise.sets.indices {
      let path = path.set(index)
      var set = exercise.sets[index]
      losses.drop(.setDuration, &set.durationSeconds, at: path)
      if set.reps == nil {
        losses.added(.reps, .zeroForUncounted, at: path)
        set.reps = 0
      }
      if set.load == nil, needsLoad {
        losses.added(.load, "0 for repetitions without a weight, as the app writes it", at: path)
        set.load = Load(0, unit: unit)
      }
      var details = set.details ?? SetDetails()
      losses.drop(.distance, &details.distance, at: path)
      losses.drop(.rest, &details.restSeconds, at: path)
      fitTarget(of: &details, done: set.reps ?? 0, at: path)
      set.details = details
      exercise.sets[index] = set
    }
  }

  private func fitTarget(of details: inout SetDetails, done: Int32, at path: ModelPath) {
    var target = details.target ?? SetTarget()
    if target.durationSeconds != nil || target.distance != nil {
      losses.dropped(.target, at: path, detail: "a time or a distance beside repetitions")
      target.durationSeconds = nil
      target.distance = nil
    }
    if target.reps == nil, let most = target.maximumReps {
      losses.converted(.target, "the highest repetitions are the lowest too", at: path)
      target.reps = most
    }
    if target.maximumReps == target.reps { target.maximumReps = nil }
    if target.reps == nil {
      losses.added(.target, "set to what was done: the app needs one", at: path)
      target.reps = done
    }
    details.target = target
  }

  private func fitCardio(_ set: inout ExerciseSet, at path: ModelPath) {
    var details = set.details ?? SetDetails()
    losses.drop(.rest, &details.restSeconds, at: path)
    var target = details.target ?? SetTarget()
    if target.reps != nil || target.maximumReps != nil {
      losses.dropped(.target, at: path, detail: "repetitions of a set for endurance")
      target.reps = nil
      target.maximumReps = nil
    }
    if target.durationSeconds != nil, target.distance != nil {
      losses.dropped(.target, at: path, detail: "a distance beside a time")
      target.distance = nil
    }
    if target == SetTarget() {
      losses.added(.target, "set to what was done: the app needs one", at: path)
      target.durationSeconds = set.durationSeconds
      if target.durationSeconds == nil { target.distance = details.distance }
      if target == SetTarget() { target.durationSeconds = 0 }
    }
    details.target = target
    set.details = details
  }

  private func fitDigits(of set: inout ExerciseSet, at path: ModelPath) {
    func fitted(_ seconds: ExactDecimal?, _ field: ModelField) -> ExactDecimal? {
      guard let seconds, seconds.fractionDigits > Self.fractionDigits else { return seconds }
      let rounded = seconds.rounded(toFractionDigits: Self.fractionDigits)
      losses.rounded(field, "to nanoseconds", at: path, detail: "\(seconds) s")
      return rounded
    }
    if let seconds = set.durationSeconds { set.durationSeconds = fitted(seconds, .setDuration) }
    guard set.hasDetails, var details = set.details else { return }
    details.restSeconds = fitted(details.restSeconds, .rest)
    if let seconds = details.target?.durationSeconds {
      details.target?.durationSeconds = fitted(seconds, .target)
    }
    set.details = details == SetDetails() ? nil : details
  }
}
