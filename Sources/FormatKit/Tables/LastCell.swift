internal import Notation

/// The bytes of a cell in the row before: rows of one workout and exercise repeat theirs.
package struct LastCell {
  private var bytes: [UInt8] = []

  /// True where no cell has been taken.
  package var isEmpty: Bool { bytes.isEmpty }

  package init() {
  }

  /// Takes `raw`; false where it is the same as the cell before.
  @inline(__always)
  package mutating func take(_ raw: UnsafeRawBufferPointer) -> Bool {
    if isSame(raw) { return false }
    bytes = Array(raw)
    return true
  }

  /// True where `raw` holds the bytes that were taken last.
  @inline(__always)
  package func isSame(_ raw: UnsafeRawBufferPointer) -> Bool {
    bytes.count == raw.count && bytes.withUnsafeBytes { RawHash.areEqual($0, raw) }
  }
}
