internal import CommandLineTool
internal import FormatKit
internal import LogForms
internal import Migration
internal import Notation
internal import Sheets
internal import WorkoutFormats
internal import WorkoutModel

/// `btd sheet`: workouts, templates, rides and routines on pages.
struct SheetCommand: Command {
  static let name = "sheet"
  static let outputExtension: String? = "pdf"
  static let abstract = "Print workouts, templates, rides and routines on pages, with their codes."
  static let discussion = [
    "btd reads every page back before it writes it: a code that does not scan is an error."
  ]
  static let examples = [
    CommandExample("btd sheet history.btd --workout last -o workout.pdf"),
    CommandExample("btd sheet history.btd --all -o year.pdf --paper a4"),
    CommandExample("btd sheet history.btd --backup -o backup.pdf"),
    CommandExample("btd sheet history.btd --progress -o progress.pdf", "Charts of the main lifts."),
    CommandExample("btd sheet history.btd --template \"Push Day\" -o push.pdf", "With boxes to fill in."),
    CommandExample(
      "btd sheet history.btd --template \"Push Day\" --log -o push.pdf", "With circles that btd scan reads."),
    CommandExample("btd sheet history.btd --workout last --compare -o today.pdf"),
    CommandExample("btd sheet athletes/ --workout last -o stack.pdf", "A page for each file of a folder."),
    CommandExample("btd sheet intervals.zwo --ftp 250 -o ride.png"),
  ]

  private let operands: [String]
  private let output: String
  private let kind: SheetOutput.Kind?
  private let source: SourceOptions
  private let choice: WorkoutChoice
  private let isAsTemplate: Bool
  private let printsRoutine: Bool
  private let printsAll: Bool
  private let printsBackup: Bool
  private let printsProgress: Bool
  private let group: SymbolGroupOptions
  private let options: SheetOptions
  private let compares: Bool
  private let printsLog: Bool
  private let redaction: SharedArchive?
  private let isDryRun: Bool
  private let mayReplace: Bool

  init(_ arguments: ArgumentReader) throws(UsageError) {
    operands = arguments.operands("FILE…", help: "The files or folders to print.")
    output = arguments.requiredOption(
      "output", short: "o", "OUT",
      help: "A .pdf file for all pages, a .png or .svg file for one page, or a folder (ending in /) for many."
    )
    kind = try arguments.option(
      "to", .choice(of: [.png, .svg]), help: "The kind of file in a folder.")
    let form = try SourceForm(arguments)
    choice = try WorkoutChoice(arguments)
    isAsTemplate = arguments.asTemplate()
    printsRoutine = arguments.flag("routine", help: "Print your weekly bodyweight routine.")
    printsAll = arguments.flag("all", help: "Print everything in the file, with a table of contents.")
    printsBackup = arguments.flag(
      "backup",
      help:
        "Print the whole file as a set of codes that btd scan restores completely, even if one code in five is lost."
    )
    printsProgress = arguments.flag(
      "progress", help: "Print charts of your progress: volume, and the one-rep max of each main lift.")
    group = try SymbolGroupOptions(arguments)
    printsLog = arguments.flag(
      "log", help: "Print templates as forms to fill in by pen; btd scan reads a photo of them.")
    let step: ExactDecimal? = try arguments.option(
      "step", .loadStep,
      help: "With --log: the smallest step between weights (default 2.5 kg or 5 lb).")
    let asksEffort = arguments.flag(
      "rpe", help: "With --log: add circles for RPE, 6 to 10.")
    let encoding: CodeEncoding? = try arguments.option(
      "encoding", .choice(),
      help:
        "How to write workouts in the codes: app for the Bench Tracker app, packed for the smallest codes.")
    var options = SheetOptions()
    options.packsCodes = encoding == .packed
    options.paper =
      try arguments.option("paper", .choice(), help: "The page size (default letter).")
      ?? options.paper
    options.thresholdPowerWatts = try arguments.thresholdPower()
    options.athlete = try arguments.option(
      "athlete", .text("NAME"),
      help: "The name at the head of each page (default: the name in the file).")
    var source = SourceOptions(form, units: try SourceUnits(arguments))
    source.read.checksConsistency = false
    self.source = source
    options.dotsPerInch =
      try arguments.option(
        "dpi", .integer("N", in: SheetOptions.resolutions),
        help: "Resolution of .png files and of the check, in dots per inch (default 200).")
      ?? options.dotsPerInch
    options.checksCodes = !arguments.flag("no-check", help: "Do not read the codes back.")
    if printsLog {
      var log = LogOptions()
      log.step = step
      log.hasEffort = asksEffort
      options.log = log
    } else if step != nil || asksEffort {
      throw UsageError(message: "\(step == nil ? "--rpe" : "--step") works only with --log")
    }
    self.options = options
    compares = arguments.flag(
      "compare", help: "Mark each set against the last time the routine was done, as compare does.")
    redaction = try SharedArchive(ifShared: arguments)
    isDryRun = arguments.dryRun()
    mayReplace = arguments.force()
    try check(encoding)
  }

