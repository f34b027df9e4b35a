package import WorkoutModel

/// A gzip file in memory.
package enum GzipBytes {
  /// What is in the file; nil for what is no gzip file.
  ///
  /// - Parameters:
  ///   - name: how errors speak of it.
  ///   - limit: the most bytes that are taken.
  /// - Throws: ``FileError`` for a file that is damaged or larger.
  package static func unpacked(
    _ bytes: UnsafeRawBufferPointer, name: String, limit: Int
  ) throws(FileError) -> [UInt8]? {
    let source = PackedSource.memory(bytes)
    guard Unpacker.isGzip(source) else { return nil }
    return try Unpacker(source, from: 0, to: Int64(bytes.count), method: .gzip, name: name).bytes(
      limit: limit)
  }
}
