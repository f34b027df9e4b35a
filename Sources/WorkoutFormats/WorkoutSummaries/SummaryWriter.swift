internal import WorkoutModel

/// Writes summaries: one as a document of its own, several as a list.
final class SummaryWriter: ArchiveSink {
  private let output: ByteOutput
  private let findings: any FindingSink
  private var count = 0
  /// The first summary, which waits for the second.
  private var first = ""

  init(_ output: ByteOutput, findings: any FindingSink) {
    self.output = output
    self.findings = findings
  }

  func begin(_ archive: WorkoutArchive) throws {}

  func add(_ workout: Workout) throws {
    defer { count += 1 }
    let text = summary(of: workout)
    guard count > 0 else {
      first = text
      return
    }
    if count == 1 { output.append("[" + first) }
    output.append(",")
    output.append(text)
  }

  func finish() throws {
    switch count {
    case 0: output.append("[]")
    case 1: output.append(first)
    default: output.append("]")
    }
    output.append("\n")
  }

  private func summary(of workout: Workout) -> String {
    let kept = workout.details?.sourceFields
    let identifier = WorkoutIdentifier(contentOf: workout, number: count).description.lowercased()
    let owner = workout.id?.description ?? workout.details?.templateReference ?? identifier
    let sets = setSummaries(of: workout, owner: owner)
    let told = SummaryNotation.told(of: workout, identifier: identifier)
    let fields = merged(told + [SummaryNotation.told(sets: inFileOrder(sets, kept))], kept)
    reportAdded(["workout_id"], "workout_id", in: [fields])
    return KeptFields.object(fields)
  }

  /// The set summaries in the order done, the rests between them.
  private func setSummaries(of workout: Workout, owner: String) -> [String] {
    let exercises = workout.exercises.map { exercise in
      merged(SummaryNotation.told(of: exercise), exercise.details?.sourceFields)
    }
    reportAdded(["id"], "id of an exercise", in: exercises)
    let texts = zip(workout.exercises, exercises).map { exercise, fields in
      exercise.details?.sourceFields.flatMap { own($0, SummaryNotation.noExercise).first }
        ?? KeptFields.object(fields)
    }
    let order = RoundOrder(
      setCounts: workout.exercises.map(\.sets.count), supersets: workout.supersets ?? [])
    reportRegrouping(order, texts)
    var summaries = (workout.details?.sourceFields).map { own($0, SummaryNotation.rest) } ?? []
    var written: [[ToldField]] = []
    for (exercise, set) in order.places {
      let set = workout.exercises[exercise].sets[set]
      let place = summaries.count
      var fields = merged(
        SummaryNotation.told(of: set, place: place, summary: workout.id?.description, owner: owner),
        set.details?.sourceFields)
      written.append(fields)
      if !texts[exercise].isEmpty {
        fields.append(ToldField(name: SummaryNotation.exercise, text: texts[exercise]))
      }
      summaries.append(KeptFields.object(fields, nested: SummaryNotation.nested))
      summaries += rests(of: set, place: place + 1, summary: workout.id?.description, owner: owner)
    }
    reportAdded(["set_id", "set/id"], "set_id", in: written)
    return summaries
  }

  /// The rest behind a set: the intervals that were kept, where they are what the model says.
  private func rests(of set: ExerciseSet, place: Int, summary: String?, owner: String) -> [String] {
    guard let details = set.details else { return [] }
    let kept = details.sourceFields.map { own($0, SummaryNotation.rest) } ?? []
    if !kept.isEmpty, SummaryRest.seconds(ofTexts: kept)?.normalized == details.restSeconds?.normalized {
      return kept
    }
    return details.restSeconds.map {
      [SummaryRest.told($0, place: place, summary: summary, owner: owner)]
    } ?? []
  }

  /// `summaries` as they stood in the file, where that is known.
  private func inFileOrder(_ summaries: [String], _ kept: SourceFields?) -> [String] {
    guard let text = kept.flatMap({ own($0, SummaryNotation.order).first }),
      let places = PlaceOrder(text), places.count == summaries.count
    else { return summaries }
    return places.restored(summaries)
  }

  private func merged(_ told: [ToldField], _ kept: SourceFields?) -> [ToldField] {
    KeptFields.merged(told, kept, format: SummaryNotation.formatID)
  }

  private func own(_ fields: SourceFields, _ name: String) -> [String] {
    guard fields.format == SummaryNotation.formatID else { return [] }
    return fields.fields.filter { $0.name == name }.map(\.text)
  }

  // MARK: Findings

  /// Reports keys that the app requires and the source lacks.
  private func reportAdded(_ names: Set<String>, _ what: String, in objects: [[ToldField]]) {
    let added = objects.count { $0.contains { $0.isDefault && names.contains($0.name) } }
    guard added > 0 else { return }
    findings.report(
      Finding(
        .note, .added, "\(what): derived from the content, for a summary requires it",
        place: Place(pointer: "/workouts/\(count)"), count: added))
  }

  /// Reports supersets that the order of the sets tells in another way.
  private func reportRegrouping(_ order: RoundOrder, _ exercises: [String]) {
    var known: [String: Int] = [:]
    for exercise in exercises where known[exercise] == nil { known[exercise] = known.count }
    let keys = order.places.map { known[exercises[$0.exercise]] ?? 0 }
    guard RoundOrder(of: keys) != order else { return }
    findings.report(
      Finding(
        .note, .converted, "supersets: told by the order of the sets, two full rounds make one",
        place: Place(pointer: "/workouts/\(count)")))
  }
}
