internal import CLibrary
internal import FormatKit
internal import Notation
internal import SafeFiles
internal import WorkoutFormats
internal import WorkoutModel

/// Runs a command on files, each as if it ran on that alone.
struct EachRunner: Sendable {
  let command: any Command.Type
  /// The options that each run has.
  let options: [ParsedOption]
  /// Where what is written goes; nil where the command writes nothing, or writes in place.
  let folder: String?
  let isResumed: Bool
  /// True where files in the folder may be replaced.
  let mayReplace: Bool
  let environment: Environment
  let program: CommandSet

  private let specification: CommandSpecification

  init(
    command: any Command.Type, options: [ParsedOption], folder: String?, isResumed: Bool, mayReplace: Bool,
    environment: Environment, program: CommandSet
  ) {
    self.command = command
    self.options = options
    self.folder = folder
    self.isResumed = isResumed
    self.mayReplace = mayReplace
    self.environment = environment
    self.program = program
    specification = command.specification
  }

  /// True where the command writes to what `-o` names, and not in place.
  private var writes: Bool {
    specification.options.contains { $0.longName == "output" } && !has("in-place")
  }

  /// True where the command prints JSON.
  private var printsJSON: Bool { has("json") }

  /// Options that name what is written beside the output, once for all files.
  private static let sharedPlaces = [("report", "FILE"), ("keep", "FILE"), ("crops", "DIR")]

  private func has(_ option: String) -> Bool { options.contains { $0.name == option } }

  /// The files, each with where what comes of it goes.
  func tasks(_ names: [String]) -> [Task] {
    guard let folder else { return names.map { Task(name: $0) } }
    let places = EachOutputs(folder: folder, fileExtension: fileExtension).places(of: names)
    return zip(names, places).map { Task(name: $0, output: $1, isTaken: $1 == nil) }
  }

  /// One of the files.
  struct Task: Sendable {
    var name: String
    var output: String?
    /// True where a file before it has its output.
    var isTaken = false
  }

  private var fileExtension: String? {
    guard writes else { return printsJSON ? "json" : "txt" }
    func value(_ name: String) -> String? { options.last { $0.name == name }?.value?.lowercased() }
    // Of pages and codes, the kind of file is the extension.
    let kinds = specification.options.first { $0.longName == "to" }?.allowedValues ?? []
    if let kind = value("to"), kinds.contains(kind) { return kind }
    let target =
      value("to").flatMap { Format.named($0) } ?? value("for").flatMap { WorkoutApp.named($0)?.format }
    return target?.extensions.first ?? command.outputExtension
  }

  /// Refuses options that no file could be right for.
  func checkOptions() throws(UsageError) {
    if writes, folder == nil, needsOutput {
      throw UsageError(message: "-o OUT/ is missing: \(command.name) writes a file for each")
    }
    if isResumed, has("skip-bad") {
      throw UsageError(
        message:
          "--skip-bad leaves outputs of which --resume cannot know that a part is missing: use only one of them"
      )
    }
    for (name, placeholder) in Self.sharedPlaces where has(name) {
      guard specification.options.contains(where: { $0.longName == name && $0.placeholder == placeholder })
      else { continue }
      throw UsageError(
        message: "--\(name) names one place, and every file would write to it: leave it out")
    }
    _ = try command.init(arguments(file: "FILE", output: tasks(["FILE"])[0].output))
  }

  /// False where the command prints what it would write.
  private var needsOutput: Bool {
    specification.options.contains { $0.longName == "output" && $0.isRequired }
      || specification.options.contains { $0.longName == "in-place" }
  }

  private func arguments(file: String, output: String?) -> ArgumentReader {
    var options = options
    if writes, let output {
      options.append(ParsedOption(name: "output", value: output, entries: [output]))
    }
    if mayReplace, specification.options.contains(where: { $0.longName == "force" }) {
      options.append(ParsedOption(name: "force", value: nil, entries: []))
    }
    // The processors have other files to work on.
    if specification.options.contains(where: { $0.longName == "jobs" }) {
      options.append(ParsedOption(name: "jobs", value: "1", entries: ["1"]))
    }
    return ArgumentReader(
      ParsedCommand(command: specification, operands: [file], options: options, uses: []), of: program)
  }

