internal import FormatKit
internal import Migration
internal import Notation
internal import SafeFiles
internal import WorkoutFormats
internal import WorkoutModel

/// `btd merge`: one archive of several, each workout once.
struct MergeCommand: Command {
  static let name = "merge"
  static let abstract = "Merge two or more archives into one, each workout once."
  static let discussion = [
    "Workouts are the same if they share a UUID, or the start and the content: exercises and sets, in kg or lb, by any app's names. If one clock runs ahead of the other, btd works out by how much and says so. Near duplicates are listed and kept.",
    "A workout without sets, from Apple Health or a watch, adds its heart rate, energy and exact times to the workout that it overlaps, even if the clocks differ. If it overlaps none, it is kept and reported.",
    "With --base, changes and deletions on either side are applied. If both sides changed the same thing, --prefer decides; without it nothing is written (exit code 1).",
  ]
  static let examples = [
    CommandExample("btd merge history.btd strong.csv -o history-now.btd"),
    CommandExample(
      "btd merge history.btd strong.csv --in-place", "And btd undo history.btd brings it back."),
    CommandExample(
      "btd merge history.btd export.zip -o history-now.btd", "Heart rate and energy from Apple Health."),
    CommandExample("btd merge phone.btd tablet.btd --base backup.btd -o both.btd --prefer newer"),
  ]

  private let files: [String]
  private let destination: ArchiveDestination
  private let base: String?
  private let preference: Preference?
  private let options: MergeOptions
  private let writing: WritingOptions

  /// Whose value is taken in a conflict, as it is asked for.
  private enum Preference: String, CaseIterable {
    case first
    case second
    case newer
  }

  init(_ arguments: ArgumentReader) throws(UsageError) {
    files = arguments.operands("FILE…", help: "Files of any format.", atLeast: 2)
    destination = try ArchiveDestination(inPlaceOr: arguments)
    base = try arguments.option("base", .text("FILE"), help: "The archive that all of them come from.")
    preference = try arguments.option(
      "prefer", .choice(),
      help: "Whose value wins a conflict; newer is the one trained or saved last.")
    options = try MergeOptions(arguments)
    writing = try WritingOptions(arguments)
  }

  func run(_ console: Console) throws -> ExitCode {
    let output = try ArchiveOutput(
      destination, writing, inputs: files, others: [base].compactMap(\.self), console)
    return try output.write(renames: false) { sink, report in
      var (archives, code) = try output.archives(in: output.files(report), report)
      var base = try base.map { try output.source.archive(path: $0, findings: report.log) }
      if let names = output.names {
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
          throw report.conflict(
            result.conflicts, of: next.file, first: name, second: next.file,
            choices: "--prefer first, second or newer")
        }
        console.tell(summary(of: result, file: next.file))
        merged.archive = result.archive
      }
      let count = merged.archive.workouts.count
      console.tell("\(Counted.of(count, "workout")) in all\n")
      if !options.recomputesTotals, let total = merged.archive.profile.totals.workouts?.wholePart,
        total != Int64(count)
      {
        console.tell("the app's running totals stay at \(total) workouts; --recompute-totals counts anew\n")
      }
      try sink.take(merged.archive)
      console.keepUntilExit((archives, merged))
      return code
    }
  }

  private func merge(
    _ first: (file: String, archive: WorkoutArchive), _ second: (file: String, archive: WorkoutArchive),
    _ base: WorkoutArchive?, _ report: Report
  ) throws -> MergeResult {
    var options = options
    switch preference {
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
      throw CommandError(
        "\(first.file) and \(second.file): neither is newer. Choose with --prefer first or --prefer second.")
    }
    return left > right ? .first : .second
  }

  /// Nanoseconds from 1970 to when the file was last changed.
  private static func modification(of path: String) -> Int64? {
    FileSystem.status(of: path).flatMap { $0.kind == .file ? $0.modified : nil }
  }

  private func summary(of result: MergeResult, file: String) -> String {
    let counts = result.counts
    var parts = ["\(counts.added) of \(Counted.of(counts.second, "workout")) new"]
    parts.append("\(counts.shared) known")
    if counts.changed > 0 { parts.append("\(counts.changed) of them updated") }
    if counts.laid > 0 { parts.append("\(counts.laid) merged into workouts with sets") }
    if counts.deleted > 0 { parts.append("\(counts.deleted) deleted") }
    if !result.nearMatches.isEmpty {
      parts.append(
        "\(result.nearMatches.count) nearly the same as a known one, kept (--near merge joins them)")
    }
    return "\(PrintableText.of(file)): \(parts.joined(separator: ", "))\n"
  }
}
