internal import FormatKit
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// The options of every command that reads.
struct SourceOptions {
  /// The format that `--from` names; nil to recognise it.
  let format: Format?
  /// How to read.
  var read = ReadOptions()

  /// Takes `--from` and, where the command has it, `--source-unit`.
  init(_ command: ParsedCommand) throws(UsageError) {
    if let id = command.value("from") {
      guard let format = Format.named(id) else {
        let ids = Format.all.map(\.id).joined(separator: ", ")
        throw command.usageError(
          "--from must be a format, found \(EscapedText.shown(id))", hint: "Formats: \(ids)")
      }
      self.format = format
    } else {
      format = nil
    }
    read.massUnit = try command.value("source-unit", as: MassUnit.self)
    read.distanceUnit = try command.value("source-distance-unit", as: DistanceUnit.self)
  }

  /// The format of `input`.
  func format(of input: InputBytes) throws -> Format { try format ?? Format.detect(input) }

  /// The format of `input`, which must be one that is read into the model.
  func reader(of input: InputBytes) throws -> (format: Format, read: Format.Reader) {
    let format = try format(of: input)
    guard let reader = format.reader else {
      throw RequestError("\(input.name): \(format.id) can be checked with btd validate, but not read.")
    }
    return (format, reader)
  }

  /// True for a file that no format recognises: one that only happens to lie in a folder of others.
  func isOfNoFormat(_ path: String) -> Bool {
    guard format == nil, let input = try? InputBytes(opening: path) else { return false }
    return (try? Format.candidates(for: input).isEmpty) ?? false
  }

  /// Reads a whole archive.
  func archive(path: String, findings: any FindingSink) throws -> WorkoutArchive {
    let input = try InputBytes(opening: path)
    let collector = ArchiveCollector()
    try reader(of: input).read(input, read, collector, findings)
    return collector.archive
  }
}
