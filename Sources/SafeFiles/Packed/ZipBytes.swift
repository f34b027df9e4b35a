package import WorkoutModel

/// A zip file in memory, which outlives it.
package struct ZipBytes {
  private let source: PackedSource
  private let members: [ZipList.Member]
  private let name: String

  /// Reads the list of members; nil for what is no zip file.
  ///
  /// - Parameter name: how errors speak of it.
  package init?(_ bytes: UnsafeRawBufferPointer, name: String) throws(FileError) {
    source = .memory(bytes)
    self.name = name
    guard let members = try ZipList.members(source, name: name) else { return nil }
    self.members = members
  }

  /// The names of the files in it, but hidden ones; nil for the documents of office programs.
  package var files: [String]? { ZipList.files(members) }

  /// The bytes of a member, unpacked; nil where there is no such member.
  ///
  /// - Parameter limit: the most bytes that are taken.
  /// - Throws: ``FileError`` for a member that is damaged or larger.
  package func bytes(of member: String, limit: Int) throws(FileError) -> [UInt8]? {
    guard let found = members.first(where: { $0.name == member }) else { return nil }
    guard found.size <= limit else {
      throw FileError(
        .cannotUnpack("\(member) in it is larger than \(limit >> 20) MiB"), path: name, code: 0)
    }
    return try ZipList.unpacker(of: found, source, name: name).bytes(limit: Int(found.size))
  }
}
