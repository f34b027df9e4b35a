internal import FormatKit
internal import Glibc
internal import Migration
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// `btd merge`: one archive of several, each workout once.
struct MergeCommand {
  private let command: ParsedCommand
  private let console: Console

  /// Whose value is taken in a conflict, as it is asked for.
  private enum Preference: String, CaseIterable {
    case first
    case second
    case newer
  }

  init(_ command: ParsedCommand, _ console: Console) {
    self.command = command
    self.console = console
  }

  func run() throws -> ExitCode {
    let source = try SourceOptions(command)
    let target = try TargetOptions(command, console)
    return try target.write(console: console, renames: false) { sink, report in
      let paths = try InputList.expand(command.operands, source, findings: report.log)
      try target.refuse(anyOf: paths + command.values("base"))
      var (archives, code) = try ArchiveInputs(command, console).read(
        paths, source, report, own: target.ownPath)
      var base = try command.value("base").map { try source.archive(path: $0, findings: report.log) }
      if let names = target.names {
        // Renamed before they are compared, so that the new names tell what is the same.
        var used: Set<ExerciseName> = []
        for index in archives.indices {
          archives[index].archive = try ExerciseRenamer.renamed(
            archives[index].archive, by: names, used: &used,
            findings: FileFindings(file: archives[index].file, findings: report.log))
        }
        base = try base.map {
          try ExerciseRenamer.renamed($0, by: names, used: &used, findings: FindingLog())
        }
        ExerciseRenamer.reportUnused(of: names, used: used, findings: report.log)
      }
      guard var merged = archives.first else { return code }
      for (number, next) in archives.enumerated().dropFirst() {
        let name = number == 1 ? merged.file : "the files before"
        let result = try merge(merged, next, base, report)
        guard result.conflicts.isEmpty else {
          tell(result.conflicts, name, next.file, report)
          throw HandledError(code: .negative)
        }
        console.error(summary(of: result, file: next.file))
        merged.archive = result.archive
      }
      console.error("\(Counted.of(merged.archive.workouts.count, "workout")) in all\n")
      try sink.take(merged.archive)
      return code
    }
  }

  private func merge(
    _ first: (file: String, archive: WorkoutArchive), _ second: (file: String, archive: WorkoutArchive),
    _ base: WorkoutArchive?, _ report: Report
  ) throws -> MergeResult {
    var options = MergeOptions()
    options.mergesNearMatches = command.value("near") == "merge"
    options.recomputesTotals = command.flag("recompute-totals")
    switch try command.value("prefer", as: Preference.self) {
    case nil: break
    case .first?: options.preference = .first
    case .second?: options.preference = .second
    case .newer?: options.preference = try newer(first, second)
    }
    return ArchiveMerge(options: options).merge(
      first.archive, second.archive, base: base,
      findings: FileFindings(file: second.file, findings: report.log))
  }

  /// The archive with the later last workout, else the file that was saved later.
  private func newer(
    _ first: (file: String, archive: WorkoutArchive), _ second: (file: String, archive: WorkoutArchive)
  ) throws -> MergeOptions.Preference {
    func last(_ archive: WorkoutArchive) -> Int64? {
      archive.workouts.compactMap { $0.start?.utcMilliseconds }.max()
    }
    if let left = last(first.archive), let right = last(second.archive), left != right {
      return left > right ? .first : .second
    }
    guard let left = Self.modification(of: first.file), let right = Self.modification(of: second.file),
      left != right
    else {
      throw RequestError(
        "\(first.file) and \(second.file): neither is newer. Choose with --prefer first or --prefer second.")
    }
    return left > right ? .first : .second
  }

  /// Nanoseconds from 1970 to when the file was last changed.
  private static func modification(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let (nanoseconds, overflow) = status.st_mtim.tv_sec.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? nil : nanoseconds + status.st_mtim.tv_nsec
  }

  private func tell(_ conflicts: [MergeConflict], _ first: String, _ second: String, _ report: Report) {
    report.tell(conflicts, of: second, first: first, second: second, to: console)
    let count = Counted.of(conflicts.count, "conflict")
    console.error("btd merge: \(count), nothing written. Decide with --prefer first, second or newer.\n")
  }

  private func summary(of result: MergeResult, file: String) -> String {
    let counts = result.counts
    var parts = ["\(counts.added) of \(Counted.of(counts.second, "workout")) new"]
    parts.append("\(counts.shared) known")
    if counts.changed > 0 { parts.append("\(counts.changed) of these brought up to date") }
    if counts.deleted > 0 { parts.append("\(counts.deleted) deleted") }
    if !result.nearMatches.isEmpty {
      parts.append("\(result.nearMatches.count) nearly known (--near merge makes one of the two)")
    }
    return "\(PrintableText.of(file)): \(parts.joined(separator: ", "))\n"
  }
}
