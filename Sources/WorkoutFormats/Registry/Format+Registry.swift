internal import ArchiveForm
public import FormatKit
public import Notation
internal import PackedForm
internal import WorkoutModel

extension Format {
  /// All formats, in the order in which they are listed.
  public static let all: [Format] = [
    .benchTracker, .compactWorkout, .compactTemplate,
    .strong, .strongMeasurements,
    .hevy, .hevyMeasurements,
    .fitNotes, .fitNotesBody, .fitNotesBackup,
    .fitbod, .jefit, .liftLog, .strongLifts,
    .summaries, .reps,
    .zwo, .erg, .mrc,
    .csv,
    .sqlite,
    .archive,
    .packed,
    .openWeight,
    .json,
  ]

  /// The format called `id`.
  public static func named(_ id: String) -> Format? { all.first { $0.id == id } }

  /// The formats of files that end in `fileExtension` (without the dot, in any letter case).
  public static func withExtension(_ fileExtension: String) -> [Format] {
    let lowercased = fileExtension.lowercased()
    return all.filter { $0.extensions.contains(lowercased) }
  }

  /// The format of `input`: by its content, else by the extension of its name.
  ///
  /// - Throws: ``RequestError`` where no format or more than one fits, ``FileError`` where the file cannot be read.
  public static func detect(_ input: InputBytes) throws -> Format {
    let candidates = try candidates(for: input)
    if candidates.count == 1 { return candidates[0] }
    if candidates.isEmpty {
      if input.bytes.isEmpty {
        throw InputError(
          .malformed, place: Place(file: input.name), what: "the file is empty", advice: "Export it again.")
      }
      try input.refuseUTF16()
      throw RequestError.formatUnknown(file: input.name)
    }
    throw RequestError.formatAmbiguous(file: input.name, ids: candidates.map(\.id))
  }

  /// The formats that `input` may be of: by its content, else by the extension of its name.
  ///
  /// - Throws: ``FileError`` where the file cannot be read.
  public static func candidates(for input: InputBytes) throws -> [Format] {
    try input.load(upTo: SniffedContent.prefixLength + 1)
    var content = SniffedContent(input)
    var candidates = all.filter { $0.recognizes(content) }
    if candidates.isEmpty, input.bytes.count > SniffedContent.prefixLength,
      content.mayGrow || all.contains(where: { $0.needsWhole(content) })
    {
      // What stands first, a profile picture or a long type list, may hide the keys that tell.
      try input.loadAll()
      content = SniffedContent(input, prefixLength: input.bytes.count)
      candidates = all.filter { $0.recognizes(content) }
    }
    guard candidates.isEmpty else { return candidates }
    let byExtension = withExtension(fileExtension(of: input.name)).filter { $0.reader != nil }
    return byExtension.count == 1 ? byExtension : []
  }

  /// The longest ending of the file name in `path` that a format has for its extension (`workouts.json`), else
  /// what follows the last dot; empty where there is none.
  public static func fileExtension(of path: String) -> String {
    let file = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let endings = file.indices.filter { file[$0] == "." && $0 != file.startIndex }.map {
      String(file[file.index(after: $0)...])
    }
    return endings.first { !withExtension($0).isEmpty } ?? endings.last ?? ""
  }
}
