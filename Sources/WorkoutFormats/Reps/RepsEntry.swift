internal import ExerciseCatalog
internal import FormatKit
internal import Notation
internal import WorkoutModel

/// One entry of the journal as it stands in the file: a set.
struct RepsEntry {
  /// Where it stands among the entries.
  let number: Int
  let moment: Moment?
  let type: String?
  let stage: Int32?
  /// The stage of the progression; nil where the app knows none such.
  let progression: Progression?
  let set: ExerciseSet
  /// The members, the date in ISO 8601.
  let source: [SourceFields.Field]

  init(_ element: JSONElement, number: Int, at pointer: String, _ reporter: JSONReporter) {
    var values = ObjectReader(element, at: pointer, format: RepsNotation.formatID, reporter)
    let date = values.take("date", "seconds since 2001 or a date like 2026-01-31T18:05:00Z") { RepsDate($0) }
    if date?.isWithoutZone == true {
      values.report(.note, .guessed, "time without a zone read as UTC", "date")
    }
    self.number = number
    moment = date?.moment
    type = values.text("exerciseType")
    stage = values.count("stage")
    progression = RepsExercise.progression(type: type, stage: stage)
    let name = values.text("level")
    let level = name.flatMap(ProgressionLevel.init)
    let reps = values.count("reps")
    if progression == nil, type != nil, stage != nil {
      values.report(.warning, .inconsistent, "stage of a progression that is not known", "exerciseType")
    }
    if name != nil, level == nil {
      values.report(.warning, .inconsistent, "level that is not known", detail: name, "level")
    }
    source = KeptFields.flattened(element, skipping: []).map { field in
      field.name == "date" ? .init(name: field.name, text: date?.text ?? field.text) : field
    }
    set = Self.set(reps, progression, level)
  }

  private static func set(
    _ reps: Int32?, _ progression: Progression?, _ level: ProgressionLevel?
  ) -> ExerciseSet {
    var set = ExerciseSet()
    if progression?.countsSeconds == true {
      set.durationSeconds = reps.map { ExactDecimal($0) }
    } else {
      set.reps = reps
    }
    if let progression, let level {
      var details = SetDetails()
      details.target = RepsExercise.target(of: progression, at: level)
      set.details = details
    }
    return set
  }

  /// The exercise; a workout has it once whatever the order of its sets.
  var identity: ExerciseIdentity {
    if let progression { return RepsExercise.identity(of: progression) }
    return ExerciseIdentity(name: type.map { type in stage.map { "\(type) stage \($0)" } ?? type })
  }
}
