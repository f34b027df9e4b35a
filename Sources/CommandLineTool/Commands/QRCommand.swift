internal import FormatKit
internal import Notation
internal import PackedForm
internal import QRCodes
internal import Sheets
internal import WorkoutFormats
internal import WorkoutModel

/// `btd qr`: one workout or template as the symbol that the app scans, or any number of them as a set of symbols.
struct QRCommand {
  private let command: ParsedCommand
  private let console: Console

  init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  func run() throws -> ExitCode {
    let path = command.operands[0]
    let output = try QROutput(command, console)
    let isPacked = try isPacked(output)
    let level = try command.value("level", as: ErrorCorrectionLevel.self) ?? .medium
    let log = FindingLog()
    if output.holdsSet {
      let codes = try set(path, level, log)
      FindingPrinter(console: console).print(log)
      try output.write(codes)
      return .success
    }
    let payload = try payload(path, isPacked: isPacked, log)
    let symbol: QRSymbol
    do { symbol = try QRSymbol(payload: payload, level: level) } catch {
      if isPacked, case .payloadTooLarge = error {
        throw RequestError(
          "\(path): takes more than one code holds. Spread it over a set of symbols: -o codes/ or -o codes.gif"
        )
      }
      throw FileProblem(file: path, problem: error)
    }
    noteLargeVersion(symbol, payload, log)
    FindingPrinter(console: console).print(log)
    try output.write(symbol)
    return .success
  }

  /// Whether the packed form is asked for, by name or by an output that holds sets.
  private func isPacked(_ output: QROutput) throws(UsageError) -> Bool {
    let encoding = command.value("encoding")
    let isPacked = encoding == "packed" || output.holdsSet
    if output.holdsSet, encoding == "app" {
      throw command.usageError(
        "a folder or .gif holds a set of symbols, which the app does not scan: leave --encoding app out")
    }
    for flag in ["dense", "all"] where command.flag(flag) && !isPacked {
      throw command.usageError("--\(flag) goes with --encoding packed")
    }
    for option in ["parity", "version-limit"] where command.value(option) != nil && !output.holdsSet {
      throw command.usageError("--\(option) goes with a set of symbols: -o codes/ or -o codes.gif")
    }
    return isPacked
  }

  private func noteLargeVersion(_ symbol: QRSymbol, _ payload: [UInt8], _ log: FindingLog) {
    guard symbol.version > SymbolGroup.comfortableVersion else { return }
    let smaller = try? QRSymbol(payload: payload, level: .low)
    let advice =
      smaller.map { $0.version < symbol.version ? "; --level L makes version \($0.version)" : "" } ?? ""
    log.report(
      Finding(
        .note, .converted, "symbol of version \(symbol.version), which not every camera reads",
        detail: "\(payload.count) bytes at level \(symbol.level.rawValue)\(advice)"))
  }

  /// The symbols for everything that was chosen.
  private func set(_ path: String, _ level: ErrorCorrectionLevel, _ log: FindingLog) throws -> SymbolGroup {
    let options = try PaperBackupOptions(command)
    let archive = try archive(path, mayBeMany: true, log).archive
    let codes = try SymbolGroup(
      try Format.packed.bytes(of: archive, findings: log), level: level, versionLimit: options.versionLimit,
      isDense: command.flag("dense"), parity: options.parityPercent)
    if let name = codes.name {
      log.report(
        Finding(
          .note, .converted,
          "set \(name) of \(codes.codes.count) symbols, \(codes.sufficiency)",
          detail: "version \(codes.codes[0].symbol.version), level \(level.rawValue)"))
    }
    codes.reportLargeVersion(to: log, advice: PaperBackupWords.commandLine.smallerSymbols)
    return codes
  }

  /// The bytes of the symbol: those of a compact input as they are, else what the app would write, or packed.
  private func payload(_ path: String, isPacked: Bool, _ log: FindingLog) throws -> [UInt8] {
    let (archive, source) = try archive(path, mayBeMany: isPacked, log)
    if isPacked {
      let bytes = try Format.packed.bytes(of: archive, findings: log)
      return command.flag("dense") ? bytes : Array(PackedText.text(of: bytes).utf8)
    }
    if let source { return source }
    let target: Format = archive.workouts.isEmpty ? .compactTemplate : .compactWorkout
    return try target.bytes(of: archive, findings: log)
  }

  /// What was chosen of a file, and the payload that the file is, if it is one and was chosen whole.
  ///
  /// - Parameter mayBeMany: whether several workouts can go into the code, if that is asked for.
  private func archive(
    _ path: String, mayBeMany: Bool, _ log: FindingLog
  ) throws -> (archive: WorkoutArchive, source: [UInt8]?) {
    let input = try InputBytes(opening: path)
    var options = try SourceOptions(command)
    options.read.checksConsistency = false
    let choice = try WorkoutChoice(command)
    guard choice == .all || !command.flag("all") else {
      throw command.usageError("--workout, --template and --all exclude each other")
    }
    let (format, read) = try options.reader(of: input)
    let collector = ArchiveCollector()
    try read(input, options.read, collector, log)
    var archive = try choice.apply(to: collector.archive, file: path)
    let redaction = try SharedArchive(command)
    let takesAll = choice == .all && (command.flag("all") || QROutput.holdsSet(command))
    if !takesAll {
      if !mayBeMany || choice == .all {
        try archive.keepSingle(of: path, advice: mayBeMany ? "--all takes everything. " : "")
      }
    }
    if !takesAll { archive.leaveOutAllButWorkoutsAndTemplates() }
    if let redaction { archive = redaction.redacted(archive, console: console) }
    let isTemplate = command.flag("as-template")
    if isTemplate { archive.turnWorkoutsIntoTemplates() }
    let isWhole = choice == .all && redaction == nil && !isTemplate
    return (archive, isWhole ? format.payload(of: input) : nil)
  }
}
