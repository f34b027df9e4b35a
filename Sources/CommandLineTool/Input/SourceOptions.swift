package import FormatKit
package import Notation
internal import SafeFiles
internal import WorkoutFormats
package import WorkoutModel

/// What the input is, and how it is read.
package struct SourceOptions {
  /// The format that `--from` names; nil to recognise it.
  package private(set) var format: Format?
  /// How to read, but for the map of columns.
  package var read = ReadOptions()
  /// The file of the map of columns; nil for none.
  private let columns: String?
  /// What reads pictures; nil where none are read.
  private let pictures: PictureReader?

  /// Takes the values of options; without them, everything is recognised.
  package init(_ form: SourceForm = SourceForm(), units: SourceUnits? = nil) {
    format = form.format
    columns = form.columns
    pictures = form.pictures
    read.massUnit = units?.mass
    read.distanceUnit = units?.distance
    read.includesBodyWeight = units?.includesBodyWeight
    read.pairOrder = units?.pairOrder
  }

  /// The same for an input that is known to be of `format`.
  package func reading(_ format: Format) -> SourceOptions {
    var options = self
    options.format = format
    return options
  }

  /// The same for another input, whose format is recognised.
  func recognizing() -> SourceOptions {
    var form = SourceForm()
    form.pictures = pictures
    return SourceOptions(form)
  }

  /// The same once the map of columns is read: for many inputs.
  func ready() throws -> SourceOptions {
    var options = self
    options.read = try self.options()
    return options
  }

  /// The format of `input`.
  package func format(of input: InputBytes) throws -> Format {
    if let format { return format }
    if try ForeignContent.isPicture(input) {
      guard pictures != nil else { throw PictureRefusal(file: input.name) }
      return PictureReader.format
    }
    guard columns != nil else { return try Format.detect(input) }
    // A map is about tables, those of apps too.
    let known = try Format.candidates(for: input)
    return known.isEmpty || known.contains(where: isTable) ? .table : try Format.detect(input)
  }

  private func isTable(_ format: Format) -> Bool {
    format.extensions.first.map { Format.table.extensions.contains($0) } ?? false
  }

  /// How to read, with the map of columns.
  private func options() throws -> ReadOptions {
    guard read.columns == nil else { return read }
    var options = read
    options.columns = try columns.map(ColumnMapFile.read)
    return options
  }

  /// Reads `input` into `sink`.
  ///
  /// - Parameter jobs: how many threads may read ahead of `sink`, where it has as much to do as the reader; 1 for none,
  ///   nil to read only what has parts on all processors.
  /// - Returns: its format.
  @discardableResult
  package func read(
    _ input: InputBytes, into sink: any ArchiveSink, _ findings: any FindingSink, bar: ProgressBar? = nil,
    jobs: Int? = nil
  ) throws -> Format {
    let format = try format(of: input)
    if format.id == PictureReader.format.id {
      try refuseColumns(for: input.name)
      try sink.take(picture(input, findings))
      return format
    }
    guard let reader = format.reader else {
      throw RequestError.notRead(file: input.name, format: format.id)
    }
    var options = try options()
    if let bar { options.progress = { bar.show($0, of: $1) } }
    defer { bar?.finish() }
    let width = jobs ?? Parallel.width
    if width > 1, jobs != nil || format.readsParts,
      try ReadAhead.stream(input, as: format, options, jobs: width, into: sink, findings)
    {
      return format
    }
    try reader(input, options, sink, findings)
    return format
  }

  /// Refuses a map of columns where a picture is read.
  private func refuseColumns(for picture: String) throws(UsageError) {
    guard columns != nil else { return }
    throw UsageError(
      message: "--columns is for tables, and \(PrintableText.of(picture)) is a picture or film")
  }

  /// What a picture holds.
  private func picture(_ input: InputBytes, _ findings: any FindingSink) throws -> WorkoutArchive {
    // A pipe is read once, and a zip file is unpacked once; a film need not be in memory.
    let isHere =
      input.isLoaded || input.name == "standard input" || FileSystem.status(of: input.name)?.kind != .file
    if isHere { try input.loadAll() }
    let picture: PictureReader.Picture =
      isHere ? .bytes(input.copy, name: input.name) : .file(input.name)
    guard let pictures else { throw PictureRefusal(file: input.name) }
    return try pictures.read([picture], read, findings).whole()
  }

  /// True for a file that no format recognises: one that only happens to lie in a folder of others.
  package func isOfNoFormat(_ path: String) -> Bool {
    if let members = try? ZipFile.members(of: path) {
      return !members.contains { InputList.isLog($0, of: members, in: path, self) }
    }
    guard format == nil, let input = try? InputBytes(opening: path) else { return false }
    if columns != nil, Format.table.extensions.contains(Format.fileExtension(of: path)) { return false }
    return (try? Format.candidates(for: input).isEmpty) ?? false
  }

  /// Opens a file; of a zip file, the one member that has a format.
  package func open(_ path: String, findings: any FindingSink) throws -> InputBytes {
    let input = try InputBytes(opening: path)
    guard path != "-", input.isOfKnownSize else {
      let isFile = path != "-" && FileSystem.status(of: path)?.kind ?? .file == .file
      return isFile ? input : try unpacked(input, findings)
    }
    try input.load(upTo: ZipFile.markLength)
    guard ZipFile.isMark(input.bytes), let zip = try ZipFile.members(of: path) else { return input }
    let members = try InputList.members(zip, of: path, self, findings: findings)
    guard members.count == 1 else { throw Self.several(members, in: path, advice: "Name one of them") }
    return try InputBytes(opening: members[0])
  }

  /// The log that gzip or zip has packed in standard input or a pipe, which is read once and held in memory.
  private func unpacked(_ input: InputBytes, _ findings: any FindingSink) throws -> InputBytes {
    guard case .packed = try ForeignContent.of(input) else { return input }
    try input.loadAll()
    let inputs = try PackedLogs(in: input, isRecognized: format == nil, findings: findings).inputs
    guard inputs.count == 1 else {
      throw Self.several(inputs.map(\.name), in: input.name, advice: "Unpack it and name one of them")
    }
    return inputs[0]
  }

  private static func several(_ members: [String], in path: String, advice: String) -> CommandError {
    let list = members.prefix(20).map { "  \($0)" }.joined(separator: "\n")
    return CommandError("\(path): several of its files can be read. \(advice):\n\(list)")
  }

  /// Reads a whole archive.
  package func archive(path: String, findings: any FindingSink) throws -> WorkoutArchive {
    let collector = ArchiveCollector()
    try stream(path, into: collector, findings)
    return collector.archive
  }

  /// Reads a group of files: several are pictures, since sheets and sets of codes may be spread over them.
  ///
  /// - Parameter refuse: is told which of several pictures is not read while the others are; nil to throw that.
  package func archive(
    paths: [String], findings: any FindingSink, refuse: ((_ error: any Error, _ file: String) -> Void)? = nil
  ) throws -> WorkoutArchive {
    guard paths.count > 1, let pictures else { return try archive(path: paths[0], findings: findings) }
    try refuseColumns(for: paths[0])
    let reading = pictures.read(paths.map(PictureReader.Picture.file), read, findings)
    guard let refuse, let archive = reading.archive else { return try reading.whole() }
    for (file, error) in reading.errors { refuse(error, file) }
    return archive
  }

  /// Files that make one archive, in groups that are read together: all pictures where the first of them stands, and
  /// each other file by itself.
  package func groups(of paths: [String]) -> [[String]] {
    guard format == nil, pictures != nil, paths.count > 1 else { return paths.map { [$0] } }
    let isPicture = paths.map { ForeignContent.isPicture($0) }
    var groups: [[String]] = []
    var place: Int?
    for (path, isPicture) in zip(paths, isPicture) {
      if isPicture, let place {
        groups[place].append(path)
      } else {
        if isPicture { place = groups.count }
        groups.append([path])
      }
    }
    return groups
  }

  /// Reads a file into `sink`, as ``read(_:into:_:bar:jobs:)`` does.
  @discardableResult
  package func stream(
    _ path: String, into sink: any ArchiveSink, _ findings: any FindingSink, bar: ProgressBar? = nil,
    jobs: Int? = nil
  ) throws -> Format {
    try read(open(path, findings: findings), into: sink, findings, bar: bar, jobs: jobs)
  }
}

extension ArgumentType where Value == Format {
  /// Any format.
  package static var format: Self {
    Self(
      placeholder: "ID", expectation: "a format",
      known: { ("Formats", Format.all.map(\.id)) },
      read: { Format.named($0.lowercased()) })
  }
}
