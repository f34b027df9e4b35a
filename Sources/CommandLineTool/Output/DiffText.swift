internal import Migration
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// A comparison of two archives for a person.
struct DiffText {
  /// As many characters of a value are shown.
  private static let maximumLength = 120

  private let first: ArchiveFile
  private let second: ArchiveFile
  private let colors: Bool

  private enum Sign: String {
    case removed = "-"
    case added = "+"
    case changed = "~"

    var color: String {
      switch self {
      case .removed: "31"
      case .added: "32"
      case .changed: "33"
      }
    }
  }

  init(_ first: ArchiveFile, _ second: ArchiveFile, colors: Bool) {
    self.first = first
    self.second = second
    self.colors = colors
  }

  /// All differences, one a line, the counts last.
  func text(of comparison: ArchiveComparison) -> String {
    var lines: [String] = []
    for offset in comparison.clockOffsets {
      lines.append("  clock of \(PrintableText.of(second.file)): \(offset)")
    }
    for index in comparison.onlyInFirst {
      lines.append(line(.removed, Self.name(of: first.archive.workouts[index])))
    }
    for index in comparison.onlyInSecond {
      lines.append(line(.added, Self.name(of: second.archive.workouts[index])))
    }
    for change in comparison.changed {
      lines.append(line(.changed, Self.name(of: first.archive.workouts[change.first])))
      lines += change.differences.map { "    " + self.difference($0, subject: false) }
    }
    lines += comparison.parts.map { difference($0, subject: true) }
    lines.append(counts(of: comparison))
    return lines.joined(separator: "\n") + "\n"
  }

  private func counts(of comparison: ArchiveComparison) -> String {
    if comparison.isEmpty { return "no difference: \(Counted.of(comparison.sameCount, "workout")) the same" }
    return """
      \(Counted.of(comparison.onlyInFirst.count, "workout")) only in \(PrintableText.of(first.file)), \
      \(comparison.onlyInSecond.count) only in \(PrintableText.of(second.file)), \
      \(comparison.changed.count) changed, \(comparison.sameCount) the same
      """
  }

  private func difference(_ difference: FieldDifference, subject: Bool) -> String {
    let names = [subject ? difference.subject : "", difference.field].filter { !$0.isEmpty }
    let name = names.joined(separator: ": ")
    let first = difference.first.map { PrintableText.of($0, limit: Self.maximumLength) }
    let second = difference.second.map { PrintableText.of($0, limit: Self.maximumLength) }
    return switch (first, second) {
    case (let first?, let second?): line(.changed, "\(name): \(first) → \(second)")
    case (let first?, nil): line(.removed, "\(name): \(first)")
    case (nil, let second): line(.added, "\(name): \(second ?? "")")
    }
  }

  private func line(_ sign: Sign, _ text: String) -> String {
    let line = "\(sign.rawValue) \(PrintableText.of(text))"
    return colors ? "\u{1b}[\(sign.color)m\(line)\u{1b}[0m" : line
  }

  /// `2026-01-31T18:05  Push Day  (5 exercises, 18 sets)`.
  static func name(of workout: Workout) -> String {
    let sets = workout.exercises.reduce(0) { $0 + $1.sets.count }
    let counts = "\(Counted.of(workout.exercises.count, "exercise")), \(Counted.of(sets, "set"))"
    return "\(workout.start?.description ?? "no date")  \(workout.title ?? "no name")  (\(counts))"
  }
}
