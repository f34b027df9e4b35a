internal import FormatKit
internal import Migration
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// `btd pipe`: records in, converted records out, for programs that pipe.
struct PipeCommand: Command {
  static let name = "pipe"
  static let abstract = "Convert JSON records, one per line, from standard input to standard output."
  static let discussion = [
    "A record is {\"id\": …, \"data\": …}: id comes back as it is, data is the file as text, or its bytes in base64, which gzip or zip may have packed; \"encoding\", \"text\" or \"base64\", says which. Without it, data that is base64 and no log as it stands is read as base64. \"from\" names the format, and \"name\" the file.",
    "Each record is answered by one line before the next is read: id, exit (the code that convert would end with), data (null where nothing is written), encoding, from, counts and findings (one per kind). A record that cannot be read gets an answer too and does not stop the run; the command ends with 0 once all are answered.",
    "--identities adds an identity for each workout, in order: its start and content, the same whichever app wrote it.",
  ]
  static let examples = [
    CommandExample("btd pipe --to csv records.jsonl > converted.jsonl")
  ]

  private let file: String
  private let converter: RecordConverter

  init(_ arguments: ArgumentReader) throws(UsageError) {
    file =
      arguments.operands("FILE", help: "The records (default: standard input).", atLeast: 0, atMost: 1)
      .first ?? "-"
    let form = try SourceForm(arguments)
    let target = try TargetOptions(arguments, format: "The format to write; this or --for is required.")
    let isStrict = arguments.strict()
    let tellsIdentities = arguments.flag(
      "identities", help: "Add an identity to each workout that is the same in every app's export.")
    guard let format = target.format else {
      throw UsageError(message: "--to or --for is missing: pipe has no file name to tell the format by")
    }
    converter = RecordConverter(
      source: SourceOptions(form, units: target.sourceUnits), format: format,
      options: try target.options(for: format), names: target.names, isStrict: isStrict,
      tellsIdentities: tellsIdentities)
  }

  func run(_ console: Console) throws -> ExitCode {
    let converter = try converter.ready()
    let lines = try RecordLines(path: file)
    while let line = try lines.next() {
      // An empty line is no record.
      if case .bytes(let bytes) = line, bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0d }) { continue }
      try console.output(converter.answer(line))
    }
    return .success
  }
}
