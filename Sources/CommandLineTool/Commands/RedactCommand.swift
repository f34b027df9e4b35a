internal import Migration
internal import WorkoutFormats
internal import WorkoutModel

/// `btd redact`: an archive without what tells who trained.
struct RedactCommand: Command {
  static let name = "redact"
  static let abstract = "Remove everything that identifies the athlete."
  static let discussion = [
    "Removes the user's name, picture, body weight and measurements, notes, UUIDs, heart rate and every app-specific field; workouts and templates get numbers for names. Lists what is still in the copy.",
    "Parts that --keep takes: \(Redaction.Part.allCases.map(\.rawValue).joined(separator: ", ")).",
  ]
  static let examples = [CommandExample("btd redact history.btd -o shared.btd --shift-dates")]

  private let file: String
  private let destination: ArchiveDestination
  private let redaction: SharedArchive
  private let writing: WritingOptions

  init(_ arguments: ArgumentReader) throws(UsageError) {
    file = arguments.operand("FILE", help: "The file.")
    destination = try ArchiveDestination(arguments)
    redaction = try SharedArchive(arguments)
    writing = try WritingOptions(arguments)
  }

  func run(_ console: Console) throws -> ExitCode {
    try ArchiveOutput(destination, writing, inputs: [file], console).change { archive, _ in
      redaction.redacted(archive, console: console)
    }
  }
}
