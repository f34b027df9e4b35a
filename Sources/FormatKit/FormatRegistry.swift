public import Notation
public import WorkoutModel

/// The formats that are looked up and recognised: those of this library, and those that a program adds.
public struct FormatRegistry: Sendable {
  /// All formats, in the order in which they are listed.
  public let formats: [Format]

  package init(_ formats: [Format]) { self.formats = formats }

  /// These formats and `format`, which is listed last.
  ///
  /// Content that two formats recognise is neither's: ``detect(_:)`` then throws their ids.
  ///
  /// - Throws: `WorkoutError.request` where there is a format of that id.
  public func adding(_ format: Format) throws(WorkoutError) -> FormatRegistry {
    guard named(format.id) == nil else { throw .request(.formatTaken(id: format.id)) }
    return FormatRegistry(formats + [format])
  }

  /// The format called `id`.
  public func named(_ id: String) -> Format? { formats.first { $0.id == id } }

  /// The formats of files that end in `fileExtension` (without the dot, in any letter case).
  public func withExtension(_ fileExtension: String) -> [Format] {
    let lowercased = fileExtension.lowercased()
    return formats.filter { $0.extensions.contains(lowercased) }
  }

  /// The format of `input`: by its content, else by the extension of its name.
  ///
  /// - Throws: `WorkoutError.request` where no format or more than one fits, `WorkoutError.file` where the file
  ///   cannot be read.
  public func detect(_ input: InputBytes) throws(WorkoutError) -> Format {
    let candidates = try candidates(for: input)
    if candidates.count == 1 { return candidates[0] }
    if candidates.isEmpty {
      if input.bytes.isEmpty {
        throw .input(
          InputError(
            .malformed, place: Place(file: input.name), what: "the file is empty", advice: "Export it again.")
        )
      }
      if let kind = ForeignContent(input.bytes) { throw kind.error(input.name) }
      try input.refuseUTF16()
      throw .request(.formatUnknown(file: input.name))
    }
    throw .request(.formatAmbiguous(file: input.name, ids: candidates.map { $0.id }))
  }

  /// The formats that `input` may be of: by its content, else by the extension of its name.
  ///
  /// - Throws: `WorkoutError.file` where the file cannot be read.
  public func candidates(for input: InputBytes) throws(WorkoutError) -> [Format] {
    try input.load(upTo: SniffedContent.prefixLength + 1)
    var content = SniffedContent(input)
    var candidates = recognizing(content)
    if candidates.isEmpty, input.bytes.count > SniffedContent.prefixLength,
      content.mayGrow || formats.contains(where: { $0.needsWhole(content) })
    {
      // What stands first, a profile picture or a long type list, may hide the keys that tell.
      try input.loadAll()
      content = SniffedContent(input, prefixLength: input.bytes.count)
      candidates = recognizing(content)
    }
    guard candidates.isEmpty, ForeignContent(input.bytes) == nil else { return candidates }
    let byExtension = withExtension(fileExtension(of: input.name)).filter { $0.reader != nil }
    return byExtension.count == 1 ? byExtension : []
  }

  /// The formats that recognise `content`; where none does, those that take what is left.
  private func recognizing(_ content: SniffedContent) -> [Format] {
    let found = formats.filter { !$0.isLast && $0.recognizes(content) }
    return found.isEmpty ? formats.filter { $0.isLast && $0.recognizes(content) } : found
  }

  /// The longest ending of the file name in `path` that a format has for its extension (`workouts.json`), else
  /// what follows the last dot; empty for a name without a dot.
  public func fileExtension(of path: String) -> String {
    let file = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let endings = file.indices.filter { file[$0] == "." && $0 != file.startIndex }.map {
      String(file[file.index(after: $0)...])
    }
    return endings.first { !withExtension($0).isEmpty } ?? endings.last ?? ""
  }

  /// Reads a whole archive into memory.
  ///
  /// - Parameters:
  ///   - path: the file, or `-` for standard input.
  ///   - format: its format; nil to recognise it.
  ///   - options: what the file does not say.
  ///   - findings: is told what was repaired, guessed, dropped or looks wrong.
  /// - Throws: `WorkoutError.file`, `WorkoutError.input` or `WorkoutError.request`.
  public func readArchive(
    path: String, as format: Format? = nil, options: ReadOptions = ReadOptions(), findings: any FindingSink
  ) throws(WorkoutError) -> WorkoutArchive {
    try readArchive(InputBytes(opening: path), as: format, options: options, findings: findings)
  }

  /// Reads a whole archive of `input` into memory, as ``readArchive(path:as:options:findings:)`` does.
  public func readArchive(
    _ input: InputBytes, as format: Format? = nil, options: ReadOptions = ReadOptions(),
    findings: any FindingSink
  ) throws(WorkoutError) -> WorkoutArchive {
    let format = if let format { format } else { try detect(input) }
    return try format.archive(in: input, options: options, findings: findings)
  }
}
