extension PictureHeader {
  /// Reads the sizes of the screen and of all frames, block by block, and counts the frames.
  mutating func readGIF(_ reader: ByteReader) throws(PictureError) {
    note(
      width: try Self.need(reader.littleEndian(6, byteCount: 2), .gif, "its header"),
      height: try Self.need(reader.littleEndian(8, byteCount: 2), .gif, "its header"))
    let flags = try Self.need(reader.byte(10), .gif, "its header")
    var offset = 13 + Self.colorTableBytes(flags)
    frameCount = 0
    while true {
      switch try Self.need(reader.byte(offset), .gif, "its blocks, without trailer") {
      case 0x3b:
        return
      case 0x21:
        offset = try Self.skipSubBlocks(reader, from: offset + 2)
      case 0x2c:
        note(
          width: try Self.need(reader.littleEndian(offset + 5, byteCount: 2), .gif, "a frame's header"),
          height: try Self.need(reader.littleEndian(offset + 7, byteCount: 2), .gif, "a frame's header"))
        let flags = try Self.need(reader.byte(offset + 9), .gif, "a frame's header")
        offset = try Self.skipSubBlocks(reader, from: offset + 11 + Self.colorTableBytes(flags))
        frameCount += 1
      case let label:
        throw .damaged(kind: .gif, reason: "unknown block \(label) at byte \(offset)")
      }
    }
  }

  private static func colorTableBytes(_ flags: Int) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1)
  }

  private static func skipSubBlocks(_ reader: ByteReader, from start: Int) throws(PictureError) -> Int {
    var offset = start
    while true {
      let length = try need(reader.byte(offset), .gif, "a frame's data")
      offset += 1 + length
      if length == 0 { return offset }
    }
  }
}
