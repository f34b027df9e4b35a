internal import CommandLineTool
internal import FormatKit
internal import LogForms
internal import Notation
internal import QRCodes
internal import WorkoutCodes
internal import WorkoutModel

/// `btd scan`: the symbols in pictures, and the workouts in them.
struct ScanCommand: Command {
  static let name = "scan"
  static let outputExtension: String? = "btd"
  static let abstract = "Read the QR codes in pictures, and the workouts in them."
  static let discussion = [
    "Reads PNG, JPEG, WebP, HEIC, GIF, TIFF, BMP, the pages of PDF, and films (MP4, MOV, WebM, MKV) until their set of codes is complete. Exit code 1: no workout or template found, or a set of codes is incomplete. Exit code 65: a picture, a code or a set is damaged or of a newer version; -o then writes nothing unless --skip-bad. Other QR codes, such as web addresses, are only named. A code that is seen but cannot be read is reported with its place and the likely reason, and counts as a loss for --strict.",
    "If the pictures hold no workout, complete sets in the --keep file are used.",
  ]
  static let examples = [
    CommandExample("btd scan photo.jpg"),
    CommandExample("btd scan *.jpg -o scanned.btd --source-unit kg"),
    CommandExample("btd scan film.mov -o history.btd", "A set of codes, filmed from a screen."),
    CommandExample("btd scan page.jpg -o history.btd --keep parts.txt", "A backup, page by page."),
    CommandExample(
      "btd scan push.jpg -o today.btd --mark 2.3=8x60",
      "A log sheet, and what its third set of the second exercise was."),
  ]

  /// Who reads.
  private enum Reader: String, CaseIterable {
    case grid
    case zbar
    case both

    var readers: Set<SymbolReaderName> {
      switch self {
      case .grid: [.grid]
      case .zbar: [.zbar]
      case .both: [.grid, .zbar]
      }
    }
  }

  private let pictures: [String]
  private let output: String?
  private let isRaw: Bool
  private let endsInNull: Bool
  /// How thoroughly pictures are scanned.
  private let scanner: SymbolScanner
  private let keptPath: String?
  private let answers: [LogAnswer]
  private let crops: String?
  private let isJSON: Bool
  private let writing: WritingOptions
  private let isAsTemplate: Bool

  init(_ arguments: ArgumentReader) throws(UsageError) {
    pictures = arguments.operands("PICTURE…", help: "Pictures, films, or folders of them.")
    output = try arguments.option(
      "output", short: "o", .text("OUT"), help: "Write the scanned workouts to OUT.")
    isRaw = arguments.flag("raw", help: "Print the raw payloads, one per line.")
    endsInNull = arguments.flag(
      "null", help: "With --raw: end each payload with NUL instead of a line feed.")
    var scanner = SymbolScanner(
      isFast: arguments.flag(
        "fast", help: "Stop at the first pass that finds a code."))
    scanner.budget =
      try arguments.option(
        "budget", .budget,
        help:
          "How long to search one picture (default 2). A search that ends early is reported, and counts as a loss for --strict. Pages or frames of one file share the time limit."
      ) ?? scanner.budget
    let reader: Reader? = try arguments.option(
      "reader", .choice("NAME"),
      help:
        "Which reader to use: btd's own (grid), libzbar (zbar), or both (default), where zbar tries what grid cannot read."
    )
    scanner.readers = reader?.readers ?? scanner.readers
    self.scanner = scanner
    keptPath = try arguments.option(
      "keep", .text("FILE"),
      help:
        "Remember in FILE which codes of a set were read; once -o OUT is written, the set is removed from it."
    )
    answers = try arguments.repeatedOption(
      "mark", .logAnswer,
      help:
        "Settle a set of a log sheet: EXERCISE.SET=VALUE, by number; the value is 8x60, 8, 60s, 8x60@9 (with RPE), plan or none."
    )
    crops = try arguments.option(
      "crops", .text("DIR"),
      help: "Save a small picture of every unclear set of a log sheet in this folder.")
    isJSON = arguments.json()
    writing = try WritingOptions(arguments)
    isAsTemplate = arguments.asTemplate()
    if endsInNull, !isRaw { throw UsageError(message: "--null works only with --raw") }
    if isRaw, isJSON { throw UsageError(message: "--raw and --json cannot be used together") }
    if output == nil, let option = writing.given.first ?? (isAsTemplate ? "--as-template" : nil) {
      throw UsageError(message: "\(option) works only with -o OUT")
    }
    if output == "-", isRaw || isJSON {
      throw UsageError(
        message: "-o - and --\(isRaw ? "raw" : "json") cannot both go to standard output")
    }
  }

