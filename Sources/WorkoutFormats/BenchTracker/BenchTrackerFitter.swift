internal import FormatKit
internal import WorkoutModel

/// Fits exercises to the app's notation: sets of one form each; those of other formats get a category and a style.
final class BenchTrackerFitter: OwnFitter {
  private let losses: LossReporter
  private let options: WriteOptions
  /// The version of a file, in which every workout has a date and a uuid; nil for a payload, which may go without.
  private let version: Int?
  private var identifiers = DerivedIdentifiers()
  /// When the workout that is being fitted started, as exactly as the source says.
  private var start: Moment?
  private var filler: ExerciseFiller?
  /// True for an archive of the app itself.
  private var isOwn = false
  /// The units of the source and the file, where they differ: sets that nobody understands stay as they are.
  private var change: UnitChange?

  init(_ losses: LossReporter, options: WriteOptions, version: Int?) {
    self.losses = losses
    self.options = options
    self.version = version
  }

  /// False: only a uuid that is made here depends on earlier workouts, and that is always reported.
  var remembers: Bool { false }

  func begin(_ archive: inout WorkoutArchive) {
    change = UnitChange(from: archive.preferences.massUnit, to: options.massUnit)
    // A payload of the app may go without what a file needs, and comes back as it was.
    isOwn = ExerciseFiller.isOwn(archive.source)
    filler =
      version == nil && isOwn
      ? nil : ExerciseFiller(source: archive.source, types: archive.exerciseTypes, losses: losses)
    if var types = archive.exerciseTypes, filler != nil {
      filler?.fill(&types)
      archive.exerciseTypes = types
    }
  }

  func leaves(_ workout: Workout) -> Bool {
    guard version == nil || workout.start != nil && workout.id != nil else { return false }
    // By index: copying each exercise would take as long as looking at its sets.
    for number in workout.exercises.indices {
      // The filler has nothing to do for an exercise of the app with a style, if its sets are plain.
      let needsNoFilling = isOwn && workout.exercises[number].identity.style != nil
      if !needsNoFilling, filler?.needsFilling(workout.exercises[number]) ?? false { return false }
      for index in workout.exercises[number].sets.indices
      where !Self.isPlain(workout.exercises[number].sets[index]) { return false }
    }
    return true
  }

  /// True for a set of numbers that counts either repetitions or time, and for a free text.
  @inline(__always)
  private static func isPlain(_ set: ExerciseSet) -> Bool {
    set.isFreeTextAlone || !set.hasDetails && (set.reps == nil) != (set.durationSeconds == nil)
  }

  func prepare(_ workout: inout Workout, at path: ModelPath) throws(WorkoutError) {
    filler?.fill(&workout.exercises, at: path)
    for exercise in workout.exercises.indices {
      leaveTextsAlone(&workout.exercises[exercise], at: path.exercise(exercise))
    }
    start = workout.start
    guard version != nil, workout.start == nil, options.date == nil else { return }
    let kept = BenchTrackerKeys.file.own(workout.details?.sourceFields)
    if kept.text(of: "date") == nil { losses.needs.add(.date, at: path) }
  }

  /// Gives a workout of a file a uuid.
  ///
  /// It goes by the seconds of the source too, which the file has no place for.
  func finish(_ workout: inout Workout, at path: ModelPath) {
    guard let version, workout.id == nil,
      BenchTrackerKeys.file.own(workout.details?.sourceFields).text(of: "uuid") == nil
    else { return }
    var content = workout
    if let start, let written = workout.start {
      let minutes = written.wallMilliseconds - start.cut(to: .minute).wallMilliseconds
      content.start = start.shifted(bySeconds: minutes / 1_000, offsetMinutes: nil)
    }
    let identifier = identifiers.identifier(of: content, number: path.index)
    workout.id = identifier
    losses.findings.report(
      Finding(
        .note, .added, .workoutID, "missing; .btd version \(version) needs it",
        detail: "\"\(identifier)\"", place: Place(path, key: "uuid")))
  }

  func prepare(_ template: inout WorkoutTemplate, at path: ModelPath) {
    filler?.fill(&template.exercises, at: path, areDone: false)
    for number in template.exercises.indices where !template.exercises[number].sets.isEmpty {
      losses.dropped(
        .templateSets, at: path.exercise(number), count: template.exercises[number].sets.count)
      template.exercises[number].sets = []
    }
  }

  /// A set of repetitions and a load brings the app down where the load is left out.
  func standIn(forLoadOf set: inout ExerciseSet, unit: MassUnit?, at path: ModelPath) {
    losses.added(.load, "0 for a weight that is too large", at: path)
    set.load = Load(ExactDecimal(0), unit: unit)
  }

  /// Drops the numbers beside free texts, before anybody counts those whose unit is left out.
  private func leaveTextsAlone(_ exercise: inout Exercise, at path: ModelPath) {
    for index in exercise.sets.indices
    where exercise.sets[index].hasDetails && !exercise.sets[index].isFreeTextAlone {
      let set = exercise.sets[index]
      guard Self.isKept(set) || set.details?.freeText != nil else { continue }
      let path = path.set(index)
      drop(.reps, &exercise.sets[index].reps, beside: "a free text", at: path)
      drop(.load, &exercise.sets[index].load, beside: "a free text", at: path)
      drop(.setDuration, &exercise.sets[index].durationSeconds, beside: "a free text", at: path)
    }
  }

  /// True for a set that nobody understands and that is written as it was read.
  private static func isKept(_ set: ExerciseSet) -> Bool {
    set.details?.sourceFields?.format == BenchTrackerFamily.setField
  }

  func finish(_ exercise: inout Exercise, at path: ModelPath) {
    for index in exercise.sets.indices where !Self.isPlain(exercise.sets[index]) {
      fit(&exercise.sets[index], at: path.set(index))
    }
  }

  private func fit(_ set: inout ExerciseSet, at path: ModelPath) {
    if Self.isKept(set) {
      change?.report(.freeText, at: path, losses)
    } else if set.details?.freeText != nil {
      return
    } else if set.durationSeconds != nil {
      drop(.reps, &set.reps, beside: "a time", at: path)
    } else if set.reps == nil {
      losses.added(.reps, .zeroForUncounted, at: path)
      set.reps = 0
    }
  }

  private func drop<Value>(
    _ field: ModelField, _ value: inout Value?, beside other: String, at path: ModelPath
  ) {
    if value != nil { losses.dropped(field, at: path, detail: "beside \(other)") }
    value = nil
  }
}
