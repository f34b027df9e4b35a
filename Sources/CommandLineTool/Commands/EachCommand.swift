internal import CLibrary
internal import Notation
internal import SafeFiles
internal import WorkoutFormats
internal import WorkoutModel

/// `btd each`: one command on each of many files, in one process.
struct EachCommand: Command {
  static let name = "each"
  static let abstract = "Run a command on each of many files, in one process."
  static let runsCommand = true
  static let discussion = [
    "COMMAND is any command that takes files, with its options: convert, info, validate, scan and so on. The file names follow, or come from --files or standard input: separated by NUL, as find -print0 writes them, or one per line. A folder counts as one file; find names the files in it. A file that fails never stops the others.",
    "Prints one line of JSON per file: file, exit (the exit code of the command on this file alone), output, counts, findings (one per kind) and, if it is not written to OUT/, what the command prints as result. Exits with the highest exit code.",
    "A file in OUT/ has the path and name of its input, followed by the extension of what is written unless it ends in that: a/push.csv.btd, a/push.btd. A file that fails leaves nothing there, except what --skip-bad writes.",
  ]
  static let examples = [
    CommandExample("btd each validate exports/*"),
    CommandExample("btd each convert --to btd -o archives/ --files names.txt"),
    CommandExample(
      "btd each convert --to btd -o archives/ --files names.txt --resume", "Goes on after a stop."),
  ]

  private let program: CommandSet
  /// What is run; nil where nothing is given.
  private let command: (any Command.Type)?
  private let options: [ParsedOption]
  private let files: [String]
  private let list: String?
  private let folder: String?
  private let jobs: Int
  private let isResumed: Bool
  private let mayReplace: Bool

  init(_ arguments: ArgumentReader) throws(UsageError) {
    let operands = arguments.operands(
      "COMMAND [FILE…]", help: "The command with its options, and the files.")
    folder = try arguments.option(
      "output", short: "o", .text("OUT/"), help: "The folder for everything the command writes or prints.")
    jobs =
      try arguments.option(
        "jobs", .integer("N", in: 1...Parallel.maximumWidth),
        help: "How many files to work on at a time (default: one per processor).")
      ?? Parallel.width
    isResumed = arguments.flag(
      "resume", help: "Skip files whose output is there and no older; use the same options and OUT/.")
    mayReplace = arguments.flag("force", help: "Replace files in OUT/.")
    list = try arguments.option(
      "files", .text("NAMES"), help: "Read the file names from NAMES (- for standard input).")
    options = arguments.others
    program = arguments.program
    command = program.commands.first { $0.name == operands.first }
    files = Array(operands.dropFirst())
    guard list == nil || files.isEmpty else {
      throw UsageError(message: "--files and names on the command line cannot be used together")
    }
    guard !isResumed || folder != nil else { throw UsageError(message: "--resume works only with -o OUT/") }
    if let folder, !folder.hasSuffix("/") {
      throw UsageError(
        message: "-o must name a folder and end in /, found \(EscapedText.shown(folder))")
    }
  }

  func run(_ console: Console) throws -> ExitCode {
    guard let command else { return .usage }
    let runner = EachRunner(
      command: command, options: options, folder: folder, isResumed: isResumed, mayReplace: mayReplace,
      environment: console.environment, program: program)
    // What is wrong with the options is so for each file: it is said once.
    try runner.checkOptions()
    let names = files.isEmpty ? try EachNames.read(list ?? "-") : files
    let tasks = runner.tasks(names)
    let plan = EachPlan(sizes: tasks.map { EachPlan.size(of: $0.name) }, jobs: jobs)
    var tally = EachTally()
    let bar = ProgressBar(Self.name, console: console)
    defer { bar.finish() }
    try Parallel.inOrder(plan.chunks, width: plan.jobs) { chunk in
      runner.run(tasks[chunk])
    } use: { _, chunk, results in
      for result in results {
        try console.output(result.line)
        tally.add(result)
      }
      bar.show(chunk.upperBound, of: names.count)
    }
    bar.finish()
    console.tell("\(tally.summary)\n")
    return tally.gravest
  }
}
