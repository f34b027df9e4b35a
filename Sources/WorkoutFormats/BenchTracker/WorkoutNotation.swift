internal import WorkoutModel

/// Writes workouts, templates and exercises with the keys of a file or of a QR payload.
struct WorkoutNotation {
  let output: ByteOutput
  let json: JSONOutput
  let isCompact: Bool

  init(_ output: ByteOutput, isCompact: Bool) {
    self.output = output
    json = JSONOutput(output)
    self.isCompact = isCompact
  }

  /// Writes the four texts of an exercise, without the braces.
  @inline(__always)
  func identity(_ identity: ExerciseIdentity, kept: [SourceFields.Field]) {
    var separator: StaticString = ""
    text(identity.name, isCompact ? "\"n\":" : "\"name\":", "name", kept, &separator)
    text(identity.variation, isCompact ? "\"i\":" : "\"iteration\":", "iteration", kept, &separator)
    text(identity.category, isCompact ? "\"c\":" : "\"category\":", "category", kept, &separator)
    text(identity.style?.rawValue, isCompact ? "\"s\":" : "\"style\":", "style", kept, &separator)
  }

  @inline(__always)
  private func text(
    _ value: String?, _ key: StaticString, _ name: String, _ kept: [SourceFields.Field],
    _ separator: inout StaticString
  ) {
    if let value {
      output.append(separator)
      output.append(key)
      json.text(value)
      separator = ","
    } else if !kept.isEmpty, let field = kept.first(where: { $0.name == name }) {
      output.append(separator)
      output.append(key)
      output.append(field.text)
      separator = ","
    }
  }

  /// The keys that ``identity(_:kept:)`` writes, as a file has them.
  static let identityKeys: Set<String> = ["name", "iteration", "category", "style"]

  /// The keys of an exercise that was done, as a file has them.
  static let exerciseKeys = identityKeys.union(["sets"])

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
    if let details = set.details, detailed(details) { return }
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
    let own = BenchTrackerFamily.own(details.sourceFields)
    if let field = own.first(where: { $0.name == BenchTrackerFamily.setField }) {
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

  /// Writes supersets the way `kept` has them, where that still says the same.
  func supersets(_ groups: [[Int]], kept: [SourceFields.Field], asTexts: Bool) {
    if !kept.isEmpty, let field = kept.first(where: { $0.name == "supersets" }),
      Self.groups(field.text) == groups
    {
      output.append(field.text)
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
    var cursor = JSONCursor(base: input.start, offset: 0)
    return SupersetNotation.parse(&cursor).groups
  }

  /// Writes an identifier in quotes.
  func identifier(_ id: WorkoutIdentifier) {
    output.append(JSONBytes.quote)
    if id.writeUUID(to: output.reserve(36)) { output.commit(36) } else { json.escaped(id.description) }
    output.append(JSONBytes.quote)
  }
}
