internal import Notation
internal import WorkoutModel

/// Collects an archive, since the packed form counts before it begins, and writes it at the end.
final class PackedWriter: ArchiveSink {
  private let output: ByteOutput
  private let collector = ArchiveCollector()

  init(_ output: ByteOutput) { self.output = output }

  func begin(_ archive: WorkoutArchive) { collector.begin(archive) }

  func add(_ workout: Workout) { collector.add(workout) }

  func finish() throws(WorkoutError) {
    try PackedPayload.bytes(of: collector.archive).withUnsafeBytes { output.append($0) }
  }
}
