internal import FormatKit
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// `btd info`: what files are and hold, counted without collecting.
struct InfoCommand: Command {
  static let name = "info"
  static let abstract = "Say what a file is and what it holds."
  static let examples = [CommandExample("btd info history.btd")]

  private let files: [String]
  private let source: SourceOptions
  private let isJSON: Bool

  init(_ arguments: ArgumentReader) throws(UsageError) {
    files = arguments.operands("FILE…", help: "Files or folders.")
    source = SourceOptions(try SourceForm(arguments))
    isJSON = arguments.json()
  }

  func run(_ console: Console) throws -> ExitCode { try tell(console).code }

  /// Says it of all files.
  ///
  /// - Returns: what was counted in each file that could be read.
  func tell(_ console: Console) throws -> (counts: [ArchiveCounter], code: ExitCode) {
    var code = ExitCode.success
    var rows: [(file: String, format: Format, sink: InfoSink)] = []
    for path in try InputList.expand(files, source, console: console) {
      do {
        let (format, sink) = try count(path, console)
        rows.append((path, format, sink))
      } catch {
        console.complain(error)
        code = max(code, ExitCode(error))
      }
    }
    if isJSON {
      try console.outputForeign(Self.json(rows))
    } else {
      for row in rows { try console.output(Self.text(row.file, row.format, row.sink)) }
    }
    return (rows.map { $0.sink.counter }, code)
  }

  private func count(_ path: String, _ console: Console) throws -> (Format, InfoSink) {
    let sink = InfoSink()
    let log = FindingLog()
    var source = source
    source.read.checksConsistency = false
    let format = try source.stream(path, into: sink, log, bar: ProgressBar(reading: path, console: console))
    FindingPrinter(console: console).print(log)
    return (format, sink)
  }

  private static func text(_ file: String, _ format: Format, _ sink: InfoSink) -> String {
    let counter = sink.counter
    let version = counter.source?.version.map { ", version \($0)" } ?? ""
    var lines = ["\(PrintableText.of(file)): \(format.name) (\(format.id))\(version)"]
    var workouts = [
      Counted.of(counter.workouts, "workout"), Counted.of(counter.exercises, "exercise"),
      Counted.of(counter.sets, "set"),
    ].joined(separator: ", ")
    if let first = counter.firstStart, let last = counter.lastStart {
      workouts += first == last ? ", on \(first)" : ", from \(first) to \(last)"
    }
    if counter.rides == 0 || counter.workouts + counter.templates > 0 {
      lines.append(workouts)
      let parts = [(counter.templates, "template"), (counter.exerciseTypes, "exercise type")]
      let known = parts.filter { $0.0 > 0 }.map { Counted.of($0.0, $0.1) }
      if !known.isEmpty { lines.append(known.joined(separator: ", ")) }
    }
    var others: [String] = []
    if counter.rides > 0 { others.append(Counted.of(counter.rides, "structured ride")) }
    if counter.measurements > 0 { others.append(Counted.of(counter.measurements, "measurement")) }
    if !others.isEmpty { lines.append(others.joined(separator: ", ")) }
    if let units = weightUnits(counter) { lines.append(units) }
    for standing in sink.standings { lines.append(text(standing)) }
    if let name = counter.name, !name.isEmpty { lines.append("Owner: \(PrintableText.of(name, limit: 60))") }
    return lines.joined(separator: "\n  ") + "\n"
  }

  /// The unit that all weights share; nil where they do not share one.
  private static func weightUnit(_ counter: ArchiveCounter) -> MassUnit? {
    if let unit = counter.massUnit { return unit }
    return counter.loadUnits.count == 1 && !counter.hasUnmarkedLoads ? counter.loadUnits.first : nil
  }

  /// `weights in kg and lb`; nil for a file without weights.
  private static func weightUnits(_ counter: ArchiveCounter) -> String? {
    if let unit = weightUnit(counter) { return "weights in \(unit.rawValue)" }
    let units = counter.loadUnits.map(\.rawValue).sorted().joined(separator: " and ")
    guard counter.hasUnmarkedLoads else { return units.isEmpty ? nil : "weights in \(units)" }
    return units.isEmpty ? "weights without a unit" : "weights in \(units), some without a unit"
  }

  /// `pushup: stage 4 intermediate, 58% of the way to the next level`.
  private static func text(_ standing: RepsScore.Standing) -> String {
    let percent = min(99, Int((min(standing.score, 1) * 100).rounded()))
    let progress = standing.score >= 1 ? "ready to move up" : "\(percent)% of the way to the next level"
    return
      "\(PrintableText.of(standing.progression)): stage \(standing.stage) \(PrintableText.of(standing.level)), \(progress)"
  }

  private static func json(_ rows: [(file: String, format: Format, sink: InfoSink)]) -> String {
    JSONOutput.text { json in
      json.raw("[")
      for (number, row) in rows.enumerated() {
        json.raw(number == 0 ? "\n{\"file\":" : ",\n{\"file\":")
        json.text(row.file)
        json.raw(",\"format\":")
        json.text(row.format.id)
        json.raw(",\"version\":")
        json.number(orNull: row.sink.counter.source?.version)
        json.raw(",\"workouts\":")
        json.number(row.sink.counter.workouts)
        json.raw(",\"exercises\":")
        json.number(row.sink.counter.exercises)
        json.raw(",\"sets\":")
        json.number(row.sink.counter.sets)
        json.raw(",\"templates\":")
        json.number(row.sink.counter.templates)
        json.raw(",\"exerciseTypes\":")
        json.number(row.sink.counter.exerciseTypes)
        json.raw(",\"timedPlans\":")
        json.number(row.sink.counter.rides)
        json.raw(",\"measurements\":")
        json.number(row.sink.counter.measurements)
        json.raw(",\"firstDate\":")
        json.text(orNull: row.sink.counter.firstStart?.description)
        json.raw(",\"lastDate\":")
        json.text(orNull: row.sink.counter.lastStart?.description)
        json.raw(",\"weightUnit\":")
        json.text(orNull: weightUnit(row.sink.counter)?.rawValue)
        write(row.sink.standings, to: json)
        json.raw("}")
      }
      json.raw("\n]\n")
    }
  }

  private static func write(_ standings: [RepsScore.Standing], to json: JSONOutput) {
    guard !standings.isEmpty else { return }
    json.raw(",\"progressions\":[")
    for (number, standing) in standings.enumerated() {
      json.raw(number == 0 ? "{\"progression\":" : ",{\"progression\":")
      json.text(standing.progression)
      json.raw(",\"stage\":")
      json.number(standing.stage)
      json.raw(",\"level\":")
      json.text(standing.level)
      json.raw(",\"score\":")
      json.raw("\((standing.score * 10_000).rounded() / 10_000)")
      json.raw("}")
    }
    json.raw("]")
  }
}
