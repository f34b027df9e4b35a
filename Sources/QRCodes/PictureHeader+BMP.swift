extension PictureHeader {
  /// Reads the size, and holds the length of uncompressed rows against that of the file.
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
    let compression = isOld ? 0 : try field(30, 4)
    let rowBytes = (storedWidth * bitsPerPixel + 31) / 32 * 4
    let end = dataOffset + Self.area(rowBytes, rows).clamped(below: 1 << 60)
    guard compression != 0 || end <= reader.count else {
      throw .truncated(
        kind: .bmp, reason: "its rows need \(grouped(end)) bytes and it has \(grouped(reader.count))")
    }
  }
}

extension Int {
  fileprivate func clamped(below limit: Int) -> Int { Swift.min(self, limit) }
}
