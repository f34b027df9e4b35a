internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes a training log in Markdown: a heading for each template and workout, a list of sets for each exercise.
final class MarkdownWriter: ArchiveSink {
  private let output: ByteOutput
  private var isFirst = true

  init(_ output: ByteOutput) { self.output = output }

  func begin(_ archive: WorkoutArchive) {
    for template in archive.templates {
      heading("Template" + (template.title.map { ": \(Self.escaped($0))" } ?? ""))
      quote(template.notes)
      write(template.exercises, template.supersets)
    }
  }

  func add(_ workout: Workout) {
    let day = workout.start.map { $0.description.replacing("T", by: " ") }
    let title = workout.title.map(Self.escaped)
    heading([day, title].compactMap { $0 }.joined(separator: " · "))
    let details = workout.details
    let facts: [String?] = [
      workout.durationSeconds.map { TextSetNotation.duration($0) },
      details?.activeEnergyKilocalories.map { "\($0) kcal" },
      details?.averageHeartRate.map { "heart rate \($0)" },
      details?.maximumHeartRate.map { "highest heart rate \($0)" },
    ]
    let known = facts.compactMap { $0 }
    if !known.isEmpty { paragraph(known.joined(separator: " · ")) }
    quote(details?.notes)
    write(workout.exercises, workout.supersets)
  }

  func finish() {}

  private func line(_ text: String) { output.append(text + "\n") }

  private func heading(_ text: String) {
    if !isFirst { line("") }
    isFirst = false
    line(text.isEmpty ? "## Workout" : "## \(text)")
  }

  private func paragraph(_ text: String) {
    line("")
    line(text)
  }

  private func write(_ exercises: [Exercise], _ supersets: [[Int]]?) {
    var groups = [Int?](repeating: nil, count: exercises.count)
    for (number, group) in (supersets ?? []).enumerated() {
      for member in group where groups.indices.contains(member) { groups[member] = number + 1 }
    }
    for (index, exercise) in exercises.enumerated() {
      line("")
      var name = Self.escaped(exercise.identity.name ?? "")
      if let variation = exercise.identity.variation { name += ", \(Self.escaped(variation))" }
      line("### \(name)")
      if let group = groups[index] { paragraph("Superset \(group)") }
      let sets = TextSetNotation.lines(of: exercise.sets)
      if !sets.isEmpty { line("") }
      for set in sets { line("- \(Self.escaped(set))") }
      quote(exercise.details?.notes)
    }
  }

  /// Remarks, each line marked as a quotation.
  private func quote(_ text: String?) {
    guard let text else { return }
    line("")
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      line(part.isEmpty ? ">" : "> \(Self.escaped(String(part)))")
    }
  }

  /// The text with the signs that Markdown takes for its own escaped, on one line.
  private static func escaped(_ text: String) -> String {
    var result = "".unicodeScalars
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "`", "*", "_", "<", ">", "|", "~", "#", "&", "[", "]":
        result.append("\\")
        result.append(scalar)
      case "\n", "\r": result.append(" ")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
