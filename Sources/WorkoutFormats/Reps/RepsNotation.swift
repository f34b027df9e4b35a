internal import ExerciseCatalog
internal import FormatKit
internal import Notation
internal import WorkoutModel

/// What a bundle of the Reps app says, as far as the model tells it.
enum RepsNotation {
  static let formatID = "reps"
  /// The parts of a bundle; each may be a document of its own.
  static let parts = ["journal", "routine", "stages"]
  /// The kept field of the part that the document was alone.
  static let part = "document/part"
  /// The kept field of the order in which the entries stand in the file, where it is another than the
  /// model's.
  static let order = "order/file"
  /// Sunday is day 1.
  static let days = (1...7).map(String.init)

  /// An entry of the journal.
  ///
  /// - Parameters:
  ///   - start: when its workout began.
  ///   - number: its number among all entries, in the model's order.
  static func told(
    of set: ExerciseSet, _ progression: Progression?, start: Moment?, number: Int
  ) -> [ToldField] {
    let date = start.map(date)
    let level = progression.flatMap { RepsExercise.level(asking: set.details?.target, of: $0) }
    let stage = progression.map { ExactDecimal(Int32(clamping: $0.stage)) }
    let count = RepsExercise.count(of: set, countsSeconds: progression?.countsSeconds ?? false)
    // Before it has a date, nobody knows the identifier that it gets: no text of a source is that.
    let id = date.map { JSONOutput.quoted(identifier($0, number)) } ?? ""
    var fields = TellableFields(fields: [ToldField(name: "id", text: id, isDefault: true)])
    fields.text("date", nil, else: date)
    fields.text("exerciseType", progression?.type.rawValue)
    fields.number("stage", stage)
    fields.text("level", level?.rawValue, else: ProgressionLevel.beginner.rawValue)
    fields.number("reps", count, else: ExactDecimal(0))
    return fields.fields
  }

  /// The routine of the week, a list of exercises for each day.
  static func told(days lists: [[String]]) -> [ToldField] {
    zip(days, lists).map { day, list in
      ToldField(name: day, text: Self.list(list.map(JSONOutput.quoted)), isDefault: list.isEmpty)
    }
  }

  /// The stages: each progression, then where it stands.
  static func stages(_ stages: [ProgressionStage]) -> String {
    list(
      stages.flatMap { stage in
        var fields = TellableFields()
        fields.text("level", stage.level)
        fields.number("stage", ExactDecimal(stage.stage))
        return [JSONOutput.quoted(stage.progression), KeptFields.object(fields.fields)]
      })
  }

  static func list(_ texts: [String]) -> String { "[" + texts.joined(separator: ",") + "]" }

  /// `2026-01-31T18:05:00Z`, with thousandths of a second where they are known.
  private static func date(_ moment: Moment) -> String {
    moment.precision == .millisecond ? moment.description : moment.cut(to: .second).description
  }

  private static func identifier(_ date: String, _ number: Int) -> String {
    WorkoutIdentifier(derivedFrom: "reps", date, "\(number)").description
  }
}
