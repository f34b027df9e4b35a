public import WorkoutModel

extension Format {
  /// Reads a whole archive into memory.
  ///
  /// - Parameters:
  ///   - path: the file, or `-` for standard input.
  ///   - format: its format; nil to recognise it.
  ///   - findings: is told what was repaired, guessed, dropped or looks wrong.
  /// - Throws: ``FileError``, ``InputError`` or ``RequestError``.
  public static func readArchive(
    path: String, as format: Format? = nil, options: ReadOptions = ReadOptions(), findings: any FindingSink
  ) throws -> WorkoutArchive {
    try readArchive(InputBytes(opening: path), as: format, options: options, findings: findings)
  }

  /// Reads a whole archive of `input` into memory, as ``readArchive(path:as:options:findings:)`` does.
  public static func readArchive(
    _ input: InputBytes, as format: Format? = nil, options: ReadOptions = ReadOptions(),
    findings: any FindingSink
  ) throws -> WorkoutArchive {
    let format = try format ?? detect(input)
    guard let reader = format.reader else {
      throw RequestError("\(input.name): \(format.id) can be checked, but not read into an archive.")
    }
    let collector = ArchiveCollector()
    try reader(input, options, collector, findings)
    return collector.archive
  }

  /// Writes an archive into bytes.
  ///
  /// - Throws: ``RequestError`` where the format needs to be told something, or cannot be written.
  public func bytes(
    of archive: WorkoutArchive, options: WriteOptions = WriteOptions(), findings: any FindingSink
  ) throws -> [UInt8] {
    guard let writer else { throw RequestError("\(id) cannot be written.") }
    var bytes: [UInt8] = []
    let output = ByteOutput { bytes.append(contentsOf: $0) }
    try writer(output, options, findings).take(archive)
    try output.finish()
    return bytes
  }
}
