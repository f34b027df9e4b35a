internal import Notation
internal import WorkoutModel

/// Turns the older backups of LiftLog, in Protocol Buffers, into the JSON that the app has had since.
///
/// The numbers of the fields are those of `ExportedDataDaoV2` in the app's repository.
struct LiftLogProtobuf {
  typealias Fields = [ProtobufFields.Field]

  /// The JSON of each session and of each program.
  private(set) var sessions: [String] = []
  private(set) var programs: [(payload: String, isActive: Bool)] = []
  /// True where the app kept something of friends.
  private(set) var hasFeed = false
  /// Fields whose meaning is not known.
  private(set) var unknownCount = 0

  /// True for a message whose first field is a session with an identifier of 16 bytes.
  static func isBackup(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count > 30, bytes[0] == 0x0a else { return false }
    var index = 1
    while index < 6, bytes[index] >= 0x80 { index += 1 }
    return Array(bytes[(index + 1)..<(index + 5)]) == [0x0a, 0x12, 0x0a, 0x10]
  }

  /// Reads a whole backup.
  init(_ bytes: [UInt8]) throws(ProtobufFields.Problem) {
    let backup = try ProtobufFields.all(bytes[...])
    for session in try backup.messages(1) { sessions.append(try self.session(session)) }
    let older = try backup.messages(2)
    if !older.isEmpty { programs.append((try program(nil, nil, older), false)) }
    let active = try backup.message(4)?.text(1)
    for entry in try backup.messages(3) {
      guard let program = try entry.message(2) else { continue }
      count(entry, known: 1...2)
      count(program, known: 5...6, and: [1])
      programs.append(
        (
          try self.program(program.text(1), try program.message(6), try program.messages(5)),
          active != nil && entry.text(1) == active
        ))
    }
    hasFeed = backup.contains { $0.number == 5 }
    count(backup, known: 1...5)
  }

  /// Counts the fields of a message that have none of the numbers that are known.
  private mutating func count(_ fields: Fields, known: ClosedRange<Int>, and others: [Int] = []) {
    unknownCount += fields.count { !known.contains($0.number) && !others.contains($0.number) }
  }

  // MARK: Values

  private static func day(_ fields: Fields?) -> String? {
    guard let fields, let year = fields.whole(1), let month = fields.whole(2), let day = fields.whole(3),
      (1...9_999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    return "\(padded(year, 4))-\(padded(month))-\(padded(day))"
  }

  private static func padded(_ value: Int64, _ count: Int = 2) -> String {
    let text = "\(value)"
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }

  /// `18:05:00.250`; fields of 0 are not written.
  private static func time(_ fields: Fields) -> String {
    let parts = [fields.whole(1) ?? 0, fields.whole(2) ?? 0, fields.whole(3) ?? 0].map { padded($0) }
    let milliseconds = fields.whole(4) ?? 0
    return parts.joined(separator: ":") + (milliseconds > 0 ? "." + padded(milliseconds, 3) : "")
  }

  /// `+11:00`; nothing where the app did not note it.
  private static func offset(_ fields: Fields?) -> String {
    guard let fields else { return "" }
    let minutes = (fields.whole(1) ?? 0) / 60
    guard (-1_439...1_439).contains(minutes) else { return "" }
    return (minutes < 0 ? "-" : "+") + padded(abs(minutes) / 60) + ":" + padded(abs(minutes) % 60)
  }

  private static func decimal(_ fields: Fields?) -> ExactDecimal? {
    guard let fields else { return nil }
    let (units, overflow) = (fields.whole(1) ?? 0).multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isOver) = units.addingReportingOverflow(Int64(fields.fixed(2) ?? 0))
    return overflow || isOver ? nil : ExactDecimal(coefficient: sum, fractionDigits: 9)?.normalized
  }

