internal import Notation
internal import SafeFiles
internal import WorkoutModel

/// The names of many files, as a file or standard input has them.
enum EachNames {
  /// Reads names that each end in NUL or, where there is no NUL at all, stand on a line of their own.
  static func read(_ path: String) throws(WorkoutError) -> [String] {
    var input = try InputBytes(path: path)
    // What Windows writes into a file may have two bytes a character.
    if isUTF16(input.bytes) {
      input = try InputBytes(TextEncoding(input.bytes).utf8(input.bytes), name: input.name)
    }
    let end: UInt8 = input.bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    let isLines = end != 0
    // An editor on Windows begins a list with a byte-order mark and ends each line in two characters.
    let bytes =
      isLines && input.bytes.starts(with: [0xef, 0xbb, 0xbf]) ? input.bytes.dropFirst(3) : input.bytes[...]
    return bytes.split(separator: end).compactMap { name in
      let name = isLines && name.last == UInt8(ascii: "\r") ? name.dropLast() : name
      guard !name.isEmpty else { return nil }
      let text = PathText.text(of: name)
      // What is called so on a list is a file, not standard input.
      return text == "-" ? "./-" : text
    }
  }

  /// True for a byte-order mark before a letter of ASCII; a name may have the bytes of the mark too.
  private static func isUTF16(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count >= 4 else { return false }
    return bytes.starts(with: [0xff, 0xfe]) && bytes[3] == 0
      || bytes.starts(with: [0xfe, 0xff]) && bytes[2] == 0
  }
}
