internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the coach app's summaries: one, or a list of them.
struct SummaryReader {
  private let options: ReadOptions
  private let reporter: JSONReporter

  /// True for what a summary has and no other format.
  static func recognizes(_ content: SniffedContent) -> Bool {
    isSummary(content.jsonKeys.map { Set($0) }) || isSummary(content.jsonListKeys)
  }

  private static func isSummary(_ keys: Set<String>?) -> Bool {
    guard let keys else { return false }
    return keys.contains("set_summaries")
      || keys.contains("workout_id")
        && !keys.isDisjoint(with: ["started_at", "completed_at", "actual_duration"])
  }

  /// Reads `input` and pushes its workouts, each in the order in which it was done.
  ///
  /// - Throws: ``InputError`` where the input is no JSON, or holds something that is no summary.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    let document = try JSONDocument(input, findings: findings)
    let reader = SummaryReader(
      options: options,
      reporter: JSONReporter(
        document, format: "summaries", checks: options.checksConsistency, findings: findings))
    let top = JSONElement(document)
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: SummaryNotation.formatID)
    archive.preferences.massUnit = .pounds
    try sink.begin(archive)
    if top.kind == .array {
      for (number, element) in top.elements.enumerated() {
        try sink.add(reader.workout(element, at: "/\(number)"))
        options.progress?(element.offset, input.bytes.count)
      }
    } else {
      try sink.add(reader.workout(top, at: ""))
    }
    try sink.finish()
  }

  private func workout(
    _ element: JSONElement, at pointer: String
  ) throws(WorkoutError) -> Workout {
    guard element.kind == .object, element["workout_id"] != nil || element["set_summaries"] != nil else {
      throw reporter.malformed(
        "found \(element.excerpt), expected the summary of a workout, with workout_id and set_summaries",
        at: element, pointer: pointer, advice: .otherFormat)
    }
    var values = ObjectReader(element, at: pointer, reporter)
    var details = WorkoutDetails()
    details.templateReference = values.text("workout_id")
    details.notes = values.text("notes")
    details.end = values.time("completed_at")
    details.activeEnergyKilocalories = values.number("active_energy_burned")
    details.basalEnergyKilocalories = values.number("basal_energy_burned")
    details.averageHeartRate = values.number("average_heart_rate")
    details.maximumHeartRate = values.number("max_heart_rate")
    details.difficulty = values.number("difficulty")
    var workout = Workout(
      id: values.text("id").map { WorkoutIdentifier($0) }, start: values.time("started_at"),
      durationSeconds: values.number("actual_duration"))
    reportMissing(["workout_id"], in: element, at: pointer)
    workout.details = details
    let kept = sets(of: values, at: pointer, into: &workout)
    details.sourceFields = keptFields(of: element, workout, adding: kept)
    workout.details = details == WorkoutDetails() ? nil : details
    return workout
  }

  private func keptFields(
    of element: JSONElement, _ workout: Workout, adding kept: [SourceFields.Field]
  ) -> SourceFields? {
    var told = SummaryNotation.told(of: workout, identifier: "")
    var skipped: Set<String> = []
    if element["set_summaries"]?.kind == .array {
      skipped = [SummaryNotation.sets]
    } else {
      told.append(SummaryNotation.told(sets: []))
    }
    let fields = KeptFields.difference(
      of: KeptFields.flattened(element, skipping: skipped), from: told, format: SummaryNotation.formatID)
    let all = (fields?.fields ?? []) + kept
    return all.isEmpty ? nil : SourceFields(format: SummaryNotation.formatID, fields: all)
  }

  // MARK: Sets

  /// Fills the exercises of `workout`; gives back what of the list has no place in them.
  private func sets(
    of values: ObjectReader, at pointer: String, into workout: inout Workout
  ) -> [SourceFields.Field] {
    guard let list = values.value("set_summaries") else { return [] }
    guard list.kind == .array else {
      reporter.reportMisfit(list, expected: "a list of set summaries", pointer: pointer + "/set_summaries")
      return []
    }
    var entries: [SummaryEntry] = []
    for (number, element) in list.elements.enumerated() {
      let pointer = "\(pointer)/set_summaries/\(number)"
      guard element.kind == .object else {
        reporter.report(
          .error, .dropped, "set summary that is not an object", of: .set, detail: element.excerpt,
          at: element.offset,
          pointer: pointer)
        continue
      }
      reportMissing(["set_id"], in: element, at: pointer)
      entries.append(
        SummaryEntry(element, number: entries.count, at: pointer, options: options, reporter))
    }
    let done = entries.inOrderDone
    var kept: [SourceFields.Field] = []
    let places = PlaceOrder(done.map { $0.number })
    if !places.isUnchanged { kept.append(.init(name: SummaryNotation.order, text: places.text)) }
    let sets = SummarySets(done)
    kept += sets.leadingRests.map { .init(name: SummaryNotation.rest, text: $0.element.canonical) }
    let order = RoundOrder(of: sets.keys)
    workout.supersets = order.supersets.isEmpty ? nil : order.supersets
    let owner = workout.id?.description ?? workout.details?.templateReference ?? ""
    workout.exercises = order.exercises.map { places in
      exercise(of: places.map { sets.members[$0] }, workout.id?.description, owner: owner, at: pointer)
    }
    let flags = ExerciseFlags.of(workout.exercises)
    for (number, places) in order.exercises.enumerated() {
      guard let first = places.first else { continue }
      keep(sets.members[first].entry, of: &workout.exercises[number], flags)
    }
    return kept
  }

  private func exercise(
    of sets: [SummarySets.Member], _ summary: String?, owner: String, at pointer: String
  ) -> Exercise {
    let first = sets.first?.entry
    var values = ObjectReader(
      first?.exerciseElement, at: "\(pointer)/set_summaries/\(first?.number ?? 0)/set/exercise", reporter)
    var details = ExerciseDetails()
    if let muscles = values.text("muscle_groups"), !muscles.isEmpty {
      details.muscles = muscles.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let identity = ExerciseIdentity(
      name: values.text("name"), variation: values.text("side").flatMap(ExerciseSide.variation))
    return Exercise(identity, sets: sets.map { $0.set(summary: summary, owner: owner) }, details: details)
  }

  /// Keeps what of the exercise of `entry` the model does not tell.
  private func keep(
    _ entry: SummaryEntry, of exercise: inout Exercise, _ flags: [ExerciseIdentity: ExerciseFlags]
  ) {
    var details = exercise.details ?? ExerciseDetails()
    if let element = entry.exerciseElement, element.kind == .object {
      details.sourceFields = KeptFields.difference(
        of: KeptFields.flattened(element, skipping: []),
        from: SummaryNotation.told(of: exercise, flags[exercise.identity] ?? ExerciseFlags()),
        format: SummaryNotation.formatID)
    } else {
      details.sourceFields = SummaryNotation.keptExercise(entry.exercise)
    }
    exercise.details = details == ExerciseDetails() ? nil : details
  }

  private func reportMissing(_ keys: [StaticString], in element: JSONElement, at pointer: String) {
    for key in keys where element[key] == nil {
      reporter.report(
        .warning, .inconsistent, "required key is missing",
        field: .source(format: "summaries", name: "\(key)"), detail: "\(key)", at: element.offset,
        pointer: pointer)
    }
  }
}
