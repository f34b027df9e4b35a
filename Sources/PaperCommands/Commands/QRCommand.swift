internal import CommandLineTool
internal import FormatKit
internal import Notation
internal import PackedForm
internal import QRCodes
internal import SafeFiles
internal import Sheets
internal import Statistics
internal import WorkoutCodes
internal import WorkoutFormats
internal import WorkoutModel

/// `btd qr`: one workout or template as the symbol that the app scans, or any number of them as a set of symbols.
struct QRCommand: Command {
  static let name = "qr"
  static let outputExtension: String? = "png"
  static let abstract = "Make the QR code of a workout or template, for the app to scan."
  static let discussion = [
    "Without -o the code is drawn in the terminal.",
    "A folder or a .gif takes any number of workouts, packed, in a set of as many codes as needed; "
      + "btd scan puts pictures of them together again, even if some are missing. It does not read the text of --to txt.",
  ]
  static let examples = [
    CommandExample("btd qr history.btd --workout last -o workout.png"),
    CommandExample("btd qr history.btd --template \"Push Day\""),
    CommandExample("btd qr history.btd --workout last --encoding packed"),
    CommandExample("btd qr history.btd --workout last --encoding text", "What any phone shows as text."),
    CommandExample("btd qr history.btd -o codes/", "Everything in the file, as a set of pictures."),
  ]

  private let file: String
  private let output: QROutput
  private let source: SourceOptions
  private let choice: WorkoutChoice
  private let isAsTemplate: Bool
  private let takesAll: Bool
  private let isPacked: Bool
  private let isText: Bool
  private let isDense: Bool
  private let group: SymbolGroupOptions
  /// The level that is asked for; nil for M, or L where the version would be above what most cameras read.
  private let level: ErrorCorrectionLevel?
  private let redaction: SharedArchive?

  init(_ arguments: ArgumentReader) throws(UsageError) {
    file = arguments.operand("FILE", help: "The file that holds the workout or template.")
    let path = try arguments.option(
      "output", short: "o", .text("OUT"),
      help:
        "A .png, .svg, .pdf or .txt file; for a set of codes a folder (ending in /) or an animated .gif."
    )
    let kind: QROutput.Kind? = try arguments.option(
      "to", .choice(), help: "The kind of file in a folder (default png).")
    source = SourceOptions(try SourceForm(arguments))
    choice = try WorkoutChoice(arguments)
    isAsTemplate = arguments.asTemplate()
    let all = arguments.flag("all", help: "With --encoding packed: take everything in the file.")
    let encoding: CodeEncoding? = try arguments.option(
      "encoding", .choice(),
      help:
        "How to write the workout in the code: app for the Bench Tracker app, packed for the smallest code, text for any phone."
    )
    isDense = arguments.flag(
      "dense",
      help: "With --encoding packed: write bytes instead of text; some scanner apps cannot read them."
    )
    group = try SymbolGroupOptions(arguments)
    level = try arguments.option(
      "level", .choice(),
      help: "Error-correction level (default M, or L if that avoids a version above 20).")
    let scale = try arguments.option(
      "scale", .integer("N", in: 1...1_000),
      help: "Pixels per square of the code in .png and .svg (default 8).")
    redaction = try SharedArchive(ifShared: arguments)
    output = try QROutput(
      path: path, kind: kind, scale: scale ?? 8, isDryRun: arguments.dryRun(), mayReplace: arguments.force())
    isPacked = encoding == .packed || output.holdsSet
    isText = encoding == .text
    takesAll = choice == .all && (all || output.holdsSet)
    if output.holdsSet, let encoding, encoding != .packed {
      throw UsageError(
        message: "a folder or .gif holds a set of codes, which "
          + "\(encoding == .app ? "the app does not scan" : "no phone shows as text"): leave --encoding "
          + "\(encoding.rawValue) out")
    }
    if isDense || all, !isPacked {
      throw UsageError(message: "\(isDense ? "--dense" : "--all") works only with --encoding packed")
    }
    if let option = group.given, !output.holdsSet {
      throw UsageError(message: "\(option) works only with a set of codes: -o codes/ or -o codes.gif")
    }
    if choice != .all, all {
      throw UsageError(message: "--workout, --template and --all cannot be used together")
    }
  }

