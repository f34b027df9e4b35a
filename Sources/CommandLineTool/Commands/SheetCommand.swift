internal import FormatKit
internal import Notation
internal import Sheets
internal import WorkoutFormats
internal import WorkoutModel

/// `btd sheet`: workouts, templates, rides and routines on pages.
struct SheetCommand {
  private let command: ParsedCommand
  private let console: Console

  init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  func run() throws -> ExitCode {
    let output = try SheetOutput(command, console)
    var options = SheetOptions()
    options.paper = try command.value("paper", as: Paper.self) ?? .letter
    options.thresholdPowerWatts = try command.thresholdPower()
    options.dotsPerInch = try command.integer("dpi", in: SheetOptions.resolutions) ?? options.dotsPerInch
    options.checksCodes = !command.flag("no-check")
    options.packsCodes = command.value("encoding") == "packed"
    let choice = try WorkoutChoice(command)
    let chosen = [choice != .all, command.flag("routine"), command.flag("all"), command.flag("backup")]
    guard chosen.count(where: { $0 }) <= 1 else {
      throw command.usageError("--workout, --template, --routine, --all and --backup exclude each other")
    }
    for name in ["parity", "version-limit"] where command.value(name) != nil && !command.flag("backup") {
      throw command.usageError("--\(name) goes with --backup")
    }
    if command.flag("backup"), command.flag("as-template") {
      throw command.usageError(
        "--backup keeps the whole file: leave --as-template out",
        hint: "For a file of templates alone: btd convert FILE -o templates.btd --as-template")
    }
    if command.flag("backup"), command.value("encoding") == "app" {
      throw command.usageError("--backup is always packed: leave --encoding app out")
    }
    let isOfOthers = isOfTemplates(choice) || command.flag("routine") || command.flag("backup")
    guard !(command.flag("compare") && isOfOthers) else {
      throw command.usageError("--compare goes with workouts that were done")
    }
    if command.flag("share"), command.flag("compare") {
      throw command.usageError("--share and --compare exclude each other: no last time is told of")
    }
    let log = FindingLog()
    let pages = try print(choice, options, output, log)
    try output.finish(pages: pages)
    FindingPrinter(console: console).print(log)
    return .success
  }

  /// Prints what is chosen.
  ///
  /// - Returns: the number of pages.
  private func print(
    _ choice: WorkoutChoice, _ options: SheetOptions, _ output: SheetOutput, _ log: FindingLog
  ) throws -> Int {
    var options = options
    let path = command.operands[0]
    var source = try SourceOptions(command)
    source.read.checksConsistency = false
    let redaction = try SharedArchive(command)
    let input = try InputBytes(opening: path)
    let (format, reader) = try source.reader(of: input)
    if command.flag("all"), !command.flag("as-template"), !command.flag("compare"), path != "-",
      !format.isPayload, redaction == nil
    {
      // A file is read twice rather than kept: once for the contents, once for the pages.
      let contents = try SheetContents(options: options)
      try read(path, source, into: contents, UnheardFindings(), label: "contents")
      let printer = try SheetPrinter(output.target(), options: options, contents: contents, findings: log)
      try read(path, source, into: printer, log, label: "pages")
      return printer.pageCount
    }
    let collector = ArchiveCollector()
    try reader(input, source.read, collector, log)
    if command.flag("compare") { options.marks = ProgressMarks.of(collector.archive) }
    var archive = try choice.apply(to: collector.archive, file: path)
    if command.flag("backup") {
      var backup = try PaperBackupOptions(command)
      if let redaction {
        archive = redaction.redacted(archive, console: console)
        backup.sharedCopy = redaction.copy
      }
      let printer = try SheetPrinter(output.target(), options: options, findings: log)
      try printer.printBackup(of: archive, options: backup, words: .commandLine)
      return printer.pageCount
    }
    if command.flag("routine") { try keepRoutine(&archive, path) }
    if command.flag("as-template") { archive.turnWorkoutsIntoTemplates() }
    if choice == .all, !command.flag("all"), !command.flag("routine") { try keepOne(&archive, path) }
    if choice != .all { archive.routine = nil }
    if let redaction {
      // Colours are drawn, but their list is not told.
      let colors = archive.categoryColors
      archive.leaveOutWhatIsNotPrinted(hasContents: command.flag("all"))
      archive = redaction.redacted(archive, console: console)
      archive.categoryColors = colors
    }
    var contents: SheetContents?
    if command.flag("all") {
      contents = try SheetContents(options: options)
      try contents?.take(archive)
    }
    let printer = try SheetPrinter(output.target(), options: options, contents: contents, findings: log)
    if choice == .all, redaction == nil, !command.flag("as-template") {
      printer.sourcePayload = format.payload(of: input)
    }
    try printer.take(archive)
    return printer.pageCount
  }

  private func isOfTemplates(_ choice: WorkoutChoice) -> Bool {
    if case .template = choice { return true }
    return command.flag("as-template")
  }

  private func read(
    _ path: String, _ source: SourceOptions, into sink: any ArchiveSink, _ findings: any FindingSink,
    label: String
  ) throws {
    let input = try InputBytes(opening: path)
    let bar = ProgressBar(label, console: console)
    var options = source.read
    options.progress = { bar.show($0, of: $1) }
    defer { bar.finish() }
    try source.reader(of: input).read(input, options, sink, findings)
  }

  /// Leaves what a file holds one of; the routine where there is nothing else.
  private func keepOne(_ archive: inout WorkoutArchive, _ path: String) throws(RequestError) {
    if archive.workouts.isEmpty, archive.templates.isEmpty, archive.rides.isEmpty, archive.routine != nil {
      return
    }
    let routine = archive.routine == nil ? "" : " --routine prints its week."
    try archive.keepSingle(of: path, advice: "--all prints everything.\(routine) ")
    archive.routine = nil
  }

  private func keepRoutine(_ archive: inout WorkoutArchive, _ path: String) throws(RequestError) {
    guard archive.routine != nil else { throw RequestError("\(path): holds no routine.") }
    archive.workouts = []
    archive.templates = []
    archive.rides = []
  }
}
