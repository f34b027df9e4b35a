internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Workouts and routines as Hevy's interface for programs has them: always in kilograms and metres.
enum HevyAPIWorkout {
  /// A workout that was done.
  static func workout(_ element: JSONElement, at pointer: String, _ reporter: JSONReporter) -> Workout {
    var object = ObjectReader(element, at: pointer, format: HevyAPIReader.formatID, reporter)
    var workout = Workout(
      id: filled("id", &object).map { WorkoutIdentifier($0) }, title: filled("title", &object))
    var details = WorkoutDetails()
    details.notes = filled("description", &object)
    details.templateReference = filled("routine_id", &object)
    workout.start = moment("start_time", &object)
    let end = moment("end_time", &object)
    if let start = workout.start, let end {
      let milliseconds = end.utcMilliseconds - start.utcMilliseconds
      if milliseconds >= 0 {
        workout.durationSeconds = ExactDecimal(coefficient: milliseconds, fractionDigits: 3)?.normalized
      } else {
        details.end = end
        object.report(
          .warning, .inconsistent, "a workout that ends before it begins", detail: "\(start) to \(end)",
          "end_time")
      }
    } else {
      details.end = end
    }
    (workout.exercises, workout.supersets) = exercises(&object, reporter)
    details.sourceFields = object.rest
    workout.details = details == WorkoutDetails() ? nil : details
    return workout
  }

  /// A workout to be done.
  static func routine(
    _ element: JSONElement, at pointer: String, _ reporter: JSONReporter
  ) -> WorkoutTemplate {
    var object = ObjectReader(element, at: pointer, format: HevyAPIReader.formatID, reporter)
    var template = WorkoutTemplate(title: filled("title", &object), notes: filled("notes", &object))
    template.id = filled("id", &object).map { WorkoutIdentifier($0) }
    (template.exercises, template.supersets) = exercises(&object, reporter)
    template.sourceFields = object.rest
    return template
  }

  // MARK: Exercises

  private static func exercises(
    _ object: inout ObjectReader, _ reporter: JSONReporter
  ) -> (exercises: [Exercise], supersets: [[Int]]?) {
    var exercises: [Exercise] = []
    var groups: [(key: String, members: [Int])] = []
    for (number, (element, pointer)) in object.list("exercises").enumerated() {
      guard element.kind == .object else {
        reporter.report(
          .error, .dropped, "exercise that is not an object", of: .exercise, detail: element.excerpt,
          at: element.offset, pointer: pointer)
        continue
      }
      var inner = ObjectReader(element, at: pointer, format: HevyAPIReader.formatID, reporter)
      // The documentation says supersets_id, the answers superset_id; either is a number or a text.
      for key in ["superset_id", "supersets_id"] as [StaticString] {
        guard let group = inner.take(key, "a number", { $0.number?.description ?? $0.text }) else { continue }
        if let place = groups.firstIndex(where: { $0.key == group }) {
          if groups[place].members.last != exercises.count { groups[place].members.append(exercises.count) }
        } else {
          groups.append((group, [exercises.count]))
        }
      }
      exercises.append(exercise(&inner, number, reporter))
    }
    let supersets = groups.map { $0.members }
    return (exercises, supersets.isEmpty ? nil : supersets)
  }

  private static func exercise(
    _ object: inout ObjectReader, _ number: Int, _ reporter: JSONReporter
  ) -> Exercise {
    dropIndex(number, &object)
    let name = filled("title", &object)
    var details = ExerciseDetails()
    details.notes = filled("notes", &object)
    // A rest stands once for all sets of a routine's exercise.
    let rest = object.number("rest_seconds")
    var sets: [ExerciseSet] = []
    for (index, (element, pointer)) in object.list("sets").enumerated() {
      guard element.kind == .object else {
        reporter.report(
          .error, .dropped, "set that is not an object", of: .set, detail: element.excerpt,
          at: element.offset,
          pointer: pointer)
        continue
      }
      var inner = ObjectReader(element, at: pointer, format: HevyAPIReader.formatID, reporter)
      sets.append(set(&inner, index, rest))
    }
    if sets.isEmpty, rest != nil { object.leave("rest_seconds") }
    details.sourceFields = object.rest
    return Exercise(
      ExerciseIdentity(name: name), sets: sets, details: details == ExerciseDetails() ? nil : details)
  }

  private static func set(_ object: inout ObjectReader, _ index: Int, _ rest: ExactDecimal?) -> ExerciseSet {
    dropIndex(index, &object)
    var details = SetDetails()
    let kind = kind("type", &object) ?? kind("set_type", &object) ?? .working
    let load = object.number("weight_kg").map { Load($0, unit: .kilograms) }
    let reps = object.count("reps")
    let seconds = object.number("duration_seconds")
    details.distance = object.number("distance_meters").map { Distance($0, unit: .meters) }
    details.ratingOfPerceivedExertion = object.number("rpe")
    details.restSeconds = rest
    details.target = object.object("rep_range") { range in
      var target = SetTarget()
      target.reps = range.count("start")
      target.maximumReps = range.count("end")
      return target == SetTarget() ? nil : target
    }
    details.sourceFields = object.rest
    return ExerciseSet(
      kind: kind, reps: reps, load: load, durationSeconds: seconds,
      details: details == SetDetails() ? nil : details)
  }

  private static func kind(_ key: StaticString, _ object: inout ObjectReader) -> SetKind? {
    object.take(key, "normal, warmup, dropset or failure") { element in
      switch element.text?.lowercased() {
      case "normal": .working
      case "warmup": .warmUp
      case "dropset": .drop
      case "failure": .failure
      default: nil
      }
    }
  }

  // MARK: Values

  /// Leaves out the number of an element in its list, where it says no more than its place.
  private static func dropIndex(_ number: Int, _ object: inout ObjectReader) {
    if object.value("index")?.count.map({ Int($0) }) == number { _ = object.count("index") }
  }

  /// A text that is not empty.
  private static func filled(_ key: StaticString, _ object: inout ObjectReader) -> String? {
    object.text(key).flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func moment(_ key: StaticString, _ object: inout ObjectReader) -> Moment? {
    object.take(key, "a date and time") { $0.text.flatMap { DateText.moment($0) } }
  }
}
