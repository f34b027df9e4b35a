internal import Migration
internal import Notation
internal import Sheets
internal import WorkoutFormats
internal import WorkoutModel

/// The options that say what is taken out of an archive before it is shared.
struct SharedArchive {
  /// Dates are moved by no fewer and no more weeks than these.
  private static let shiftWeeks = 8...520

  private let redaction: Redaction

  /// Takes `--keep` and `--shift-dates`; nothing where the command has a `--share` that is not given.
  init?(_ command: ParsedCommand) throws(UsageError) {
    let hasShare = command.command.options.contains { $0.longName == "share" }
    guard !hasShare || command.flag("share") else {
      for name in ["keep", "shift-dates"] where command.value(name) != nil || command.flag(name) {
        throw command.usageError("--\(name) goes with --share")
      }
      return nil
    }
    var redaction = Redaction()
    redaction.kept = Set(command.values("keep").compactMap(Redaction.Part.init))
    if command.flag("shift-dates") { redaction.shiftWeeks = -Int.random(in: Self.shiftWeeks) }
    self.redaction = redaction
  }

  /// What a page says of the copy.
  var copy: SharedCopy {
    SharedCopy(
      leftOut: Redaction.Part.allCases.filter { !redaction.kept.contains($0) }.map(Self.words),
      movesDates: redaction.shiftWeeks != 0)
  }

  private static func words(_ part: Redaction.Part) -> String {
    switch part {
    case .names, .notes, .uuids, .picture: part.rawValue
    case .weight: "body weight and measurements"
    case .health: "heart rate, energy and difficulty"
    case .fields: "fields that only the source knows"
    }
  }

  /// The archive without what is taken out; says what that is and what is left.
  func redacted(_ archive: WorkoutArchive, console: Console) -> WorkoutArchive {
    let result = redaction.redact(archive)
    for (what, count) in result.removed { console.error("taken out: \(count) × \(what)\n") }
    for fact in result.remaining { console.error("still told: \(PrintableText.of(fact))\n") }
    return result.archive
  }
}
