/// The bytes of a compiled zone, made for a test.
struct ZoneFileBuilder {
  var version: UInt8 = UInt8(ascii: "2")
  /// When each transition is, and the index of its type.
  var transitions: [(time: Int64, type: UInt8)] = []
  /// The offset of each type, and whether it is daylight-saving time.
  var types: [(offset: Int32, isDaylight: Bool)] = [(0, false)]
  var leapSeconds: [(time: Int64, correction: Int32)] = []
  var footer = ""

  var bytes: [UInt8] {
    guard version != 0 else { return block(timeSize: 4) }
    // What a program of today must not look at: another zone in the block for old programs.
    let decoy = ZoneFileBuilder(
      version: version, transitions: [(0, 0)], types: [(1_234 * 60, false)], leapSeconds: [(5, 1)])
    return decoy.block(timeSize: 4) + block(timeSize: 8) + Array("\n\(footer)\n".utf8)
  }

  private func block(timeSize: Int) -> [UInt8] {
    let name = Array("AAA\0".utf8)
    var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
    for count in [0, types.count, leapSeconds.count, transitions.count, types.count, name.count] {
      bytes += Self.integer(Int64(count), 4)
    }
    for transition in transitions { bytes += Self.integer(transition.time, timeSize) }
    bytes += transitions.map(\.type)
    for type in types { bytes += Self.integer(Int64(type.offset), 4) + [type.isDaylight ? 1 : 0, 0] }
    bytes += name
    for leap in leapSeconds {
      bytes += Self.integer(leap.time, timeSize) + Self.integer(Int64(leap.correction), 4)
    }
    return bytes + [UInt8](repeating: 0, count: types.count)
  }

  private static func integer(_ value: Int64, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