  /// Runs the command on files, which get what is written for them together.
  func run(_ tasks: ArraySlice<Task>) -> [EachResult] {
    let batch = OutputBatch()
    var folders = KnownFolders()
    let runs = tasks.map { run($0, batch, &folders) }
    let failures = batch.finish()
    return runs.map { run in
      var code = run.exitCode
      if let output = run.output, let failure = failures[output] {
        run.record.add(failure)
        run.record.counts = nil
        code = ExitCode(failure)
      }
      let isThere = run.isSkipped || run.output.map { FileSystem.status(of: $0) != run.before } ?? false
      return EachResult(
        file: run.file, exitCode: code, isSkipped: run.isSkipped, output: isThere ? run.output : nil,
        record: run.record, result: run.printed)
    }
  }

  /// One run of the command.
  private struct Run {
    var file: String
    var exitCode = ExitCode.success
    var isSkipped = false
    var output: String?
    /// What stood at the output before.
    var before: FileSystem.Status?
    var record: RunRecord
    var printed: EachResult.Printed?
  }

  private func run(_ task: Task, _ batch: OutputBatch, _ folders: inout KnownFolders) -> Run {
    let (file, output) = (task.name, task.output)
    var run = Run(file: file, output: output, record: RunRecord(file: file, batch: batch))
    do throws(UsageError) { try check(task) } catch {
      run.record.add(error)
      run.exitCode = ExitCode(error)
      return run
    }
    run.before = output.flatMap { FileSystem.status(of: $0) }
    if isResumed, isDone(file, run.before) {
      run.isSkipped = true
      return run
    }
    var printed: [UInt8] = []
    let console = Console.recording(
      run.record,
      output: {
        printed.append(contentsOf: $0)
        return true
      }, environment: environment, command: command.name,
      verbosity: has("quiet") ? .quiet : has("verbose") ? .verbose : .usual)
    do {
      if let output, !has("dry-run") { try folders.make(for: output) }
      run.exitCode = try command.init(arguments(file: file, output: output)).run(console)
      // What fails leaves no file, so that a run that goes on does it again.
      if !writes, let output, !printed.isEmpty, run.exitCode == .success {
        try Destination.write(printed, to: output, mayReplace: mayReplace, console: console)
        printed = []
      }
    } catch {
      run.record.add(error)
      run.exitCode = ExitCode(error)
    }
    if !printed.isEmpty { run.printed = shown(printed) }
    return run
  }

  /// True where what comes of `file` is there: a file of its own that is no older.
  ///
  /// A folder does not tell when the files in it changed.
  private func isDone(_ file: String, _ output: FileSystem.Status?) -> Bool {
    guard let output, output.kind == .file, let input = FileSystem.status(of: file), input.kind == .file,
      !input.isSameFile(as: output)
    else { return false }
    return output.modified ?? .max >= input.modified ?? .min
  }

  /// Refuses what would be written over the output of another file, or would be waited for without end.
  private func check(_ task: Task) throws(UsageError) {
    if task.isTaken {
      throw UsageError(
        message: "a file before it has the same output; if it is another file, run it into another folder")
    }
    if FileSystem.status(of: task.name)?.kind == .other {
      throw UsageError(message: "\(EscapedText.shown(task.name)) is a pipe or a device, expected a file")
    }
  }

  private func shown(_ printed: [UInt8]) -> EachResult.Printed {
    let text = String(decoding: printed, as: UTF8.self)
    // Line feeds within texts are escaped in JSON, so that those that are there stand between values.
    return printsJSON && JSONValueText.isOne(text)
      ? .json(text.split(separator: "\n").joined()) : .text(text)
  }
}
