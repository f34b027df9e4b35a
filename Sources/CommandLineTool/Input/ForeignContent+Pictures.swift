package import FormatKit
package import Notation
internal import SafeFiles

extension ForeignContent {
  /// How much of a file tells what it is.
  private static let headLength = 1 << 10

  /// What `input` is by its first bytes; nil for what may be a log.
  package static func of(_ input: InputBytes) throws -> ForeignContent? {
    try input.load(upTo: headLength)
    return ForeignContent(input.bytes)
  }

  /// Whether `input` is a picture, document or film, by its first bytes.
  static func isPicture(_ input: InputBytes) throws -> Bool { try of(input)?.isPicture ?? false }

  /// Whether the file at `path` is one; false for standard input and pipes, which are read once.
  static func isPicture(_ path: String) -> Bool {
    guard path != "-", FileSystem.status(of: path)?.kind ?? .file == .file,
      let input = try? InputBytes(opening: path)
    else { return false }
    return (try? isPicture(input)) ?? false
  }
}
