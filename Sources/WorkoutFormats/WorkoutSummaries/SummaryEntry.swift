internal import FormatKit
internal import Notation
internal import WorkoutModel

/// One set summary as it stands in the file.
struct SummaryEntry {
  /// Where it stands in the file.
  let number: Int
  let start: Moment?
  let position: ExactDecimal?
  let isRest: Bool
  /// The exercise as JSON text, equal for equal ones; nil without an exercise.
  let exercise: String?
  /// Where the exercise stands.
  let exerciseElement: JSONElement?
  /// The members but for those of the exercise.
  let source: [SourceFields.Field]
  /// The set, or for a rest its time alone.
  let set: ExerciseSet
  /// The whole of it as JSON text.
  let element: JSONElement

  init(
    _ element: JSONElement, number: Int, at pointer: String, options: ReadOptions, _ reporter: JSONReporter?
  ) {
    self.element = element
    self.number = number
    source = KeptFields.flattened(
      element, skipping: [SummaryNotation.exercise], into: SummaryNotation.nested)
    var done = ObjectReader(element, at: pointer, reporter)
    var asked = ObjectReader(done.value("set"), at: pointer + "/set", reporter)
    if let set = done.value("set"), set.kind != .object {
      reporter?.reportMisfit(set, expected: "an object", pointer: pointer + "/set")
    }
    exerciseElement = element["set"]?["exercise"]
    exercise = exerciseElement?.canonical
    var exercise = ObjectReader(exerciseElement, at: pointer + "/set/exercise", reporter)
    isRest = exercise.text("type") == "rest"
    start = done.time("started_at")
    position = asked.number("position")
    set = Self.set(&done, &asked, &exercise, options)
  }

  /// What was done beats what was asked for.
  private static func set(
    _ done: inout ObjectReader, _ asked: inout ObjectReader, _ exercise: inout ObjectReader,
    _ options: ReadOptions
  ) -> ExerciseSet {
    let type = asked.text("type")
    var target = SetTarget()
    target.reps = asked.count("reps").flatMap { $0 == 0 ? nil : $0 }
    target.load = asked.demand("weight").map { Load($0, unit: .pounds) }
    var details = SetDetails()
    // The app fills in a duration for sets of repetitions, and a distance for some: neither is asked for.
    if type != "reps", type != "distance" { target.durationSeconds = asked.demand("duration") }
    if type != "reps", type != "duration" {
      details.distance = asked.demand("distance").map { Distance($0, unit: options.distanceUnit) }
    }
    details.isLoadPerSide = asked.bool("is_two_dumbbells") ?? exercise.bool("is_two_dumbbells") ?? false
    details.target = target == SetTarget() ? nil : target
    let reps = done.count("reps_reported") ?? target.reps
    let isTimed = reps == nil && details.distance == nil
    return ExerciseSet(
      reps: reps,
      load: done.number("weight").map { Load($0, unit: .pounds) } ?? target.load,
      durationSeconds: done.number("time_spent_active") ?? (isTimed ? target.durationSeconds : nil),
      details: details == SetDetails() ? nil : details)
  }
}

extension [SummaryEntry] {
  /// The entries in the order in which they were done: by their start where all have one, else by their
  /// position where all have one of their own, else as they stand.
  ///
  /// A rest without a start stays behind what stands before it. Positions begin again in each block of a
  /// workout: two equal ones say nothing.
  var inOrderDone: [SummaryEntry] {
    var starts: [Int64] = []
    for entry in self {
      if let start = entry.start?.utcMilliseconds ?? (entry.isRest ? starts.last : nil) {
        starts.append(start)
      }
    }
    if starts.count == count { return sorted(by: starts) }
    let positions = compactMap { $0.position?.normalized }
    guard positions.count == count, Set(positions).count == count else { return self }
    return sorted(by: positions.map { $0.doubleValue })
  }

  private func sorted(by keys: [some Comparable]) -> [SummaryEntry] {
    indices.sorted { keys[$0] != keys[$1] ? keys[$0] < keys[$1] : $0 < $1 }.map { self[$0] }
  }
}
