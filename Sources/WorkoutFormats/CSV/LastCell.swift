/// The bytes of a cell in the row before: rows of one workout and exercise repeat theirs.
struct LastCell {
  private var bytes: [UInt8] = []

  /// True where no cell has been taken.
  var isEmpty: Bool { bytes.isEmpty }

  /// Takes `raw`; false where it is the same as the cell before.
  @inline(__always)
  mutating func take(_ raw: UnsafeRawBufferPointer) -> Bool {
    if isSame(raw) { return false }
    bytes = Array(raw)
    return true
  }

  /// True where `raw` holds the bytes that were taken last.
  @inline(__always)
  func isSame(_ raw: UnsafeRawBufferPointer) -> Bool {
    bytes.count == raw.count && bytes.withUnsafeBytes { RawHash.areEqual($0, raw) }
  }
}
