internal import Notation
internal import WorkoutModel

/// Writes the whole model, each part and each workout on a line of its own.
final class ArchiveWriter: ArchiveSink {
  private let output: JSONOutput
  private var isFirst = true

  init(_ output: ByteOutput) { self.output = JSONOutput(output) }

  func begin(_ archive: WorkoutArchive) {
    output.raw("{\"format\":\"")
    output.raw(ArchiveReader.formatName)
    output.raw("\",\"version\":")
    output.number(ArchiveReader.newestVersion)
    for member in WorkoutArchive.members {
      // A line is begun only for a part that is there.
      let text = JSONOutput.text { _ = member.write(archive, true, $0) }
      guard !text.isEmpty else { continue }
      output.raw(",\n")
      output.raw(text)
    }
    output.raw(",\n\"workouts\":[")
  }

  func add(_ workout: Workout) {
    output.raw(isFirst ? "\n" : ",\n")
    isFirst = false
    workout.write(to: output)
  }

  func finish() { output.raw("\n]}\n") }
}
