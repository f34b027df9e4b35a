internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes summaries: one as a document of its own, several as a list.
final class SummaryWriter: ArchiveSink {
  private let output: ByteOutput
  private let losses: LossReporter
  private var count = 0
  private var identifiers = DerivedIdentifiers()
  /// The first summary, which waits for the second.
  private var first = ""

  init(_ output: ByteOutput, losses: LossReporter) {
    self.output = output
    self.losses = losses
  }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {}

  func add(_ workout: Workout) throws(WorkoutError) {
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

  func finish() throws(WorkoutError) {
    switch count {
    case 0: output.append("[]")
    case 1: output.append(first)
    default: output.append("]")
    }
    output.append("\n")
  }

  private func summary(of workout: Workout) -> String {
    let kept = workout.details?.sourceFields
    let identifier = identifiers.identifier(of: workout, number: count).description.lowercased()
    let owner = workout.id?.description ?? workout.details?.templateReference ?? identifier
    let sets = setSummaries(of: workout, owner: owner)
    let told = SummaryNotation.told(of: workout, identifier: identifier)
    let inOrder = sets.areAllKept ? inFileOrder(sets.texts, kept) : sets.texts
    let fields = merged(told + [SummaryNotation.told(sets: inOrder)], kept)
    if fields.contains(where: { $0.isDefault && $0.name == "workout_id" }) {
      losses.added(.templateReference, "workout_id, derived from the content", at: ModelPath(index: count))
    }
    return KeptFields.object(fields)
  }

  /// The set summaries in the order done, the rests between them; `areAllKept` is false where a rest is
  /// another than was read.
  private func setSummaries(
    of workout: Workout, owner: String
  ) -> (texts: [String], areAllKept: Bool) {
    let flags = ExerciseFlags.of(workout.exercises)
    let exercises = workout.exercises.map { exercise in
      merged(
        SummaryNotation.told(of: exercise, flags[exercise.identity] ?? ExerciseFlags()),
        exercise.details?.sourceFields)
    }
    let texts = zip(workout.exercises, exercises).map { exercise, fields in
      (exercise.details?.sourceFields).flatMap { own($0, SummaryNotation.noExercise).first }
        ?? KeptFields.object(fields)
    }
    let order = fittedOrder(of: workout, texts)
    var summaries = (workout.details?.sourceFields).map { own($0, SummaryNotation.rest) } ?? []
    var written: [[ToldField]] = []
    var areAllKept = true
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
      let rests = rests(of: set, place: place + 1, summary: workout.id?.description, owner: owner)
      summaries += rests.texts
      if rests.areChanged { areAllKept = false }
    }
    reportAddedIDs(in: written + exercises)
    return (summaries, areAllKept)
  }

  /// The rest behind a set: the intervals that were kept, or where they are not what the model says, a new
  /// one.
  private func rests(
    of set: ExerciseSet, place: Int, summary: String?, owner: String
  ) -> (texts: [String], areChanged: Bool) {
    guard let details = set.details else { return ([], false) }
    let kept = details.sourceFields.map { own($0, SummaryNotation.rest) } ?? []
    let isSame = SummaryRest.seconds(ofTexts: kept)?.normalized == details.restSeconds?.normalized
    if isSame, !kept.isEmpty { return (kept, false) }
    let told = details.restSeconds.map {
      SummaryRest.told($0, place: place, summary: summary, owner: owner)
    }
    return (told.map { [$0] } ?? [], !kept.isEmpty)
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
    return fields.fields.filter { $0.name == name }.map { $0.text }
  }

  // MARK: What the order cannot tell

  /// The order of the sets, of which the reader makes the same exercises and supersets; what it makes
  /// otherwise is named.
  private func fittedOrder(of workout: Workout, _ exercises: [String]) -> RoundOrder {
    var known: [String: Int] = [:]
    for exercise in exercises where known[exercise] == nil { known[exercise] = known.count }
    let keys = exercises.map { known[$0] ?? 0 }
    let setCounts = workout.exercises.map { $0.sets.count }
    let groups = workout.supersets ?? []
    func order(_ groups: [[Int]]) -> (order: RoundOrder, isTold: Bool) {
      let order = RoundOrder(setCounts: setCounts, supersets: groups)
      return (order, RoundOrder(of: order.places.map { keys[$0.exercise] }) == order)
    }
    let whole = order(groups)
    if whole.isTold { return whole.order }
    let path = ModelPath(index: count)
    let told = groups.filter { RoundOrder.tells($0, setCounts: setCounts, keys: keys) }
    if told.count < groups.count { losses.dropped(.supersets, at: path, count: groups.count - told.count) }
    let rest = order(told)
    if !rest.isTold { losses.converted(.supersets, .toldByOrder, at: path) }
    return rest.order
  }

  /// Reports identifiers that a summary requires and the source lacks.
  private func reportAddedIDs(in objects: [[ToldField]]) {
    let ids: Set = ["set_id", "set/id", "id"]
    let added = objects.reduce(0) { sum, fields in
      sum + fields.count { $0.isDefault && ids.contains($0.name) }
    }
    guard added > 0 else { return }
    losses.findings.report(
      Finding(
        .note, .added, "identifiers of sets and exercises, derived from the content",
        field: .source(format: "summaries", name: "id"), of: .set, place: Place(ModelPath(index: count)),
        count: added))
  }
}
