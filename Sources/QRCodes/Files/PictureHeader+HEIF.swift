extension PictureHeader {
  /// The most boxes that are looked at.
  private static let maximumBoxes = 100_000

  /// Reads the sizes of all items, and looks whether every box of the top level is whole.
  mutating func readHEIF(_ reader: ByteReader) throws(PictureError) {
    var boxCount = 0
    var items = HEIFItems()
    let names = try readBoxes(reader, 0..<reader.count, path: [], &boxCount, &items)
    for name in ["meta", "mdat"] where !names.contains(name) {
      throw .truncated(kind: .heif, reason: "its box \(name) is missing")
    }
    for size in try items.compositionSizes(reader) { note(width: size.width, height: size.height) }
  }

  /// Follows the paths to the sizes of items, and to what items are put together of; returns the names of the boxes.
  @discardableResult
  private mutating func readBoxes(
    _ reader: ByteReader, _ range: Range<Int>, path: [String], _ boxCount: inout Int,
    _ items: inout HEIFItems
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
      var start = offset + 8
      if length == 0 {
        // The last box reaches to the end.
        length = range.upperBound - offset
      } else if length == 1 {
        // A length of 64 bits; no file needs the upper 16.
        length = try Self.need(reader.bigEndian(offset + 10, byteCount: 6), .heif, "a box's length")
        start += 8
      }
      let end = offset + length
      guard end <= range.upperBound else {
        throw .truncated(
          kind: .heif,
          reason: "box \(name) ends at byte \(grouped(end)) of \(grouped(range.upperBound))")
      }
      guard end >= start else { throw .damaged(kind: .heif, reason: "box \(name) is too short") }
      let isNew = names.insert(name).inserted
      if Self.singleBoxes.contains(name), path.first ?? "meta" == "meta", !isNew {
        throw .damaged(kind: .heif, reason: "it has two boxes \(name)")
      }
      let content = start..<end
      switch path + [name] {
      case ["meta"]:
        // Version and flags come before the boxes inside.
        try readBoxes(reader, min(start + 4, end)..<end, path: ["meta"], &boxCount, &items)
      case ["meta", "iprp"], ["meta", "iprp", "ipco"]:
        try readBoxes(reader, content, path: path + [name], &boxCount, &items)
      case ["meta", "iinf"]:
        // And a count of 16 or 32 bits.
        let headBytes = reader.byte(start) == 0 ? 6 : 8
        try readBoxes(reader, min(start + headBytes, end)..<end, path: path + [name], &boxCount, &items)
      case ["meta", "idat"]: items.data = content
      case ["meta", "iloc"]: try items.takeLocations(reader, content)
      case ["meta", "iinf", "infe"]: try items.takeEntry(reader, content)
      case ["meta", "iprp", "ipma"]: try items.takeAssociations(reader, content)
      case ["meta", "iprp", "ipco", "ispe"]:
        let size = (
          width: try Self.need(reader.bigEndian(start + 4, byteCount: 4), .heif, "box ispe"),
          height: try Self.need(reader.bigEndian(start + 8, byteCount: 4), .heif, "box ispe")
        )
        note(width: size.width, height: size.height)
        items.takeProperty(size)
      case ["meta", "iprp", "ipco", "pixi"]:
        let count = try Self.need(reader.byte(start + 4), .heif, "box pixi")
        let bits = (0..<count).reduce(0) { $0 + (reader.byte(start + 5 + $1) ?? 0) }
        try Self.check(bitsPerPixel: bits, .heif)
        items.takeProperty(nil)
      case ["meta", "iprp", "ipco", name]: items.takeProperty(nil)
      default: break
      }
      offset = end
    }
    return names
  }

  /// The boxes that stand once: of two, a reader may go by either.
  private static let singleBoxes: Set = ["meta", "iinf", "iloc", "iprp", "ipco", "idat"]
}
