internal import FormatKit
internal import Migration
internal import Notation
internal import SafeFiles
internal import WorkoutFormats
internal import WorkoutModel

/// `btd convert`: files of any format into one file of another.
struct ConvertCommand: Command {
  static let name = "convert"
  static let outputExtension: String? = "btd"
  static let abstract = "Turn files into one file of another format or version."
  static let discussion = [
    "Many inputs become one archive. The first file's settings win, and workouts that are equal in every value are kept once; btd merge also joins those that two apps recorded."
  ]
  static let examples = [
    CommandExample(
      "btd convert history.wld -o old.btd --btd-version 4", "For an install of release 3.0 to 4.1."),
    CommandExample("btd convert jan.btd feb.btd -o year.btd"),
    CommandExample("btd convert - --to hevy", "Text that is pasted, as a table for Hevy."),
    CommandExample("btd convert workout.json -o workout.btd --source-unit lb"),
    CommandExample(
      "btd convert history.btd -o measurements/ --to strong-measurements", "A file for each kind."),
  ]

  private let files: [String]
  private let destination: ArchiveDestination
  private let writing: WritingOptions
  private let choice: WorkoutChoice
  private let isAsTemplate: Bool
  private let parts: Set<ArchivePart>
  /// The kind of measurements that is kept; nil for all.
  private let measurement: String?
  /// Threads that may work at a time.
  private let jobs: Int

  init(_ arguments: ArgumentReader) throws(UsageError) {
    files = arguments.operands("FILE…", help: "Files or folders.")
    let named = try ArchiveDestination(
      inPlaceOr: arguments,
      help:
        "Where to write; a name ending in / makes a folder of files. Without it, the result of - is printed."
    )
    writing = try WritingOptions(arguments)
    destination = named.orStandardOutput(of: files, as: writing.target.format)
    choice = try WorkoutChoice(arguments)
    isAsTemplate = arguments.asTemplate()
    parts = Set(
      try arguments.list("only", .choice("PARTS"), help: "Keep only these parts, separated by commas."))
    measurement = try arguments.option(
      "measurement", .text("KIND"), help: "Keep only the measurements of this kind, such as Weight.")
    jobs =
      try arguments.option(
        "jobs", .integer("N", in: 1...Parallel.maximumWidth),
        help: "How many processors to use for a large file (default: all).") ?? Parallel.width
    if isAsTemplate, !parts.isEmpty, !parts.contains(.templates) {
      throw UsageError(message: "--as-template makes templates, which --only leaves out")
    }
  }

  func run(_ console: Console) throws -> ExitCode {
    // The other half reads.
    let output = try ArchiveOutput(
      destination, writing, inputs: files, jobs: jobs / 2, console)
    return try output.write { sink, report in
      let paths = try output.files(report)
      if paths.count == 1, choice == .all, parts.isEmpty, !isAsTemplate, measurement == nil {
        // One file goes through workout by workout.
        try output.source.stream(
          paths[0], into: sink, report.log, bar: ProgressBar(reading: paths[0], console: console),
          jobs: jobs)
        return .success
      }
      let (archives, code) = try output.archives(in: paths, report)
      guard !archives.isEmpty else { return code }
      var archive = ArchiveJoiner.join(archives, findings: report.log)
      archive = try choice.apply(
        to: archive, file: paths.count == 1 ? paths[0] : "the inputs",
        clock: OwnClock(named: writing.target.timeZone))
      if choice != .all, output.format.isPayload { archive.leaveOutAllButWorkoutsAndTemplates() }
      if isAsTemplate { archive.turnWorkoutsIntoTemplates() }
      if !parts.isEmpty { archive.keepOnly(parts) }
      if let measurement { try archive.keepMeasurements(of: measurement) }
      try sink.take(archive)
      return code
    }
  }
}
