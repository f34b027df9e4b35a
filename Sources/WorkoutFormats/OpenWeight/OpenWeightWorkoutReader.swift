internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads workout logs and templates.
struct OpenWeightWorkoutReader {
  let reporter: JSONReporter
  let options: ReadOptions
  private var hasDuplicates: Bool { reporter.hasDuplicateKeys }

  /// Reads the log at the cursor.
  func workout(_ cursor: inout JSONCursor, at pointer: String) -> Workout {
    var workout = Workout()
    var details = WorkoutDetails()
    var kept = FieldReader(format: OpenWeightReader.formatID)
    cursor.forEachMember(hasDuplicates: hasDuplicates) { key, cursor in
      if key.equals("exercises") {
        exercises(&cursor, areDone: true, at: pointer, &kept, key, &workout.exercises, &workout.supersets)
      } else if key.equals("date") {
        workout.start = start(&cursor, key, &kept)
      } else if key.equals("name") {
        workout.title = kept.text(&cursor, as: key.name)
      } else if key.equals("notes") {
        details.notes = kept.text(&cursor, as: key.name)
      } else if key.equals("durationSeconds") {
        workout.durationSeconds = kept.anyNumber(&cursor, as: key.name)
      } else if key.equals("templateId") {
        details.templateReference = kept.text(&cursor, as: key.name)
      } else {
        kept.keep(&cursor, as: key.name)
      }
    }
    details.sourceFields = kept.sourceFields
    workout.details = details == WorkoutDetails() ? nil : details
    return workout
  }

  /// Reads the template at the cursor.
  func template(_ cursor: inout JSONCursor, at pointer: String) -> WorkoutTemplate {
    var template = WorkoutTemplate()
    var kept = FieldReader(format: OpenWeightReader.formatID)
    cursor.forEachMember(hasDuplicates: hasDuplicates) { key, cursor in
      if key.equals("exercises") {
        exercises(&cursor, areDone: false, at: pointer, &kept, key, &template.exercises, &template.supersets)
      } else if key.equals("name") {
        template.title = kept.text(&cursor, as: key.name)
      } else if key.equals("notes") {
        template.notes = kept.text(&cursor, as: key.name)
      } else {
        kept.keep(&cursor, as: key.name)
      }
    }
    template.sourceFields = kept.sourceFields
    return template
  }

  private func start(_ cursor: inout JSONCursor, _ key: JSONText, _ kept: inout FieldReader) -> Moment? {
    var probe = cursor
    guard cursor.kind == .text, let moment = OpenWeightDate.moment(probe.text().string) else {
      kept.keep(&cursor, as: key.name)
      return nil
    }
    // A notation of another kind comes back as it was.
    var text = cursor
    if text.text().string != OpenWeightDate.text(moment) { kept.keep(&cursor, as: key.name) }
    cursor = probe
    return moment
  }

  // MARK: Exercises

  private func exercises(
    _ cursor: inout JSONCursor, areDone: Bool, at pointer: String, _ kept: inout FieldReader, _ key: JSONText,
    _ exercises: inout [Exercise], _ supersets: inout [[Int]]?
  ) {
    guard cursor.kind == .array else { return kept.keep(&cursor, as: key.name) }
    var entries: [OpenWeightExercise] = []
    let offset = cursor.offset
    if cursor.enter() {
      var index = 0
      repeat {
        if cursor.kind == .object {
          entries.append(exercise(&cursor, areDone: areDone, at: "\(pointer)/exercises/\(index)"))
        } else {
          reporter.drop(
            &cursor, "exercise is not an object", of: .exercise, pointer: "\(pointer)/exercises/\(index)")
        }
        index += 1
      } while cursor.next()
    }
    let orders = entries.compactMap { $0.order }
    if orders.count == entries.count, zip(orders, orders.dropFirst()).contains(where: { $0 > $1 }) {
      reporter.report(
        .note, .converted, "exercises put in the order that they state", of: .exercise, at: offset,
        pointer: "\(pointer)/exercises")
      entries = entries.enumerated().sorted { left, right in
        orders[left.offset] != orders[right.offset]
          ? orders[left.offset] < orders[right.offset] : left.offset < right.offset
      }.map { $0.element }
    }
    supersets = OpenWeightSupersets.groups(of: &entries)
    exercises = entries.map { $0.exercise }
  }

  private func exercise(_ cursor: inout JSONCursor, areDone: Bool, at pointer: String) -> OpenWeightExercise {
    var result = OpenWeightExercise()
    var details = ExerciseDetails()
    var kept = FieldReader(format: OpenWeightReader.formatID)
    var hasSets = false
    cursor.forEachMember(hasDuplicates: hasDuplicates) { key, cursor in
      if key.equals("exercise"), cursor.kind == .object {
        result.exercise.identity = identity(&cursor, &details, &kept)
      } else if key.equals("sets"), cursor.kind == .array {
        hasSets = true
        result.exercise.sets = sets(&cursor, areDone: areDone, at: pointer)
      } else if key.equals("notes") {
        details.notes = kept.text(&cursor, as: key.name)
      } else if key.equals("supersetId") {
        result.supersetID = kept.whole(&cursor, as: key.name)
      } else {
        if key.equals("order") {
          var probe = cursor
          var unused = FieldReader(format: "")
          result.order = unused.whole(&probe, as: key.name)
        }
        kept.keep(&cursor, as: key.name)
      }
    }
    details.isWithoutSets = !hasSets
    details.sourceFields = kept.sourceFields
    result.exercise.details = details == ExerciseDetails() ? nil : details
    return result
  }

  private func identity(
    _ cursor: inout JSONCursor, _ details: inout ExerciseDetails, _ kept: inout FieldReader
  ) -> ExerciseIdentity {
    var name: String?
    var category: String?
    let path = "exercise/"
    cursor.forEachMember(hasDuplicates: hasDuplicates) { key, cursor in
      if key.equals("name") {
        name = kept.text(&cursor, as: path + key.name)
      } else if key.equals("category") {
        category = kept.text(&cursor, as: path + key.name)
      } else if key.equals("equipment") {
        details.equipment = kept.text(&cursor, as: path + key.name)
      } else if key.equals("musclesWorked") {
        details.muscles = kept.texts(&cursor, as: path + key.name, atLeast: 1) ?? []
      } else {
        kept.keep(&cursor, as: path + key.name)
      }
    }
    return ExerciseIdentity(name: name, category: category)
  }

  // MARK: Sets

  private func sets(_ cursor: inout JSONCursor, areDone: Bool, at pointer: String) -> [ExerciseSet] {
    var sets: [ExerciseSet] = []
    guard cursor.enter() else { return [] }
    var index = 0
    repeat {
      if cursor.kind == .object {
        var reader = OpenWeightSetReader(areDone: areDone, options: options)
        sets.append(reader.set(&cursor, hasDuplicates: hasDuplicates))
      } else {
        reporter.drop(&cursor, "set is not an object", of: .set, pointer: "\(pointer)/sets/\(index)")
      }
      index += 1
    } while cursor.next()
    return sets
  }
}
