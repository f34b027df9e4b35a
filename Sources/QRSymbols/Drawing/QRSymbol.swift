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
  public static let maximumVersion = SymbolVersion.highest

  /// The width in modules of the light margin that ISO/IEC 18004 demands around a symbol.
  public static let standardQuietZone = 4

  /// The widest quiet zone, in modules, that a drawing may have.
  public static let maximumQuietZone = 100

  /// The longest side in pixels of a picture: 64 MiB of memory, half a metre at 400 dots an inch.
  public static let maximumPictureSidePixels = 8_192

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
  /// - Throws: `emptyPayload`, `payloadTooLarge` or `versionOutOfRange`.
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
    guard
      let version = (minimumVersion...Self.maximumVersion).lazy.compactMap({ SymbolVersion($0) })
        .first(where: { payload.count <= level.capacity(of: payload, version: $0.number) })
    else { throw .versionOutOfRange(version: minimumVersion) }
    self.version = version.number
    self.level = level
    size = version.dimension
    modules = SymbolEncoder.modules(
      of: payload, isAlphanumeric: isAlphanumeric, version: version, level: level)
  }

  /// Whether a payload goes into alphanumeric mode.
  package static func isAlphanumeric(_ payload: [UInt8]) -> Bool {
    Alphanumeric.holds(payload)
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
  package func darkRuns(y: Int) -> [Range<Int>] {
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
  package func sideModules(quietZone: Int) throws(QRCodeError) -> Int {
    guard (0...Self.maximumQuietZone).contains(quietZone) else {
      throw .quietZoneOutOfRange(found: quietZone, maximum: Self.maximumQuietZone)
    }
    return size + 2 * quietZone
  }

  /// The side of a drawing in pixels, once it is known to be drawable.
  package func sidePixels(
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
