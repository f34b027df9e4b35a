extension String {
  /// Calls `body` with the UTF-8 of the text.
  @inlinable @inline(__always)
  package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    // A copy would cost a retain for each text that is written.
    let result = utf8.withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) }
    if let result { return result }
    var copy = self
    return copy.withUTF8 { body(UnsafeRawBufferPointer($0)) }
  }
}