  func run(_ console: Console) throws -> ExitCode {
    let kept = try keptPath.map { path in
      try KeptParts(keptIn: path, besides: [output, writing.report].compactMap(\.self), console)
    }
    guard let output else {
      let findings = FindingLog()
      let scan = try scan(findings, kept, console) { error, _ in console.complain(error) }
      FindingPrinter(console: console).print(findings)
      let shown = Result { try show(scan, isSummaryWanted: true, console) }
      let keepCode = keep(kept, scan.sets, without: [], console)
      try shown.get()
      // Payloads as they are need not be read.
      let isAnswered = isRaw && !scan.symbols.isEmpty
      return max(pictureCode(scan), isAnswered ? .success : answer(scan), keepCode)
    }
    let target = try ArchiveOutput(
      ArchiveDestination(path: output), writing, inputs: pictures, console)
    var scanned: WorkoutScan?
    var written: [ScannedSymbolSets.Whole] = []
    let result = Result {
      try target.write(whenWritten: { written = scanned?.sets.readable ?? [] }) { sink, report in
        let scan = try scan(report.log, kept, console) { report.refuse($0, file: $1) }
        scanned = scan
        return try write(scan, to: sink, report.log, console)
      }
    }
    // Whatever became of the output, what was read is remembered.
    let keepCode = scanned.map { keep(kept, $0.sets, without: written, console) } ?? .success
    return max(try result.get(), keepCode)
  }

  /// Joins what was found and writes it.
  private func write(
    _ scan: WorkoutScan, to sink: any ArchiveSink, _ findings: FindingLog, _ console: Console
  ) throws -> ExitCode {
    try show(scan, isSummaryWanted: false, console)
    scan.reportStrangers(to: findings)
    let code = max(pictureCode(scan), answer(scan))
    guard scan.holdsWorkouts else {
      if scan.missing.isEmpty {
        console.complain("no workout or template found, nothing written")
      }
      throw HandledError(exitCode: code)
    }
    guard code == .success || writing.skipsBad else {
      console.complain(refusal(scan))
      throw HandledError(exitCode: code)
    }
    var archive = scan.joined(findings: findings)
    if isAsTemplate { archive.turnWorkoutsIntoTemplates() }
    try sink.take(archive)
    return code
  }

  /// That nothing is written, and what could have been.
  private func refusal(_ scan: WorkoutScan) -> String {
    let count = scan.symbols.count { $0.archive != nil }
    let readable =
      (count == 0 ? [] : [Counted.of(count, "code")]) + scan.sets.readable.map { "set \($0.label)" }
      + scan.appended.readable.map(\.label)
    return "not written. Readable: \(readable.joined(separator: ", ")). "
      + "--skip-bad writes these without the rest"
  }

  /// Brings the file of `--keep` up to date.
  private func keep(
    _ kept: KeptParts?, _ sets: ScannedSymbolSets, without done: [ScannedSymbolSets.Whole], _ console: Console
  ) -> ExitCode {
    guard let kept, !writing.isDryRun else { return .success }
    do {
      try kept.add(sets, without: done)
      return .success
    } catch {
      console.complain(error)
      return ExitCode(error)
    }
  }

  /// What the pictures that cannot be read come to.
  private func pictureCode(_ scan: WorkoutScan) -> ExitCode {
    scan.failures.map { ExitCode($0.error) }.max() ?? .success
  }

  /// Whether all that the other pictures hold was read; the same whatever is printed or written.
  private func answer(_ scan: WorkoutScan) -> ExitCode {
    if !scan.sets.failures.isEmpty || !scan.appended.failures.isEmpty
      || scan.symbols.contains(where: { $0.problem != nil })
    {
      return .badData
    }
    return scan.holdsWorkouts && scan.missing.isEmpty ? .success : .negative
  }

