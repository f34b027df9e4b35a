internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes a training log as people type it: templates, then workouts.
final class TextNotationWriter: ArchiveSink {
  private let output: ByteOutput
  private var isFirst = true

  init(_ output: ByteOutput) { self.output = output }

  func begin(_ archive: WorkoutArchive) {
    for template in archive.templates {
      beginSection()
      line("Template:" + (template.title.map { " " + Self.value($0) } ?? ""))
      notes(template.notes)
      write(template.exercises, template.supersets)
    }
  }

  func add(_ workout: Workout) {
    beginSection()
    if let start = workout.start {
      if let title = workout.title { line(Self.plain(title)) }
      line(Self.text(of: start))
    } else {
      line("#" + (workout.title.map { " " + Self.value($0) } ?? ""))
    }
    if let duration = workout.durationSeconds { line("Duration: " + TextSetNotation.duration(duration)) }
    notes(workout.details?.notes)
    write(workout.exercises, workout.supersets)
    // Else a date behind it would be its own.
    if workout.start == nil, workout.exercises.isEmpty { line("no sets") }
  }

  func finish() {}

  private func line(_ text: String) { output.append(text + "\n") }

  private func beginSection() {
    if !isFirst { line("") }
    isFirst = false
  }

  private func write(_ exercises: [Exercise], _ supersets: [[Int]]?) {
    var labels = [String](repeating: "", count: exercises.count)
    for (number, group) in (supersets ?? []).enumerated() {
      for (place, member) in group.enumerated() where labels.indices.contains(member) {
        labels[member] = "\(Self.letters(number))\(place + 1). "
      }
    }
    for (index, exercise) in exercises.enumerated() {
      line("")
      line(Self.heading(labels[index], exercise.identity.name ?? ""))
      TextSetNotation.lines(of: exercise.sets).forEach(line)
      if let variation = exercise.identity.variation { line("Variation: " + Self.value(variation)) }
      if let category = exercise.identity.category { line("Category: " + Self.value(category)) }
      notes(exercise.details?.notes)
    }
  }

  /// A line for each line of the notes, or one in quotation marks where that would not bring them back.
  private func notes(_ notes: String?) {
    guard let notes else { return }
    let lines = notes.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let arePlain = lines.count > 1 || !notes.isEmpty
    if arePlain, lines.allSatisfy({ $0.isEmpty || Self.value($0) == $0 }) {
      for text in lines { line(text.isEmpty ? "Note:" : "Note: " + text) }
    } else {
      line("Note: " + Self.quoted(notes))
    }
  }

  // MARK: Texts

  /// `A` … `Z`, `AA` … `ZZ`, and so on.
  private static func letters(_ number: Int) -> String {
    var (rest, text) = (number, "")
    repeat {
      text = String(UnicodeScalar(UInt8(0x41 + rest % 26))) + text
      rest = rest / 26 - 1
    } while rest >= 0
    return text
  }

  /// A title or name: in quotation marks where it would be read as something else.
  private static func plain(_ text: String) -> String {
    guard value(text) == text else { return quoted(text) }
    var habits = TextHabits(ReadOptions())
    if case .text = TextLine(text, &habits) { return text }
    return quoted(text)
  }

  /// A name behind the label of a superset, where there is one.
  private static func heading(_ label: String, _ name: String) -> String {
    let text = label + plain(name)
    // Behind a label, a number begins sets.
    guard label.isEmpty || TextExerciseName(text)?.name == name else { return label + quoted(name) }
    return text
  }

  /// What stands behind a colon: in quotation marks where spaces or line ends would be lost.
  private static func value(_ text: String) -> String {
    let isPlain =
      isTrimmed(text) && text.unicodeScalars.first != "\"" && text.unicodeScalars.first != "\u{feff}"
      && !text.utf8.contains { $0 == 0x0a || $0 == 0x0d || $0 == 0 }
    return isPlain ? text : quoted(text)
  }

  /// True for a text that has no spaces around it.
  static func isTrimmed(_ text: String) -> Bool {
    !text.isEmpty && text.trimming { $0.properties.isWhitespace }.utf8.count == text.utf8.count
  }

  /// A text in quotation marks, on one line.
  static func quoted(_ text: String) -> String {
    var quoted = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": quoted.append(contentsOf: "\\n".unicodeScalars)
      case "\r": quoted.append(contentsOf: "\\r".unicodeScalars)
      case "\0": quoted.append(contentsOf: "\\0".unicodeScalars)
      case "\"", "\\": quoted.append(contentsOf: ["\\", scalar])
      default: quoted.append(scalar)
      }
    }
    quoted.append("\"")
    return String(quoted)
  }

  /// A start; a zone so far west that it would read as an end, as in `18:00-19:05`, stands apart.
  private static func text(of start: Moment) -> String {
    let text = start.description.replacing("T", by: " ")
    guard let offset = start.offsetMinutes, offset < -14 * 60, text.utf8.count > 6 else { return text }
    return String(text.dropLast(6)) + " " + String(text.suffix(6))
  }
}
