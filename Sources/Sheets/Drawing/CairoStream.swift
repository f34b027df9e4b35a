internal import CPango

/// Hands on what cairo writes, and keeps the error where that fails.
final class CairoStream {
  private let write: (UnsafeRawBufferPointer) throws -> Void
  private(set) var error: (any Error)?

  init(_ write: @escaping (UnsafeRawBufferPointer) throws -> Void) { self.write = write }

  /// What cairo is given to call this stream by.
  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  static let function: cairo_write_func_t = { stream, data, count in
    guard let stream, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let box = Unmanaged<CairoStream>.fromOpaque(stream).takeUnretainedValue()
    do {
      try box.write(UnsafeRawBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    } catch {
      box.error = error
      return CAIRO_STATUS_WRITE_ERROR
    }
  }

  /// - Throws: what stopped the writing, or ``SheetError/libraryFailed(library:reason:)``.
  func check(_ status: cairo_status_t) throws {
    if let error { throw error }
    guard status == CAIRO_STATUS_SUCCESS else { throw SheetError.cairo(status) }
  }
}

extension SheetError {
  /// The failure that cairo reports.
  static func cairo(_ status: cairo_status_t) -> SheetError {
    .libraryFailed(library: "cairo", reason: String(cString: cairo_status_to_string(status)))
  }
}
