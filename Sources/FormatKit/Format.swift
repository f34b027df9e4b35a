public import Notation
public import WorkoutModel

/// A format: what it is called, how it is recognised, and how it is read and written.
///
/// A direction that is not there is nil; nothing is found out only when it fails.
public struct Format: Identifiable, Sendable {
  /// Reads an input and pushes what it holds into a sink.
  public typealias Reader =
    @Sendable (
      _ input: InputBytes, _ options: ReadOptions, _ sink: any ArchiveSink, _ findings: any FindingSink
    ) throws(WorkoutError) -> Void

  /// Makes a sink that writes what it is given.
  public typealias Writer =
    @Sendable (_ output: ByteOutput, _ options: WriteOptions, _ findings: any FindingSink)
    throws(WorkoutError) ->
    any ArchiveSink

  /// Checks an input without reading it into the model.
  public typealias Checker =
    @Sendable (_ input: InputBytes, _ findings: any FindingSink) throws(WorkoutError) -> Void

  /// The name to type: `btd`.
  public let id: String
  /// The name to read: `Bench Tracker data`.
  public let name: String
  /// File extensions without the dot, the usual one first.
  public let extensions: [String]
  /// True where content looks like this format.
  package let recognizes: @Sendable (SniffedContent) -> Bool
  /// True for a format that takes what no other recognises.
  package let isLast: Bool
  /// True where content may be of this format and only the whole of it tells.
  package let needsWhole: @Sendable (SniffedContent) -> Bool
  /// Reads the format; nil where it cannot be read into the model.
  public let reader: Reader?
  /// True for a reader that reads parts of its input side by side.
  package let readsParts: Bool
  /// Writes the format; nil where it cannot be written.
  public let writer: Writer?
  /// Checks what has no reader.
  public let checker: Checker?
  /// True where a whole input, as it is, can be the payload of a QR code.
  public let isPayload: Bool
  /// The versions that can be written; nil for a format without versions.
  public let versions: ClosedRange<Int>?
  /// The variants that can be written, the usual one first; empty for a format without variants.
  public let variants: [String]
  /// Names the file, without its extension, of an archive of one workout, ride or kind of measurement; nil where one
  /// file holds all.
  public let documentName: (@Sendable (WorkoutArchive) -> String)?
  /// The numbers of the measurements of each file, where a file holds those of one kind; nil for other formats.
  package let measurementFiles: (@Sendable ([BodyMeasurement]) -> [[Int]])?

  /// Makes a format of a program's own, to be added to a ``FormatRegistry``.
  ///
  /// - Parameters:
  ///   - id: the name to type, unlike those of all other formats.
  ///   - name: the name to read.
  ///   - extensions: file extensions without the dot, in small letters, the usual one first.
  ///   - isPayload: true where a whole input, as it is, can be the payload of a QR code.
  ///   - recognizes: true for content that is of this format and no other.
  ///   - reader: pushes what it finds into its sink; it finds its input loaded, and the values that it reads are
  ///     looked at for it. Nil for a format that is only written.
  ///   - writer: makes a sink that writes what it is given, and reports what it cannot. Nil for a format that is
  ///     only read.
  public init(
    id: String, name: String, extensions: [String], isPayload: Bool = false,
    recognizes: @escaping @Sendable (SniffedContent) -> Bool, reader: Reader? = nil, writer: Writer? = nil
  ) {
    self.init(
      id: id, name: name, extensions: extensions, versions: nil, isPayload: isPayload, recognizes: recognizes,
      reader: reader, writer: writer)
  }

  /// Makes a format.
  ///
  /// - Parameters:
  ///   - streamsInput: true for a reader that loads its input piece by piece.
  ///   - takesAnySize: true for a reader that holds no more than pieces of its input in memory.
  ///   - readsParts: true for a reader that reads parts of its input side by side.
  ///   - checksValues: true for a reader that names impossible values itself, at their places.
  ///   - isLast: true for a format that takes what no other recognises.
  package init(
    id: String, name: String, extensions: [String], versions: ClosedRange<Int>? = nil,
    variants: [String] = [], isPayload: Bool = false, streamsInput: Bool = false, takesAnySize: Bool = false,
    readsParts: Bool = false, checksValues: Bool = false, isLast: Bool = false,
    documentName: (@Sendable (WorkoutArchive) -> String)? = nil,
    measurementFiles: (@Sendable ([BodyMeasurement]) -> [[Int]])? = nil,
    recognizes: @escaping @Sendable (SniffedContent) -> Bool,
    needsWhole: @escaping @Sendable (SniffedContent) -> Bool = { _ in false },
    reader: Reader? = nil, writer: Writer? = nil, checker: Checker? = nil
  ) {
    self.id = id
    self.name = name
    self.extensions = extensions
    self.versions = versions
    self.variants = variants
    self.documentName = documentName
    self.measurementFiles = measurementFiles
    self.isPayload = isPayload
    self.recognizes = recognizes
    self.isLast = isLast
    self.readsParts = readsParts
    self.needsWhole = needsWhole
    let repairing = reader.map(Self.repairing)
    let pieces = takesAnySize ? repairing : repairing.map(Self.limiting)
    let loaded = streamsInput || takesAnySize ? pieces : pieces.map(Self.loading)
    self.reader = checksValues ? loaded : loaded.map(Self.checking)
    self.writer = writer
    self.checker = checker.map(Self.loading)
  }

  /// A reader that finds its input loaded.
  private static func loading(_ reader: @escaping Reader) -> Reader {
    { (input, options, sink, findings) throws(WorkoutError) in
      try input.loadAll(width: options.sideBySide?.width ?? 1)
      try reader(input, options, sink, findings)
    }
  }

  /// A reader that is not given what is too large to be loaded.
  private static func limiting(_ reader: @escaping Reader) -> Reader {
    { (input, options, sink, findings) throws(WorkoutError) in
      try input.refuseTooLarge()
      try reader(input, options, sink, findings)
    }
  }

  /// A reader of whose texts it is named which were broken up.
  private static func repairing(_ reader: @escaping Reader) -> Reader {
    { (input, options, sink, findings) throws(WorkoutError) in
      let texts = RepairedTexts(into: sink, findings: findings)
      var options = options
      options.stretches = options.stretches?.behind(
        { RepairedTexts(into: $0, findings: $1) }, pass: { texts.pass($0) })
      try reader(input, options, texts, findings)
    }
  }

  /// A reader whose values are looked at, where the options ask for it.
  private static func checking(_ reader: @escaping Reader) -> Reader {
    { (input, options, sink, findings) throws(WorkoutError) in
      guard options.checksConsistency else { return try reader(input, options, sink, findings) }
      let values = ImpossibleValues(into: sink, findings: findings)
      var options = options
      options.stretches = options.stretches?.behind(
        { ImpossibleValues(into: $0, findings: $1) }, pass: { values.pass($0) })
      try reader(input, options, values, findings)
    }
  }

  /// A checker that finds its input loaded.
  private static func loading(_ checker: @escaping Checker) -> Checker {
    { (input, findings) throws(WorkoutError) in
      try input.loadAll()
      try checker(input, findings)
    }
  }

  /// The bytes to put into a QR code for a checked `input` of this format: without white space, else untouched.
  ///
  /// - Returns: nil if the format is not one of QR codes.
  public func payload(of input: InputBytes) -> [UInt8]? {
    guard isPayload else { return nil }
    let start = input.bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    return JSONCursor.minify(UnsafeRawBufferPointer(rebasing: input.bytes[start...]))
  }
}
