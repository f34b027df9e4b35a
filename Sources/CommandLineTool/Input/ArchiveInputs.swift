internal import WorkoutFormats
internal import WorkoutModel

/// The archives in all inputs of a command.
struct ArchiveInputs {
  private let command: ParsedCommand
  private let console: Console

  init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  /// Reads all inputs; where some are bad, says so and goes on to the next.
  func read(
    _ paths: [String], _ source: SourceOptions, _ report: Report
  ) throws -> (archives: [(file: String, archive: WorkoutArchive)], code: ExitCode) {
    guard paths.count > 1 else {
      return ([(paths[0], try source.archive(path: paths[0], findings: report.log))], .success)
    }
    var archives: [(file: String, archive: WorkoutArchive)] = []
    var gravest: (any Error)?
    let bar = ProgressBar("reading", console: console)
    defer { bar.finish() }
    for (number, path) in paths.enumerated() {
      do {
        archives.append((path, try source.archive(path: path, findings: report.log)))
      } catch {
        bar.finish()
        report.refuse(error, file: path, command: command.command.name)
        if gravest.map({ ExitCode(error) > ExitCode($0) }) ?? true { gravest = error }
      }
      bar.show(number + 1, of: paths.count)
    }
    guard let gravest else { return (archives, .success) }
    guard command.flag("skip-bad"), !archives.isEmpty else { throw HandledError(code: ExitCode(gravest)) }
    report.log.report(
      Finding(.error, .dropped, "input cannot be read and is left out", count: paths.count - archives.count))
    return (archives, ExitCode(gravest))
  }
}
