internal import WorkoutModel

/// The FIT file of one workout that has been fitted.
struct FITActivityFile {
  private enum Event {
    static let timer: Int64 = 0
    static let lap: Int64 = 9
    static let session: Int64 = 8
    static let activity: Int64 = 26
    static let start: Int64 = 0
    static let stop: Int64 = 1
    static let stopAll: Int64 = 4
  }

  private let workout: Workout
  private let sport: FITSport
  /// The only set of a workout that is no strength training.
  private let cardio: ExerciseSet?
  /// Seconds since the end of 1989.
  private let start: Int64?
  private let end: Int64?
  private var output = FITOutput()

  /// The whole file.
  var bytes: [UInt8] { output.bytes }

  init(_ workout: Workout) {
    self.workout = workout
    cardio = FITCardio.set(of: workout)
    let named = cardio == nil ? nil : FITSport(named: workout.exercises.first?.identity.name)
    sport =
      (workout.exercises.isEmpty ? nil : FITNotation.keptSport(in: workout.details?.sourceFields)) ?? named
      ?? .strength
    start = workout.start.map(FITTime.time)
    let milliseconds = FITNotation.milliseconds(workout.durationSeconds) ?? 0
    end = start.map { FITTime.clamped($0 + milliseconds / 1_000) }
    write()
  }

  private mutating func write() {
    output.add(FITNumber.fileID, FITWriter.identity(FITNumber.activityFile, at: start))
    var fields: [FITValue] = [.enumeration(0, Int64(sport.sport)), .enumeration(1, Int64(sport.subSport))]
    if let title = workout.title, !title.isEmpty { fields.append(FITValue(3, text: title)) }
    output.add(FITNumber.sport, fields)
    let titles = cardio == nil ? writeTitles() : []
    writeEvent(Event.start, at: start)
    if cardio == nil { writeSets(titles) }
    writeEvent(Event.stopAll, at: end)
    writeSums()
  }

  private mutating func writeEvent(_ type: Int64, at time: Int64?) {
    output.add(
      FITNumber.event, [.long(253, time), .enumeration(0, Event.timer), .enumeration(1, type)])
  }

  // MARK: Exercises

  /// A name of an exercise and the numbers that it stands for.
  private struct Title: Hashable {
    let exercise: FITExercise
    let name: [UInt8]
  }

  /// The number of the title of each exercise; nil for one without a name.
  private mutating func writeTitles() -> [Int64?] {
    var known: [Title: Int64] = [:]
    let exercises = workout.exercises.map {
      (numbers: FITNotation.exercise(of: $0), name: $0.identity.name ?? "")
    }
    // Without a title of its own, a set has the first one of its numbers: an empty one keeps it without a name.
    let named = Set(exercises.filter { !$0.name.isEmpty && $0.numbers != .unknown }.map { $0.numbers })
    return exercises.map { (numbers, name) in
      guard !name.isEmpty || named.contains(numbers) else { return nil }
      let title = Title(exercise: numbers, name: Array(name.utf8))
      if let index = known[title] { return index }
      let index = Int64(known.count)
      known[title] = index
      output.add(
        FITNumber.exerciseTitle,
        [
          .short(254, index), .short(0, Int64(title.exercise.category)),
          .short(1, Int64(title.exercise.subtype)), FITValue(2, text: name),
        ])
      return index
    }
  }

  private mutating func writeSets(_ titles: [Int64?]) {
    var clock = FITSetClock()
    var index: Int64 = 0
    for (number, exercise) in workout.exercises.enumerated() {
      let numbers = FITNotation.exercise(of: exercise)
      for set in exercise.sets {
        if let seconds = FITNotation.start(of: set) { clock.move(to: seconds) }
        let duration = FITNotation.milliseconds(set.durationSeconds)
        let began = clock.seconds
        clock.passSet(duration)
        output.add(
          FITNumber.set,
          times(from: began, to: clock.seconds, duration, isRest: false, &index) + [
            .short(3, set.reps.map { Int64($0) }), .short(7, Int64(numbers.category)),
            .short(8, Int64(numbers.subtype)), .short(11, titles[number]),
          ] + Self.weight(set.load))
        guard let rest = FITNotation.milliseconds(set.details?.restSeconds) else { continue }
        let ended = clock.seconds
        clock.passRest(rest)
        output.add(FITNumber.set, times(from: ended, to: clock.seconds, rest, isRest: true, &index))
      }
    }
  }

  /// The fields that sets and rests share.
  private func times(
    from began: Int64, to ended: Int64, _ duration: Int64?, isRest: Bool, _ index: inout Int64
  ) -> [FITValue] {
    defer { index += 1 }
    // A time that was cut would be another one to a reader, which reckons that of a set without one itself.
    return [
      .long(254, start.flatMap { FITTime.sayable($0 + ended) }),
      .long(6, start.flatMap { FITTime.sayable($0 + began) }),
      .long(0, duration), .byte(5, isRest ? 0 : 1), .short(10, index),
    ]
  }

  private static func weight(_ load: Load?) -> [FITValue] {
    let unit = load?.unit ?? .kilograms
    let count = load.flatMap { FITLoad.count($0.value, parts: 16, unit: unit) }
    return [.short(4, count), .short(9, count == nil ? nil : unit == .pounds ? 2 : 1)]
  }

  // MARK: Sums

  private mutating func writeSums() {
    let details = workout.details ?? WorkoutDetails()
    let elapsed = FITNotation.milliseconds(workout.durationSeconds)
    let timer = cardio.map { FITNotation.milliseconds($0.durationSeconds) } ?? elapsed
    let distance = cardio?.details?.distance?.value.movingPoint(by: 2)?.wholePart
    let basal = details.basalEnergyKilocalories?.wholePart
    let calories = details.activeEnergyKilocalories.map { $0.wholePart + (basal ?? 0) }
    let average = details.averageHeartRate?.wholePart
    let maximum = details.maximumHeartRate?.wholePart
    output.add(
      FITNumber.lap,
      [
        .long(253, end), .long(2, start), .long(7, elapsed), .long(8, timer), .long(9, distance),
        .short(11, calories), .byte(15, average), .byte(16, maximum), .enumeration(25, Int64(sport.sport)),
        .enumeration(39, Int64(sport.subSport)), .short(254, 0), .enumeration(0, Event.lap),
        .enumeration(1, Event.stop),
      ])
    var session: [FITValue] = [
      .long(253, end), .long(2, start), .long(7, elapsed), .long(8, timer), .long(9, distance),
      .short(11, calories), .short(196, basal), .byte(16, average), .byte(17, maximum),
      .enumeration(5, Int64(sport.sport)), .enumeration(6, Int64(sport.subSport)), .short(254, 0),
      .enumeration(0, Event.session), .enumeration(1, Event.stop), .short(25, 0), .short(26, 1),
      .enumeration(28, 0), .byte(193, details.difficulty?.movingPoint(by: 1)?.wholePart),
    ]
    if let title = workout.title, !title.isEmpty { session.append(FITValue(110, text: title)) }
    output.add(FITNumber.session, session)
    let offset = Int64(workout.start?.offsetMinutes ?? 0) * 60
    output.add(
      FITNumber.activity,
      [
        .long(253, end), .long(0, timer), .short(1, 1), .enumeration(2, 0), .enumeration(3, Event.activity),
        .enumeration(4, Event.stop), .long(5, end.map { FITTime.clamped($0 + offset) }),
      ])
  }
}
