/// Makes one FIT file of messages.
struct FITOutput {
  /// Version 2.0 of the protocol, as all devices read it.
  private static let protocolVersion: UInt8 = 0x20
  /// Version 21.205 of Garmin's profile, by which the numbers are.
  private static let profileVersion: UInt16 = 21_205
  private static let headerSize: UInt8 = 14
  private static let localTypes = 16

  /// A definition that stands in the file: what a message is and the number, size and type of its fields.
  private struct Layout: Equatable {
    let message: UInt16
    let fields: [UInt8]
  }

  private var records: [UInt8] = []
  private var layouts: [Layout] = []
  /// The local type that gives way where all are taken.
  private var oldest = 0

  init() {}

  /// Adds a message, and its definition where no message before it was made alike.
  mutating func add(_ message: UInt16, _ values: [FITValue]) {
    let layout = Layout(
      message: message,
      fields: values.flatMap { [$0.number, UInt8(truncatingIfNeeded: $0.bytes.count), $0.type.byte] })
    records.append(local(layout, count: values.count))
    for value in values { records += value.bytes }
  }

  /// The local type of a layout, which is defined where it is not.
  private mutating func local(_ layout: Layout, count: Int) -> UInt8 {
    if let place = layouts.firstIndex(of: layout) { return UInt8(place) }
    let place: Int
    if layouts.count < Self.localTypes {
      place = layouts.count
      layouts.append(layout)
    } else {
      place = oldest
      oldest = (oldest + 1) % Self.localTypes
      layouts[place] = layout
    }
    records += [0x40 | UInt8(place), 0, 0]
    records += [UInt8(truncatingIfNeeded: layout.message), UInt8(layout.message >> 8), UInt8(count)]
    records += layout.fields
    return UInt8(place)
  }

  /// The whole file: header, messages and checksum.
  var bytes: [UInt8] {
    var bytes: [UInt8] = [Self.headerSize, Self.protocolVersion]
    bytes += Self.bytes(UInt64(Self.profileVersion), 2) + Self.bytes(UInt64(records.count), 4)
    bytes += FITRecords.signature
    bytes += Self.bytes(UInt64(FITChecksum(bytes).value), 2)
    bytes += records
    bytes += Self.bytes(UInt64(FITChecksum(bytes).value), 2)
    return bytes
  }

  private static func bytes(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
  }
}
