internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes StrongLifts' export: a row an exercise, a pair of columns a set.
///
/// The head names as many sets as any exercise has, so the rows wait for the last.
final class StrongLiftsWriter: ArchiveSink {
  static let formatID = "stronglifts"

  private let output: ByteOutput
  private let losses: LossReporter
  private var unit = MassUnit.kilograms
  /// The rows so far, without their ends.
  private var rows: [UInt8] = []
  /// Where each row ends, and how many sets it has.
  private var ends: [(offset: Int, sets: Int)] = []
  private var weights: WorkoutBodyWeights
  private var count = 0

  init(_ output: ByteOutput, _ losses: LossReporter) {
    self.output = output
    self.losses = losses
    weights = WorkoutBodyWeights([], losses, namesPlaces: false)
  }

  /// True for sets that have a time and no repetitions, all of them.
  static func isTimed(_ sets: [ExerciseSet]) -> Bool {
    !sets.isEmpty && sets.allSatisfy { $0.durationSeconds != nil && $0.reps == nil }
  }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    unit = archive.preferences.massUnit ?? .kilograms
    weights = WorkoutBodyWeights(archive.measurements, losses, namesPlaces: false)
  }

  func add(_ workout: Workout) throws(WorkoutError) {
    defer { count += 1 }
    guard !workout.exercises.isEmpty else {
      losses.dropped(.workouts, at: ModelPath(index: count), detail: "a row is an exercise")
      return
    }
    let weight = weights.take(at: workout.start)?.value
    let fields = workout.details?.sourceFields
    for exercise in workout.exercises {
      let sets = Self.isTimed(exercise.sets) ? [] : exercise.sets
      rows += CSVOutput.bytes(delimiter: UInt8(ascii: ",")) { csv in
        csv.text(workout.start.map(Self.date) ?? "")
        for name in [StrongLiftsColumn.number, .workoutName, .programName] {
          csv.next()
          csv.text(name == .workoutName ? workout.title ?? "" : fields?["\(name)"] ?? "")
        }
        csv.next()
        csv.number(weight)
        csv.next()
        csv.text(exercise.identity.name ?? "")
        csv.next()
        csv.text(Self.counts(exercise))
        csv.next()
        csv.text(Self.times(exercise))
        csv.next()
        csv.number(workout.durationSeconds.flatMap(Self.hours))
        csv.next()
        csv.text(workout.start.map(Self.time) ?? "")
        csv.next()
        csv.text(Self.notes(of: exercise, in: workout))
        for set in sets {
          csv.next()
          if let reps = set.reps { csv.number(Int(reps)) }
          csv.next()
          // Importers pass over repetitions without a weight.
          if let load = set.load { csv.number(load.value) } else { csv.raw("0") }
        }
      }
      ends.append((rows.count, sets.count))
    }
  }

  func finish() throws(WorkoutError) {
    let csv = CSVOutput(output)
    let most = max(1, ends.reduce(0) { max($0, $1.sets) })
    let word = unit == .pounds ? "LB" : "KG"
    var head =
      "Date (yyyy/mm/dd),Workout,Workout Name,Program Name,Body Weight (KG),Exercise,Sets×Reps,Sets×Time,"
      + "Duration (hours),Start Time (h:mm),Notes"
    for number in 1...most { head += ",Set \(number) (Reps),Set \(number) (\(word))" }
    csv.line(head)
    var start = 0
    for end in ends {
      csv.raw(Array(rows[start..<end.offset]))
      for _ in 0..<2 * (most - end.sets) { csv.next() }
      csv.end()
      start = end.offset
    }
    weights.finish()
    try output.finish()
  }

  // MARK: Cells

  /// The notes of an exercise, else those of its workout, which stand on all of its rows.
  private static func notes(of exercise: Exercise, in workout: Workout) -> String {
    if let notes = exercise.details?.notes, !notes.isEmpty { return notes }
    return workout.details?.notes ?? ""
  }

  /// `2026/08/11`.
  private static func date(_ moment: Moment) -> String {
    moment.cut(to: .day).withOffset(nil).description.replacing("-", by: "/")
  }

  /// `7:05 PM`; nothing for a day.
  private static func time(_ moment: Moment) -> String {
    guard moment.precision != .day else { return "" }
    let minutes = moment.millisecondOfDay / 60_000
    let hour = (minutes / 60 + 11) % 12 + 1
    return "\(hour):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60) \(minutes < 720 ? "AM" : "PM")"
  }

  /// Hours to seven digits, as the app writes them: exact to the second.
  private static func hours(_ seconds: ExactDecimal) -> ExactDecimal? {
    let value = (seconds.wholePart * 10_000_000 + 1_800) / 3_600
    return ExactDecimal(coefficient: value, fractionDigits: 7)?.normalized
  }

  /// `3×5`, or `5/5/3` where the sets differ; nothing where one was not counted.
  private static func counts(_ exercise: Exercise) -> String {
    let reps = exercise.sets.compactMap { $0.reps }
    guard !reps.isEmpty, reps.count == exercise.sets.count else {
      return exercise.details?.sourceFields?["\(StrongLiftsColumn.setsReps)"] ?? ""
    }
    if reps.count > 1, reps[0] != 0, reps.allSatisfy({ $0 == reps[0] }) { return "\(reps.count)×\(reps[0])" }
    return reps.map { "\($0)" }.joined(separator: "/")
  }

  /// `3×1:00`, or `1:00/0:45` where the sets differ.
  private static func times(_ exercise: Exercise) -> String {
    guard isTimed(exercise.sets) else {
      return exercise.details?.sourceFields?["\(StrongLiftsColumn.setsTime)"] ?? ""
    }
    let seconds = exercise.sets.map { $0.durationSeconds?.wholePart ?? 0 }
    let isOne = seconds.allSatisfy { $0 == seconds[0] }
    if isOne, seconds.count > 1, seconds.count <= StrongLiftsColumn.maximumSets {
      return "\(seconds.count)×\(DurationText.clock(seconds[0]))"
    }
    return seconds.map { DurationText.clock($0) }.joined(separator: "/")
  }
}
