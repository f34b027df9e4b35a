internal import Migration
internal import Notation
internal import Statistics
internal import WorkoutModel

/// A workout as a person reads it, beside the last time.
struct WorkoutPageText {
  private let archive: WorkoutArchive
  private let colors: Bool

  init(_ archive: WorkoutArchive, colors: Bool) {
    self.archive = archive
    self.colors = colors
  }

  /// The lines of one workout.
  func of(_ progress: WorkoutProgress) -> String {
    let workout = archive.workouts[progress.workout]
    var lines = [head(workout, progress), "  \(last(progress))", "  \(counts(workout, progress))"]
    if let notes = workout.details?.notes { lines += note(notes, indent: 2) }
    let labels = SupersetMark.marks(count: workout.exercises.count, supersets: workout.supersets)
    let names = progress.exercises.enumerated().map { place, exercise in
      padded(labels[place].label, to: labels.reduce(0) { max($0, $1.label.count) })
        + "  \(PrintableText.of(exercise.name))"
    }
    let width = names.reduce(0) { max($0, TerminalWidth.of($1)) }
    for (place, exercise) in progress.exercises.enumerated() {
      let best = ListWords.change(
        "1RM", exercise.bestOneRepMax, exercise.previousBestOneRepMax, progress.unit)
      lines.append("")
      lines.append(best.isEmpty ? names[place] : "\(padded(names[place], to: width))  \(best)")
      if let notes = workout.exercises[place].details?.notes { lines += note(notes, indent: 4) }
      lines += exercise.sets.map(line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - TerminalWidth.of(text)))
  }

  private func head(_ workout: Workout, _ progress: WorkoutProgress) -> String {
    let start = workout.start.map(ListWords.time) ?? "no date"
    return "#\(progress.workout + 1)  \(start)  \(PrintableText.of(workout.title ?? "no name"))"
  }

  private func last(_ progress: WorkoutProgress) -> String {
    guard let previous = progress.previous else { return "first time" }
    return
      "last time: \(archive.workouts[previous].start.map(ListWords.time) ?? "no date") (#\(previous + 1))"
  }

  private func counts(_ workout: Workout, _ progress: WorkoutProgress) -> String {
    let sets = workout.exercises.reduce(0) { $0 + $1.sets.count }
    var parts = [Counted.of(workout.exercises.count, "exercise"), Counted.of(sets, "set")]
    if let seconds = workout.durationSeconds, seconds.coefficient > 0 {
      parts.insert(ListWords.duration(seconds), at: 0)
    }
    if progress.volume != 0 || progress.previousVolume ?? 0 != 0 {
      parts.append(ListWords.change("volume", progress.volume, progress.previousVolume, progress.unit))
    }
    return parts.joined(separator: ", ")
  }

  /// The lines of a remark, each of its own.
  private func note(_ text: String, indent: Int) -> [String] {
    text.split { $0.isNewline }.map {
      String(repeating: " ", count: indent) + "“\(PrintableText.of(String($0)))”"
    }
  }

  private func line(_ set: SetProgress) -> String {
    let (sign, color) =
      switch set.mark {
      case .better: ("+", "32")
      case .equal: ("=", "0")
      case .worse: ("-", "31")
      case .new: ("*", "36")
      }
    var text = "\(sign) \(PrintableText.of(set.text))"
    if colors { text = "\u{1b}[\(color)m\(text)\u{1b}[0m" }
    switch set.mark {
    case .better, .worse: text += set.previous.map { "  was \(PrintableText.of($0))" } ?? ""
    case .equal, .new: break
    }
    return "    \(text)"
  }
}