  /// Refuses options that do not go together.
  private func check(_ encoding: CodeEncoding?) throws(UsageError) {
    guard
      [choice != .all, printsRoutine, printsAll, printsBackup, printsProgress].count(where: { $0 }) <= 1
    else {
      throw UsageError(
        message: "--workout, --template, --routine, --all, --backup and --progress cannot be used together")
    }
    if printsProgress, isAsTemplate || printsLog || compares || encoding != nil {
      throw UsageError(
        message: "--progress prints charts: leave --as-template, --log, --compare and --encoding out")
    }
    if printsLog, printsRoutine || printsBackup {
      throw UsageError(message: "--log works only with workouts and templates")
    }
    if printsLog, encoding != nil {
      throw UsageError(message: "--log is always packed: leave --encoding out")
    }
    if let option = group.given, !printsBackup {
      throw UsageError(message: "\(option) works only with --backup")
    }
    if printsBackup, isAsTemplate {
      throw UsageError(
        message: "--backup keeps the whole file: leave --as-template out",
        hint: "For a file of templates alone: btd convert FILE -o templates.btd --as-template")
    }
    if printsBackup, encoding == .app {
      throw UsageError(message: "--backup is always packed: leave --encoding app out")
    }
    if compares, isOfTemplates || printsRoutine || printsBackup {
      throw UsageError(message: "--compare works only with workouts that were done")
    }
    if compares, redaction != nil {
      throw UsageError(message: "--share hides earlier workouts, so --compare cannot be used with it")
    }
  }

  private var isOfTemplates: Bool {
    if case .template = choice { return true }
    return isAsTemplate || printsLog
  }

  func run(_ console: Console) throws -> ExitCode {
    let output = try SheetOutput(
      path: output, kind: kind, isDryRun: isDryRun, mayReplace: mayReplace, console)
    let log = FindingLog()
    let files = try InputList.expand(operands, source, findings: log)
    let pages =
      try printsBackup
      ? printBackup(of: files, to: output, log, console)
      : printsProgress
        ? printProgress(of: files, to: output, log, console) : print(files, to: output, log, console)
    try output.finish(pages: pages)
    FindingPrinter(console: console).print(log)
    output.tell(pages: pages)
    return .success
  }

  /// What is printed of one file.
  private enum Part {
    /// All of it: it is read twice rather than kept, once for the contents, once for the pages.
    case file(String)
    /// What was chosen of it, how it compares, and its payload where it is one.
    case archive(WorkoutArchive, marks: [Workout: WorkoutMarks], payload: [UInt8]?)
  }

  /// Prints what is chosen of each file, one behind the other.
  ///
  /// - Returns: the number of pages.
  private func print(
    _ files: [String], to output: SheetOutput, _ log: FindingLog, _ console: Console
  ) throws -> Int {
    let parts = try files.compactMap { try part(of: $0, isAlone: files.count == 1, log, console) }
    guard !parts.isEmpty else { throw CommandError("None of the files holds a workout.") }
    let contents = printsAll ? try SheetContents(options: options) : nil
    if let contents {
      try asItFailed(contents.failure) {
        for part in parts {
          switch part {
          case .archive(let archive, _, _): try contents.take(archive)
          case .file(let file):
            let bar = ProgressBar("contents", console: console)
            try source.stream(file, into: contents, UnheardFindings(), bar: bar)
          }
        }
      }
    }
    let printer = try SheetPrinter(output.target(), options: options, contents: contents, findings: log)
    try asItFailed(printer.failure) {
      for part in parts {
        let sheets = SheetPart(of: printer)
        switch part {
        case .archive(let archive, let marks, let payload):
          printer.options.marks = marks
          printer.sourcePayload = payload
          try sheets.take(archive)
        case .file(let file):
          try source.stream(file, into: sheets, log, bar: ProgressBar("pages", console: console))
        }
      }
      guard printer.pageCount > 0 else {
        throw CommandError("\(files.joined(separator: ", ")): holds nothing to print.")
      }
      try printer.finishDocument()
    }
    return printer.pageCount
  }

