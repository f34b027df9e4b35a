import WorkoutInterchange

/// A format of this program's own: a line a set, `2026-01-31 Squat 5x100`, in kilograms, under a line that says so.
enum SetLog {
  static let head = "# sets in kg"

  static let format = Format(
    id: "setlog", name: "Set log", extensions: ["setlog"], recognizes: { $0.firstLine == head },
    reader: { (input, _, sink, findings) throws(WorkoutError) in try read(input, sink, findings) },
    writer: { output, _, findings in SetLogWriter(output, findings) })

  private static func read(
    _ input: InputBytes, _ sink: any ArchiveSink, _ findings: any FindingSink
  ) throws(WorkoutError) {
    try sink.begin(WorkoutArchive())
    var workout = Workout()
    let text = String(decoding: input.copy, as: UTF8.self)
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where number > 0 && !line.isEmpty {
      let words = line.split(separator: " ")
      let numbers = words.last?.split(separator: "x") ?? []
      guard words.count >= 3, let day = Moment(String(words[0])), numbers.count == 2,
        let reps = Int32(numbers[0]), let load = ExactDecimal(String(numbers[1]))
      else {
        let place = Place(file: input.name, line: number + 1)
        findings.report(Finding(.error, .dropped, "line kept out: it is no set", place: place))
        continue
      }
      if workout.start != day {
        if workout.start != nil { try sink.add(workout) }
        workout = Workout(start: day)
      }
      var exercise = Exercise(ExerciseIdentity(name: words.dropFirst().dropLast().joined(separator: " ")))
      if let last = workout.exercises.last, last.name == exercise.name {
        exercise = workout.exercises.removeLast()
      }
      exercise.sets.append(ExerciseSet(reps: reps, load: Load(load, unit: .kilograms)))
      workout.exercises.append(exercise)
    }
    if workout.start != nil { try sink.add(workout) }
    try sink.finish()
  }
}

/// Writes a set log; a set that it has no line for is named.
final class SetLogWriter: ArchiveSink {
  private let output: ByteOutput
  private let findings: any FindingSink

  init(_ output: ByteOutput, _ findings: any FindingSink) {
    self.output = output
    self.findings = findings
  }

  func begin(_ archive: WorkoutArchive) { output.append(SetLog.head + "\n") }

  func add(_ workout: Workout) {
    for exercise in workout.exercises {
      for set in exercise.sets {
        guard let day = workout.start?.cut(to: .day), let name = exercise.name, let reps = set.reps,
          let load = set.load?.converted(to: .kilograms)?.load
        else {
          findings.report(Finding(.warning, .dropped, "set: a set log has no line for it"))
          continue
        }
        output.append("\(day) \(name) \(reps)x\(load.value)\n")
      }
    }
  }
}
