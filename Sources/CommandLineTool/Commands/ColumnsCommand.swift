internal import FormatKit
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// `btd columns`: proposes what the columns of a table mean.
struct ColumnsCommand: Command {
  static let name = "columns"
  static let outputExtension: String? = "csv"
  static let abstract = "Propose what the columns of any table mean, as a map to edit."
  static let discussion = [
    "Reads CSV, TSV and .xlsx, and writes a CSV of column, meaning, unit, of, confidence and three samples. Correct it, then give it with --columns to any command that reads: btd applies exactly that, on next month's file too.",
    "Meanings: \(ColumnMeaning.allCases.map(\.rawValue).joined(separator: ", ")). A column without one is skipped and reported.",
    "Units: kg, lb; km, mi, m, yd, ft; s, min, h; d/m/y or m/d/y for dates; \"reps x kg\", \"kg x reps\" or \"sets x reps\" for sets such as 5x100. \"of\" says what a column belongs to if a row holds several sets: set 2, warm-up sets, an exercise, a day.",
  ]
  static let examples = [
    CommandExample("btd columns log.xlsx -o map.csv"),
    CommandExample("btd convert log.xlsx -o log.btd --columns map.csv"),
  ]

  private let file: String
  private let output: String?
  private let isDryRun: Bool
  private let mayReplace: Bool

  init(_ arguments: ArgumentReader) throws(UsageError) {
    file = arguments.operand("FILE", help: "A table: CSV, TSV or .xlsx.")
    output = try arguments.option(
      "output", short: "o", .text("MAP.csv"), help: "Where to write (default: standard output).")
    isDryRun = arguments.dryRun()
    mayReplace = arguments.force()
  }

  func run(_ console: Console) throws -> ExitCode {
    let log = FindingLog()
    let input = try SourceOptions().open(file, findings: log)
    if let content = try ForeignContent.of(input), content != .workbook { throw content.error(input.name) }
    let known = (try? Format.detect(input)).flatMap { $0.id == Format.table.id ? nil : $0 }
    if let known, !known.extensions.contains("csv") {
      throw CommandError("\(input.name): no table but a log of \(known.name), which btd reads without a map.")
    }
    let proposal = try TableProposal(input, findings: log)
    FindingPrinter(console: console).print(log)
    let bytes = ColumnMapFile.bytes(of: proposal)
    if let output { try FileIdentity.refuse(output, anyOf: [file]) }
    if isDryRun {
      if let output { try Destination.refuse(output, mayReplace: mayReplace) }
      console.tell("dry run: nothing written\n")
    } else {
      try Destination.write(bytes, to: output ?? "-", mayReplace: mayReplace, console: console)
    }
    let left = proposal.columns.count { $0.entry.meaning == nil }
    let written = isDryRun || output == "-" ? nil : output
    console.tell(
      "\(written.map { "\(PrintableText.of($0)): " } ?? "")\(Counted.of(proposal.columns.count, "column")), \(proposal.columns.count - left) with a meaning proposed, \(left) left to you\n"
    )
    for column in proposal.columns where column.isGuessed {
      let head = PrintableText.of(column.entry.head, limit: 40)
      console.tell(
        "Guessed from its cells: \"\(head)\" is \(column.entry.meaning?.rawValue ?? ""). Correct the map if it is not.\n"
      )
    }
    if let known {
      console.tell("This is a file of \(known.name), which btd reads without a map.\n")
    } else if proposal.saysAll {
      console.tell(
        left == 0 && !proposal.columns.contains { $0.isGuessed }
          ? "The headers are clear: no map is needed.\n"
          : "The headers are clear enough. Without a map, \(left == 0 ? "guesses are taken" : "columns without a meaning are skipped").\n"
      )
    }
    return .success
  }
}
