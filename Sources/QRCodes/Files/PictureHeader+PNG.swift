extension PictureHeader {
  /// Reads the size from IHDR, the frames from acTL and looks for IEND, chunk by chunk.
  mutating func readPNG(_ reader: ByteReader) throws(PictureError) {
    var offset = 8
    while true {
      let length = try Self.need(reader.bigEndian(offset, byteCount: 4), .png, "a chunk's length")
      let name = try Self.need(reader.name(offset + 4), .png, "a chunk's name")
      let end = offset + 12 + length
      if offset == 8 {
        guard name == "IHDR", length == 13 else {
          throw .damaged(kind: .png, reason: "the first chunk is not IHDR")
        }
        note(
          width: try Self.need(reader.bigEndian(16, byteCount: 4), .png, "chunk IHDR"),
          height: try Self.need(reader.bigEndian(20, byteCount: 4), .png, "chunk IHDR"))
        // Red, green, blue and how much it hides are the most that there is.
        let bitsPerSample = try Self.need(reader.byte(24), .png, "chunk IHDR")
        try Self.check(bitsPerPixel: 4 * bitsPerSample, .png)
      }
      if name == "acTL" {
        frameCount = max(1, try Self.need(reader.bigEndian(offset + 8, byteCount: 4), .png, "chunk acTL"))
      }
      guard end <= reader.count else {
        throw .truncated(kind: .png, reason: "it ends inside chunk \(name)")
      }
      guard name != "IEND" else { return }
      offset = end
      guard offset < reader.count else {
        throw .truncated(kind: .png, reason: "its last chunk, IEND, is missing")
      }
    }
  }
}
