internal import Migration
internal import Statistics
internal import WorkoutModel

extension SourceOptions {
  /// Reads the one history that files make, each workout once, and prints what was found; throws where a file is bad.
  func history(of paths: [String], findings log: FindingLog, console: Console) throws -> WorkoutArchive {
    var archives: [(file: String, archive: WorkoutArchive)] = []
    var code = ExitCode.success
    for group in groups(of: paths) {
      let name = InputList.name(of: group)
      let findings: any FindingSink = paths.count == 1 ? log : FileFindings(file: name, findings: log)
      do {
        archives.append((name, try archive(paths: group, findings: findings)))
      } catch {
        console.complain(error)
        code = max(code, ExitCode(error))
      }
    }
    guard code == .success else { throw HandledError(exitCode: code) }
    let history = ArchiveMerge.history(of: archives.map(\.archive), findings: log)
    FindingPrinter(console: console, names: PlaceNames(of: history, in: log)).print(log)
    return history
  }
}
