internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the planned workouts of FIT files: a template each.
struct FITPlanReader {
  /// The most sets that the repeats of one workout may make.
  static let maximumSets = 200_000

  /// A step that is done, the first time or again.
  private struct Round {
    let step: FITStep
    var isFirst = true
  }

  private let findings: any FindingSink
  private let file: String
  private var identities: Set<ExerciseIdentity> = []

  /// Reads `input` and hands on a template for each file in it.
  ///
  /// - Throws: ``InputError`` where the input is no FIT file, is cut off, or holds no planned workout.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: FITNotation.workoutID)
    var reader = FITPlanReader(findings: findings, file: input.name)
    var records = FITRecords(input, findings: findings, progress: options.progress)
    var others: [FITPlan] = []
    var hasPlan = false
    while try records.beginFile() {
      var plan = FITPlan(file: input.name, offset: records.fileOffset)
      while let message = try records.next() { try plan.take(message) }
      try records.endFile()
      guard plan.isPlan else {
        others = [plan]
        findings.report(
          Finding(
            .warning, .dropped, "FIT file of another kind than a planned workout, left out", of: .file,
            detail: FITFileKind.words(plan.type), place: reader.place(plan.offset)))
        continue
      }
      hasPlan = true
      if let template = try reader.template(of: plan) { archive.templates.append(template) }
    }
    if !hasPlan, let other = others.last {
      throw .input(
        InputError(
          .malformed, place: Place(file: input.name, byte: 0),
          what: "the file is \(FITFileKind.words(other.type)), expected a planned workout",
          advice: .detectFormat))
    }
    try sink.take(archive)
  }

  private init(findings: any FindingSink, file: String) {
    self.findings = findings
    self.file = file
  }

  private func place(_ offset: Int) -> Place { Place(file: file, byte: offset) }

  /// The template; nil for a file without a name and without steps.
  private mutating func template(of plan: FITPlan) throws(WorkoutError) -> WorkoutTemplate? {
    for (number, count) in plan.others.sorted(by: { $0.key < $1.key }) {
      findings.report(
        Finding(
          .note, .dropped, "messages not stored in templates", of: .template,
          detail: FITNumber.name(number), place: place(plan.offset), count: count))
    }
    for field in plan.unread.fields {
      findings.report(
        Finding(
          .note, .dropped, .source(format: FITNotation.workoutID, name: field.name),
          .notStored(in: "a template"), of: .template, place: place(plan.offset), count: field.count))
    }
    for finding in plan.unread.textFindings(at: place(plan.offset)) { findings.report(finding) }
    guard !plan.steps.isEmpty || plan.title != nil else { return nil }
    var template = WorkoutTemplate(title: plan.title, notes: plan.notes)
    if let sport = plan.sport, sport != .strength { template.sourceFields = FITNotation.fields(of: sport) }
    template.exercises = exercises(try rounds(of: plan.steps), of: plan)
    let used = Set(template.exercises.compactMap { $0.identity.name })
    let others = plan.titles.filter { !used.contains($0) }
    if let first = others.first {
      findings.report(
        Finding(
          .note, .dropped, "title that no exercise of the steps has, left out",
          field: .model(.exerciseName), of: .exercise, detail: PrintableText.of(first, limit: 40),
          place: place(plan.offset), count: others.count))
    }
    return template
  }

  // MARK: Repeats

  /// The steps in the order in which they are done.
  private func rounds(of steps: [FITStep]) throws(WorkoutError) -> [Round] {
    var rounds: [Round] = []
    var starts: [Int64: Int] = [:]
    for (number, step) in steps.enumerated() {
      if step.end == FITStep.End.repeats {
        try repeatRounds(step, from: starts, &rounds)
      } else if FITStep.End.otherRepeats.contains(step.end) {
        report("repeat that ends with something else than a count, done once", step, .dropped)
      } else {
        starts[step.index ?? Int64(number)] = rounds.count
        rounds.append(Round(step: step))
      }
    }
    return rounds
  }

  private func repeatRounds(
    _ step: FITStep, from starts: [Int64: Int], _ rounds: inout [Round]
  ) throws(WorkoutError) {
    if step.name != nil { report("name of a repeat, left out", step, .dropped) }
    if step.notes != nil { report("notes of a repeat, left out", step, .dropped) }
    guard let first = step.endValue.flatMap({ starts[$0] }), let count = step.targetValue else {
      return report("repeat of a step that is not there, left out", step, .inconsistent)
    }
    if count == 0 { report("repeat of 0 times, done once", step, .inconsistent) }
    var block = Array(rounds[first...])
    for place in block.indices { block[place].isFirst = false }
    let (added, overflow) = Int64(block.count).multipliedReportingOverflow(by: max(count - 1, 0))
    guard !overflow, added <= Int64(Self.maximumSets - rounds.count) else {
      throw .input(
        InputError(
          .malformed, place: place(step.offset),
          what: "byte \(step.offset): repeats that make more than \(Self.maximumSets) steps of one workout",
          advice: "No lifter does so many: the file may be damaged."))
    }
    for _ in 0..<max(count - 1, 0) { rounds += block }
  }

  // MARK: Exercises

  private mutating func exercises(_ rounds: [Round], of plan: FITPlan) -> [Exercise] {
    var exercises: [Exercise] = []
    var last: (exercise: FITExercise, name: String?)?
    for round in rounds {
      let step = round.step
      if step.isRest {
        addRest(round, to: &exercises)
        continue
      }
      let name =
        step.name ?? plan.names[step.exercise] ?? step.exercise.name
        ?? plan.sport.flatMap { $0 == .strength ? nil : $0.name }
      let isNew =
        last == nil || last?.exercise != step.exercise || !ExerciseIdentity.areSame(last?.name, name)
      if isNew {
        last = (step.exercise, name)
        var details = ExerciseDetails()
        details.sourceFields = FITNotation.kept(step.exercise, named: name)
        details.notes = round.isFirst ? step.notes : nil
        let identity = ExerciseIdentity(name: name)
        exercises.append(
          Exercise(
            identities.insert(identity).memberAfterInsert,
            details: details == ExerciseDetails() ? nil : details))
      }
      exercises[exercises.count - 1].sets.append(set(round, isFirst: isNew))
    }
    return exercises
  }

  private func set(_ round: Round, isFirst: Bool) -> ExerciseSet {
    let step = round.step
    var set = ExerciseSet(kind: step.intensity == FITStep.Intensity.warmUp ? .warmUp : .working)
    var details = SetDetails()
    switch step.end {
    case FITStep.End.reps:
      set.reps = step.endValue.flatMap { Int32(exactly: $0) }
      if set.reps == nil, step.endValue != nil, round.isFirst {
        report("end of a step that no set has a place for", step, .dropped)
      }
    case FITStep.End.time: set.durationSeconds = step.endValue.flatMap(FITNotation.seconds)
    case FITStep.End.distance:
      let meters = step.endValue.flatMap { ExactDecimal(coefficient: $0, fractionDigits: 2)?.normalized }
      details.distance = meters.map { Distance($0, unit: .meters) }
    case FITStep.End.open: break
    default: if round.isFirst { report("end of a step that no set has a place for", step, .dropped) }
    }
    if ![FITStep.Intensity.active, FITStep.Intensity.warmUp].contains(step.intensity), round.isFirst {
      report("intensity of a step that no set has a place for", step, .dropped)
    }
    if step.target != FITStep.openTarget, round.isFirst {
      report("target of a step that no set has a place for", step, .dropped)
    }
    set.load = step.weight.map { FITLoad.load($0, parts: 100, unit: step.isInPounds ? .pounds : .kilograms) }
    if !isFirst, round.isFirst { details.note = step.notes }
    set.details = details == SetDetails() ? nil : details
    return set
  }

  private func addRest(_ round: Round, to exercises: inout [Exercise]) {
    let step = round.step
    if round.isFirst {
      if step.name != nil { report("name of a rest, left out", step, .dropped) }
      if step.notes != nil { report("notes of a rest, left out", step, .dropped) }
      if step.weight != nil { report("weight of a rest, left out", step, .dropped) }
    }
    guard let place = exercises.indices.last, let last = exercises[place].sets.indices.last,
      step.end == FITStep.End.time, let milliseconds = step.endValue
    else {
      if round.isFirst { report("rest of no stated time, or before the first set, left out", step, .dropped) }
      return
    }
    var details = exercises[place].sets[last].details ?? SetDetails()
    let before = FITNotation.milliseconds(details.restSeconds) ?? 0
    details.restSeconds = FITNotation.seconds(min(before + milliseconds, FITLimits.milliseconds))
    exercises[place].sets[last].details = details
  }

  private func report(_ what: Finding.Reason, _ step: FITStep, _ kind: Finding.Kind) {
    findings.report(
      Finding(
        kind == .dropped ? .note : .warning, kind, what, of: .set,
        detail: step.index.map { "step \($0)" }, place: place(step.offset)))
  }
}
