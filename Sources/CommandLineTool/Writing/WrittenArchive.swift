internal import FormatKit
internal import Statistics
internal import WorkoutModel

/// Lets an archive through to its writer, counts it, and remembers what people call the places of findings.
final class WrittenArchive: ArchiveSink {
  /// What reaches the writer; all of it where nothing stands before the writer.
  private let counter = ArchiveCounter()
  private let isCountedBehindScope: Bool
  private var number = 0
  /// The names of those workouts and templates that examples of findings are about.
  private(set) var names = PlaceNames()
  private let sink: any ArchiveSink
  private let log: FindingLog

  init(_ sink: any ArchiveSink, _ log: FindingLog) {
    self.sink = sink
    self.log = log
    let fitting = sink as? FittingSink
    fitting?.witness = counter
    let folder = sink as? FolderSink
    folder?.witness = counter
    isCountedBehindScope = fitting != nil || folder != nil
  }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    if !isCountedBehindScope { counter.begin(archive) }
    for (number, template) in archive.templates.enumerated() { names.remember(template, number: number) }
    try sink.begin(archive)
  }

  func add(_ workout: Workout) throws(WorkoutError) {
    defer { number += 1 }
    let known = log.exampleCount
    if !isCountedBehindScope { counter.add(workout) }
    try sink.add(workout)
    if log.exampleCount > known { names.remember(workout, number: number) }
  }

  func finish() throws(WorkoutError) { try sink.finish() }

  /// How much there is of what.
  var total: RunRecord.Counts {
    RunRecord.Counts(
      workouts: counter.workouts, exercises: counter.exercises, sets: counter.sets,
      templates: counter.templates, rides: counter.rides, measurements: counter.measurements)
  }

  /// How much there is of what: `27 workouts, 108 exercises, 332 sets, 0 templates`.
  var counts: String { Self.counts(counter) }

  static func counts(_ counter: ArchiveCounter) -> String {
    let others = [(counter.rides, "ride"), (counter.measurements, "measurement")].filter { $0.0 > 0 }
    return
      ([
        Counted.of(counter.workouts, "workout"), Counted.of(counter.exercises, "exercise"),
        Counted.of(counter.sets, "set"), Counted.of(counter.templates, "template"),
      ] + others.map { Counted.of($0.0, $0.1) }).joined(separator: ", ")
  }

  /// What was written and what became of the rest, in a line:
  /// `history.btd: 129 workouts written; 23 values dropped (--report lists them)`.
  func summary(path: String, report: String?) -> String {
    let parts = [
      (counter.workouts, "workout"), (counter.templates, "template"), (counter.rides, "ride"),
      (counter.measurements, "measurement"),
    ].filter { $0.0 > 0 }.map { Counted.of($0.0, $0.1) }
    let written = parts.isEmpty ? "written, without workouts" : "\(parts.joined(separator: ", ")) written"
    let kinds: [Finding.Kind] = [.dropped, .rounded, .guessed, .repaired]
    let losses = kinds.compactMap { kind -> String? in
      let count = log.groups.reduce(0) { $0 + ($1.first.kind == kind ? $1.count : 0) }
      return count == 0 ? nil : "\(count) \(kind.rawValue)"
    }
    guard !losses.isEmpty else { return "\(path): \(written)" }
    return "\(path): \(written); \(losses.joined(separator: ", ")) (\(report ?? "--report FILE") lists each)"
  }
}
