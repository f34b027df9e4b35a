/// How much of a symbol may be lost and still be restored.
///
/// The raw value is the letter that ISO/IEC 18004 gives the level.
public enum ErrorCorrectionLevel: String, CaseIterable, Hashable, Sendable {
  /// Restores about 7 % of the codewords.
  case low = "L"
  /// Restores about 15 % of the codewords.
  case medium = "M"
  /// Restores about 25 % of the codewords.
  case quartile = "Q"
  /// Restores about 30 % of the codewords.
  case high = "H"

  /// The payload in bytes that a symbol of a version holds at this level, in byte mode.
  ///
  /// - Parameter version: The version of the symbol, 1 to 40.
  /// - Returns: The capacity in bytes; nil for a version that does not exist.
  public func byteCapacity(version: Int) -> Int? {
    let capacities = byteCapacities
    return (1...capacities.count).contains(version) ? capacities[version - 1] : nil
  }

  /// The characters that a symbol of a version holds at this level, in alphanumeric mode.
  ///
  /// - Parameter version: The version of the symbol, 1 to 40.
  /// - Returns: The capacity in characters; nil for a version that does not exist.
  public func alphanumericCapacity(version: Int) -> Int? {
    guard let bytes = byteCapacity(version: version) else { return nil }
    // Both modes have the same whole bytes: 4 bits and a count, then 8 bits each or 11 for two, 6 for one.
    let bits = 8 * (bytes + (version < 10 ? 2 : 3))
    let room = bits - 4 - (version < 10 ? 9 : version < 27 ? 11 : 13)
    return room / 11 * 2 + (room % 11 >= 6 ? 1 : 0)
  }

  /// The largest payload in bytes that any symbol of this level holds: 2,953 at L, 1,273 at H.
  public var maximumPayloadBytes: Int { byteCapacities.last ?? 0 }

  /// The characters that the largest symbol of this level holds in alphanumeric mode: 4,296 at L, 1,852 at H.
  public var maximumAlphanumericCharacters: Int {
    alphanumericCapacity(version: SymbolVersion.highest) ?? 0
  }

  /// The strongest level at which a payload fits in some symbol; nil where none holds it.
  static func strongest(fitting byteCount: Int, isAlphanumeric: Bool) -> ErrorCorrectionLevel? {
    allCases.last { $0.capacity(isAlphanumeric: isAlphanumeric) >= byteCount }
  }

  /// M, or L where a symbol of level M would be above `versionLimit`.
  package static func usual(for payload: [UInt8], versionLimit: Int) -> ErrorCorrectionLevel {
    payload.count > medium.capacity(of: payload, version: versionLimit) ? .low : .medium
  }

  /// The largest payload that a symbol of a version holds in the mode that `payload` goes into; 0 for no version.
  package func capacity(of payload: [UInt8], version: Int) -> Int {
    (Alphanumeric.holds(payload)
      ? alphanumericCapacity(version: version) : byteCapacity(version: version)) ?? 0
  }

  /// The largest payload that any symbol of this level holds, in the mode that it goes into.
  func capacity(isAlphanumeric: Bool) -> Int {
    isAlphanumeric ? maximumAlphanumericCharacters : maximumPayloadBytes
  }

  /// Bytes by version, from version 1; source: ISO/IEC 18004:2015, table 7, column "byte".
  private var byteCapacities: [Int] {
    switch self {
    case .low:
      [
        17, 32, 53, 78, 106, 134, 154, 192, 230, 271,
        321, 367, 425, 458, 520, 586, 644, 718, 792, 858,
        929, 1003, 1091, 1171, 1273, 1367, 1465, 1528, 1628, 1732,
        1840, 1952, 2068, 2188, 2303, 2431, 2563, 2699, 2809, 2953,
      ]
    case .medium:
      [
        14, 26, 42, 62, 84, 106, 122, 152, 180, 213,
        251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
        711, 779, 857, 911, 997, 1059, 1125, 1190, 1264, 1370,
        1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331,
      ]
    case .quartile:
      [
        11, 20, 32, 46, 60, 74, 86, 108, 130, 151,
        177, 203, 241, 258, 292, 322, 364, 394, 442, 482,
        509, 565, 611, 661, 715, 751, 805, 868, 908, 982,
        1030, 1112, 1168, 1228, 1283, 1351, 1423, 1499, 1579, 1663,
      ]
    case .high:
      [
        7, 14, 24, 34, 44, 58, 64, 84, 98, 119,
        137, 155, 177, 194, 220, 250, 280, 310, 338, 382,
        403, 439, 461, 511, 535, 593, 625, 658, 698, 742,
        790, 842, 898, 958, 983, 1051, 1093, 1139, 1219, 1273,
      ]
    }
  }
}
