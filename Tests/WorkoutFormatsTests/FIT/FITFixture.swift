/// Makes FIT files byte by byte, by the words of the protocol: tests compare them with what the library writes and
/// reads, so they share nothing with it.
struct FITFixture {
  /// A field of a message: its number, its base type as a definition has it, and its bytes.
  struct Field {
    var number: UInt8
    var type: UInt8
    /// The values, each as the bytes of one, lowest first.
    var values: [[UInt8]]
    /// The size that the definition states, where it is not that of the bytes.
    var statedSize: UInt8?

    var count: Int { values.reduce(0) { $0 + $1.count } }

    func bytes(isBig: Bool) -> [UInt8] { values.flatMap { isBig ? $0.reversed() : $0 } }
  }

  /// The records so far.
  var records: [UInt8] = []
  /// True where numbers stand with their highest byte first.
  var isBigEndian = false
  var headerSize: UInt8 = 14
  var protocolVersion: UInt8 = 0x20

  static func enumeration(_ number: UInt8, _ value: UInt8) -> Field {
    .init(number: number, type: 0, values: [[value]])
  }
  static func u8(_ number: UInt8, _ value: UInt8) -> Field {
    .init(number: number, type: 2, values: [[value]])
  }
  static func u16(_ number: UInt8, _ values: UInt16...) -> Field {
    .init(number: number, type: 0x84, values: values.map { [UInt8($0 & 0xff), UInt8($0 >> 8)] })
  }
  static func u32(_ number: UInt8, _ value: UInt32) -> Field {
    .init(number: number, type: 0x86, values: [(0..<4).map { UInt8(value >> (8 * UInt32($0)) & 0xff) }])
  }
  static func u32z(_ number: UInt8, _ value: UInt32) -> Field {
    var field = u32(number, value)
    field.type = 0x8c
    return field
  }
  static func text(_ number: UInt8, _ text: String, size: Int? = nil) -> Field {
    var bytes = Array(text.utf8)
    bytes += [UInt8](repeating: 0, count: max(0, (size ?? bytes.count + 1) - bytes.count))
    return .init(number: number, type: 7, values: bytes.map { [$0] })
  }
  static func raw(_ number: UInt8, type: UInt8, _ bytes: [UInt8]) -> Field {
    .init(number: number, type: type, values: [bytes])
  }

  /// Adds the definition of a message, and of fields of developers: number, size and whose they are.
  mutating func define(
    _ message: UInt16, _ fields: [Field], local: UInt8 = 0, developerFields: [[UInt8]] = []
  ) {
    records.append(0x40 | local | (developerFields.isEmpty ? 0 : 0x20))
    records += [0, isBigEndian ? 1 : 0]
    let number = [UInt8(message & 0xff), UInt8(message >> 8)]
    records += isBigEndian ? number.reversed() : number
    records.append(UInt8(fields.count))
    for field in fields { records += [field.number, field.statedSize ?? UInt8(field.count), field.type] }
    if !developerFields.isEmpty {
      records.append(UInt8(developerFields.count))
      for field in developerFields { records += field }
    }
  }

  /// Adds a message whose definition stands before it.
  mutating func add(_ fields: [Field], header: UInt8 = 0, developerBytes: [UInt8] = []) {
    records.append(header)
    for field in fields { records += field.bytes(isBig: isBigEndian) }
    records += developerBytes
  }

  /// Adds a definition and a message.
  mutating func message(_ number: UInt16, _ fields: Field...) {
    define(number, fields)
    add(fields)
  }

  /// CRC-16 of the FIT protocol, by its table of sixteen numbers.
  static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    let table: [UInt16] = [
      0x0000, 0xcc01, 0xd801, 0x1400, 0xf001, 0x3c00, 0x2800, 0xe401, 0xa001, 0x6c00, 0x7800, 0xb401, 0x5000,
      0x9c01, 0x8801, 0x4400,
    ]
    var sum: UInt16 = 0
    for byte in bytes {
      for half in [byte & 15, byte >> 4] {
        let rest = table[Int(sum & 15)]
        sum = sum >> 4 & 0x0fff
        sum = sum ^ rest ^ table[Int(half)]
      }
    }
    return [UInt8(sum & 0xff), UInt8(sum >> 8)]
  }

  /// The header for data of `size` bytes.
  func header(_ size: Int) -> [UInt8] {
    var header: [UInt8] = [headerSize, protocolVersion, 0xd5, 0x52]
    header += (0..<4).map { UInt8(size >> (8 * $0) & 0xff) }
    header += Array(".FIT".utf8)
    if headerSize >= 14 { header += Self.checksum(header) }
    if headerSize > 14 { header += [UInt8](repeating: 0, count: Int(headerSize) - 14) }
    return header
  }

  /// The whole file.
  var bytes: [UInt8] {
    let whole = header(records.count) + records
    return whole + Self.checksum(whole)
  }
}

extension FITFixture {
  /// 2026-01-31T17:05:00Z.
  static let start: UInt32 = 1_138_813_500

  /// Begins an activity of a maker.
  static func activity(maker: UInt16 = 255, isBigEndian: Bool = false) -> FITFixture {
    var file = FITFixture()
    file.isBigEndian = isBigEndian
    file.message(
      0, enumeration(0, 4), u16(1, maker), u16(2, 7), u32z(3, 99), u32(4, start))
    return file
  }

  mutating func title(_ index: UInt16, _ category: UInt16, _ subtype: UInt16, _ name: String) {
    message(264, Self.u16(254, index), Self.u16(0, category), Self.u16(1, subtype), Self.text(2, name))
  }

  /// A set of an exercise; nil stands for what is not set.
  mutating func set(
    at seconds: UInt32, milliseconds: UInt32? = 40_000, reps: UInt16? = 5, weight: UInt16? = nil,
    unit: UInt16 = 1, category: UInt16 = 0, subtype: UInt16 = 1, step: UInt16? = nil
  ) {
    message(
      225, Self.u32(254, Self.start + seconds + (milliseconds ?? 0) / 1_000),
      Self.u32(6, Self.start + seconds),
      Self.u32(0, milliseconds ?? .max), Self.u8(5, 1), Self.u16(3, reps ?? .max),
      Self.u16(4, weight ?? .max),
      Self.u16(7, category), Self.u16(8, subtype), Self.u16(9, unit), Self.u16(11, step ?? .max))
  }

  mutating func rest(at seconds: UInt32, milliseconds: UInt32) {
    message(
      225, Self.u32(254, Self.start + seconds + milliseconds / 1_000), Self.u32(6, Self.start + seconds),
      Self.u32(0, milliseconds), Self.u8(5, 0))
  }

  /// The session of the whole, with further fields.
  mutating func session(
    seconds: UInt32 = 3_600, sport: UInt8 = 10, subSport: UInt8 = 20, _ more: [Field] = []
  ) {
    let fields =
      [
        Self.u32(253, Self.start + seconds), Self.u32(2, Self.start), Self.enumeration(5, sport),
        Self.enumeration(6, subSport), Self.u32(7, seconds * 1_000), Self.u32(8, seconds * 1_000),
      ] + more
    define(18, fields)
    add(fields)
  }

  /// The end of an activity, whose clock is so many seconds ahead of UTC.
  mutating func end(seconds: UInt32 = 3_600, ahead: Int32 = 3_600) {
    let time = Self.start + seconds
    message(
      34, Self.u32(253, time), Self.u32(0, seconds * 1_000), Self.u16(1, 1),
      Self.u32(5, UInt32(Int64(time) + Int64(ahead))))
  }
}
