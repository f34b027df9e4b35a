extension String {
  /// The text with `other` in place of each `part`.
  package func replacing(_ part: String, by other: String) -> String {
    guard let first = part.utf8.first, utf8.contains(first) else { return self }
    let (bytes, sought) = (Array(utf8), Array(part.utf8))
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: sought) {
        result += other.utf8
        index += sought.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
