extension PictureHeader {
  /// The most scans of a JPEG; encoders write about ten, and each costs a walk over all pixels.
  static let maximumScans = 64

  /// Reads the size from the start of frame and looks for the end of image, marker by marker.
  mutating func readJPEG(_ reader: ByteReader) throws(PictureError) {
    var offset = 2
    var scanCount = 0
    while true {
      offset = try Self.need(Self.nextMarker(reader, from: offset), .jpeg, "its data, without end marker")
      let marker = Int(reader.bytes[offset])
      offset += 1
      if marker == 0xd9 { return }
      // Markers that stand alone: temporary, restarts, start of image.
      if marker == 0x01 || (0xd0...0xd8).contains(marker) { continue }
      let length = try Self.need(reader.bigEndian(offset, byteCount: 2), .jpeg, "a segment's length")
      // Starts of frame, without the tables that share their range.
      if (0xc0...0xcf).contains(marker), ![0xc4, 0xc8, 0xcc].contains(marker) {
        note(
          width: try Self.need(reader.bigEndian(offset + 5, byteCount: 2), .jpeg, "the start of frame"),
          height: try Self.need(reader.bigEndian(offset + 3, byteCount: 2), .jpeg, "the start of frame"))
        let bitsPerSample = try Self.need(reader.byte(offset + 2), .jpeg, "the start of frame")
        let sampleCount = try Self.need(reader.byte(offset + 7), .jpeg, "the start of frame")
        try Self.check(bitsPerPixel: bitsPerSample * sampleCount, .jpeg)
      }
      if marker == 0xda {
        scanCount += 1
        guard scanCount <= Self.maximumScans else {
          throw .damaged(kind: .jpeg, reason: "it has more than \(Self.maximumScans) scans")
        }
      }
      offset += max(2, length)
    }
  }

  /// The place of the next marker's second byte: after 0xff, neither a stuffed zero nor fill.
  private static func nextMarker(_ reader: ByteReader, from start: Int) -> Int? {
    reader.bytes.withUnsafeBufferPointer { bytes in
      var offset = start
      while offset < bytes.count - 1 {
        if bytes[offset] == 0xff, bytes[offset + 1] != 0, bytes[offset + 1] != 0xff { return offset + 1 }
        offset += 1
      }
      return nil
    }
  }
}
