internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes workouts and templates as sessions, or as the exercise, block or work unit that they were read from.
struct OpenBodyNotation {
  static let formatID = "openbody"
  /// Kept beside a workout that was a record of another type, and beside the archive: whose the records are.
  static let typeKey = "recordType"
  static let subjectKey = "subject"
  static let disciplinesKey = "disciplines"
  static let startKey = "startTime"
  static let endKey = "endTime"

  /// Whose records they are, as JSON text.
  let subject: String

  /// The fields that only OpenBody knows.
  static func own(_ fields: SourceFields?) -> [SourceFields.Field] {
    fields?.format == formatID ? fields?.fields ?? [] : []
  }

  /// The words that stand beside a session for what was done.
  static func disciplines(_ kept: [SourceFields.Field]) -> [String] {
    kept.text(of: disciplinesKey).flatMap { JSONElement(json: $0) }?.elements.compactMap { $0.text } ?? []
  }

  /// The record of a workout.
  func record(of workout: Workout) -> String {
    let kept = Self.own(workout.details?.sourceFields)
    var head = OpenBodyMembers()
    head.text("id", workout.id?.description)
    var times = OpenBodyMembers()
    Self.write(workout.start, workout.durationSeconds, kept, to: &times)
    return record(
      head, times, title: workout.title, notes: workout.details?.notes, workout.exercises, workout.supersets,
      kept, isPlan: false)
  }

  /// The record of a template, which is a session that was planned.
  func record(of template: WorkoutTemplate) -> String {
    let kept = Self.own(template.sourceFields)
    var head = OpenBodyMembers()
    head.text("id", template.id?.description)
    var times = OpenBodyMembers()
    times.fill(kept.filter { $0.name == Self.startKey || $0.name == Self.endKey })
    return record(
      head, times, title: template.title, notes: template.notes, template.exercises, template.supersets, kept,
      isPlan: true)
  }

  private func record(
    _ head: OpenBodyMembers, _ times: OpenBodyMembers, title: String?, notes: String?,
    _ exercises: [Exercise], _ supersets: [[Int]]?, _ kept: [SourceFields.Field], isPlan: Bool
  ) -> String {
    let type = kept.text(of: Self.typeKey).flatMap { JSONElement(json: $0) }?.text ?? "Session"
    var rest = OpenBodyMembers()
    rest.text("name", title)
    rest.text("notes", notes)
    let structural: Set<String> = [
      Self.typeKey, Self.subjectKey, Self.startKey, Self.endKey, "blocks", "exercises", "workUnits",
    ]
    rest.fill(kept, skipping: structural)
    var common = OpenBodyMembers()
    common.join(head)
    common.json(Self.subjectKey, kept.text(of: Self.subjectKey) ?? subject)
    common.join(times)
    let contents = OpenBodyContentsWriter(
      exercises, supersets, kept, isPlan: isPlan, disciplines: Self.disciplines(kept))
    if rest.isEmpty, let alone = contents.alone(as: type, common) { return alone }
    var members = OpenBodyMembers()
    members.text(Self.typeKey, "Session")
    members.join(common)
    members.join(rest)
    if let (key, text) = contents.container { members.json(key, text) }
    return members.object
  }

  /// Adds the start and the end, in the notation that was kept where that still means the same.
  private static func write(
    _ start: Moment?, _ seconds: ExactDecimal?, _ kept: [SourceFields.Field],
    to members: inout OpenBodyMembers
  ) {
    let texts = (start: kept.text(of: startKey), end: kept.text(of: endKey))
    func moment(_ text: String?) -> Moment? {
      text.flatMap { JSONElement(json: $0) }.flatMap { OpenBodyTime.moment($0) }
    }
    let keptStart = moment(texts.start)
    if let start {
      let isSame = keptStart.map { $0.cut(to: .millisecond) == start.cut(to: .millisecond) } ?? false
      members.json(startKey, isSame ? texts.start : JSONOutput.quoted(OpenBodyTime.text(start)))
    } else if keptStart == nil {
      members.json(startKey, texts.start)
    }
    guard let start, let seconds, let end = OpenBodyTime.end(of: start, seconds) else {
      return members.json(endKey, texts.end)
    }
    let isSame = moment(texts.end).map { $0.utcMilliseconds == end.utcMilliseconds } ?? false
    members.json(endKey, isSame ? texts.end : JSONOutput.quoted(OpenBodyTime.text(end)))
  }
}
