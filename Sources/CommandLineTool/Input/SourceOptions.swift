package import FormatKit
package import Notation
internal import SafeFiles
internal import WorkoutFormats
package import WorkoutModel

/// What the input is, and how it is read.
package struct SourceOptions {
  /// The format that `--from` names; nil to recognise it.
  package private(set) var format: Format?
  /// How to read, but for the map of columns, see ``options()``.
  package var read = ReadOptions()
  /// The file of the map of columns; nil for none.
  private let columns: String?

  /// Takes the values of options; without them, everything is recognised.
  package init(_ form: SourceForm = SourceForm(), units: SourceUnits? = nil) {
    format = form.format
    columns = form.columns
    read.massUnit = units?.mass
    read.distanceUnit = units?.distance
    read.includesBodyWeight = units?.includesBodyWeight
    read.pairOrder = units?.pairOrder
  }

  /// The same for an input that is known to be of `format`.
  func reading(_ format: Format) -> SourceOptions {
    var options = self
    options.format = format
    return options
  }

  /// The format of `input`.
  package func format(of input: InputBytes) throws -> Format {
    if let format { return format }
    guard columns != nil else { return try Format.detect(input) }
    // A map is about tables, those of apps too.
    let known = try Format.candidates(for: input)
    return known.isEmpty || known.contains(where: isTable) ? .table : try Format.detect(input)
  }

  private func isTable(_ format: Format) -> Bool {
    format.extensions.first.map { Format.table.extensions.contains($0) } ?? false
  }

  /// How to read, with the map of columns.
  package func options() throws -> ReadOptions {
    var options = read
    options.columns = try columns.map(ColumnMapFile.read)
    return options
  }

  /// The format of `input`, which must be one that is read into the model.
  package func reader(of input: InputBytes) throws -> (format: Format, read: Format.Reader) {
    let format = try format(of: input)
    guard let reader = format.reader else {
      throw RequestError.notRead(file: input.name, format: format.id)
    }
    return (format, reader)
  }

  /// True for a file that no format recognises: one that only happens to lie in a folder of others.
  package func isOfNoFormat(_ path: String) -> Bool {
    if let members = try? ZipFile.members(of: path) {
      return (try? InputList.members(members, of: path, self, findings: FindingLog())) == nil
    }
    guard format == nil, let input = try? InputBytes(opening: path) else { return false }
    if columns != nil, Format.table.extensions.contains(Format.fileExtension(of: path)) { return false }
    return (try? Format.candidates(for: input).isEmpty) ?? false
  }

  /// Opens a file; of a zip file, the one member that has a format.
  package func open(_ path: String, findings: any FindingSink) throws -> InputBytes {
    guard let zip = try ZipFile.members(of: path) else { return try InputBytes(opening: path) }
    let members = try InputList.members(zip, of: path, self, findings: findings)
    guard members.count == 1 else {
      let list = members.prefix(20).map { "  \($0)" }.joined(separator: "\n")
      throw CommandError("\(path): several of its files have a format. Name one of them:\n\(list)")
    }
    return try InputBytes(opening: members[0])
  }

  /// Reads a whole archive.
  package func archive(path: String, findings: any FindingSink) throws -> WorkoutArchive {
    let collector = ArchiveCollector()
    try stream(path, into: collector, findings)
    return collector.archive
  }

  /// Reads a file into `sink`.
  ///
  /// - Parameter isAhead: true to read on a thread of its own, where `sink` has as much to do as the reader.
  /// - Returns: its format.
  @discardableResult
  package func stream(
    _ path: String, into sink: any ArchiveSink, _ findings: any FindingSink, bar: ProgressBar? = nil,
    isAhead: Bool = false
  ) throws -> Format {
    let input = try open(path, findings: findings)
    let (format, reader) = try reader(of: input)
    var options = try options()
    if let bar { options.progress = { bar.show($0, of: $1) } }
    defer { bar?.finish() }
    if isAhead, try ReadAhead.stream(input, by: reader, options, into: sink, findings) { return format }
    try reader(input, options, sink, findings)
    return format
  }
}

extension ArgumentType where Value == Format {
  /// Any format.
  package static var format: Self {
    Self(
      placeholder: "ID", expectation: "a format",
      hint: { "Formats: \(Format.all.map(\.id).joined(separator: ", "))" },
      read: { Format.named($0.lowercased()) })
  }
}