  /// What is chosen of a file; nil for one of several that holds no workout where one is chosen.
  private func part(of file: String, isAlone: Bool, _ log: FindingLog, _ console: Console) throws -> Part? {
    let input = try source.open(file, findings: log)
    let format = try source.format(of: input)
    if printsAll, !isOfTemplates, !compares, file != "-", format.reader != nil, !format.isPayload,
      redaction == nil
    {
      return .file(file)
    }
    let collector = ArchiveCollector()
    try source.reading(format).read(input, into: collector, log)
    if !isAlone, choice.isOfWorkouts, collector.archive.workouts.isEmpty {
      log.report(
        Finding(.note, .unsupported, "file without a workout, skipped", place: Place(file: file)))
      return nil
    }
    var archive = try choice.apply(to: collector.archive, file: file)
    if printsRoutine { try keepRoutine(&archive, of: file) }
    if choice == .all, !printsAll, !printsRoutine { try keepOne(&archive, of: file) }
    if isAsTemplate || printsLog { archive.turnWorkoutsIntoTemplates() }
    if choice != .all { archive.routine = nil }
    if printsLog {
      let planner = LogPlanner(history: collector.archive.workouts)
      archive.templates = archive.templates.map(planner.plan)
      archive.rides = []
    }
    if let redaction {
      // Colours are drawn, but their list is not told.
      let colors = archive.categoryColors
      archive.leaveOutWhatIsNotPrinted(hasContents: printsAll)
      archive = redaction.redacted(archive, console: console)
      archive.categoryColors = colors
    }
    let isAsItIs = choice == .all && redaction == nil && !isAsTemplate
    return .archive(
      archive, marks: compares ? ProgressMarks.of(collector.archive) : [:],
      payload: isAsItIs ? format.payload(of: input) : nil)
  }

  /// Prints the whole file as symbols.
  ///
  /// - Returns: the number of pages.
  private func printBackup(
    of files: [String], to output: SheetOutput, _ log: FindingLog, _ console: Console
  ) throws -> Int {
    guard let file = files.first, files.count == 1 else {
      throw UsageError(
        message: "--backup prints one file, found \(files.count)", hint: "btd merge makes one of several.")
    }
    var archive = try source.archive(path: file, findings: log)
    var backup = group.backup
    if let redaction {
      archive = redaction.redacted(archive, console: console)
      backup.sharedCopy = redaction.copy
    }
    let printer = try SheetPrinter(output.target(), options: options, findings: log)
    try printer.printBackup(of: archive, options: backup, words: .commandLine)
    return printer.pageCount
  }

  /// Prints charts of the one history that the files make.
  ///
  /// - Returns: the number of pages.
  private func printProgress(
    of files: [String], to output: SheetOutput, _ log: FindingLog, _ console: Console
  ) throws -> Int {
    var archive = ArchiveJoiner.join(
      try source.groups(of: files).map {
        (file: InputList.name(of: $0), archive: try source.archive(paths: $0, findings: log))
      },
      findings: log)
    guard !archive.workouts.isEmpty else {
      throw CommandError("\(files.joined(separator: ", ")): holds no workouts to make charts of.")
    }
    if let redaction { archive = redaction.redacted(archive, console: console) }
    let printer = try SheetPrinter(output.target(), options: options, findings: log)
    try printer.printProgress(of: archive)
    return printer.pageCount
  }

  /// Runs `body`; what stopped the sink is thrown as the sink knows it.
  private func asItFailed(_ failure: @autoclosure () -> (any Error)?, _ body: () throws -> Void) throws {
    do { try body() } catch { throw failure() ?? error }
  }

  /// Leaves what a file holds one of; the routine where there is nothing else.
  private func keepOne(_ archive: inout WorkoutArchive, of file: String) throws(CommandError) {
    if archive.workouts.isEmpty, archive.templates.isEmpty, archive.rides.isEmpty, archive.routine != nil {
      return
    }
    let routine = archive.routine == nil ? "" : " --routine prints its week."
    try archive.keepSingle(of: file, advice: "--all prints everything.\(routine) ")
    archive.routine = nil
  }

  private func keepRoutine(_ archive: inout WorkoutArchive, of file: String) throws(CommandError) {
    guard archive.routine != nil else { throw CommandError("\(file): holds no routine.") }
    archive.workouts = []
    archive.templates = []
    archive.rides = []
  }
}

extension ArgumentType where Value == ExactDecimal {
  /// The least change of a load.
  fileprivate static var loadStep: Self {
    Self(placeholder: "WEIGHT", expectation: "a weight above 0, with at most 3 digits after the point") {
      text in
      ExactDecimal(text).flatMap { LogOptions.isStep($0) ? $0 : nil }
    }
  }
}
