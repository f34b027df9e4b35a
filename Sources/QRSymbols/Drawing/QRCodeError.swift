/// Why a symbol could not be made or drawn.
public enum QRCodeError: Error, Hashable, Sendable {
  /// The payload has no bytes.
  case emptyPayload
  /// The payload is larger than the largest symbol of the level; `levelThatFits` is the strongest that does.
  case payloadTooLarge(
    byteCount: Int, level: ErrorCorrectionLevel, capacity: Int, levelThatFits: ErrorCorrectionLevel?)
  /// The lowest version asked for is not one of 1 to 40.
  case versionOutOfRange(version: Int)
  /// The module, in pixels or millimetres, is outside of what the drawing allows.
  case moduleSizeOutOfRange(found: Double, minimum: Double, maximum: Double, unit: String)
  /// The quiet zone, in modules, is negative or wider than `maximum`.
  case quietZoneOutOfRange(found: Int, maximum: Int)
  /// A C library gave up; `reason` is in its words.
  case libraryFailed(library: String, reason: String)
  /// A C library is not installed; `package` is Debian's name for it.
  case libraryMissing(library: String, package: String)
  /// A symbol that was drawn is not read back by one of the readers.
  case unreadable(reader: SymbolReaderName, version: Int, modulePixels: Int)
}

extension QRCodeError: CustomStringConvertible {
  /// What was found, what was expected and what to do.
  public var description: String {
    switch self {
    case .emptyPayload:
      return "the payload is empty; a code needs at least 1 byte"
    case .payloadTooLarge(let byteCount, let level, let capacity, let levelThatFits):
      let isAlphanumeric = capacity == level.maximumAlphanumericCharacters
      let found =
        "the payload has \(grouped(byteCount)) bytes; the largest code at level \(level.rawValue) "
        + "holds \(grouped(capacity))"
      guard let levelThatFits else {
        let largest = grouped(ErrorCorrectionLevel.low.capacity(isAlphanumeric: isAlphanumeric))
        return "\(found), and no level holds more than \(largest) (L): it is too large for one code"
      }
      return
        "\(found); level \(levelThatFits.rawValue) holds "
        + "\(grouped(levelThatFits.capacity(isAlphanumeric: isAlphanumeric))): use it, or shorten the payload"
    case .versionOutOfRange(let version):
      return "version \(version) does not exist; versions are 1 to \(QRSymbol.maximumVersion)"
    case .moduleSizeOutOfRange(let found, let minimum, let maximum, let unit):
      return
        "a module of \(plain(found)) \(unit) cannot be drawn; for this code and quiet zone it may be "
        + "\(plain(minimum)) to \(plain(maximum)) \(unit)"
    case .quietZoneOutOfRange(let found, let maximum):
      return "a quiet zone of \(found) modules cannot be drawn; it may be 0 to \(maximum)"
    case .libraryFailed(let library, let reason):
      return "\(library) failed: \(reason)"
    case .libraryMissing(let library, let package):
      return "\(library), the second reader of codes, is missing: install \(package)"
    case .unreadable(let reader, let version, let modulePixels):
      return
        "the code of version \(version), drawn with \(modulePixels) pixels a module, is not read back by "
        + "\(reader.title); use a lower level of error correction, or shorten the payload"
    }
  }
}

/// A number without a fraction that says nothing: 4, not 4.0.
private func plain(_ value: Double) -> String {
  Int(exactly: value).map(grouped) ?? String(value)
}
