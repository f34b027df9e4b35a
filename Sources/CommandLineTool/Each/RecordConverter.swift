internal import FormatKit
internal import Migration
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// Answers records of JSON: each holds a file, and its answer the file in another format.
struct RecordConverter {
  private var source: SourceOptions
  let format: Format
  let options: WriteOptions
  /// The file of a map of exercise names; nil for none.
  let names: String?
  let isStrict: Bool
  let tellsIdentities: Bool
  private var map: NameMap?

  init(
    source: SourceOptions, format: Format, options: WriteOptions, names: String?, isStrict: Bool,
    tellsIdentities: Bool
  ) {
    self.source = source
    self.format = format
    self.options = options
    self.names = names
    self.isStrict = isStrict
    self.tellsIdentities = tellsIdentities
  }

  /// The same once the files that the options name are read.
  func ready() throws -> RecordConverter {
    var converter = self
    converter.map = try names.map(NameMapFile.read)
    converter.source = try source.ready()
    return converter
  }

  /// What a file without a name is called.
  private static let usualName = "data"
  /// The keys that a record may have.
  private static let keys: Set<String> = ["id", "data", "encoding", "from", "name"]

  /// What is found out about a record on the way to its answer.
  private struct Answer {
    var id = "null"
    var name = RecordConverter.usualName
    var exitCode = ExitCode.success
    var data: [UInt8]?
    var from: Format?
    var identities: [String]?
    var counts: RunRecord.Counts?
  }

  /// The answer to a line, itself a line.
  func answer(_ line: RecordLines.Line) -> String {
    var answer = Answer()
    var failure: (any Error)?
    let log = FindingLog()
    do {
      try convert(line, log, &answer)
    } catch {
      (answer.data, answer.identities, answer.counts) = (nil, nil, nil)
      answer.exitCode = ExitCode(error)
      failure = Self.inWordsOfRecords(error)
    }
    let run = RunRecord(file: answer.name)
    run.counts = answer.counts
    if let failure { run.add(failure) }
    run.add(log.groups)
    return text(of: answer, run)
  }

  private func convert(_ line: RecordLines.Line, _ log: FindingLog, _ answer: inout Answer) throws {
    guard case .bytes(let bytes) = line else {
      throw RecordError(
        "the record is longer than \(RecordLines.maximumLength >> 20) MiB; convert such a file by btd convert"
      )
    }
    let document = try JSONDocument(
      InputBytes(bytes, name: "the record"), entries: .unlimited, findings: log)
    let record = JSONElement(document)
    guard record.kind == .object else {
      throw RecordError("a record must be an object like {\"id\": 7, \"data\": \"…\"}")
    }
    // A line of an answer has no other line ends in it.
    if let id = record["id"] { answer.id = String(id.written.unicodeScalars.filter { $0 != "\r" }) }
    if let name = try Self.text(record, "name") { answer.name = name }
    for (key, _) in record.members where !Self.keys.contains(key) {
      log.report(
        Finding(
          .warning, .unsupported, "key that a record does not have; it says nothing", of: .file,
          detail: PrintableText.of(key, limit: 60), place: Place(file: answer.name)))
    }
    guard let data = record["data"]?.text else {
      throw RecordError("\"data\" is missing, or is not a text: it holds the file, as text or in base64")
    }
    let (given, source) = try self.input(record, data, name: answer.name)
    let packed = try PackedLogs(in: given, isRecognized: source.format == nil, findings: log)
    guard let input = packed.inputs.first, packed.inputs.count == 1 else {
      throw RecordError(
        "the zip file holds more than one \(packed.arePictures ? "picture" : "log"): send each in a record of its own"
      )
    }
    let format = try source.format(of: input)
    answer.from = format
    guard let writer = self.format.writer else { throw RequestError.notWritten(format: self.format.id) }
    var written: [UInt8] = []
    let output = ByteOutput { written.append(contentsOf: $0) }
    let collector = ArchiveCollector()
    let sink = WrittenArchive(try writer(output, options, log), log)
    try source.reading(format).read(input, into: collector, log)
    if tellsIdentities { answer.identities = WorkoutIdentity.all(in: collector.archive) }
    if let map {
      let renamer = ExerciseRenamer(map, into: sink, findings: log)
      try renamer.take(collector.archive)
      ExerciseRenamer.reportUnused(of: map, used: renamer.used, findings: log)
    } else {
      try sink.take(collector.archive)
    }
    try output.finish()
    if isStrict, !log.refusedByStrict.isEmpty {
      let kinds = Set(log.refusedByStrict.map(\.first.kind.rawValue)).sorted().joined(separator: " or ")
      throw StrictError(description: "not written: values would be \(kinds), which --strict forbids")
    }
    answer.data = written
    answer.counts = sink.total
  }

