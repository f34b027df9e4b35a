internal import FormatKit
internal import Statistics
internal import WorkoutModel

/// Lets an archive through to its writer, counts it, and remembers what people call the places of findings.
final class WrittenArchive: SharingSink {
  /// What came in.
  private let given = ArchiveCounter(looksAtLoads: false)
  /// What reaches the writer, which may leave out more; all of it where nothing stands before the writer.
  private let counter: ArchiveCounter
  private var number = 0
  /// How many examples of findings there were after the last workout.
  private var known = 0
  /// The names of those workouts and templates that examples of findings are about.
  private(set) var names = PlaceNames()
  /// Workouts that wait for the unit of the file: what is found in them comes up later.
  private var waiting: [Workout] = []
  private let sink: any ArchiveSink
  /// What brings the workouts into the form of the target; nil where it takes them as they are.
  private var fitting: FittingSink?
  private let log: FindingLog
  /// What the threads that read know of the writer; nil if they only read.
  private var plan: SharedStretchPlan?

  init(_ sink: any ArchiveSink, _ log: FindingLog) {
    self.sink = sink
    self.log = log
    let folder = sink as? FolderSink
    fitting = sink as? FittingSink
    counter = fitting == nil && folder == nil ? given : ArchiveCounter(looksAtLoads: false)
    fitting?.witness = counter
    folder?.witness = counter
  }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    given.begin(archive)
    if let plan { fitting?.share(plan) }
    for (number, template) in archive.templates.enumerated() { names.remember(template, number: number) }
    (sink as? DeferredSink)?.made = { [weak self] in
      guard let self, let fitting = $0 as? FittingSink else { return }
      self.fitting = fitting
      if let plan { fitting.share(plan) }
    }
    try sink.begin(archive)
  }

  func stretchWriting() -> StretchWriting {
    let plan = SharedStretchPlan()
    self.plan = plan
    return plan.writing(into: self)
  }

  /// Takes workouts that were written as they were read.
  func add(_ stretch: WrittenStretch) throws(WorkoutError) {
    given.add(stretch.read)
    try fitting?.add(stretch)
    number += stretch.read.workouts
    known = log.exampleCount
  }

  func add(_ workout: Workout) throws(WorkoutError) {
    defer { number += 1 }
    given.add(workout)
    try sink.add(workout)
    if fitting?.isWaiting == true { waiting.append(workout) } else { rememberWaiting() }
    // What its reader has found since the last one is of this one, too.
    if log.exampleCount > known { names.remember(workout, number: number) }
    known = log.exampleCount
  }

  func finish() throws(WorkoutError) {
    defer { rememberWaiting() }
    try sink.finish()
  }

  /// Remembers those that have waited, the first of all, where something was found in one of them.
  private func rememberWaiting() {
    if log.exampleCount > known {
      for (number, workout) in waiting.enumerated() { names.remember(workout, number: number) }
    }
    waiting = []
  }

  /// How much was written of what.
  var total: RunRecord.Counts {
    RunRecord.Counts(
      workouts: workouts, exercises: counter.exercises, sets: counter.sets, templates: templates,
      rides: rides, measurements: measurements)
  }

  private var workouts: Int { written(counter.workouts, of: given.workouts, .workouts) }
  private var templates: Int { written(counter.templates, of: given.templates, .templates) }
  private var rides: Int { written(counter.rides, of: given.rides, .rides) }
  private var measurements: Int { written(counter.measurements, of: given.measurements, .measurements) }

  /// Those that reached the writer, without those that it has named as dropped.
  private func written(_ counted: Int, of given: Int, _ field: ModelField) -> Int {
    // Nothing of a group is looked at that does not tell, and groups are not copied.
    let dropped = log.groups.indices.reduce(0) { sum, index in
      guard log.groups[index].first.kind == .dropped, log.groups[index].first.field == .model(field),
        log.groups[index].first.place.document == .model
      else { return sum }
      return sum + log.groups[index].count
    }
    return min(counted, max(0, given - dropped))
  }

  /// How much there is of what: `27 workouts, 108 exercises, 332 sets, 0 templates`.
  var counts: String { Self.counts(total) }

  static func counts(_ total: RunRecord.Counts) -> String {
    let others = [(total.rides, "ride"), (total.measurements, "measurement")].filter { $0.0 > 0 }
    return
      ([
        Counted.of(total.workouts, "workout"), Counted.of(total.exercises, "exercise"),
        Counted.of(total.sets, "set"), Counted.of(total.templates, "template"),
      ] + others.map { Counted.of($0.0, $0.1) }).joined(separator: ", ")
  }

  private static func list(_ workouts: Int, _ templates: Int, _ rides: Int, _ measurements: Int) -> String {
    [(workouts, "workout"), (templates, "template"), (rides, "ride"), (measurements, "measurement")]
      .filter { $0.0 > 0 }.map { Counted.of($0.0, $0.1) }.joined(separator: ", ")
  }

  /// What was written and what became of the rest, in a line:
  /// `history.btd: 129 workouts written; 23 values dropped (--report lists them)`.
  func summary(path: String, report: String?) -> String {
    let parts = Self.list(workouts, templates, rides, measurements)
    let lost = Self.list(given.workouts, given.templates, given.rides, given.measurements)
    let written =
      !parts.isEmpty
      ? "\(parts) written"
      : lost.isEmpty ? "written, without workouts" : "written without the \(lost) of the input"
    guard let losses = LossSummary.text(of: log.groups) else { return "\(path): \(written)" }
    return "\(path): \(written); \(losses) (\(report ?? "--report FILE") lists each)"
  }
}
