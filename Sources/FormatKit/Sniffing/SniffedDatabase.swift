/// What the first bytes of a SQLite database tell without opening it.
struct SniffedDatabase {
  /// The names of its tables in small letters, found where their definitions begin.
  package private(set) var tables: Set<String> = []
  /// The number by which a program marks its own databases.
  package let applicationID: UInt32

  /// What every SQLite database begins with.
  private static let magic = Array("SQLite format 3\0".utf8)
  private static let definition = Array("CREATE TABLE ".utf8)
  private static let longestName = 64
  private static let maximumTables = 1_000
  private static let applicationIDOffset = 68

  /// Looks at the first bytes of an input; nil where they are no database's.
  package init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.starts(with: Self.magic), bytes.count >= 100 else { return nil }
    applicationID = UInt32(
      bigEndian: bytes.loadUnaligned(fromByteOffset: Self.applicationIDOffset, as: UInt32.self))
    var index = 0
    while index + Self.definition.count < bytes.count, tables.count < Self.maximumTables {
      if bytes[index] == Self.definition[0], bytes[index...].starts(with: Self.definition) {
        index += Self.definition.count
        if let name = Self.name(bytes[index...].prefix(Self.longestName)) { tables.insert(name) }
      } else {
        index += 1
      }
    }
  }

  /// The name at the start of a definition, which may stand in quotes.
  private static func name(_ bytes: Slice<UnsafeRawBufferPointer>) -> String? {
    let isQuoted = bytes.first.map { [UInt8](#""[`'"#.utf8).contains($0) } ?? false
    let name = bytes.dropFirst(isQuoted ? 1 : 0).prefix { byte in
      byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7a || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
    }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self).lowercased()
  }
}
