internal import Migration
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// Workouts beside the last time, as tables for a person.
struct ProgressText {
  /// As many characters of a name are shown.
  private static let nameWidth = 28

  private let archive: WorkoutArchive
  private let colors: Bool

  init(_ archive: WorkoutArchive, colors: Bool) {
    self.archive = archive
    self.colors = colors
  }

  /// The table of one workout.
  func table(_ progress: WorkoutProgress) -> String {
    var lines = [head(progress)]
    for exercise in progress.exercises {
      let name = PrintableText.of(exercise.name, limit: Self.nameWidth)
      let sets = exercise.sets.map(mark).joined(separator: "  ")
      let best = ListWords.change(
        "1RM", exercise.bestOneRepMax, exercise.previousBestOneRepMax, progress.unit)
      let padding = String(repeating: " ", count: max(1, Self.nameWidth + 2 - name.count))
      lines.append("  \(name)\(padding)\(sets)\(best.isEmpty ? "" : "  \(best)")")
    }
    let volume = ListWords.change("volume", progress.volume, progress.previousVolume, progress.unit)
    if progress.volume != 0 || progress.previousVolume ?? 0 != 0 { lines.append("  \(volume)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func head(_ progress: WorkoutProgress) -> String {
    let workout = archive.workouts[progress.workout]
    let name = "\(workout.start.map(ListWords.time) ?? "no date")  \(workout.title ?? "no name")"
    guard let previous = progress.previous else { return PrintableText.of("\(name)  (first time)") }
    let last = archive.workouts[previous].start.map(ListWords.time) ?? "one without a date"
    return PrintableText.of("\(name)  (last time: \(last))")
  }

  private func mark(_ set: SetProgress) -> String {
    let (sign, color) =
      switch set.mark {
      case .better: ("+", "32")
      case .equal: ("=", "0")
      case .worse: ("-", "31")
      case .new: ("*", "36")
      }
    let text = "\(sign) \(PrintableText.of(set.text, limit: 60))"
    return colors ? "\u{1b}[\(color)m\(text)\u{1b}[0m" : text
  }
}
