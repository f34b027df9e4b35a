internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes workouts as Liftosaur does in text.
final class LiftohistoryWriter: ArchiveSink {
  private let output: ByteOutput

  init(_ output: ByteOutput) { self.output = output }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {}

  func add(_ workout: Workout) throws(WorkoutError) {
    let details = workout.details
    write(notes: details?.notes, indent: "")
    output.append(workout.start.map(Self.date) ?? "")
    if let program = details?.templateReference { output.append(" / program: \"\(program)\"") }
    if let title = workout.title { output.append(" / dayName: \"\(title)\"") }
    for name in LiftohistoryField.ofWorkout {
      if let text = details?.sourceFields?[name] { output.append(" / \(name): \(text)") }
    }
    if let seconds = workout.durationSeconds { output.append(" / duration: \(seconds)s") }
    output.append(" / exercises: {\n")
    for exercise in workout.exercises { write(exercise) }
    output.append("}\n")
  }

  /// `2026-03-01 10:00:00 +01:00`.
  private static func date(_ moment: Moment) -> String {
    let time = moment.cut(to: .second).withOffset(nil).description
    return time.replacing("T", by: " ") + " " + ZoneOffsetText.text(of: Int(moment.offsetMinutes ?? 0))
  }

  private func write(notes: String?, indent: String) {
    guard let notes, !notes.isEmpty else { return }
    for line in notes.split(separator: "\n", omittingEmptySubsequences: false) {
      output.append(line.isEmpty ? indent + "//\n" : indent + "// \(line)\n")
    }
  }

  private func write(_ exercise: Exercise) {
    write(notes: exercise.details?.notes, indent: "  ")
    output.append("  " + (exercise.identity.name ?? ""))
    let done = exercise.sets.filter { $0.kind != .warmUp }
    let warmUps = exercise.sets.filter { $0.kind == .warmUp }
    if !done.isEmpty { output.append(" / " + Self.grouped(done.map(Self.done))) }
    if !warmUps.isEmpty { output.append(" / warmup: " + Self.grouped(warmUps.map(Self.done))) }
    if done.contains(where: Self.isAsked) {
      output.append(" / target: " + Self.grouped(done.map(Self.asked)))
    }
    output.append("\n")
  }

  /// Equal neighbours with their number before them.
  private static func grouped(_ sets: [String]) -> String {
    var groups: [(text: String, count: Int)] = []
    for set in sets {
      if groups.last?.text == set { groups[groups.count - 1].count += 1 } else { groups.append((set, 1)) }
    }
    return groups.map { "\($0.count)x\($0.text)" }.joined(separator: ", ")
  }

  private static func has(_ name: String, _ set: ExerciseSet) -> Bool {
    set.hasDetails && set.details?.sourceFields?[name] != nil
  }

  private static func load(_ load: Load) -> String {
    "\(load.value)\(load.unit == .pounds ? "lb" : "kg")"
  }

  /// `5 185lb @8 30s (paused)`, behind the number of sets.
  private static func done(_ set: ExerciseSet) -> String {
    let details = set.hasDetails ? set.details : nil
    var text = "\(set.reps ?? 0)"
    if let left = details?.sourceFields?[LiftohistoryField.left] { text += "|\(left)" }
    if has(LiftohistoryField.amrap, set) { text += "+" }
    if let load = set.load { text += " " + Self.load(load) }
    if let rating = details?.ratingOfPerceivedExertion { text += " @\(rating)" }
    if let seconds = set.durationSeconds { text += " \(seconds)s" }
    if let note = details?.note, !note.isEmpty { text += " (\(note))" }
    return text
  }

  /// True for a set that asks for anything.
  private static func isAsked(_ set: ExerciseSet) -> Bool {
    guard set.hasDetails, let details = set.details else { return false }
    return details.target != nil || details.restSeconds != nil
      || [
        LiftohistoryField.targetAMRAP, LiftohistoryField.asksWeight, LiftohistoryField.asksRPE,
        LiftohistoryField.overflow,
      ].contains { details.sourceFields?[$0] != nil }
  }

  /// `8-12+ 185lb+ @8+ 30s+|90s`; 0 repetitions where none are asked for.
  private static func asked(_ set: ExerciseSet) -> String {
    let details = set.hasDetails ? set.details : nil
    let target = details?.target
    var text = "\(target?.reps ?? 0)"
    if let most = target?.maximumReps { text += "-\(most)" }
    if has(LiftohistoryField.targetAMRAP, set) { text += "+" }
    if let load = target?.load {
      text += " " + Self.load(load) + (has(LiftohistoryField.asksWeight, set) ? "+" : "")
    }
    if let rating = target?.ratingOfPerceivedExertion {
      text += " @\(rating)" + (has(LiftohistoryField.asksRPE, set) ? "+" : "")
    }
    let rest = details?.restSeconds
    if let seconds = target?.durationSeconds {
      let sign = has(LiftohistoryField.overflow, set) ? "+" : ""
      text += " \(seconds)s\(sign)|" + (rest.map { "\($0)s" } ?? "?")
    } else if let rest {
      text += " \(rest)s"
    }
    return text
  }
}
