extension PictureHeader {
  /// The most pages that are looked at, since each may list its strips or tiles; more are counted.
  private static let maximumPages = 1_000

  /// Reads the sizes of all pages, and holds the places of strips and tiles against the file's length.
  mutating func readTIFF(_ reader: ByteReader) throws(PictureError) {
    let file = TIFFFile(reader: reader)
    var directory = try Self.need(file.number(4, byteCount: 4), .tiff, "its header")
    var directories: Set<Int> = []
    frameCount = 0
    while directory != 0, directories.insert(directory).inserted, frameCount < Self.maximumFrames {
      if frameCount < Self.maximumPages { try readPage(file, directory: directory) }
      frameCount += 1
      let entryCount = try Self.need(file.number(directory, byteCount: 2), .tiff, "a page's directory")
      directory = try Self.need(
        file.number(directory + 2 + 12 * entryCount, byteCount: 4), .tiff, "a page's directory")
    }
  }

  private mutating func readPage(_ file: TIFFFile, directory: Int) throws(PictureError) {
    let tags = try file.tags(directory: directory)
    let size = (tags[256]?.first ?? 0, tags[257]?.first ?? 0)
    let tile = (tags[322]?.first ?? 0, tags[323]?.first ?? 0)
    let (width, height) = Self.area(tile.0, tile.1) > Self.area(size.0, size.1) ? tile : size
    note(width: width, height: height)
    try Self.check(bitsPerPixel: Self.area(tags[258]?.max() ?? 1, tags[277]?.first ?? 1), .tiff)
    let offsets = tags[273] ?? tags[324] ?? []
    let lengths = tags[279] ?? tags[325] ?? []
    let count = file.reader.count
    for (offset, length) in zip(offsets, lengths) where offset + length > count {
      throw .truncated(
        kind: .tiff, reason: "a strip ends at byte \(grouped(offset + length)) of \(grouped(count))")
    }
    frames.append(FrameHeader(range: directory..<directory, width: width, height: height))
  }
}

/// The directories of a TIFF file, in its byte order.
private struct TIFFFile {
  /// Width, height, bits, strips, samples, strips' lengths, and the tiles' size, places and lengths.
  private static let wantedTags: Set<Int> = [256, 257, 258, 273, 277, 279, 322, 323, 324, 325]

  /// How many bytes a value takes by its type, from bytes and text to doubles and the numbers of large files.
  private static let byteCounts = [
    1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4, 16: 8, 17: 8, 18: 8,
  ]

  /// The types of whole numbers, which the loader takes for sizes and places.
  private static let wholeTypes: Set<Int> = [1, 3, 4, 6, 8, 9, 13, 16, 17, 18]

  /// The most strips or tiles of a page: more than rows of any that is printed.
  private static let maximumStrips = 1 << 16

  let reader: ByteReader

  private var isLittleEndian: Bool { reader.byte(0) == 0x49 }

  func number(_ offset: Int, byteCount: Int) -> Int? {
    isLittleEndian
      ? reader.littleEndian(offset, byteCount: byteCount) : reader.bigEndian(offset, byteCount: byteCount)
  }

  /// The value of a wanted tag: a number of 8 bytes too, and one that no file has for what is below zero or larger.
  private func value(_ offset: Int, byteCount: Int) -> Int? {
    guard byteCount == 8 else { return number(offset, byteCount: byteCount) }
    guard let low = number(isLittleEndian ? offset : offset + 2, byteCount: 6),
      let high = number(isLittleEndian ? offset + 6 : offset, byteCount: 2)
    else { return nil }
    return high == 0 ? low : 1 << 48
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
      guard let byteCount = Self.byteCounts[type] else { continue }
      let isInline = count * byteCount <= 4
      let start =
        isInline
        ? offset + 8 : try PictureHeader.need(number(offset + 8, byteCount: 4), .tiff, place)
      guard start + count * byteCount <= reader.count else {
        throw .truncated(kind: .tiff, reason: "it ends inside the values of tag \(tag)")
      }
      guard Self.wantedTags.contains(tag), Self.wholeTypes.contains(type) else { continue }
      // Which of two counts is told by the loader alone.
      guard tags[tag] == nil else {
        throw .damaged(kind: .tiff, reason: "tag \(tag) appears twice in a page")
      }
      guard count <= Self.maximumStrips else {
        throw .damaged(kind: .tiff, reason: "tag \(tag) lists \(grouped(count)) values")
      }
      tags[tag] = (0..<count).compactMap { value(start + $0 * byteCount, byteCount: byteCount) }
    }
    return tags
  }
}
