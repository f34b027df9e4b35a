/// Takes FIT files of lowest bytes first apart, by the words of the protocol: nothing of it is the library's.
enum FITDump {
  struct Message {
    var number: Int
    /// The whole numbers by their fields; without those that are not set.
    var values: [Int: UInt64] = [:]
    var texts: [Int: String] = [:]
  }

  static func messages(_ bytes: [UInt8]) -> [Message] {
    func number(_ place: Int, _ count: Int) -> UInt64 {
      (0..<count).reversed().reduce(0) { $0 << 8 | UInt64(bytes[place + $1]) }
    }
    var messages: [Message] = []
    var start = 0
    while start < bytes.count {
      var definitions: [UInt8: (number: Int, fields: [(number: Int, size: Int, type: UInt8)])] = [:]
      var place = start + Int(bytes[start])
      let end = place + Int(number(start + 4, 4))
      precondition(
        Array(bytes[end..<end + 2]) == FITFixture.checksum(Array(bytes[start..<end])),
        "the checksum does not hold")
      while place < end {
        let header = bytes[place]
        place += 1
        if header & 0x40 != 0 {
          let fields = (0..<Int(bytes[place + 4])).map { field in
            let at = place + 5 + 3 * field
            return (number: Int(bytes[at]), size: Int(bytes[at + 1]), type: bytes[at + 2])
          }
          definitions[header & 15] = (Int(number(place + 2, 2)), fields)
          place += 5 + 3 * fields.count
          continue
        }
        guard let definition = definitions[header & 15] else { return messages }
        var message = Message(number: definition.number)
        for field in definition.fields {
          if field.type == 7 {
            let text = bytes[place..<place + field.size].prefix { $0 != 0 }
            message.texts[field.number] = String(decoding: text, as: UTF8.self)
          } else {
            let value = number(place, field.size)
            let invalid = field.type == 0x8c ? 0 : UInt64.max >> UInt64(64 - 8 * field.size)
            if value != invalid { message.values[field.number] = value }
          }
          place += field.size
        }
        messages.append(message)
      }
      start = end + 2
    }
    return messages
  }
}
