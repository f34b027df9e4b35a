extension Format {
  /// All formats, in the order in which they are listed.
  public static let all: [Format] = [
    .benchTracker, .compactWorkout, .compactTemplate,
    .strong,
    .hevy,
    .zwo, .erg, .mrc,
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
    try input.load(upTo: SniffedContent.prefixLength + 1)
    var content = SniffedContent(input)
    var candidates = all.filter { $0.recognizes(content) }
    if candidates.isEmpty, input.bytes.count > SniffedContent.prefixLength, content.jsonKeys != nil {
      // What stands first, a profile picture or a long type list, may hide the keys that tell.
      try input.loadAll()
      content = SniffedContent(input, prefixLength: input.bytes.count)
      candidates = all.filter { $0.recognizes(content) }
    }
    if candidates.count == 1 { return candidates[0] }
    if candidates.isEmpty {
      let byExtension = withExtension(fileExtension(of: input.name)).filter { $0.reader != nil }
      if byExtension.count == 1 { return byExtension[0] }
    }
    let choices = (candidates.isEmpty ? all.filter { $0.reader != nil } : candidates).map(\.id)
    let question = candidates.isEmpty ? "its format is not recognised" : "it could be of several formats"
    throw RequestError("\(input.name): \(question). Name it with --from \(choices.joined(separator: "|")).")
  }

  /// What follows the last dot of the file name in `path`; empty where there is none.
  public static func fileExtension(of path: String) -> String {
    let file = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return "" }
    return String(file[file.index(after: dot)...])
  }
}
