internal import FormatKit
internal import Notation
internal import WorkoutModel

/// The rest intervals behind a set, which the model holds as seconds.
enum SummaryRest {
  /// The seconds of all intervals together; nil where none of them says.
  static func seconds(of rests: [SummaryEntry]) -> ExactDecimal? {
    rests.lazy.compactMap { $0.set.durationSeconds ?? $0.set.details?.target?.durationSeconds }
      .reduce(nil) { sum, seconds in sum.map { $0.plus(seconds) ?? $0 } ?? seconds }
  }

  /// The seconds of intervals that were kept as JSON text.
  static func seconds(ofTexts texts: [String]) -> ExactDecimal? {
    seconds(
      of: texts.compactMap { JSONElement(json: $0) }.map { element in
        SummaryEntry(element, number: 0, at: "", options: ReadOptions(), nil)
      })
  }

  /// The members of the interval that tells `seconds`, and no more.
  static func told(_ seconds: ExactDecimal, place: Int, summary: String?, owner: String) -> String {
    var details = SetDetails()
    var target = SetTarget()
    target.durationSeconds = seconds
    details.target = target
    let set = ExerciseSet(durationSeconds: seconds, details: details)
    var fields = SummaryNotation.told(of: set, place: place, summary: summary, owner: owner)
    let exercise = Exercise(ExerciseIdentity(name: "Recover"))
    let told = SummaryNotation.told(of: exercise, .of(set)).map { field in
      field.name == "type" ? ToldField(name: field.name, text: "\"rest\"") : field
    }
    fields.append(ToldField(name: SummaryNotation.exercise, text: KeptFields.object(told)))
    return KeptFields.object(fields, nested: SummaryNotation.nested)
  }

  /// `kept`, and the intervals as they are written where they are not what ``told(_:place:summary:owner:)``
  /// makes.
  static func kept(
    _ rests: [SummaryEntry], adding kept: SourceFields?, place: Int, summary: String?, owner: String
  ) -> SourceFields? {
    var fields = kept?.fields ?? []
    let texts = rests.map { $0.element.canonical }
    let isTold = seconds(of: rests).map { told($0, place: place + 1, summary: summary, owner: owner) }
    if texts.count != 1 || texts[0] != isTold {
      fields += texts.map { .init(name: SummaryNotation.rest, text: $0) }
    }
    return fields.isEmpty ? nil : SourceFields(format: SummaryNotation.formatID, fields: fields)
  }
}
