/// JSON in one notation, so that values that say the same can be compared as texts.
enum CanonicalJSON {
  /// Larger values are left in their own notation: sorting every level of a deep one costs its depth.
  package static let maximumByteCount = 1 << 16

  /// The value that stands at `cursor`.
  package static func bytes(_ cursor: JSONCursor) -> [UInt8] {
    var cursor = cursor
    var bytes: [UInt8] = []
    append(&cursor, to: &bytes)
    return bytes
  }

  private static func append(_ cursor: inout JSONCursor, to bytes: inout [UInt8]) {
    switch cursor.kind {
    case .object: appendObject(&cursor, to: &bytes)
    case .array:
      bytes.append(UInt8(ascii: "["))
      var isFirst = true
      if cursor.enter() {
        repeat {
          if !isFirst { bytes.append(UInt8(ascii: ",")) }
          isFirst = false
          append(&cursor, to: &bytes)
        } while cursor.next()
      }
      bytes.append(UInt8(ascii: "]"))
    case .text: append(cursor.text(), to: &bytes)
    case .number, .bool, .null:
      let range = cursor.skip()
      bytes += UnsafeRawBufferPointer(start: cursor.base + range.lowerBound, count: range.count)
    }
  }

  private static func appendObject(_ cursor: inout JSONCursor, to bytes: inout [UInt8]) {
    var members: [(key: [UInt8], text: JSONText, value: [UInt8])] = []
    if cursor.enter() {
      repeat {
        let key = cursor.key()
        var value: [UInt8] = []
        append(&cursor, to: &value)
        members.append((key.unescaped, key, value))
      } while cursor.next()
    }
    // Equal keys stay in the order in which they stand, so that the last one still counts.
    let order = members.indices.sorted {
      members[$0].key == members[$1].key
        ? $0 < $1 : members[$0].key.lexicographicallyPrecedes(members[$1].key)
    }
    bytes.append(UInt8(ascii: "{"))
    for (place, index) in order.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      append(members[index].text, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      bytes += members[index].value
    }
    bytes.append(UInt8(ascii: "}"))
  }

  /// Appends a text in quotes, in the writer's own escapes.
  package static func append(_ text: JSONText, to bytes: inout [UInt8]) {
    guard text.hasEscapes else {
      bytes.append(JSONBytes.quote)
      bytes += text.raw
      bytes.append(JSONBytes.quote)
      return
    }
    bytes += Array(JSONOutput.quoted(text.string).utf8)
  }
}
