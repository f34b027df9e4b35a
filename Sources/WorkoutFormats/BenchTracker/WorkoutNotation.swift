internal import Notation
internal import WorkoutModel

/// Writes workouts, templates and exercises with the keys of a file or of a QR payload.
struct WorkoutNotation {
  let output: ByteOutput
  let json: JSONOutput
  let keys: BenchTrackerKeys

  init(_ output: ByteOutput, keys: BenchTrackerKeys) {
    self.output = output
    json = JSONOutput(output)
    self.keys = keys
  }

  /// Writes a key with its quotes and colon.
  @inline(__always)
  func key(_ name: StaticString) {
    output.append(JSONBytes.quote)
    output.append(name)
    output.append("\":")
  }

  /// Writes the four texts of an exercise, without the braces; false where it has none.
  @inline(__always)
  func identity(_ identity: ExerciseIdentity, kept: [SourceFields.Field]) -> Bool {
    var isFirst = true
    text(identity.name, keys.exerciseName, kept, &isFirst)
    text(identity.variation, keys.iteration, kept, &isFirst)
    text(identity.category, keys.category, kept, &isFirst)
    text(identity.style?.rawValue, keys.style, kept, &isFirst)
    return !isFirst
  }

  @inline(__always)
  private func text(
    _ value: String?, _ name: StaticString, _ kept: [SourceFields.Field], _ isFirst: inout Bool
  ) {
    if let value {
      if !isFirst { output.append(",") }
      key(name)
      json.text(value)
      isFirst = false
    } else if let text = kept.text(of: name) {
      if !isFirst { output.append(",") }
      key(name)
      output.append(text)
      isFirst = false
    }
  }

  /// Writes what was kept, but for the names that have been written.
  func rest(_ kept: [SourceFields.Field], except written: Set<String>, separator: StaticString = ",") {
    var separator = separator
    for field in kept where !written.contains(field.name) {
      output.append(separator)
      json.text(field.name)
      output.append(":")
      output.append(field.text)
      separator = ","
    }
  }

  /// Writes the list of sets.
  @inline(__always)
  func sets(_ sets: [ExerciseSet]) {
    output.append("[")
    var isFirst = true
    for set in sets {
      if !isFirst { output.append(",") }
      isFirst = false
      self.set(set)
    }
    output.append("]")
  }

  @inline(__always)
  private func set(_ set: ExerciseSet) {
    if set.hasDetails, let details = set.details, detailed(details) { return }
    output.append(JSONBytes.quote)
    if let seconds = set.durationSeconds {
      output.append("s ")
      json.number(seconds)
      if let load = set.load {
        output.append(" ")
        json.number(load.value)
      }
    } else {
      repetitions(set.reps ?? 0)
      if let load = set.load {
        output.append(" ")
        json.number(load.value)
      }
    }
    output.append(JSONBytes.quote)
  }

  @inline(__always)
  private func repetitions(_ reps: Int32) {
    if reps >= 0, reps < 10 {
      output.append(UInt8(truncatingIfNeeded: reps) &+ 0x30)
    } else {
      json.number(ExactDecimal(reps))
    }
  }

  /// Writes a set that is text; false where it is made of numbers.
  private func detailed(_ details: SetDetails) -> Bool {
    if let fields = details.sourceFields, fields.format == BenchTrackerFamily.setField,
      let field = fields.fields.first
    {
      output.append(field.text)
      return true
    }
    guard let text = details.freeText else { return false }
    output.append("\"~ ")
    json.escaped(text)
    output.append(JSONBytes.quote)
    return true
  }

  /// Writes supersets as texts: `["0 1","2 3"]`.
  func supersetTexts(_ groups: [[Int]]) {
    output.append("[")
    for (number, group) in groups.enumerated() {
      output.append(number == 0 ? "\"" : ",\"")
      for (place, index) in group.enumerated() {
        if place > 0 { output.append(" ") }
        output.append(String(index))
      }
      output.append("\"")
    }
    output.append("]")
  }

  /// Writes supersets as lists: `[[0,1],[2,3]]`.
  func supersetLists(_ groups: [[Int]]) {
    output.append("[")
    for (number, group) in groups.enumerated() {
      output.append(number == 0 ? "[" : ",[")
      output.append(group.map(String.init).joined(separator: ","))
      output.append("]")
    }
    output.append("]")
  }

  /// Writes supersets the way `kept` has them under `key`, where that still says the same.
  func supersets(_ groups: [[Int]], kept: [SourceFields.Field], key: StaticString, asTexts: Bool) {
    if let text = kept.text(of: key), Self.groups(text) == groups {
      output.append(text)
    } else if asTexts {
      supersetTexts(groups)
    } else {
      supersetLists(groups)
    }
  }

  private static func groups(_ text: String) -> [[Int]]? {
    guard let input = try? InputBytes(text.utf8, name: ""), (try? JSONValidator.check(input.bytes)) != nil
    else {
      return nil
    }
    return withExtendedLifetime(input) {
      var cursor = JSONCursor(base: input.start, offset: 0)
      return SupersetNotation.parse(&cursor).groups
    }
  }

  /// Writes the start of a workout in quotes.
  func start(_ moment: Moment) {
    output.append(JSONBytes.quote)
    DateNotation.writeStart(moment, to: output.reserve(DateNotation.startLength))
    output.commit(DateNotation.startLength)
    output.append(JSONBytes.quote)
  }

  /// Writes an identifier in quotes.
  func identifier(_ id: WorkoutIdentifier) {
    output.append(JSONBytes.quote)
    if id.writeUUID(to: output.reserve(36)) { output.commit(36) } else { json.escaped(id.description) }
    output.append(JSONBytes.quote)
  }
}
