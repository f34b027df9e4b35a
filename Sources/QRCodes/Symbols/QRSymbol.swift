internal import CLibrary
internal import CQREncode

/// A QR code symbol: a square of dark and light modules that holds a payload of bytes.
///
/// The payload is stored in byte mode as it is, any of 0x00 to 0xff, without an ECI (a mark of the
/// character set), so that a reader that leaves bytes alone gives back exactly what went in. One that holds
/// nothing but capital letters, digits, spaces and `$%*+-./:` is stored in alphanumeric mode, which is smaller.
///
/// ```swift
/// let symbol = try QRSymbol(payload: Array("hello".utf8))
/// let picture = try symbol.png(modulePixels: 8)
/// ```
public struct QRSymbol: Hashable, Sendable {
  /// The highest version there is: 177 modules a side.
  public static let maximumVersion = 40

  /// The width in modules of the light margin that ISO/IEC 18004 demands around a symbol.
  public static let standardQuietZone = 4

  /// The widest quiet zone, in modules, that a drawing may have.
  public static let maximumQuietZone = 100

  /// The version, 1 to 40, which settles the size.
  public let version: Int

  /// The error-correction level the symbol was made with.
  public let level: ErrorCorrectionLevel

  /// The number of modules a side, without quiet zone: 17 + 4 × version.
  public let size: Int

  /// Row by row from the top, true where dark.
  private let modules: [Bool]

  /// Makes the smallest symbol that holds a payload.
  ///
  /// - Parameters:
  ///   - payload: 1 to `level.maximumPayloadBytes` bytes, kept as they are; alphanumeric ones may be more.
  ///   - level: How much damage the symbol survives.
  ///   - minimumVersion: The lowest version to use, 1 to 40, for symbols of one size.
  /// - Throws: `emptyPayload`, `payloadTooLarge` or `versionOutOfRange`; `libraryFailed` without memory.
  public init(
    payload: [UInt8], level: ErrorCorrectionLevel = .medium, minimumVersion: Int = 1
  ) throws(QRCodeError) {
    guard !payload.isEmpty else { throw .emptyPayload }
    guard (1...Self.maximumVersion).contains(minimumVersion) else {
      throw .versionOutOfRange(version: minimumVersion)
    }
    let isAlphanumeric = Self.isAlphanumeric(payload)
    let capacity = level.capacity(isAlphanumeric: isAlphanumeric)
    guard payload.count <= capacity else {
      throw .payloadTooLarge(
        byteCount: payload.count, level: level, capacity: capacity,
        levelThatFits: .strongest(fitting: payload.count, isAlphanumeric: isAlphanumeric))
    }
    let encoded =
      isAlphanumeric
      ? Self.encodeAlphanumeric(payload, level, minimumVersion)
      : QRcode_encodeData(Int32(payload.count), payload, Int32(minimumVersion), level.libraryLevel)
    guard let code = encoded else {
      throw .libraryFailed(library: "libqrencode", reason: String(cString: strerror(errno)))
    }
    defer { QRcode_free(code) }
    let size = Int(code.pointee.width)
    let cells = UnsafeBufferPointer(start: code.pointee.data, count: size * size)
    version = Int(code.pointee.version)
    self.level = level
    self.size = size
    // The lowest bit is the colour; the others say what the module is for.
    modules = cells.map { $0 & 1 == 1 }
  }

  /// Whether a payload goes into alphanumeric mode.
  package static func isAlphanumeric(_ payload: [UInt8]) -> Bool {
    payload.allSatisfy { alphanumeric.contains($0) }
  }

  private static let alphanumeric = Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)

  /// One segment of alphanumeric mode; nil where the library gives up.
  private static func encodeAlphanumeric(
    _ payload: [UInt8], _ level: ErrorCorrectionLevel, _ minimumVersion: Int
  ) -> UnsafeMutablePointer<QRcode>? {
    guard let input = QRinput_new2(Int32(minimumVersion), level.libraryLevel) else { return nil }
    defer { QRinput_free(input) }
    guard QRinput_append(input, QR_MODE_AN, Int32(payload.count), payload) == 0 else { return nil }
    return QRcode_encodeInput(input)
  }

  /// Whether a module is dark.
  ///
  /// - Parameters:
  ///   - x: The column, from 0 at the left.
  ///   - y: The row, from 0 at the top.
  /// - Returns: True if dark; false if light, as everything outside of the symbol is.
  public func isDark(x: Int, y: Int) -> Bool {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return false }
    return modules[y * size + x]
  }

  /// The columns of the runs of dark modules in a row, from the left.
  func darkRuns(y: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for x in 0...size {
      if isDark(x: x, y: y) {
        start = start ?? x
      } else if let first = start {
        runs.append(first..<x)
        start = nil
      }
    }
    return runs
  }

  /// The number of modules a side with the quiet zone.
  func sideModules(quietZone: Int) throws(QRCodeError) -> Int {
    guard (0...Self.maximumQuietZone).contains(quietZone) else {
      throw .quietZoneOutOfRange(found: quietZone, maximum: Self.maximumQuietZone)
    }
    return size + 2 * quietZone
  }

  /// The side of a drawing in pixels, once it is known to be drawable.
  func sidePixels(
    modulePixels: Int, quietZone: Int, maximum: Int
  ) throws(QRCodeError) -> Int {
    let sideModules = try sideModules(quietZone: quietZone)
    let maximumModule = maximum / sideModules
    guard (1...maximumModule).contains(modulePixels) else {
      throw .moduleSizeOutOfRange(
        found: Double(modulePixels), minimum: 1, maximum: Double(maximumModule), unit: "pixels")
    }
    return sideModules * modulePixels
  }
}

extension ErrorCorrectionLevel {
  /// The level in libqrencode's terms.
  fileprivate var libraryLevel: QRecLevel {
    switch self {
    case .low: QR_ECLEVEL_L
    case .medium: QR_ECLEVEL_M
    case .quartile: QR_ECLEVEL_Q
    case .high: QR_ECLEVEL_H
    }
  }
}
