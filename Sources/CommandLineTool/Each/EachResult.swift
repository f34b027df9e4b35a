internal import Notation
internal import WorkoutModel

/// What became of one of many files.
struct EachResult: Sendable {
  let exitCode: ExitCode
  /// True where the output was there before.
  let isSkipped: Bool
  /// The line of JSON that says so, as `Schemas/each.schema.json` has it.
  let line: String

  init(
    file: String, exitCode: ExitCode, isSkipped: Bool = false, output: String?, record: RunRecord,
    result: Printed? = nil
  ) {
    self.exitCode = exitCode
    self.isSkipped = isSkipped
    line = JSONOutput.text { json in
      json.raw("{\"file\":")
      json.text(file)
      json.raw(",\"exit\":")
      json.number(Int(exitCode.rawValue))
      json.raw(",\"output\":")
      json.text(orNull: output)
      if isSkipped { json.raw(",\"skipped\":true") }
      if let result {
        json.raw(",\"result\":")
        switch result {
        case .json(let text): json.raw(text)
        case .text(let text): json.text(text)
        }
      }
      // What was found in it was told when it was written.
      if isSkipped { json.raw(",\"counts\":null,\"findings\":null") } else { record.write(to: json) }
      json.raw("}\n")
    }
  }

  /// What a command has printed.
  enum Printed {
    /// A value, on one line.
    case json(String)
    case text(String)
  }
}

extension RunRecord {
  /// Writes `,"counts":…,"findings":[…]`.
  func write(to json: JSONOutput) {
    json.raw(",\"counts\":")
    if let counts {
      let all = [
        ("workouts", counts.workouts), ("exercises", counts.exercises), ("sets", counts.sets),
        ("templates", counts.templates), ("rides", counts.rides), ("measurements", counts.measurements),
      ]
      for (number, (name, count)) in all.enumerated() {
        json.raw(number == 0 ? "{" : ",")
        json.text(name)
        json.raw(":")
        json.number(count)
      }
      json.raw("}")
    } else {
      json.raw("null")
    }
    json.raw(",\"findings\":[")
    for (number, finding) in findings.enumerated() {
      if number > 0 { json.raw(",") }
      FindingNotation.write(finding, to: json)
    }
    json.raw("]")
  }
}
