internal import WorkoutModel

/// The keys of a workout and its exercises: whole words in a file, single letters in a QR payload.
///
/// A class, so that the reader's innermost loop passes one pointer and not a dozen texts.
final class BenchTrackerKeys: Sendable {
  /// Under this name the model keeps fields that only this form of the data knows.
  let sourceFormat: String
  let id: StaticString
  let title: StaticString
  let date: StaticString
  let duration: StaticString
  let supersets: StaticString
  let exercises: StaticString
  let exerciseName: StaticString
  let iteration: StaticString
  let category: StaticString
  let style: StaticString
  let sets: StaticString

  private init(
    sourceFormat: String, id: StaticString, title: StaticString, date: StaticString, duration: StaticString,
    supersets: StaticString, exercises: StaticString, exerciseName: StaticString, iteration: StaticString,
    category: StaticString, style: StaticString, sets: StaticString
  ) {
    self.sourceFormat = sourceFormat
    self.id = id
    self.title = title
    self.date = date
    self.duration = duration
    self.supersets = supersets
    self.exercises = exercises
    self.exerciseName = exerciseName
    self.iteration = iteration
    self.category = category
    self.style = style
    self.sets = sets
  }

  /// The keys of a `.btd` file.
  static let file = BenchTrackerKeys(
    sourceFormat: "btd", id: "uuid", title: "name", date: "date", duration: "duration",
    supersets: "supersets",
    exercises: "exercises", exerciseName: "name", iteration: "iteration", category: "category",
    style: "style", sets: "sets")

  /// The keys of a QR payload.
  static let compact = BenchTrackerKeys(
    sourceFormat: "compact", id: "u", title: "n", date: "d", duration: "t", supersets: "z", exercises: "e",
    exerciseName: "n", iteration: "i", category: "c", style: "s", sets: "x")

  /// The keys of an exercise without its sets.
  var identityKeys: Set<String> { Set([exerciseName, iteration, category, style].map { "\($0)" }) }

  /// The keys of an exercise with its sets.
  var exerciseKeys: Set<String> { identityKeys.union(["\(sets)"]) }

  /// What may hold fields that only this form of the data knows.
  var subjects: Set<Finding.Subject> {
    let ofPayloads: Set<Finding.Subject> = [.workout, .template, .ride, .exercise]
    return sourceFormat == Self.compact.sourceFormat
      ? ofPayloads : ofPayloads.union([.archive, .settings, .profile, .exerciseType])
  }

  /// `fields` where only this form of the data knows them, else none.
  func own(_ fields: SourceFields?) -> [SourceFields.Field] {
    fields?.format == sourceFormat ? fields?.fields ?? [] : []
  }
}
