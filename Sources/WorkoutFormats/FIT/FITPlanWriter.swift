internal import Notation
internal import WorkoutModel

/// Writes each template as the FIT file of a planned workout; several stand one behind another.
final class FITPlanWriter: ArchiveSink {
  private let output: ByteOutput

  init(_ output: ByteOutput) { self.output = output }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    for template in archive.templates { write(FITPlanFile(template).bytes) }
    guard archive.templates.isEmpty else { return }
    // A file that holds no template still says what it is.
    var file = FITOutput()
    file.add(FITNumber.fileID, FITWriter.identity(FITNumber.workoutFile, at: nil))
    write(file.bytes)
  }

  func add(_ workout: Workout) throws(WorkoutError) {}

  private func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { output.append($0) }
  }
}
