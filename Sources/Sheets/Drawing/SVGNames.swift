/// Gives the parts of an SVG document names that depend on nothing but the document.
///
/// cairo numbers its surfaces through the life of a process: `surface7`, `image12`.
enum SVGNames {
  private static let prefixes = ["surface", "image", "clip", "mask"]

  static func renumbered(_ document: [UInt8]) -> [UInt8] {
    var names: [String: String] = [:]
    var result: [UInt8] = []
    result.reserveCapacity(document.count)
    var index = 0
    while index < document.count {
      guard let end = nameEnd(in: document, from: index) else {
        result.append(document[index])
        index += 1
        continue
      }
      let name = String(decoding: document[index..<end], as: UTF8.self)
      let letters = name.prefix { !$0.isNumber }
      let own = names[name] ?? "\(letters)\(names.keys.count { $0.hasPrefix(letters) } + 1)"
      names[name] = own
      result += Array(own.utf8)
      index = end
    }
    return result
  }

  /// Where the name that begins at `start`, after `"` or `#`, ends; nil where none begins there.
  private static func nameEnd(in document: [UInt8], from start: Int) -> Int? {
    guard start > 0, document[start - 1] == UInt8(ascii: "\"") || document[start - 1] == UInt8(ascii: "#"),
      let prefix = prefixes.first(where: { document[start...].starts(with: $0.utf8) })
    else { return nil }
    let digits = start + prefix.utf8.count
    var end = digits
    while end < document.count, document[end] &- 0x30 < 10 { end += 1 }
    return end > digits ? end : nil
  }
}
