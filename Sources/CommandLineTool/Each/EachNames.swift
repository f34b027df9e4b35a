internal import Notation
internal import SafeFiles
internal import WorkoutModel

/// The names of many files, as a file or standard input has them.
enum EachNames {
  /// Reads names that each end in NUL or, where there is no NUL at all, stand on a line of their own.
  static func read(_ path: String) throws(WorkoutError) -> [String] {
    let input = try InputBytes(path: path)
    let end: UInt8 = input.bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    return input.bytes.split(separator: end).map { name in
      let text = PathText.text(of: name)
      // What is called so on a list is a file, not standard input.
      return text == "-" ? "./-" : text
    }
  }
}
