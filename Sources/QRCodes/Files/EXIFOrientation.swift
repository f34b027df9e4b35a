/// How EXIF says that a picture is to be turned.
enum EXIFOrientation {
  /// The tag of TIFF and EXIF, and its type: a whole number of two bytes.
  private static let (tag, short) = (274, 3)

  /// The orientation that a JPEG file states before its pixels, 1 to 8; 1 where it states none.
  static func ofJPEG(_ bytes: [UInt8]) -> Int {
    let reader = ByteReader(bytes: bytes)
    var offset = 2
    while reader.byte(offset) == 0xff, let marker = reader.byte(offset + 1) {
      // Fill before a marker, and the pixels.
      if marker == 0xff {
        offset += 1
        continue
      }
      guard marker != 0xda, let length = reader.bigEndian(offset + 2, byteCount: 2), length >= 2 else {
        break
      }
      if marker == 0xe1, reader.name(offset + 4) == "Exif",
        let value = orientation(in: reader, tiff: offset + 10, end: offset + 2 + length)
      {
        return value
      }
      offset += 2 + length
    }
    return 1
  }

  /// What the first directory of a TIFF within a file says; nil for nothing.
  private static func orientation(in reader: ByteReader, tiff: Int, end: Int) -> Int? {
    guard let order = reader.byte(tiff), order == 0x49 || order == 0x4d else { return nil }
    func number(_ offset: Int, _ byteCount: Int) -> Int? {
      guard offset >= tiff, offset <= end - byteCount else { return nil }
      return order == 0x49
        ? reader.littleEndian(offset, byteCount: byteCount) : reader.bigEndian(offset, byteCount: byteCount)
    }
    guard let directory = number(tiff + 4, 4), let count = number(tiff + directory, 2) else { return nil }
    for entry in 0..<count {
      let place = tiff + directory + 2 + 12 * entry
      guard let found = number(place, 2) else { return nil }
      guard found == tag else { continue }
      guard number(place + 2, 2) == short, let value = number(place + 8, 2), (1...8).contains(value) else {
        return nil
      }
      return value
    }
    return nil
  }
}
