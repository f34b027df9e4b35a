internal import WorkoutFormats
internal import WorkoutModel

/// `btd info`: what files are and hold, counted without collecting.
struct InfoCommand {
  private let command: ParsedCommand
  private let console: Console

  init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  func run() throws -> ExitCode {
    let options = try SourceOptions(command)
    var code = ExitCode.success
    var rows: [(file: String, format: Format, counter: ArchiveCounter)] = []
    for path in try InputList.expand(command.operands, options, console: console) {
      do {
        let (format, counter) = try count(path, options)
        rows.append((path, format, counter))
      } catch {
        console.error(error, of: "info")
        code = max(code, ExitCode(error))
      }
    }
    if command.flag("json") {
      try console.output(Self.json(rows))
    } else {
      for row in rows { try console.output(Self.text(row.file, row.format, row.counter)) }
    }
    return code
  }

  private func count(_ path: String, _ options: SourceOptions) throws -> (Format, ArchiveCounter) {
    let input = try InputBytes(opening: path)
    let (format, read) = try options.reader(of: input)
    let counter = ArchiveCounter()
    let log = FindingLog()
    let bar = ProgressBar(PrintableText.of(path, limit: 40), console: console)
    var readOptions = options.read
    readOptions.checksConsistency = false
    readOptions.progress = { bar.show($0, of: $1) }
    defer { bar.finish() }
    try read(input, readOptions, counter, log)
    bar.finish()
    FindingPrinter(console: console).print(log)
    return (format, counter)
  }

  private static func text(_ file: String, _ format: Format, _ counter: ArchiveCounter) -> String {
    let version = counter.source?.version.map { ", version \($0)" } ?? ""
    var lines = ["\(PrintableText.of(file)): \(format.name) (\(format.id))\(version)"]
    var workouts = [
      Counted.of(counter.workouts, "workout"), Counted.of(counter.exercises, "exercise"),
      Counted.of(counter.sets, "set"),
    ].joined(separator: ", ")
    if let first = counter.firstStart, let last = counter.lastStart {
      workouts += ", from \(first) to \(last)"
    }
    lines.append(workouts)
    lines.append(
      "\(Counted.of(counter.templates, "template")), \(Counted.of(counter.exerciseTypes, "exercise type"))")
    var others: [String] = []
    if counter.timedPlans > 0 { others.append(Counted.of(counter.timedPlans, "structured ride")) }
    if counter.measurements > 0 { others.append(Counted.of(counter.measurements, "measurement")) }
    if !others.isEmpty { lines.append(others.joined(separator: ", ")) }
    lines.append("weights in \(counter.massUnit?.rawValue ?? "a unit that the file does not state")")
    if let name = counter.name, !name.isEmpty { lines.append("of \(PrintableText.of(name, limit: 60))") }
    return lines.joined(separator: "\n  ") + "\n"
  }

  private static func json(_ rows: [(file: String, format: Format, counter: ArchiveCounter)]) -> String {
    JSONOutput.text { json in
      json.raw("[")
      for (number, row) in rows.enumerated() {
        json.raw(number == 0 ? "\n{\"file\":" : ",\n{\"file\":")
        json.text(row.file)
        json.raw(",\"format\":")
        json.text(row.format.id)
        json.raw(",\"version\":")
        json.number(orNull: row.counter.source?.version)
        json.raw(",\"workouts\":")
        json.number(row.counter.workouts)
        json.raw(",\"exercises\":")
        json.number(row.counter.exercises)
        json.raw(",\"sets\":")
        json.number(row.counter.sets)
        json.raw(",\"templates\":")
        json.number(row.counter.templates)
        json.raw(",\"exerciseTypes\":")
        json.number(row.counter.exerciseTypes)
        json.raw(",\"timedPlans\":")
        json.number(row.counter.timedPlans)
        json.raw(",\"measurements\":")
        json.number(row.counter.measurements)
        json.raw(",\"firstDate\":")
        json.text(orNull: row.counter.firstStart?.description)
        json.raw(",\"lastDate\":")
        json.text(orNull: row.counter.lastStart?.description)
        json.raw(",\"weightUnit\":")
        json.text(orNull: row.counter.massUnit?.rawValue)
        json.raw("}")
      }
      json.raw("\n]\n")
    }
  }
}
