public import Notation
public import WorkoutModel

extension Format {
  /// Reads a whole archive of this format into memory.
  ///
  /// - Throws: `WorkoutError.file`, `WorkoutError.input`, or `WorkoutError.request` where the format cannot be read
  ///   into the model.
  public func archive(
    in input: InputBytes, options: ReadOptions = ReadOptions(), findings: any FindingSink
  ) throws(WorkoutError) -> WorkoutArchive {
    guard let reader else { throw .request(.notRead(file: input.name, format: id)) }
    let collector = ArchiveCollector()
    try reader(input, options, collector, findings)
    return collector.archive
  }

  /// Writes an archive into bytes.
  ///
  /// - Throws: `WorkoutError.request` where the format needs to be told something, or cannot be written.
  public func bytes(
    of archive: WorkoutArchive, options: WriteOptions = WriteOptions(), findings: any FindingSink
  ) throws(WorkoutError) -> [UInt8] {
    guard let writer else { throw .request(.notWritten(format: id)) }
    var bytes: [UInt8] = []
    let output = ByteOutput { bytes.append(contentsOf: $0) }
    try writer(output, options, findings).take(archive)
    try output.finish()
    return bytes
  }
}
