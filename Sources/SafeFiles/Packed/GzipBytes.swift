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

  /// A gzip file of `bytes`, without a name and a time: the same of the same, in every run.
  package static func packed(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var file: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]
    file += Deflate.packed(bytes)
    var sum = Checksum32()
    sum.add(bytes)
    for value in [sum.value, UInt32(truncatingIfNeeded: bytes.count)] {
      for shift in [0, 8, 16, 24] as [UInt32] { file.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }
    return file
  }
}
