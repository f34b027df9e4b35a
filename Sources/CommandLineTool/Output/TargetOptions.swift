internal import Clocks
internal import FormatKit
internal import Migration
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// The options of every command that writes an archive, and the writing itself.
struct TargetOptions {
  /// The format that is written.
  let format: Format
  private let path: String
  private let options: WriteOptions
  private let isStrict: Bool
  private let mayReplace: Bool
  private let reportPath: String?
  private let commandName: String
  /// The file that is changed in place, locked until the command is done; nil for another output.
  private let ownFile: OwnFile?
  private let dryRun: DryRun?
  /// New names for exercises; nil for none.
  let names: NameMap?

  /// The file that is changed in place; nil for another output.
  var ownPath: String? { ownFile?.path }

  /// Takes `-o`, `--to` and what belongs to them.
  init(_ command: ParsedCommand, _ console: Console) throws {
    ownFile = try OwnFile(command, console)
    guard let path = ownFile?.path ?? command.value("output") else {
      let alternative = command.command.options.contains { $0.longName == "in-place" } ? " or --in-place" : ""
      throw command.usageError("-o OUT\(alternative) is missing")
    }
    self.path = path
    format = try ownFile?.format(command) ?? Self.format(command, path: path)
    dryRun = command.flag("dry-run") ? DryRun(command, output: path) : nil
    var options = WriteOptions()
    if command.value("btd-version") != nil {
      options.version = try command.integer("btd-version", in: Format.benchTracker.versions ?? 1...1)
      guard format.versions != nil else {
        throw command.usageError("--btd-version goes with .btd, and \(format.id) is to be written")
      }
    }
    options.massUnit = try command.value("unit", as: MassUnit.self)
    options.distanceUnit = try command.value("distance-unit", as: DistanceUnit.self)
    options.variant = try Self.variant(command, format)
    options.zone = try Self.zone(command)
    options.thresholdPowerWatts = try command.thresholdPower()
    if path.hasSuffix("/"), format.documentName == nil {
      throw command.usageError("OUT names a folder, and \(format.id) is written as one file")
    }
    if let date = command.value("date") {
      guard let moment = Moment(wallTime: date) else {
        throw command.usageError(
          "--date must be a day and time like \"2026-01-31 18:05\", found \(EscapedText.shown(date))")
      }
      options.date = moment
    }
    self.options = options
    let others = command.values("base") + command.values("names")
    isStrict = command.flag("strict")
    mayReplace = command.flag("force") || ownFile != nil
    reportPath = command.value("report")
    if let reportPath {
      guard reportPath != path else {
        throw command.usageError("-o and --report cannot go to one place")
      }
      // A report is written whatever becomes of the command, so that this cannot wait.
      try FileIdentity.refuse(reportPath, anyOf: InputList.expand(others + command.operands))
    }
    commandName = command.command.name
    names = try command.value("names").map(NameMapFile.read)
    try refuse(anyOf: others)
  }

  private static func variant(_ command: ParsedCommand, _ format: Format) throws -> String? {
    guard let variant = command.value("variant") else { return nil }
    guard !format.variants.isEmpty else {
      throw command.usageError("\(format.id) has no variants, found --variant \(EscapedText.shown(variant))")
    }
    guard format.variants.contains(variant) else {
      throw command.usageError(
        "--variant must be one of \(format.variants.joined(separator: ", ")), found \(EscapedText.shown(variant))"
      )
    }
    return variant
  }

  private static func zone(_ command: ParsedCommand) throws -> ZoneRules? {
    guard let name = command.value("time-zone") else { return nil }
    do throws(ZoneError) { return try ZoneRules(named: name) } catch {
      throw command.usageError("--time-zone: \(error)")
    }
  }

