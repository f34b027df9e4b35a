public import FormatKit
public import Notation
public import WorkoutModel

extension Format {
  /// Reads a whole archive into memory.
  ///
  /// - Parameters:
  ///   - path: the file, or `-` for standard input.
  ///   - format: its format; nil to recognise it.
  ///   - options: what the file does not say.
  ///   - findings: is told what was repaired, guessed, dropped or looks wrong.
  /// - Throws: ``FileError``, ``InputError`` or ``RequestError``.
  public static func readArchive(
    path: String, as format: Format? = nil, options: ReadOptions = ReadOptions(), findings: any FindingSink
  ) throws -> WorkoutArchive {
    try readArchive(InputBytes(opening: path), as: format, options: options, findings: findings)
  }

  /// Reads a whole archive of `input` into memory, as ``readArchive(path:as:options:findings:)`` does.
  public static func readArchive(
    _ input: InputBytes, as format: Format? = nil, options: ReadOptions = ReadOptions(),
    findings: any FindingSink
  ) throws -> WorkoutArchive {
    try (format ?? detect(input)).archive(in: input, options: options, findings: findings)
  }
}
