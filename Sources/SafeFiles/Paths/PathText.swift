/// Paths as texts that lose no byte: a name that is not UTF-8 goes out as it came in.
///
/// A byte that is not UTF-8 is held as one of the 128 last scalars, U+10FF80 for 0x80 and so on, which are for
/// private use. A name that has such a scalar itself is held byte by byte as well, so each text means one name.
package enum PathText {
  /// The scalar that stands for the byte 0.
  private static let first: UInt32 = 0x10_ff00
  private static let replacements = (first + 0x80)...(first + 0xff)

  /// The text of the NUL-terminated name at `name`.
  package static func text(of name: UnsafePointer<CChar>) -> String {
    if let text = String(validatingCString: name), !holdsBytes(text) { return text }
    var bytes: [UInt8] = []
    var place = name
    while place.pointee != 0 {
      bytes.append(UInt8(bitPattern: place.pointee))
      place += 1
    }
    return text(of: bytes)
  }

  /// The text of a name.
  package static func text(of bytes: some Collection<UInt8>) -> String {
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var rest = bytes[...]
    while !rest.isEmpty {
      var decoder = UTF8()
      var reading = rest.makeIterator()
      if case .scalarValue(let scalar) = decoder.decode(&reading), !replacements.contains(scalar.value) {
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      } else if let scalar = Unicode.Scalar(first + UInt32(rest[rest.startIndex])) {
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// The name that `text` stands for, with a NUL behind it, as the system takes it.
  package static func name(of text: String) -> [CChar] {
    guard holdsBytes(text) else { return Array(text.utf8CString) }
    var name: [CChar] = []
    for scalar in text.unicodeScalars {
      if replacements.contains(scalar.value) {
        name.append(CChar(truncatingIfNeeded: Int(scalar.value - first)))
      } else {
        name += UTF8.encode(scalar)?.map { CChar(bitPattern: $0) } ?? []
      }
    }
    return name + [0]
  }

  /// True where a byte that is not UTF-8 stands in `text`.
  package static func holdsBytes(_ text: String) -> Bool {
    // All of them begin with this byte, and hardly any other scalar does.
    text.utf8.contains(0xf4) && text.unicodeScalars.contains { replacements.contains($0.value) }
  }

  /// The folder of a path, with the slash behind it, and the name in it; no folder for a name alone.
  package static func parts(of path: String) -> (folder: String, name: String) {
    // By bytes: a name may begin with a mark that a slash before it would take for its own.
    let name =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) } ?? path.startIndex
    return (String(path[..<name]), String(path[name...]))
  }
}
