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
    var exercises = workout.exercises.map { exercise in
      let told = SummaryNotation.told(of: exercise, flags[exercise.identity] ?? ExerciseFlags())
      let kept = exercise.details?.sourceFields
      return WrittenExercise(
        fields: merged(told, kept), kept: kept.flatMap { own($0, SummaryNotation.noExercise).first })
    }
    let order = order(of: workout, &exercises)
    let texts = exercises.map { $0.kept ?? KeptFields.object($0.fields) }
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
    reportAddedIDs(in: written + exercises.map { $0.fields })
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

  /// The order of the sets, which the reader turns into the same exercises and supersets.
  ///
  /// Where it takes equal exercises for one, each after the first gets an id of its own; a superset that has not
  /// two rounds of neighbours is named.
  private func order(of workout: Workout, _ exercises: inout [WrittenExercise]) -> RoundOrder {
    let setCounts = workout.exercises.map { $0.sets.count }
    let groups = workout.supersets ?? []
    let whole = RoundOrder(setCounts: setCounts, supersets: groups)
    let keys = Self.keys(of: exercises)
    if RoundOrder(of: whole.places.map { keys[$0.exercise] }) == whole { return whole }
    tellApart(&exercises)
    let told = groups.filter { RoundOrder.tells($0, setCounts: setCounts) }
    if told.count < groups.count {
      losses.dropped(.supersets, at: ModelPath(index: count), count: groups.count - told.count)
    }
    return RoundOrder(setCounts: setCounts, supersets: told)
  }

  /// Numbers for exercises; equal numbers mean the same text.
  private static func keys(of exercises: [WrittenExercise]) -> [Int] {
    var known: [String: Int] = [:]
    return exercises.map { exercise in
      let text = exercise.kept ?? KeptFields.object(exercise.fields)
      let key = known[text] ?? known.count
      known[text] = key
      return key
    }
  }

  /// Gives each exercise that equals one before it an id of its own.
  private func tellApart(_ exercises: inout [WrittenExercise]) {
    var texts: Set<String> = []
    for number in exercises.indices {
      var written = exercises[number]
      var text = written.kept ?? KeptFields.object(written.fields)
      let given = text
      var repetition = 1
      while texts.contains(text) {
        repetition += 1
        written.kept = nil
        written.setIdentifier(SummaryNotation.identifier("exercise", given, "\(repetition)"))
        text = KeptFields.object(written.fields)
      }
      texts.insert(text)
      guard repetition > 1 else { continue }
      let path = ModelPath(index: count, exercise: number)
      if let lost = exercises[number].fieldLostWithIdentifier {
        losses.foreign(
          SourceFields(format: SummaryNotation.formatID, fields: [.init(name: lost, text: "")]), at: path)
      }
      exercises[number] = written
    }
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
