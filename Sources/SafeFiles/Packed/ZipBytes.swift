package import WorkoutModel

/// A zip file in memory, which outlives it.
package struct ZipBytes {
  private let tree: ZipTree
  private let name: String

  /// Reads the list of members; nil for what is no zip file.
  ///
  /// - Parameter name: how errors speak of it.
  package init?(_ bytes: UnsafeRawBufferPointer, name: String) throws(FileError) {
    self.name = name
    guard let tree = try ZipTree(.memory(bytes), name: name) else { return nil }
    self.tree = tree
  }

  /// The names of the files in it and in zip files in it, but hidden ones; nil for the documents of office programs.
  package func files() throws(FileError) -> [String]? { try tree.files() }

  /// The bytes of a member, unpacked; nil where there is no such member.
  ///
  /// - Parameter limit: the most bytes that are taken.
  /// - Throws: ``FileError`` for a member that is damaged or larger.
  package func bytes(of member: String, limit: Int) throws(FileError) -> [UInt8]? {
    let path = "\(name)/\(member)"
    guard let (unpacker, size) = try tree.unpacker(of: member, name: path) else { return nil }
    guard size ?? 0 <= limit else {
      throw FileError(.cannotUnpack("it is larger than \(limit >> 20) MiB"), path: path, code: 0)
    }
    return try unpacker.bytes(limit: size.map { Int($0) } ?? limit)
  }

  /// The first bytes of a member, unpacked; nil where there is no such member.
  ///
  /// - Throws: ``FileError`` for a member that is damaged.
  package func head(of member: String, count: Int) throws(FileError) -> [UInt8]? {
    try tree.unpacker(of: member, name: "\(name)/\(member)")?.unpacker.head(count: count)
  }
}
