internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// A run that writes nothing: says what is there before, and what there would be after.
struct DryRun {
  private let inputs: [String]
  private let source: SourceOptions
  private let output: String

  /// Counts what comes, and lets it through.
  private final class CountingSink: ArchiveSink {
    let counter = ArchiveCounter()
    private let sink: any ArchiveSink

    init(_ sink: any ArchiveSink) { self.sink = sink }

    func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
      counter.begin(archive)
      try sink.begin(archive)
    }

    func add(_ workout: Workout) throws(WorkoutError) {
      counter.add(workout)
      try sink.add(workout)
    }

    func finish() throws(WorkoutError) { try sink.finish() }
  }

  init(_ inputs: [String], _ source: SourceOptions, output: String) {
    self.inputs = inputs
    self.source = source
    self.output = output
  }

  /// Fills `sink`, which goes nowhere, and prints the counts.
  func run(
    into sink: any ArchiveSink, console: Console, fill: (any ArchiveSink) throws -> ExitCode
  ) throws -> ExitCode {
    let sink = CountingSink(sink)
    let code = try fill(sink)
    for input in inputs where input != "-" {
      guard let counter = count(input) else { continue }
      console.error("before: \(PrintableText.of(input)): \(Self.counts(counter))\n")
    }
    console.error("after: \(PrintableText.of(output)): \(Self.counts(sink.counter))\n")
    console.error("dry run: nothing written\n")
    return code
  }

  /// What an input holds; nil where it is no archive, or cannot be read.
  private func count(_ path: String) -> ArchiveCounter? {
    let counter = ArchiveCounter()
    guard (try? source.stream(path, into: counter, FindingLog())) != nil else { return nil }
    return counter
  }

  private static func counts(_ counter: ArchiveCounter) -> String {
    [
      Counted.of(counter.workouts, "workout"), Counted.of(counter.exercises, "exercise"),
      Counted.of(counter.sets, "set"), Counted.of(counter.templates, "template"),
    ].joined(separator: ", ")
  }
}
