internal import Migration
internal import Notation
internal import WorkoutFormats
package import WorkoutModel

/// What is taken out of an archive before it is shared.
package struct SharedArchive {
  /// Dates are moved by no fewer and no more weeks than these.
  private static let shiftWeeks = 8...520

  private let redaction: Redaction
  /// The name of an option that is given: `--keep`.
  package let given: String?

  /// Takes `--keep` and `--shift-dates`.
  package init(_ arguments: ArgumentReader) throws(UsageError) {
    let before = arguments.given.count
    var redaction = Redaction()
    redaction.kept = Set(
      try arguments.list(
        "keep", .choice("PARTS"), help: "Do not remove these parts, separated by commas."))
    let movesDates = arguments.flag(
      "shift-dates", help: "Shift all dates by the same random number of weeks.")
    if movesDates { redaction.shiftWeeks = -Int.random(in: Self.shiftWeeks) }
    self.redaction = redaction
    given = arguments.given.dropFirst(before).first
  }

  /// Takes `--share` and what belongs to it; nil without it.
  package init?(ifShared arguments: ArgumentReader) throws(UsageError) {
    let isShared = arguments.flag(
      "share", help: "Remove everything that identifies the athlete, as redact does.")
    try self.init(arguments)
    if isShared { return }
    if let given { throw UsageError(message: "\(given) works only with --share") }
    return nil
  }

  /// What is taken out or replaced, in words.
  package var leftOut: [String] {
    Redaction.Part.allCases.filter { !redaction.kept.contains($0) }.map(Self.words)
  }

  /// Whether all dates are moved.
  package var movesDates: Bool { redaction.shiftWeeks != 0 }

  private static func words(_ part: Redaction.Part) -> String {
    switch part {
    case .names, .notes, .uuids, .picture: part.rawValue
    case .weight: "body weight and measurements"
    case .health: "heart rate, energy and difficulty"
    case .fields: "app-specific fields"
    }
  }

  /// The archive without what is taken out; says what that is and what is left.
  package func redacted(_ archive: WorkoutArchive, console: Console) -> WorkoutArchive {
    let result = redaction.redact(archive)
    for (what, count) in result.removed {
      console.tell("removed: \(count == 1 ? "" : "\(count) × ")\(what)\n")
    }
    for fact in result.remaining { console.tell("still in the file: \(PrintableText.of(fact))\n") }
    return result.archive
  }
}
