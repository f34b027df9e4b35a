public import Notation

/// The bytes of a cell in the row before: rows of one workout and exercise repeat theirs.
@usableFromInline package struct LastCell {
  @usableFromInline var bytes: [UInt8] = []

  /// True where no cell has been taken.
  package var isEmpty: Bool { bytes.isEmpty }

  @inlinable package init() {}

  /// Takes `raw`; false where it is the same as the cell before.
  @inlinable @inline(__always)
  package mutating func take(_ raw: UnsafeRawBufferPointer) -> Bool {
    if isSame(raw) { return false }
    bytes = Array(raw)
    return true
  }

  /// True where `raw` holds the bytes that were taken last.
  @inlinable @inline(__always)
  package func isSame(_ raw: UnsafeRawBufferPointer) -> Bool {
    bytes.count == raw.count && bytes.withUnsafeBytes { RawHash.areEqual($0, raw) }
  }
}
