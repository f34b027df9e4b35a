package import FormatKit
package import Migration
internal import Notation
internal import SafeFiles
internal import WorkoutFormats
package import WorkoutModel

/// The archive that a command makes of its inputs, and the writing of it.
package struct ArchiveOutput {
  /// The format that is written.
  package let format: Format
  /// How the inputs are read.
  package let source: SourceOptions
  /// New names for exercises; nil for none.
  package let names: NameMap?
  private let path: String
  package let inputs: [String]
  package let settings: WritingOptions
  private var options: WriteOptions
  private let mayReplace: Bool
  /// The file that is changed in place, locked until the command is done; nil for another output.
  private let ownFile: OwnFile?
  package let console: Console

  /// The file that is changed in place; nil for another output.
  package var ownPath: String? { ownFile?.path }

  /// Judges what was asked for together.
  ///
  /// - Parameters:
  ///   - inputs: the files and folders that the archive is made of.
  ///   - others: files that are read besides.
  ///   - jobs: how many processors there are to write with.
  package init(
    _ destination: ArchiveDestination, _ settings: WritingOptions, inputs: [String], others: [String] = [],
    jobs: Int = Parallel.width, _ console: Console
  ) throws {
    source = SourceOptions(destination.form, units: settings.target.sourceUnits)
    ownFile = try OwnFile(destination, inputs, console)
    guard let path = ownFile?.path ?? destination.path else {
      let alternative = destination.isInPlace == nil ? "" : " or --in-place"
      throw UsageError(message: "-o OUT\(alternative) is missing")
    }
    self.path = path
    self.inputs = inputs
    self.settings = settings
    self.console = console
    format = try ownFile?.format(source, settings) ?? settings.target.format ?? Self.format(named: path)
    options = try settings.target.options(for: format)
    options.writers = min(jobs, Parallel.width)
    if path.hasSuffix("/"), format.documentName == nil {
      throw UsageError(message: "\(format.id) is one file: give -o the name of a file, not of a folder")
    }
    mayReplace = settings.mayReplace || ownFile != nil
    let others = others + [settings.target.names, destination.form.columns].compactMap(\.self)
    if let report = settings.report {
      guard report != path else { throw UsageError(message: "-o and --report cannot be the same place") }
      // A report is written whatever becomes of the command, so that this cannot wait.
      try FileIdentity.refuse(report, anyOf: InputList.expand(others + inputs))
    }
    names = try settings.target.names.map(NameMapFile.read)
    try refuse(anyOf: others + inputs)
  }

  /// The format that the name of an output tells.
  private static func format(named path: String) throws(UsageError) -> Format {
    let name = Format.fileExtension(of: path)
    if path.hasSuffix("/") {
      let ids = Format.all.filter { $0.writer != nil && $0.documentName != nil }.map(\.id)
      throw UsageError(
        message: "the format of the files in \(EscapedText.shown(path)) is not named",
        hint: "Name it with --to, one of \(ids.joined(separator: ", "))")
    }
    let candidates = Format.withExtension(name).filter { $0.writer != nil }
    if candidates.count == 1 { return candidates[0] }
    let all = candidates.isEmpty ? Format.all.filter { $0.writer != nil } : candidates
    let ids = all.map(\.id).joined(separator: ", ")
    let reason =
      candidates.isEmpty
      ? "the format of \(EscapedText.shown(path)) is not clear from its name"
      : ".\(name) may be of several formats"
    throw UsageError(message: reason, hint: "Name it with --to, one of \(ids)")
  }

  /// Refuses to write over one of `inputs`: they are never changed but by `--in-place`.
  package func refuse(anyOf inputs: [String]) throws(CommandError) {
    if ownFile == nil { try FileIdentity.refuse(path, anyOf: inputs) }
  }

  /// Writes what `change` makes of the archive in the only input.
  package func change(_ change: (WorkoutArchive, Report) throws -> WorkoutArchive) throws -> ExitCode {
    try write { sink, report in
      try refuse(anyOf: inputs)
      let archive = try source.archive(path: inputs[0], findings: report.log)
      let changed = try change(archive, report)
      try sink.take(changed)
      console.keepUntilExit((archive, changed))
      return .success
    }
  }

  /// Writes what `fill` pushes, prints the findings, and says how it went.
  ///
  /// Nothing is written where `fill` throws, or where `--strict` forbids what was found.
  ///
  /// - Parameters:
  ///   - renames: false where the command gives exercises their new names itself.
  ///   - whenWritten: is called once the output is in its place; never in a dry run.
  package func write(
    renames: Bool = true, whenWritten: () -> Void = {},
    fill: (_ sink: any ArchiveSink, _ report: Report) throws -> ExitCode
  ) throws -> ExitCode {
    let report = try Report(path: settings.report, mayReplace: mayReplace, console: console)
    var code = ExitCode.success
    var written: WrittenArchive?
    var isWritten = false
    do {
      code = try writeArchive(report, whenWritten) { sink, report in
        let sink = WrittenArchive(sink, report.log)
        written = sink
        guard renames, let names else { return try fill(sink, report) }
        let renamer = ExerciseRenamer(names, into: sink, findings: report.log)
        let code = try fill(renamer, report)
        ExerciseRenamer.reportUnused(of: names, used: renamer.used, findings: report.log)
        return code
      }
      isWritten = true
    } catch let error as HandledError {
      code = error.exitCode
    } catch {
      if let file = error.cause as? FileError, file.isUnread {
        // Whoever reads no further wants to hear no more either.
        try report.finish()
        throw error
      }
      code = ExitCode(error)
      if error is StrictError {
        FindingPrinter(console: console, names: written?.names).print(report.log)
        console.complain(error)
      } else {
        if error.cause is RequestError {
          // What is lacking may stand where something was not understood, as on a log sheet.
          FindingPrinter(console: console, names: written?.names).print(report.log, withNotes: false)
        }
        report.refuse(error, file: path)
      }
      try report.finish()
      return code
    }
    try report.finish()
    FindingPrinter(console: console, names: written?.names).print(report.log)
    if settings.isDryRun, isWritten, let written {
      DryRun(inputs, source, output: path).tell(of: written, console)
    }
    if let written, isWritten { console.record?.counts = written.total }
    if let written, isWritten, !settings.isDryRun, path != "-" {
      console.tell("\(PrintableText.of(written.summary(path: path, report: settings.report)))\n")
    }
    return code
  }

  private func writeArchive(
    _ report: Report, _ whenWritten: () -> Void,
    _ fill: (any ArchiveSink, Report) throws -> ExitCode
  ) throws -> ExitCode {
    guard let writer = format.writer else { throw RequestError.notWritten(format: format.id) }
    if settings.isDryRun {
      try Destination.refuse(path, mayReplace: mayReplace)
      let sink: any ArchiveSink =
        path.hasSuffix("/")
        ? FolderSink(nil, format: format, options: options, findings: report.log)
        : try writer(ByteOutput { _ in }, options, report.log)
      let code = try fill(sink, report)
      try refuseLosses(report.log)
      return code
    }
    if path.hasSuffix("/") {
      let code = try writeFolder(report, fill)
      whenWritten()
      return code
    }
    let destination = try Destination(path, mayReplace: mayReplace, console: console)
    let output = ByteOutput { bytes throws(WorkoutError) in
      try FileError.rising { () throws(FileError) in try destination.write(bytes) }
    }
    let log = report.log
    let sink = try writer(output, options, log)
    let code = try fill(sink, report)
    try output.finish()
    try refuseLosses(log)
    var backup: String?
    if let ownFile {
      try destination.finish { backup = try ownFile.backUp() }
    } else {
      try destination.finish()
    }
    if let backup { console.tell("backup: \(PrintableText.of(backup))\n") }
    if destination.losesOwner {
      console.tell("\(PrintableText.of(path)): its owner or group could not be kept; the file is now yours\n")
    }
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
    guard settings.isStrict, !log.refusedByStrict.isEmpty else { return }
    let kinds = Set(log.refusedByStrict.map(\.first.kind.rawValue)).sorted().joined(separator: " or ")
    throw StrictError(
      description: "\(path): not written: values would be \(kinds), which --strict forbids.")
  }
}
