internal import WorkoutFormats
internal import WorkoutModel

extension ArchiveOutput {
  /// The files that the inputs stand for, which are not written over.
  func files(_ report: Report) throws -> [String] {
    let files = try InputList.expand(inputs, source, findings: report.log)
    try refuse(anyOf: files)
    return files
  }

  /// Reads all of `paths`; where some are bad, says so and goes on to the next.
  func archives(
    in paths: [String], _ report: Report
  ) throws -> (archives: [(file: String, archive: WorkoutArchive)], code: ExitCode) {
    guard paths.count > 1 else {
      return ([(paths[0], try source.archive(path: paths[0], findings: report.log))], .success)
    }
    var archives: [(file: String, archive: WorkoutArchive)] = []
    var gravest: (any Error)?
    var bad: [String] = []
    let bar = ProgressBar("reading", console: console)
    defer { bar.finish() }
    for (number, path) in paths.enumerated() {
      do {
        archives.append((path, try source.archive(path: path, findings: report.log)))
      } catch {
        bar.finish()
        report.refuse(error, file: path)
        bad.append(path)
        // What is changed in place is never left out.
        if path == ownPath { throw HandledError(exitCode: ExitCode(error)) }
        if gravest.map({ ExitCode(error) > ExitCode($0) }) ?? true { gravest = error }
      }
      bar.show(number + 1, of: paths.count)
    }
    guard let gravest else { return (archives, .success) }
    guard settings.skipsBad, !archives.isEmpty else { throw HandledError(exitCode: ExitCode(gravest)) }
    for path in bad {
      report.log.report(
        Finding(.error, .dropped, "input cannot be read and is left out", place: Place(file: path)))
    }
    return (archives, ExitCode(gravest))
  }
}
