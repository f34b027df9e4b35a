internal import WorkoutFormats
internal import WorkoutModel

extension ArchiveOutput {
  /// The files that the inputs stand for, which are not written over.
  func files(_ report: Report) throws -> [String] {
    let files = try InputList.expand(inputs, source, findings: report.log)
    // The inputs themselves were looked at before.
    if files != inputs { try refuse(anyOf: files) }
    return files
  }

  /// Reads all of `paths`; where some are bad, says so and goes on to the next.
  func archives(
    in paths: [String], _ report: Report
  ) throws -> (archives: [(file: String, archive: WorkoutArchive)], code: ExitCode) {
    guard paths.count > 1 else {
      return ([(paths[0], try source.archive(path: paths[0], findings: report.log))], .success)
    }
    let groups = source.groups(of: paths)
    var archives: [(file: String, archive: WorkoutArchive)] = []
    var gravest: (any Error)?
    var bad: [String] = []
    let bar = ProgressBar("reading", console: console)
    defer { bar.finish() }
    let refuse = { (error: any Error, file: String) in
      bar.finish()
      report.refuse(error, file: file)
      bad.append(file)
      if gravest.map({ ExitCode(error) > ExitCode($0) }) ?? true { gravest = error }
    }
    for (number, group) in groups.enumerated() {
      let name = InputList.name(of: group)
      do {
        let archive = try source.archive(
          paths: group, findings: report.log, refuse: settings.skipsBad ? refuse : nil)
        archives.append((name, archive))
      } catch {
        refuse(error, name)
        // What is changed in place is never left out.
        if name == ownPath { throw HandledError(exitCode: ExitCode(error)) }
      }
      bar.show(number + 1, of: groups.count)
    }
    guard let gravest else { return (archives, .success) }
    guard settings.skipsBad, !archives.isEmpty else { throw HandledError(exitCode: ExitCode(gravest)) }
    for name in bad {
      report.log.report(
        Finding(.error, .dropped, "input cannot be read and is left out", place: Place(file: name)))
    }
    return (archives, ExitCode(gravest))
  }
}
