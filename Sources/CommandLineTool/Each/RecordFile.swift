internal import FormatKit
internal import Notation
internal import SafeFiles
internal import WorkoutFormats
internal import WorkoutModel

/// What is packed in a record: the file that gzip has packed, or the one log or picture in a zip file.
struct RecordFile {
  /// The most bytes that are taken of a packed file: 256 MiB, as of a record.
  static let maximumUnpacked = 256 << 20
  private static let shownNames = 5

  private let zip: ZipBytes
  private let name: String
  private let source: SourceOptions

  /// The log in `input`, which is itself where nothing is packed; what else is in a zip file is named.
  static func unpacked(
    _ input: InputBytes, _ source: SourceOptions, findings: any FindingSink
  ) throws -> InputBytes {
    if let bytes = try GzipBytes.unpacked(input.bytes, name: input.name, limit: maximumUnpacked) {
      return try InputBytes(bytes, name: input.name)
    }
    guard let zip = try ZipBytes(input.bytes, name: input.name), let files = try zip.files() else {
      return input
    }
    return try RecordFile(zip: zip, name: input.name, source: source).chosen(files, findings)
  }

  private func chosen(_ files: [String], _ findings: any FindingSink) throws -> InputBytes {
    let log = try only(files, "log") { try Format.mayHold($0, of: files.count) && isLog(member($0)) }
    let chosen = try log ?? only(files, "picture") { try ForeignContent.isPicture(member($0)) }
    guard let chosen else {
      let names = files.prefix(Self.shownNames).map { PrintableText.of($0, limit: 60) }
      let rest = files.count > Self.shownNames ? " and \(files.count - Self.shownNames) more" : ""
      throw RecordError(
        files.isEmpty
          ? "the zip file has no files in it"
          : "no file in the zip file is of a format that is recognised; it holds "
            + "\(names.joined(separator: ", "))\(rest)")
    }
    for file in files where file != chosen {
      let isPicture = try ForeignContent.isPicture(member(file))
      findings.report(
        Finding(
          .note, .unsupported,
          isPicture
            ? "picture in a zip file, left alone" : "file of no known format in a zip file, left alone",
          place: Place(file: "\(name)/\(file)")))
    }
    return try member(chosen)
  }

  /// The one of `files` that `isWanted`; nil where none is.
  private func only(_ files: [String], _ word: String, _ isWanted: (String) throws -> Bool) throws -> String?
  {
    var found: String?
    for file in files where try isWanted(file) {
      guard found == nil else {
        throw RecordError("the zip file holds more than one \(word): send each in a record of its own")
      }
      found = file
    }
    return found
  }

  private func isLog(_ input: InputBytes) throws -> Bool {
    try source.format != nil || !Format.candidates(for: input).isEmpty
  }

  private func member(_ file: String) throws -> InputBytes {
    try InputBytes(
      zip.bytes(of: file, limit: Self.maximumUnpacked) ?? [], name: "\(name)/\(file)")
  }
}
