extension PictureHeader {
  /// The most pages that are counted.
  private static let maximumPages = 1_000

  /// Reads the size, and holds the places of strips and tiles of the first page against the file's length.
  mutating func readTIFF(_ reader: ByteReader) throws(PictureError) {
    let file = TIFFFile(reader: reader)
    var directory = try Self.need(file.number(4, byteCount: 4), .tiff, "its header")
    let tags = try file.tags(directory: directory)
    note(width: tags[256]?.first ?? 0, height: tags[257]?.first ?? 0)
    note(width: tags[322]?.first ?? 0, height: tags[323]?.first ?? 0)
    // A hostile number of samples would multiply the memory that the size promises.
    let bitsPerPixel = Self.area(tags[258]?.first ?? 1, tags[277]?.first ?? 1)
    guard bitsPerPixel <= 512 else {
      throw .damaged(kind: .tiff, reason: "it has \(bitsPerPixel) bits a pixel, at most 512 are read")
    }
    let offsets = tags[273] ?? tags[324] ?? []
    let lengths = tags[279] ?? tags[325] ?? []
    for (offset, length) in zip(offsets, lengths) where offset + length > reader.count {
      throw .truncated(
        kind: .tiff, reason: "a strip ends at byte \(grouped(offset + length)) of \(grouped(reader.count))")
    }
    frameCount = 0
    while directory != 0, frameCount < Self.maximumPages {
      frameCount += 1
      let entryCount = try Self.need(file.number(directory, byteCount: 2), .tiff, "a page's directory")
      directory = try Self.need(
        file.number(directory + 2 + 12 * entryCount, byteCount: 4), .tiff, "a page's directory")
    }
  }
}

/// The directories of a TIFF file, in its byte order.
private struct TIFFFile {
  /// Width, height, bits, strips, samples, strips' lengths, and the tiles' size, places and lengths.
  private static let wantedTags: Set<Int> = [256, 257, 258, 273, 277, 279, 322, 323, 324, 325]

  let reader: ByteReader

  private var isLittleEndian: Bool { reader.byte(0) == 0x49 }

  func number(_ offset: Int, byteCount: Int) -> Int? {
    isLittleEndian
      ? reader.littleEndian(offset, byteCount: byteCount) : reader.bigEndian(offset, byteCount: byteCount)
  }

  /// The whole numbers of a directory by tag; other types are left out.
  func tags(directory: Int) throws(PictureError) -> [Int: [Int]] {
    let place = "a directory"
    let entryCount = try PictureHeader.need(number(directory, byteCount: 2), .tiff, place)
    var tags: [Int: [Int]] = [:]
    for entry in 0..<entryCount {
      let offset = directory + 2 + 12 * entry
      let tag = try PictureHeader.need(number(offset, byteCount: 2), .tiff, place)
      let type = try PictureHeader.need(number(offset + 2, byteCount: 2), .tiff, place)
      let count = try PictureHeader.need(number(offset + 4, byteCount: 4), .tiff, place)
      guard let byteCount = [3: 2, 4: 4][type], Self.wantedTags.contains(tag) else { continue }
      let isInline = count * byteCount <= 4
      let start =
        isInline
        ? offset + 8 : try PictureHeader.need(number(offset + 8, byteCount: 4), .tiff, place)
      guard start + count * byteCount <= reader.count else {
        throw .truncated(kind: .tiff, reason: "it ends inside the list of tag \(tag)")
      }
      tags[tag] = (0..<count).compactMap { number(start + $0 * byteCount, byteCount: byteCount) }
    }
    return tags
  }
}
