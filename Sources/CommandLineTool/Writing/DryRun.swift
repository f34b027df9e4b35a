internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// A run that writes nothing: says what is there before, and what there would be after.
struct DryRun {
  private let inputs: [String]
  private let source: SourceOptions
  private let output: String

  init(_ inputs: [String], _ source: SourceOptions, output: String) {
    self.inputs = inputs
    self.source = source
    self.output = output
  }

  /// Prints the counts of the inputs, and those of what would be written.
  func tell(of written: WrittenArchive, _ console: Console) {
    for input in inputs where input != "-" {
      guard let counter = count(input) else { continue }
      console.tell(
        "before: \(PrintableText.of(input)): \(WrittenArchive.counts(RunRecord.Counts(counter)))\n")
    }
    console.tell("after: \(PrintableText.of(output)): \(written.counts)\n")
    console.tell("dry run: nothing written\n")
  }

  /// What an input holds; nil where it is no archive, or cannot be read.
  private func count(_ path: String) -> ArchiveCounter? {
    let counter = ArchiveCounter()
    guard (try? source.stream(path, into: counter, FindingLog())) != nil else { return nil }
    return counter
  }
}
