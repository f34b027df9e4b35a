internal import QRCodes
internal import WorkoutFormats
internal import WorkoutModel

/// `btd qr`: one workout or template as the symbol that the app scans.
struct QRCommand {
  private let command: ParsedCommand
  private let console: Console
  /// Above this version many cameras fail; measured on photographs at four pixels a module.
  private static let largestComfortableVersion = 20
  private static let pictureExtensions = ["png", "svg", "pdf", "txt"]

  init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  func run() throws -> ExitCode {
    let path = command.operands[0]
    let output = command.value("output")
    let kind = output.map { Format.fileExtension(of: $0).lowercased() }
    if let kind, !Self.pictureExtensions.contains(kind) {
      throw command.usageError(
        "-o must end in .png, .svg, .pdf or .txt, found \(EscapedText.shown(output ?? ""))")
    }
    let isPacked = command.value("encoding") == "packed"
    if command.flag("dense"), !isPacked { throw command.usageError("--dense goes with --encoding packed") }
    let level = try command.value("level", as: ErrorCorrectionLevel.self) ?? .medium
    let scale = try command.integer("scale", in: 1...1_000) ?? 8
    let log = FindingLog()
    let payload = try payload(path, isPacked: isPacked, log)
    let symbol: QRSymbol
    do { symbol = try QRSymbol(payload: payload, level: level) } catch {
      throw FileProblem(file: path, problem: error)
    }
    noteLargeVersion(symbol, payload, log)
    FindingPrinter(console: console).print(log)
    guard let output, let kind else {
      try console.output(symbol.text(style: terminalStyle))
      return .success
    }
    let bytes: [UInt8] =
      switch kind {
      case "png": try symbol.png(modulePixels: scale)
      case "svg": Array(try symbol.svg(modulePixels: scale).utf8)
      case "pdf": try symbol.pdf()
      default: Array(try symbol.text(style: .ink).utf8)
      }
    if command.flag("dry-run") {
      console.error("dry run: \(bytes.count) bytes for \(PrintableText.of(output)), nothing written\n")
      return .success
    }
    try Destination.write(bytes, to: output, mayReplace: command.flag("force"), console: console)
    return .success
  }

  private var terminalStyle: TextStyle {
    guard console.outputIsTerminal else { return .ink }
    return console.allowsColor ? .ansi : .light
  }

  private func noteLargeVersion(_ symbol: QRSymbol, _ payload: [UInt8], _ log: FindingLog) {
    guard symbol.version > Self.largestComfortableVersion else { return }
    let smaller = try? QRSymbol(payload: payload, level: .low)
    let advice =
      smaller.map { $0.version < symbol.version ? "; --level L makes version \($0.version)" : "" } ?? ""
    log.report(
      Finding(
        .note, .converted, "symbol of version \(symbol.version), which not every camera reads",
        detail: "\(payload.count) bytes at level \(symbol.level.rawValue)\(advice)"))
  }

  /// The bytes of the symbol: those of a compact input as they are, else what the app would write, or packed.
  private func payload(_ path: String, isPacked: Bool, _ log: FindingLog) throws -> [UInt8] {
    let input = try InputBytes(opening: path)
    var source = try SourceOptions(command)
    source.read.checksConsistency = false
    let choice = try WorkoutChoice(command)
    let (format, read) = try source.reader(of: input)
    let collector = ArchiveCollector()
    try read(input, source.read, collector, log)
    let redaction = try SharedArchive(command)
    let isWhole = choice == .all && redaction == nil && !isPacked && !command.flag("as-template")
    if isWhole, let payload = format.payload(of: input) {
      return payload
    }
    var archive = try choice.apply(to: collector.archive, file: path)
    try archive.keepSingle(of: path)
    if let redaction { archive = redaction.redacted(archive, console: console) }
    archive.leaveOutAllButWorkoutsAndTemplates()
    let isTemplate = command.flag("as-template") || archive.workouts.isEmpty
    if isTemplate { archive.turnWorkoutsIntoTemplates() }
    if isPacked {
      let bytes = try Format.packed.bytes(of: archive, findings: log)
      return command.flag("dense") ? bytes : Array(PackedText.text(of: bytes).utf8)
    }
    let target: Format = isTemplate ? .compactTemplate : .compactWorkout
    return try target.bytes(of: archive, findings: log)
  }
}