  func run(_ console: Console) throws -> ExitCode {
    let log = FindingLog()
    let (archive, payload) = try read(console, log)
    if output.holdsSet {
      let codes = try codes(of: archive, log)
      let scale = output.scale
      let checks = Parallel.map(codes.codes) { code in
        Result { try code.symbol.check(holds: code.payload, modulePixels: scale) }
      }
      for check in checks { try check.get() }
      FindingPrinter(console: console, names: PlaceNames(of: archive, in: log)).print(log)
      try output.write(codes.codes.map(\.symbol), name: codes.name, console, log)
      return .success
    }
    let bytes = try payload ?? self.payload(of: archive, log)
    let symbol: QRSymbol
    do { symbol = try QRSymbol(payload: bytes, level: level ?? usualLevel(of: bytes)) } catch {
      if isPacked, case .payloadTooLarge = error {
        throw CommandError(
          "\(file): takes more than one code holds. Spread it over a set of codes: -o codes/ or -o codes.gif"
        )
      }
      throw FileProblem(file: file, problem: error)
    }
    do { try symbol.check(holds: bytes, modulePixels: output.scale) } catch {
      throw FileProblem(file: file, problem: error)
    }
    noteLargeVersion(symbol, bytes, log)
    FindingPrinter(console: console, names: PlaceNames(of: archive, in: log)).print(log)
    try output.write([symbol], console, log, isPacked: isPacked)
    return .success
  }

  private func usualLevel(of payload: [UInt8]) -> ErrorCorrectionLevel {
    .usual(for: payload, versionLimit: SymbolGroup.comfortableVersion)
  }

  private func noteLargeVersion(_ symbol: QRSymbol, _ payload: [UInt8], _ log: FindingLog) {
    guard symbol.version > SymbolGroup.comfortableVersion else { return }
    let smaller = try? QRSymbol(payload: payload, level: .low)
    let advice =
      smaller.map { $0.version < symbol.version ? "; --level L makes a smaller one" : "" } ?? ""
    log.report(
      Finding(
        .note, .converted, "code of \(symbol.size) × \(symbol.size) squares: not every camera reads it",
        of: .code,
        detail: "\(payload.count) bytes at level \(symbol.level.rawValue)\(advice)", place: Place(.output)))
  }

  /// The symbols for everything that was chosen.
  private func codes(of archive: WorkoutArchive, _ log: FindingLog) throws -> SymbolGroup {
    let codes = try SymbolGroup(
      try Format.packed.bytes(of: archive, findings: log), level: level ?? .medium,
      versionLimit: group.backup.versionLimit, isDense: isDense, parity: group.backup.parityPercent)
    if let name = codes.name {
      log.report(
        Finding(
          .note, .converted,
          "\(codes.codes.count) codes (set \(name)); \(codes.sufficiency)", of: .code,
          detail: "\(codes.codes[0].symbol.size) squares wide, level \((level ?? .medium).rawValue)",
          place: Place(.output)))
    }
    codes.reportLargeVersion(to: log, advice: PaperBackupWords.commandLine.smallerSymbols)
    return codes
  }

  /// The bytes of one symbol: what the app would write, packed, or as text.
  private func payload(of archive: WorkoutArchive, _ log: FindingLog) throws -> [UInt8] {
    if isPacked {
      let bytes = try Format.packed.bytes(of: archive, findings: log)
      return isDense ? bytes : Array(PackedText.text(of: bytes).utf8)
    }
    if isText {
      let bytes = try Format.text.bytes(of: archive, findings: log)
      return bytes.last == 0x0a ? Array(bytes.dropLast()) : bytes
    }
    let target: Format = archive.workouts.isEmpty ? .compactTemplate : .compactWorkout
    return try target.bytes(of: archive, findings: log)
  }

  /// What was chosen of the file, and the payload that the file is, if it is one, was chosen whole and is not to be
  /// packed.
  private func read(
    _ console: Console, _ log: FindingLog
  ) throws -> (archive: WorkoutArchive, payload: [UInt8]?) {
    let input = try source.open(file, findings: log)
    var options = source
    options.read.checksConsistency = false
    let collector = ArchiveCollector()
    let format = try options.read(input, into: collector, log)
    var archive = try choice.apply(to: collector.archive, file: file)
    if !takesAll {
      // Several can go into a code that is packed, if that is asked for.
      if !isPacked || choice == .all {
        try archive.keepSingle(of: file, advice: isPacked ? "--all takes everything. " : "")
      }
      archive.leaveOutAllButWorkoutsAndTemplates()
    }
    if let redaction { archive = redaction.redacted(archive, console: console) }
    if isAsTemplate { archive.turnWorkoutsIntoTemplates() }
    let isWhole = choice == .all && redaction == nil && !isAsTemplate && !isPacked && !isText
    return (archive, isWhole ? format.payload(of: input) : nil)
  }
}
