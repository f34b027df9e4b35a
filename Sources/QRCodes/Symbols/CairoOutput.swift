internal import CCairo

/// Takes what cairo writes into the array of bytes that `output` points to.
func appendToBytes(
  _ output: UnsafeMutableRawPointer?, _ data: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
  guard let output, let data else { return CAIRO_STATUS_WRITE_ERROR }
  output.assumingMemoryBound(to: [UInt8].self).pointee
    .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
  return CAIRO_STATUS_SUCCESS
}

extension QRCodeError {
  /// The failure that cairo reports.
  static func cairo(_ status: cairo_status_t) -> QRCodeError {
    .libraryFailed(library: "cairo", reason: String(cString: cairo_status_to_string(status)))
  }
}
