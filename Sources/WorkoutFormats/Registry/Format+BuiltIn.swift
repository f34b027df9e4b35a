public import FormatKit
public import Notation
public import WorkoutModel

// What is asked of the formats of this library alone.
extension Format {
  /// All formats of this library, in the order in which they are listed.
  public static var all: [Format] { FormatRegistry.builtIn.formats }

  /// The format of this library called `id`.
  public static func named(_ id: String) -> Format? { FormatRegistry.builtIn.named(id) }

  /// ``FormatRegistry/withExtension(_:)`` of this library.
  public static func withExtension(_ fileExtension: String) -> [Format] {
    FormatRegistry.builtIn.withExtension(fileExtension)
  }

  /// ``FormatRegistry/detect(_:)`` among the formats of this library.
  public static func detect(_ input: InputBytes) throws(WorkoutError) -> Format {
    try FormatRegistry.builtIn.detect(input)
  }

  /// ``FormatRegistry/candidates(for:)`` among the formats of this library.
  public static func candidates(for input: InputBytes) throws(WorkoutError) -> [Format] {
    try FormatRegistry.builtIn.candidates(for: input)
  }

  /// ``FormatRegistry/fileExtension(of:)`` by the extensions of this library.
  public static func fileExtension(of path: String) -> String {
    FormatRegistry.builtIn.fileExtension(of: path)
  }

  /// ``FormatRegistry/readArchive(path:as:options:findings:)`` of this library.
  public static func readArchive(
    path: String, as format: Format? = nil, options: ReadOptions = ReadOptions(), findings: any FindingSink
  ) throws(WorkoutError) -> WorkoutArchive {
    try FormatRegistry.builtIn.readArchive(path: path, as: format, options: options, findings: findings)
  }

  /// ``FormatRegistry/readArchive(_:as:options:findings:)`` of this library.
  public static func readArchive(
    _ input: InputBytes, as format: Format? = nil, options: ReadOptions = ReadOptions(),
    findings: any FindingSink
  ) throws(WorkoutError) -> WorkoutArchive {
    try FormatRegistry.builtIn.readArchive(input, as: format, options: options, findings: findings)
  }

  /// True for a file in a zip file of `count` that is looked into: one alone, or one whose name ends as a format's do.
  ///
  /// Some exports have thousands of routes. A name without an ending is looked into.
  package static func mayHold(_ file: String, of count: Int) -> Bool {
    let ending = fileExtension(of: file.lowercased().hasSuffix(".gz") ? String(file.dropLast(3)) : file)
    return ending.isEmpty || !withExtension(ending).isEmpty || count == 1
  }
}
