extension PictureHeader {
  /// The most boxes that are looked at.
  private static let maximumBoxes = 100_000

  /// Reads the sizes of all items, and looks whether every box of the top level is whole.
  mutating func readHEIF(_ reader: ByteReader) throws(PictureError) {
    var boxCount = 0
    let names = try readBoxes(reader, 0..<reader.count, path: [], &boxCount)
    for name in ["meta", "mdat"] where !names.contains(name) {
      throw .truncated(kind: .heif, reason: "its box \(name) is missing")
    }
  }

  /// Follows the path meta → iprp → ipco → ispe, where items' sizes are; returns the names of the boxes.
  @discardableResult
  private mutating func readBoxes(
    _ reader: ByteReader, _ range: Range<Int>, path: [String], _ boxCount: inout Int
  ) throws(PictureError) -> Set<String> {
    var names: Set<String> = []
    var offset = range.lowerBound
    // A few bytes too many are padding inside of a box, but a box cut off at the top level.
    while offset + 8 <= range.upperBound || path.isEmpty && offset < range.upperBound {
      boxCount += 1
      guard boxCount <= Self.maximumBoxes else {
        throw .damaged(kind: .heif, reason: "it has more than \(grouped(Self.maximumBoxes)) boxes")
      }
      var length = try Self.need(reader.bigEndian(offset, byteCount: 4), .heif, "a box's length")
      let name = try Self.need(reader.name(offset + 4), .heif, "a box's name")
      var content = offset + 8
      if length == 0 {
        // The last box reaches to the end.
        length = range.upperBound - offset
      } else if length == 1 {
        // A length of 64 bits; no file needs the upper 16.
        length = try Self.need(reader.bigEndian(offset + 10, byteCount: 6), .heif, "a box's length")
        content += 8
      }
      let end = offset + length
      guard end <= range.upperBound else {
        throw .truncated(
          kind: .heif,
          reason: "box \(name) ends at byte \(grouped(end)) of \(grouped(range.upperBound))")
      }
      guard end >= content else { throw .damaged(kind: .heif, reason: "box \(name) is too short") }
      names.insert(name)
      switch path + [name] {
      case ["meta"]:
        // Version and flags come before the boxes inside.
        try readBoxes(reader, min(content + 4, end)..<end, path: ["meta"], &boxCount)
      case ["meta", "iprp"], ["meta", "iprp", "ipco"]:
        try readBoxes(reader, content..<end, path: path + [name], &boxCount)
      case ["meta", "iprp", "ipco", "ispe"]:
        note(
          width: try Self.need(reader.bigEndian(content + 4, byteCount: 4), .heif, "box ispe"),
          height: try Self.need(reader.bigEndian(content + 8, byteCount: 4), .heif, "box ispe"))
      default:
        break
      }
      offset = end
    }
    return names
  }
}
