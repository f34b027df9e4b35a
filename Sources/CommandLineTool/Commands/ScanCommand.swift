internal import FormatKit
internal import Migration
internal import Notation
internal import QRCodes
internal import WorkoutFormats
internal import WorkoutModel

/// `btd scan`: the symbols in pictures, and the workouts in them.
struct ScanCommand {
  private let command: ParsedCommand
  private let console: Console

  /// The longest time for one picture in seconds: an hour.
  private static let largestBudget = 3_600.0

  init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  func run() throws -> ExitCode {
    if command.flag("null"), !command.flag("raw") { throw command.usageError("--null goes with --raw") }
    if command.flag("raw"), command.flag("json") {
      throw command.usageError("--raw and --json exclude each other")
    }
    let kept = try KeptParts(command, console)
    guard command.value("output") != nil else {
      try refuseWritingOptions()
      let findings = FindingLog()
      let (symbols, sets, code) = try scan(findings, kept) { error, _ in console.error(error, of: "scan") }
      FindingPrinter(console: console).print(findings)
      let shown = Result { try show(symbols, sets, isSummaryWanted: true) }
      let keepCode = keep(kept, sets, without: [])
      try shown.get()
      // Payloads as they are need not be read.
      let isRaw = command.flag("raw") && !symbols.isEmpty
      return max(code, isRaw ? .success : answer(symbols, sets), keepCode)
    }
    let target = try TargetOptions(command, console)
    if command.value("output") == "-", command.flag("raw") || command.flag("json") {
      throw command.usageError(
        "-o - and --\(command.flag("raw") ? "raw" : "json") cannot both go to standard output")
    }
    var scanned: ScannedSets?
    var written: [SolvedSet] = []
    let result = Result {
      try target.write(console: console, whenWritten: { written = scanned?.readable.map(\.solved) ?? [] }) {
        sink, report in
        let (symbols, sets, code) = try scan(report.log, kept) {
          report.refuse($0, file: $1, command: "scan")
        }
        scanned = sets
        return try write(symbols, sets, code, to: sink, findings: report.log)
      }
    }
    // Whatever became of the output, what was read is remembered.
    let keepCode = scanned.map { keep(kept, $0, without: written) } ?? .success
    return max(try result.get(), keepCode)
  }

  /// Joins what was found and writes it.
  private func write(
    _ symbols: [PictureSymbol], _ sets: ScannedSets, _ scanCode: ExitCode, to sink: any ArchiveSink,
    findings: FindingLog
  ) throws -> ExitCode {
    try show(symbols, sets, isSummaryWanted: false)
    for symbol in symbols where symbol.format == nil && symbol.part == nil {
      findings.report(symbol.strangeness)
    }
    let code = max(scanCode, answer(symbols, sets))
    let found =
      symbols.compactMap { symbol in symbol.archive.map { (symbol.file, $0) } }
      + sets.readable.compactMap { set in set.reading.archive.map { ("set \(set.label)", $0) } }
    guard !found.isEmpty else {
      if sets.incomplete.isEmpty {
        console.error("btd scan: no workout or template found, nothing written\n")
      }
      throw HandledError(code: code)
    }
    guard code == .success || command.flag("skip-bad") else {
      console.error("btd scan: \(refusal(symbols, sets))\n")
      throw HandledError(code: code)
    }
    var archive = ArchiveJoiner.join(found, findings: findings)
    if command.flag("as-template") { archive.turnWorkoutsIntoTemplates() }
    try sink.take(archive)
    return code
  }

  /// That nothing is written, and what could have been.
  private func refusal(_ symbols: [PictureSymbol], _ sets: ScannedSets) -> String {
    let count = symbols.count { $0.archive != nil }
    let readable =
      (count == 0 ? [] : [Counted.of(count, "symbol")]) + sets.readable.map { "set \($0.label)" }
    return "nothing is written, though this can be read: \(readable.joined(separator: ", ")); "
      + "--skip-bad writes it without the rest"
  }

  /// Brings the file of `--keep` up to date.
  private func keep(_ kept: KeptParts?, _ sets: ScannedSets, without done: [SolvedSet]) -> ExitCode {
    guard let kept, !command.flag("dry-run") else { return .success }
    do {
      try kept.add(sets, without: done)
      return .success
    } catch {
      console.error(error, of: "scan")
      return ExitCode(error)
    }
  }

