internal import Migration
internal import Notation
internal import Statistics
internal import WorkoutFormats
internal import WorkoutModel

/// `btd list`: what files hold, a line each.
struct ListCommand: Command {
  static let name = "list"
  static let abstract = "List workouts, exercises, templates or measurements, one per line."
  static let discussion = [
    "The newest workout comes last; the numbers are those that --workout takes. Volume is reps times weight, in the unit of the workout's first weight; assistance and cardio do not count. The best set of an exercise has the highest one-rep max or, without weights, the most reps, distance or time.",
    "On a terminal, long lists go through $PAGER, or less.",
  ]
  static let examples = [
    CommandExample("btd list history.btd --since 2026-01-01"),
    CommandExample("btd list history.btd --exercises"),
    CommandExample("btd list history.btd --csv --exercise \"Bench Press\""),
  ]

  private enum Part: CaseIterable {
    case exercises, templates, measurements

    var option: String {
      switch self {
      case .exercises: "exercises"
      case .templates: "templates"
      case .measurements: "measurements"
      }
    }

    var help: String {
      switch self {
      case .exercises: "List exercises: how often, the last time, the best set."
      case .templates: "List templates and structured rides."
      case .measurements: "List body measurements."
      }
    }
  }

  private enum Notation { case words, json, csv }

  private let files: [String]
  private let source: SourceOptions
  private let part: Part?
  private let filter: WorkoutFilter
  private let shown: ShownForm
  private let notation: Notation

  init(_ arguments: ArgumentReader) throws(UsageError) {
    files = arguments.operands("FILE…", help: "Files or folders.")
    source = SourceOptions(try SourceForm(arguments), units: try SourceUnits(arguments))
    let parts = Part.allCases.filter { arguments.flag($0.option, help: $0.help) }
    let before = arguments.given.count
    filter = try WorkoutFilter(arguments)
    let filters = arguments.given.dropFirst(before)
    shown = try ShownForm(arguments)
    let isJSON = arguments.json()
    let isCSV = arguments.flag("csv", help: "Print CSV.")
    part = parts.first
    notation = isJSON ? .json : isCSV ? .csv : .words
    guard parts.count <= 1 else {
      throw UsageError(message: "--\(parts[0].option) and --\(parts[1].option) cannot be used together")
    }
    guard !isJSON || !isCSV else { throw UsageError(message: "--json and --csv cannot be used together") }
    if let given = filters.first, let part, part != .exercises {
      throw UsageError(message: "\(given) chooses workouts, and --\(part.option) lists none")
    }
  }

  func run(_ console: Console) throws -> ExitCode {
    var code = ExitCode.success
    var tables: [(file: String, table: ListTable)] = []
    for path in try InputList.expand(files, source, console: console) {
      do {
        let log = FindingLog()
        var archive = try source.archive(path: path, findings: log)
        FindingPrinter(console: console, names: PlaceNames(of: archive, in: log)).print(log)
        try shown.turn(&archive, of: path, console)
        tables.append((path, try table(of: archive)))
      } catch {
        console.complain(error)
        code = max(code, ExitCode(error))
      }
    }
    switch notation {
    case .json: try console.outputForeign(Self.json(tables))
    case .csv: try Self.csv(tables).withUnsafeBytes { try console.outputForeign($0) }
    case .words:
      let isNamed = files.count > 1 || tables.count > 1
      let texts = tables.map { file, table in
        (isNamed ? "\(PrintableText.of(file)):\n" : "") + text(table, file, columns: console.outputColumns)
      }
      try console.page(texts.joined(separator: "\n"))
    }
    return code
  }

  private func table(of archive: WorkoutArchive) throws -> ListTable {
    switch part {
    case .templates: return .templates(archive)
    case .measurements: return .measurements(archive)
    case nil, .exercises:
      let indices = filter.indices(in: archive)
      guard !indices.isEmpty || archive.workouts.isEmpty else { throw NoMatch(filter, in: archive) }
      return part == nil ? .workouts(archive, at: indices) : .exercises(archive, at: indices)
    }
  }

  private func text(_ table: ListTable, _ file: String, columns: Int?) -> String {
    guard table.rows.isEmpty else { return table.text(width: columns) }
    let what =
      switch part {
      case nil, .exercises: "workouts"
      case .templates: "templates"
      case .measurements: "measurements"
      }
    return "\(PrintableText.of(file)) holds no \(what).\n"
  }

  private static func json(_ tables: [(file: String, table: ListTable)]) -> String {
    JSONOutput.text { json in
      var isFirst = true
      json.raw("[")
      for (file, table) in tables { table.write(to: json, file: file, isFirst: &isFirst) }
      json.raw("\n]\n")
    }
  }

  private static func csv(_ tables: [(file: String, table: ListTable)]) -> [UInt8] {
    CSVOutput.bytes(delimiter: UInt8(ascii: ",")) { csv in
      tables.first?.table.writeHead(to: csv)
      for (file, table) in tables { table.write(to: csv, file: file) }
    }
  }
}
