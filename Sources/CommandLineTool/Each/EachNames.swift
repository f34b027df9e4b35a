internal import Notation
internal import SafeFiles
internal import WorkoutModel

/// The names of many files, as a file or standard input has them.
enum EachNames {
  /// Reads names that each end in NUL or, where there is no NUL at all, stand on a line of their own.
  static func read(_ path: String) throws(WorkoutError) -> [String] {
    var input = try InputBytes(path: path)
    // What Windows writes into a file begins with a byte-order mark and may have two bytes a character.
    if input.bytes.starts(with: [0xff, 0xfe]) || input.bytes.starts(with: [0xfe, 0xff]) {
      input = try InputBytes(TextEncoding(input.bytes).utf8(input.bytes), name: input.name)
    }
    let end: UInt8 = input.bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    let isLines = end != 0
    let bytes =
      isLines && input.bytes.starts(with: [0xef, 0xbb, 0xbf]) ? input.bytes.dropFirst(3) : input.bytes[...]
    return bytes.split(separator: end).compactMap { name in
      // An editor on Windows ends each line in two characters.
      let name = isLines && name.last == UInt8(ascii: "\r") ? name.dropLast() : name
      guard !name.isEmpty else { return nil }
      let text = PathText.text(of: name)
      // What is called so on a list is a file, not standard input.
      return text == "-" ? "./-" : text
    }
  }
}