  private func refuseWritingOptions() throws(UsageError) {
    for name in [
      "to", "btd-version", "variant", "unit", "distance-unit", "time-zone", "ftp", "date", "report", "strict",
      "as-template", "names", "dry-run",
    ]
    where command.value(name) != nil || command.flag(name) {
      throw command.usageError("--\(name) goes with -o OUT")
    }
  }

  /// Whether all that the pictures hold was read; the same whatever is printed or written.
  private func answer(_ symbols: [PictureSymbol], _ sets: ScannedSets) -> ExitCode {
    if sets.hasUnreadable || symbols.contains(where: { $0.problem != nil }) { return .badData }
    let isFound = symbols.contains { $0.archive != nil } || !sets.readable.isEmpty
    return isFound && sets.incomplete.isEmpty ? .success : .negative
  }

  /// Scans all pictures; where some cannot be read, says so and goes on to the next.
  private func scan(
    _ findings: FindingLog, _ kept: KeptParts?, refuse: (_ error: any Error, _ file: String) -> Void
  ) throws -> (symbols: [PictureSymbol], sets: ScannedSets, code: ExitCode) {
    var readOptions = ReadOptions()
    readOptions.massUnit = try command.value("source-unit", as: MassUnit.self)
    let paths = try InputList.expand(command.operands, wanted: "a picture.") { path in
      guard PictureScan.isOfNoPicture(path) else { return false }
      findings.report(
        Finding(
          .note, .unsupported, "file in a folder that is no picture, left alone", place: Place(file: path)))
      return true
    }
    var symbols: [PictureSymbol] = []
    var code = ExitCode.success
    let bar = ProgressBar("scanning", console: console)
    defer { bar.finish() }
    let scanner = try scanner
    let variables = console.environment.variables
    let look = { @Sendable path in Result { try PictureScan(path, scanner: scanner, variables: variables) } }
    Parallel.inOrder(paths, map: look) { number, path, result in
      do {
        let found = PictureSymbol.all(
          of: try result.get(), in: path, options: readOptions, findings: findings)
        if found.isEmpty {
          findings.report(
            Finding(.warning, .inconsistent, "no QR code found in the picture", place: Place(file: path)))
        }
        symbols += found
      } catch {
        bar.finish()
        refuse(error is PictureError ? FileProblem(file: path, problem: error) : error, path)
        code = max(code, ExitCode(error))
      }
      bar.show(number + 1, of: paths.count)
    }
    let sets = ScannedSets(
      symbols, known: kept?.sets ?? CollectedSets(), keptIn: kept?.path, options: readOptions,
      findings: findings, refuse: refuse)
    return (symbols, sets, code)
  }

  /// How thoroughly pictures are scanned.
  private var scanner: SymbolScanner {
    get throws {
      var scanner = SymbolScanner(isFast: command.flag("fast"))
      if let text = command.value("budget") {
        guard let seconds = Double(text), seconds > 0, seconds <= Self.largestBudget else {
          throw command.usageError(
            "--budget must be a number of seconds from above 0 to \(Int(Self.largestBudget)), found "
              + EscapedText.shown(text))
        }
        scanner.budget = .milliseconds(max(1, Int(seconds * 1_000)))
      }
      return scanner
    }
  }

  private func show(_ symbols: [PictureSymbol], _ sets: ScannedSets, isSummaryWanted: Bool) throws {
    if command.flag("raw") {
      var bytes: [UInt8] = []
      for symbol in symbols { bytes += symbol.symbol.payload + [command.flag("null") ? 0 : 0x0a] }
      try bytes.withUnsafeBytes { bytes in try console.output(bytes) }
    } else if command.flag("json") {
      try console.output(PictureSymbol.json(symbols))
    } else if isSummaryWanted {
      var seen: Set<WorkoutArchive> = []
      var seenParts: Set<SetPart> = []
      for symbol in symbols {
        let isNew =
          symbol.part.map { seenParts.insert($0).inserted } ?? symbol.archive.map { seen.insert($0).inserted }
          ?? true
        try console.output(
          "\(PrintableText.of(symbol.file)): \(symbol.summary)\(isNew ? "" : " (seen before)")\n")
      }
      try console.output(sets.summary)
    }
    for (set, label) in sets.incomplete {
      console.error("btd scan: \(set.progress(calling: label))\n")
    }
  }
}
