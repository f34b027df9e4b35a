internal import Notation

/// A word as a shell takes it.
enum ShellWord {
  /// A path, in quotes where it has more than letters, digits and plain marks.
  static func of(_ path: String) -> String {
    let isPlain = path.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte)
        || "./_-".utf8.contains(byte)
    }
    // What begins with a hyphen would be an option.
    let path = path.hasPrefix("-") ? "./\(path)" : path
    return isPlain ? path : "'\(PrintableText.of(path).replacing("'", by: "'\\''"))'"
  }
}