  private static func duration(_ fields: Fields?) -> String? {
    guard let fields else { return nil }
    let (units, overflow) = (fields.whole(1) ?? 0).multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, isOver) = units.addingReportingOverflow(fields.whole(2) ?? 0)
    guard !overflow, !isOver, let seconds = ExactDecimal(coefficient: sum, fractionDigits: 9) else {
      return nil
    }
    return LiftLogOutput.duration(seconds.normalized)
  }

  /// The bytes of a UUID in the order of .NET, which turns the first three groups round.
  private static func identifier(_ fields: Fields?) -> String? {
    guard let bytes = fields?.bytes(1).map({ Array($0) }), bytes.count == 16 else { return nil }
    let digits = Array("0123456789abcdef")
    var text = ""
    for (place, index) in [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15].enumerated() {
      if [4, 6, 8, 10].contains(place) { text.append("-") }
      text.append(digits[Int(bytes[index] >> 4)])
      text.append(digits[Int(bytes[index] & 15)])
    }
    return text
  }

  private static func write(_ value: ExactDecimal, unit: Int64?, to json: JSONOutput) {
    var object = JSONObjectOutput(json)
    object.text("value", value.description)
    object.text("unit", unit == 1 ? "kilograms" : unit == 2 ? "pounds" : "nil")
    object.end()
  }

  private static func write(_ distance: ExactDecimal, _ unit: String?, to json: JSONOutput) {
    var object = JSONObjectOutput(json)
    object.text("value", distance.description)
    object.text("unit", unit ?? "metre")
    object.end()
  }

  // MARK: Sessions

  private mutating func session(_ fields: Fields) throws(ProtobufFields.Problem) -> String {
    let id = Self.identifier(try fields.message(1))
    let day = Self.day(try fields.message(4))
    let weight = Self.decimal(try fields.message(5))
    var exercises: [String] = []
    for exercise in try fields.messages(3) { exercises.append(try self.exercise(exercise, on: day)) }
    count(fields, known: 1...7)
    return JSONOutput.text { json in
      var object = JSONObjectOutput(json)
      object.text("id", id)
      object.key("blueprint")
      var blueprint = JSONObjectOutput(json)
      blueprint.text("name", fields.text(2) ?? "")
      blueprint.text("notes", fields.text(6) ?? "")
      blueprint.end()
      object.text("date", day)
      if let weight, weight.coefficient != 0 {
        object.key("bodyweight")
        Self.write(weight, unit: fields.whole(7), to: json)
      }
      object.list("recordedExercises", exercises) { json.raw($0) }
      object.end()
    }
  }

  private mutating func exercise(_ fields: Fields, on day: String?) throws(ProtobufFields.Problem) -> String {
    let plan = try fields.message(1) ?? []
    let notes = try fields.message(4)?.text(1)
    count(fields, known: 8...14, and: [1, 2, 3, 4, 5, 6])
    if fields.whole(6) == 1 {
      var sets: [String] = []
      for set in try fields.messages(13) { sets.append(try cardioSet(set)) }
      count(plan, known: 8...11, and: [1])
      // Before there were several sets, the one stood in the exercise.
      if sets.isEmpty { sets = [try olderCardioSet(fields, plan)] }
      return JSONOutput.text { json in
        var object = JSONObjectOutput(json)
        object.text("type", "RecordedCardioExercise")
        object.key("blueprint")
        var blueprint = JSONObjectOutput(json)
        blueprint.text("name", plan.text(1) ?? "")
        blueprint.text("notes", plan.text(8))
        blueprint.text("link", plan.text(9))
        blueprint.end()
        object.list("sets", sets) { json.raw($0) }
        object.text("notes", notes)
        object.end()
      }
    }
    let whole = fields.whole(5) == 1 ? nil : Self.decimal(try fields.message(2))
    var sets: [String] = []
    for set in try fields.messages(3) { sets.append(try weightedSet(set, on: day, whole)) }
    let blueprint = try weighted(plan, done: sets.count)
    return JSONOutput.text { json in
      var object = JSONObjectOutput(json)
      object.text("type", "RecordedWeightedExercise")
      object.key("blueprint")
      json.raw(blueprint)
      object.list("potentialSets", sets) { json.raw($0) }
      object.text("notes", notes)
      object.end()
    }
  }

  /// - Parameter whole: the weight of the exercise, from before each set had its own.
  private mutating func weightedSet(
    _ fields: Fields, on day: String?, _ whole: ExactDecimal?
  ) throws(ProtobufFields.Problem) -> String {
    let weight = Self.decimal(try fields.message(2)) ?? whole ?? 0
    var time: String?
    let done = try fields.message(1)
    count(fields, known: 1...3)
    if let done { count(done, known: 1...4) }
    if let done, let clock = try done.message(2), let date = Self.day(try done.message(3)) ?? day {
      time = "\(date)T\(Self.time(clock))\(Self.offset(try done.message(4)))"
    }
    return JSONOutput.text { json in
      var object = JSONObjectOutput(json)
      if let done {
        object.key("set")
        var set = JSONObjectOutput(json)
        set.number("repsCompleted", Int32(clamping: done.whole(1) ?? 0))
        set.text("completionDateTime", time)
        set.end()
      }
      object.key("weight")
      Self.write(weight, unit: fields.whole(3), to: json)
      object.end()
    }
  }

  private func moment(_ fields: Fields?) throws(ProtobufFields.Problem) -> String? {
    guard let fields, let day = Self.day(try fields.message(1)), let clock = try fields.message(2) else {
      return nil
    }
    return "\(day)T\(Self.time(clock))\(Self.offset(try fields.message(3)))"
  }

  private mutating func cardioSet(_ fields: Fields) throws(ProtobufFields.Problem) -> String {
    let target = try fields.message(1)?.message(1)
    count(fields, known: 1...7)
    return try cardioSet(
      target, time: try moment(try fields.message(2)), duration: try fields.message(3),
      distance: try fields.message(4), unit: try fields.message(5)?.text(1),
      resistance: try fields.message(6),
      incline: try fields.message(7))
  }

  private mutating func olderCardioSet(_ fields: Fields, _ plan: Fields) throws(ProtobufFields.Problem)
    -> String
  {
    try cardioSet(
      try plan.message(11), time: try moment(try fields.message(8)), duration: try fields.message(9),
      distance: try fields.message(10), unit: try fields.message(14)?.text(1),
      resistance: try fields.message(11), incline: try fields.message(12))
  }

  private mutating func cardioSet(
    _ target: Fields?, time: String?, duration: Fields?, distance: Fields?, unit: String?,
    resistance: Fields?,
    incline: Fields?
  ) throws(ProtobufFields.Problem) -> String {
    var asked: String?
    if let target { asked = try self.target(target) }
    return JSONOutput.text { json in
      var object = JSONObjectOutput(json)
      if let asked {
        object.key("blueprint")
        json.raw("{\"target\":\(asked)}")
      }
      object.text("completionDateTime", time)
      object.text("duration", Self.duration(duration))
      if let value = Self.decimal(distance) {
        object.key("distance")
        Self.write(value, unit, to: json)
      }
      object.text("resistance", Self.decimal(resistance)?.description)
      object.text("incline", Self.decimal(incline)?.description)
      object.end()
    }
  }

  // MARK: Programs

  /// What is asked for of an exercise for endurance; nil for what is neither a time nor a distance.
  private mutating func target(_ fields: Fields) throws(ProtobufFields.Problem) -> String? {
    count(fields, known: 1...4)
    let seconds = Self.duration(try fields.message(2)) ?? "PT0S"
    let distance = Self.decimal(try fields.message(3)) ?? 0
    switch fields.text(1) {
    case "time": return "{\"type\":\"time\",\"value\":\"\(seconds)\"}"
    case "distance":
      let value = JSONOutput.text { Self.write(distance, fields.text(4), to: $0) }
      return "{\"type\":\"distance\",\"value\":\(value)}"
    default: return nil
    }
  }

  /// - Parameter done: how many sets a session has; nil for a program.
  private mutating func weighted(_ fields: Fields, done: Int?) throws(ProtobufFields.Problem) -> String {
    count(fields, known: 1...3, and: [5, 6, 7, 8, 9, 10])
    let rest = try fields.message(6) ?? []
    var rests: [String] = []
    for number in 1...3 { rests.append(Self.duration(try rest.message(number)) ?? "PT0S") }
    let step = Self.decimal(try fields.message(5))
    return JSONOutput.text { json in
      var object = JSONObjectOutput(json)
      object.text("type", "WeightedExerciseBlueprint")
      object.text("name", fields.text(1) ?? "")
      let sets = fields.whole(2).flatMap { Int32(exactly: $0) } ?? 0
      if done.map({ $0 != Int(sets) }) ?? true { object.number("sets", sets) }
      object.number("repsPerSet", fields.whole(3).flatMap { Int32(exactly: $0) } ?? 0)
      object.key("restBetweenSets")
      json.raw("{\"minRest\":\"\(rests[0])\",\"maxRest\":\"\(rests[1])\",\"failureRest\":\"\(rests[2])\"}")
      object.bool("supersetWithNext", fields.whole(7) == 1)
      object.text("notes", fields.text(8))
      object.text("link", fields.text(9))
      if let step, step.coefficient != 0 { object.text("weightIncreaseOnSuccess", step.description) }
      object.end()
    }
  }

  private mutating func program(
    _ name: String?, _ edited: Fields?, _ sessions: [Fields]
  ) throws(ProtobufFields.Problem) -> String {
    var texts: [String] = []
    for session in sessions {
      count(session, known: 1...3)
      var exercises: [String] = []
      for exercise in try session.messages(2) {
        exercises.append(
          exercise.whole(10) == 1 ? try cardio(exercise) : try weighted(exercise, done: nil))
      }
      texts.append(
        JSONOutput.text { json in
          var object = JSONObjectOutput(json)
          object.text("name", session.text(1) ?? "")
          object.list("exercises", exercises) { json.raw($0) }
          object.text("notes", session.text(3) ?? "")
          object.end()
        })
    }
    return JSONOutput.text { json in
      var object = JSONObjectOutput(json)
      object.text("name", name)
      object.list("sessions", texts) { json.raw($0) }
      object.text("lastEdited", Self.day(edited))
      object.end()
    }
  }

  private mutating func cardio(_ fields: Fields) throws(ProtobufFields.Problem) -> String {
    count(fields, known: 8...11, and: [1])
    var asked: String?
    if let target = try fields.message(11) { asked = try self.target(target) }
    return JSONOutput.text { json in
      var object = JSONObjectOutput(json)
      object.text("type", "CardioExerciseBlueprint")
      object.text("name", fields.text(1) ?? "")
      object.list("sets", asked.map { [$0] } ?? []) { json.raw("{\"target\":\($0)}") }
      object.text("notes", fields.text(8))
      object.text("link", fields.text(9))
      object.end()
    }
  }
}
