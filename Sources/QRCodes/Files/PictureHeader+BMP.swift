extension PictureHeader {
  /// Compressions that leave the rows as they are: none, and two that say which bits are which colour.
  private static let plainCompressions: Set = [0, 3, 6]

  /// Reads the size, and holds the length of the rows, counted or stated, against that of the file.
  mutating func readBMP(_ reader: ByteReader) throws(PictureError) {
    func field(_ offset: Int, _ byteCount: Int) throws(PictureError) -> Int {
      try Self.need(reader.littleEndian(offset, byteCount: byteCount), .bmp, "its header")
    }
    let dataOffset = try field(10, 4)
    let isOld = try field(14, 4) == 12
    let storedWidth = isOld ? try field(18, 2) : try field(18, 4)
    let storedHeight = isOld ? try field(20, 2) : try field(22, 4)
    // A negative height means that the first row is the top one.
    let rows = isOld ? storedHeight : abs(Int(Int32(truncatingIfNeeded: storedHeight)))
    note(width: storedWidth, height: rows)
    let bitsPerPixel = try field(isOld ? 24 : 28, 2)
    try Self.check(bitsPerPixel: bitsPerPixel, .bmp)
    let compression = isOld ? 0 : try field(30, 4)
    let rowBytes = (storedWidth * bitsPerPixel + 31) / 32 * 4
    let isPlain = Self.plainCompressions.contains(compression)
    let dataBytes = isPlain ? Self.area(rowBytes, rows) : try field(34, 4)
    let end = dataOffset + dataBytes.clamped(below: 1 << 60)
    guard end <= reader.count else {
      throw .truncated(
        kind: .bmp, reason: "its rows need \(grouped(end)) bytes and it has \(grouped(reader.count))")
    }
  }
}

extension Int {
  fileprivate func clamped(below limit: Int) -> Int { Swift.min(self, limit) }
}
