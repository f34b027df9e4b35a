import CQREncode
import QRCodes

/// Symbols as libqrencode makes them, to hold ours against.
enum LibraryEncoder {
  /// The modules of the smallest symbol, row by row, true where dark; nil where nothing fits.
  static func modules(
    of payload: [UInt8], isAlphanumeric: Bool, level: ErrorCorrectionLevel, minimumVersion: Int = 1
  ) -> [Bool]? {
    let levels: [ErrorCorrectionLevel: QRecLevel] = [
      .low: QR_ECLEVEL_L, .medium: QR_ECLEVEL_M, .quartile: QR_ECLEVEL_Q, .high: QR_ECLEVEL_H,
    ]
    guard let level = levels[level], let input = QRinput_new2(Int32(minimumVersion), level) else {
      return nil
    }
    defer { QRinput_free(input) }
    let mode = isAlphanumeric ? QR_MODE_AN : QR_MODE_8
    guard QRinput_append(input, mode, Int32(payload.count), payload) == 0,
      let code = QRcode_encodeInput(input)
    else { return nil }
    defer { QRcode_free(code) }
    let count = Int(code.pointee.width * code.pointee.width)
    // The lowest bit is the colour; the others say what the module is for.
    return UnsafeBufferPointer(start: code.pointee.data, count: count).map { $0 & 1 == 1 }
  }
}
