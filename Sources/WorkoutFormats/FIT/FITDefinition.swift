/// How the messages of one local type are made, until another definition takes its place.
final class FITDefinition: Sendable {
  /// The number of the message, whose meaning Garmin's profile says.
  let message: UInt16
  let isBigEndian: Bool
  let fields: [FITField]
  /// Bytes of a message, with the fields that developers add.
  let byteCount: Int
  /// Where the time of the message stands; nil where it has none of its own.
  let timestamp: FITField?

  init(message: UInt16, isBigEndian: Bool, fields: [FITField], byteCount: Int) {
    self.message = message
    self.isBigEndian = isBigEndian
    self.fields = fields
    self.byteCount = byteCount
    timestamp = fields.first { $0.number == 253 && $0.type == .unsigned32 && $0.size == 4 }
  }
}
