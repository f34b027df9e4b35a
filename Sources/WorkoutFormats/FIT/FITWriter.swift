internal import Notation
internal import WorkoutModel

/// Writes each workout as the FIT file of an activity; several stand one behind another.
///
/// The messages come in the order in which Garmin Connect takes them.
final class FITWriter: ArchiveSink {
  /// The maker that stands for programs.
  static let development: Int64 = 255

  private let output: ByteOutput
  private var count = 0

  init(_ output: ByteOutput) { self.output = output }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {}

  func add(_ workout: Workout) throws(WorkoutError) {
    count += 1
    write(FITActivityFile(workout).bytes)
  }

  /// A file that holds no workout still says what it is.
  func finish() throws(WorkoutError) {
    guard count == 0 else { return }
    var file = FITOutput()
    file.add(FITNumber.fileID, Self.identity(FITNumber.activityFile, at: nil))
    write(file.bytes)
  }

  private func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { output.append($0) }
  }

  /// What a file says of itself first.
  static func identity(_ type: Int64, at time: Int64?) -> [FITValue] {
    [
      .enumeration(0, type), .short(1, development), .short(2, 0), FITValue(3, .unsigned32z, 1),
      .long(4, time),
    ]
  }
}
