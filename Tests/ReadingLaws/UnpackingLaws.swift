internal import SafeFiles
internal import WorkoutModel

/// What must hold for any bytes as a zip or gzip file: they are unpacked or refused, and never to more than the limit.
enum UnpackingLaws {
  /// The most bytes that are unpacked.
  private static let limit = 1 << 20

  /// The head of a gzip file, so that any bytes are tried as what it packs.
  private static let gzipHead: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]

  /// The law that `bytes` break, in words; nil where they break none.
  static func violation(by bytes: [UInt8]) -> String? {
    for file in [bytes, gzipHead + bytes] {
      let contents = file.withUnsafeBytes { file in
        [try? GzipBytes.unpacked(file, name: "file", limit: limit)] + members(of: file)
      }
      for case let content? in contents where content.count > limit {
        return "\(file.count) bytes are unpacked to \(content.count)"
      }
    }
    return nil
  }

  /// What each member of a zip file holds; nil for one that is refused.
  private static func members(of file: UnsafeRawBufferPointer) -> [[UInt8]?] {
    guard let zip = try? ZipBytes(file, name: "file") else { return [] }
    return ((try? zip.files()) ?? []).prefix(8).map { try? zip.bytes(of: $0, limit: limit) }
  }
}
