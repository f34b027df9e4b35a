internal import Notation
internal import WorkoutModel

// Workouts, their exercises and sets: read and written by hand, since they are nearly all of a file.

extension Workout: ArchiveValue {
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError) -> Workout {
    var workout = Workout()
    try input.forEachMember(&cursor) { (key: JSONText, cursor: inout JSONCursor) throws(WorkoutError) in
      if key.equals("exercises") {
        workout.exercises = try [Exercise].read(&cursor, input)
      } else if key.equals("id") {
        workout.id = try WorkoutIdentifier.read(&cursor, input)
      } else if key.equals("title") {
        workout.title = try input.title(&cursor)
      } else if key.equals("start") {
        workout.start = try Moment.read(&cursor, input)
      } else if key.equals("durationSeconds") {
        workout.durationSeconds = try ExactDecimal.read(&cursor, input)
      } else if key.equals("supersets") {
        workout.supersets = try [[Int]].read(&cursor, input)
      } else if key.equals("isStartEdited") {
        workout.isStartEdited = try Bool.read(&cursor, input)
      } else if key.equals("details") {
        workout.details = try WorkoutDetails.read(&cursor, input)
      } else {
        input.reportUnknown(key, &cursor)
      }
    }
    return workout
  }

  func write(to output: JSONOutput) {
    var separator: StaticString = "{\""
    func key(_ name: StaticString) {
      output.raw(separator)
      output.raw(name)
      separator = ",\""
    }
    if let id {
      key("id\":")
      id.write(to: output)
    }
    if let title {
      key("title\":")
      output.text(title)
    }
    if let start {
      key("start\":")
      start.write(to: output)
    }
    if let durationSeconds {
      key("durationSeconds\":")
      output.number(durationSeconds)
    }
    if let supersets {
      key("supersets\":")
      supersets.write(to: output)
    }
    if let isStartEdited {
      key("isStartEdited\":")
      output.bool(isStartEdited)
    }
    if let details {
      key("details\":")
      details.write(to: output)
    }
    key("exercises\":")
    exercises.write(to: output)
    output.raw("}")
  }
}

extension Exercise: ArchiveValue {
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError) -> Exercise {
    let start = cursor.offset
    var identity: ExerciseIdentity?
    var sets: [ExerciseSet] = []
    var details: ExerciseDetails?
    try input.forEachMember(&cursor) { (key: JSONText, cursor: inout JSONCursor) throws(WorkoutError) in
      if key.equals("sets") {
        try input.forEachElement(&cursor) { (cursor: inout JSONCursor) throws(WorkoutError) in
          input.setScratch.append(try ExerciseSet.read(&cursor, input))
        }
        sets = input.setScratch.take()
      } else if key.equals("exercise") {
        identity = try input.identity(&cursor)
      } else if key.equals("details") {
        details = try ExerciseDetails.read(&cursor, input)
      } else {
        input.reportUnknown(key, &cursor)
      }
    }
    guard let identity else { throw input.failure(at: start, "the key exercise is missing") }
    return Exercise(identity, sets: sets, details: details)
  }

  func write(to output: JSONOutput) {
    output.raw("{\"exercise\":")
    identity.write(to: output)
    if let details {
      output.raw(",\"details\":")
      details.write(to: output)
    }
    if !sets.isEmpty {
      output.raw(",\"sets\":")
      sets.write(to: output)
    }
    output.raw("}")
  }
}

extension ExerciseSet: ArchiveValue {
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError) -> ExerciseSet {
    var reps: Int32?
    var load: Load?
    var kind = SetKind.working
    var durationSeconds: ExactDecimal?
    var details: SetDetails?
    try input.forEachMember(&cursor) { (key: JSONText, cursor: inout JSONCursor) throws(WorkoutError) in
      if key.equals("reps") {
        let start = cursor
        reps = try Int32.read(&cursor, input)
        if reps == .min { throw input.misfit(start, expected: "a number of repetitions") }
      } else if key.equals("load") {
        load = try Load.read(&cursor, input)
      } else if key.equals("durationSeconds") {
        durationSeconds = try ExactDecimal.read(&cursor, input)
      } else if key.equals("kind") {
        kind = try SetKind.read(&cursor, input)
      } else if key.equals("details") {
        details = try SetDetails.read(&cursor, input)
      } else {
        input.reportUnknown(key, &cursor)
      }
    }
    return ExerciseSet(
      kind: kind, reps: reps, load: load, durationSeconds: durationSeconds, details: details)
  }

  func write(to output: JSONOutput) {
    var separator: StaticString = "{"
    if kind != .working {
      output.raw("{\"kind\":")
      kind.write(to: output)
      separator = ","
    }
    if let reps {
      output.raw(separator)
      output.raw("\"reps\":")
      output.number(ExactDecimal(reps))
      separator = ","
    }
    if let load {
      output.raw(separator)
      output.raw("\"load\":")
      load.write(to: output)
      separator = ","
    }
    if let durationSeconds {
      output.raw(separator)
      output.raw("\"durationSeconds\":")
      output.number(durationSeconds)
      separator = ","
    }
    if hasDetails, let details {
      output.raw(separator)
      output.raw("\"details\":")
      details.write(to: output)
      separator = ","
    }
    if separator.utf8Start[0] == UInt8(ascii: "{") { output.raw("{") }
    output.raw("}")
  }
}