  /// Scans all pictures; where some cannot be read, says so and goes on to the next.
  private func scan(
    _ findings: FindingLog, _ kept: KeptParts?, _ console: Console,
    refuse: (_ error: any Error, _ file: String) -> Void
  ) throws -> WorkoutScan {
    let paths = try InputList.expand(pictures, wanted: "a picture.", findings: findings) { files in
      files.filter { file in
        guard PictureScan.isOfNoPicture(file) else { return true }
        findings.report(
          Finding(
            .note, .unsupported, "file in a folder that is not a picture, left alone",
            place: Place(file: file)))
        return false
      }
    }
    let bar = ProgressBar("scanning", console: console)
    defer { bar.finish() }
    var scanner = WorkoutScanner(
      scanner, options: SourceOptions(units: writing.target.sourceUnits).read, words: .commandLine,
      console.environment)
    scanner.logAnswers = answers
    if output != nil { scanner.askAboutLog = SetQuestion.asker(console) { bar.finish() } }
    let scan = scanner.scan(
      paths.map(PictureSource.file), known: kept?.sets ?? CollectedSymbolSets(), keptIn: kept?.path,
      findings: findings,
      refuse: { failure in
        bar.finish()
        refuse(failure.problem, failure.name)
      }, progress: { bar.show($0, of: paths.count) })
    bar.finish()
    if let answer = scan.logs.unusedAnswers.first {
      throw CommandError(
        scan.logs.sheetCount > 1
          ? "--mark works only with one log sheet, and the pictures hold \(scan.logs.sheetCount): scan each by itself"
          : "--mark \(answer.exercise).\(answer.set): the pictures hold no log sheet with such a set")
    }
    try writeCrops(of: scan)
    return scan
  }

  /// Puts pictures of what is not understood into a folder.
  private func writeCrops(of scan: WorkoutScan) throws {
    guard let crops else { return }
    let folder = try OutputFolder(path: crops)
    for symbol in scan.symbols {
      guard let log = symbol.log, let reading = log.reading else { continue }
      for crop in log.crops {
        try folder.write("\(reading.form.label) \(crop.number)", "png", crop.picture.png())
      }
    }
    try folder.finish()
  }

  private func show(_ scan: WorkoutScan, isSummaryWanted: Bool, _ console: Console) throws {
    if isRaw {
      var bytes: [UInt8] = []
      for symbol in scan.symbols { bytes += symbol.symbol.payload + [endsInNull ? 0 : 0x0a] }
      try bytes.withUnsafeBytes { bytes in try console.outputForeign(bytes) }
    } else if isJSON {
      try console.outputForeign(PictureSymbol.json(scan.symbols, scan.unread))
    } else if isSummaryWanted {
      var seen: Set<WorkoutArchive> = []
      var seenParts: Set<SymbolSetPart> = []
      for symbol in scan.symbols {
        let isNew =
          symbol.part.map { seenParts.insert($0).inserted } ?? symbol.archive.map { seen.insert($0).inserted }
          ?? true
        try console.output(
          "\(PrintableText.of(symbol.file)): \(symbol.summary)\(isNew ? "" : " (seen before)")\n")
      }
      try console.output(scan.sets.summary + scan.appended.summary)
    }
    for (name, film) in scan.films { console.tell("\(PrintableText.of(name)): \(film.summary)\n") }
    for line in scan.missing { console.complain(line) }
  }
}

extension ArgumentType where Value == Duration {
  /// The longest time for one picture in seconds: an hour.
  private static var largestBudget: Double { 3_600 }

  /// Seconds of work on a picture.
  fileprivate static var budget: Self {
    Self(
      placeholder: "SECONDS", expectation: "a number of seconds from above 0 to \(Int(largestBudget))"
    ) { text in
      guard let seconds = Double(text), seconds > 0, seconds <= largestBudget else { return nil }
      return .milliseconds(max(1, Int(seconds * 1_000)))
    }
  }
}

extension ArgumentType where Value == LogAnswer {
  /// What a set of a log sheet was.
  fileprivate static var logAnswer: Self {
    Self(placeholder: "SET=VALUE", expectation: "a set and what it was, like 2.3=8x60") { LogAnswer($0) }
  }
}