  /// The file in a record, and how it is read.
  private func input(
    _ record: JSONElement, _ data: String, name: String
  ) throws -> (InputBytes, SourceOptions) {
    var source = source
    if let id = try Self.text(record, "from") {
      guard let format = Format.named(id.lowercased()) else {
        throw RecordError(
          "\"from\" names a format that is not known: \(EscapedText.shown(id))", exitCode: .usage)
      }
      source = source.reading(format)
    }
    switch try Self.text(record, "encoding") {
    case "text": return (try InputBytes(data.utf8, name: name), source)
    case "base64":
      guard let bytes = Self.bytes(data) else {
        throw RecordError("\"data\" is not base64, as \"encoding\" says")
      }
      return (try InputBytes(bytes, name: name), source)
    case nil:
      guard let bytes = Self.bytes(data), !bytes.isEmpty, try !Self.isText(data) else {
        return (try InputBytes(data.utf8, name: name), source)
      }
      return (try InputBytes(bytes, name: name), source)
    case .some(let encoding):
      throw RecordError(
        "\"encoding\" must be text or base64, found \(EscapedText.shown(encoding))")
    }
  }

  /// The bytes that `base64` means, which may be broken into lines.
  private static func bytes(_ base64: String) -> [UInt8]? {
    if let bytes = Base64.decode(base64) { return bytes }
    // The first line tells a text from base64 without a copy of all of it.
    guard Base64.decode(String(base64.prefix { !$0.isNewline })) != nil else { return nil }
    return Base64.decode(base64.filter { !$0.isNewline })
  }

  /// True where `data` is itself a log.
  ///
  /// The name does not count: a record may call its base64 `log.btd`.
  private static func isText(_ data: String) throws -> Bool {
    let start = try InputBytes(data.utf8.prefix(SniffedContent.prefixLength), name: usualName)
    return try !Format.candidates(for: start).isEmpty
  }

  /// The text of a member; nil where it is absent or null.
  private static func text(_ record: JSONElement, _ name: StaticString) throws -> String? {
    guard let member = record[name], member.kind != .null else { return nil }
    guard let text = member.text else { throw RecordError("\"\(name)\" must be a text") }
    return text
  }

  /// The error, with what a record can do about it instead of what a command line can.
  private static func inWordsOfRecords(_ error: any Error) -> any Error {
    switch error.cause as? RequestError {
    case .formatUnknown:
      RecordError("its format is not recognised: name it in \"from\"", exitCode: .usage)
    case .formatAmbiguous(_, let ids):
      RecordError(
        "it could be of several formats: name one of them in \"from\", \(ids.joined(separator: " or "))",
        exitCode: .usage)
    case .severalToWrite(_, let target):
      RecordError("it holds more than \(target) does: send each in a record of its own", exitCode: .usage)
    default: error
    }
  }

  private func text(of answer: Answer, _ run: RunRecord) -> String {
    JSONOutput.text { json in
      json.raw("{\"id\":")
      json.raw(answer.id)
      json.raw(",\"exit\":")
      json.number(Int(answer.exitCode.rawValue))
      json.raw(",\"data\":")
      let text = answer.data.flatMap { String(validating: $0, as: UTF8.self) }
      json.text(orNull: text ?? answer.data.map(Base64.encode))
      json.raw(",\"encoding\":")
      json.text(orNull: answer.data == nil ? nil : text == nil ? "base64" : "text")
      json.raw(",\"from\":")
      json.text(orNull: answer.from?.id)
      if let identities = answer.identities {
        json.raw(",\"identities\":[")
        for (number, identity) in identities.enumerated() {
          if number > 0 { json.raw(",") }
          json.text(identity)
        }
        json.raw("]")
      }
      run.write(to: json)
      json.raw("}\n")
    }
  }
}