  private static func format(_ command: ParsedCommand, path: String) throws -> Format {
    if let id = command.value("to") {
      guard let format = Format.named(id), format.writer != nil else {
        let ids = Format.all.filter { $0.writer != nil }.map(\.id).joined(separator: ", ")
        throw command.usageError(
          "--to must be a format that is written, found \(EscapedText.shown(id))", hint: "Formats: \(ids)")
      }
      return format
    }
    let name = Format.fileExtension(of: path)
    if path.hasSuffix("/") {
      let ids = Format.all.filter { $0.writer != nil && $0.documentName != nil }.map(\.id)
      throw command.usageError(
        "the format of the files in \(EscapedText.shown(path)) is not named",
        hint: "Name it with --to, one of \(ids.joined(separator: ", "))")
    }
    let candidates = Format.withExtension(name).filter { $0.writer != nil }
    if candidates.count == 1 { return candidates[0] }
    let all = candidates.isEmpty ? Format.all.filter { $0.writer != nil } : candidates
    let ids = all.map(\.id).joined(separator: ", ")
    let reason =
      candidates.isEmpty
      ? "the format of \(EscapedText.shown(path)) cannot be told from its name"
      : ".\(name) may be of several formats"
    throw command.usageError(reason, hint: "Name it with --to, one of \(ids)")
  }

  /// Refuses to write over one of `inputs`: they are never changed but by `--in-place`.
  func refuse(anyOf inputs: [String]) throws(RequestError) {
    if ownFile == nil { try FileIdentity.refuse(path, anyOf: inputs) }
  }

  /// Writes what `fill` pushes, prints the findings, and says how it went.
  ///
  /// Nothing is written where `fill` throws, or where `--strict` forbids what was found.
  ///
  /// - Parameters:
  ///   - renames: false where the command gives exercises their new names itself.
  ///   - whenWritten: is called once the output is in its place; never in a dry run.
  func write(
    console: Console, renames: Bool = true, whenWritten: () -> Void = {},
    fill: (_ sink: any ArchiveSink, _ report: Report) throws -> ExitCode
  ) throws -> ExitCode {
    let report = try Report(path: reportPath, mayReplace: mayReplace, console: console)
    var code = ExitCode.success
    do {
      code = try writeArchive(report, console, whenWritten) { sink, report in
        guard renames, let names else { return try fill(sink, report) }
        let renamer = ExerciseRenamer(names, into: sink, findings: report.log)
        let code = try fill(renamer, report)
        ExerciseRenamer.reportUnused(of: names, used: renamer.used, findings: report.log)
        return code
      }
    } catch let error as HandledError {
      code = error.code
    } catch {
      code = ExitCode(error)
      if error is StrictError {
        FindingPrinter(console: console).print(report.log)
        console.error(error, of: commandName)
      } else {
        report.refuse(error, file: path, command: commandName)
      }
      try report.finish()
      return code
    }
    try report.finish()
    FindingPrinter(console: console).print(report.log)
    return code
  }

  private func writeArchive(
    _ report: Report, _ console: Console, _ whenWritten: () -> Void,
    _ fill: (any ArchiveSink, Report) throws -> ExitCode
  ) throws -> ExitCode {
    guard let writer = format.writer else { throw RequestError("\(format.id) cannot be written.") }
    if let dryRun {
      try DryRun.refuse(path, mayReplace: mayReplace)
      let sink = try writer(ByteOutput { _ in }, options, report.log)
      return try dryRun.run(into: sink, console: console) { sink in
        let code = try fill(sink, report)
        try refuseLosses(report.log)
        return code
      }
    }
    if path.hasSuffix("/") {
      let code = try writeFolder(report, fill)
      whenWritten()
      return code
    }
    let destination = try Destination(path, mayReplace: mayReplace, console: console)
    let output = ByteOutput { try destination.write($0) }
    let log = report.log
    let sink = try writer(output, options, log)
    let code = try fill(sink, report)
    try output.finish()
    try refuseLosses(log)
    if let backup = try ownFile?.backUp() {
      console.error("backup: \(PrintableText.of(backup))\n")
    }
    try destination.finish()
    whenWritten()
    return code
  }

  private func writeFolder(_ report: Report, _ fill: (any ArchiveSink, Report) throws -> ExitCode) throws
    -> ExitCode
  {
    let folder = try OutputFolder(path: path)
    let code = try fill(
      FolderSink(folder, format: format, options: options, findings: report.log), report)
    try refuseLosses(report.log)
    try folder.finish()
    return code
  }

  private func refuseLosses(_ log: FindingLog) throws {
    guard isStrict, !log.refusedByStrict.isEmpty else { return }
    let kinds = Set(log.refusedByStrict.map(\.first.kind.rawValue)).sorted().joined(separator: ", ")
    throw StrictError(
      description: "\(path): not written, since --strict forbids what was found (\(kinds)).")
  }
}
