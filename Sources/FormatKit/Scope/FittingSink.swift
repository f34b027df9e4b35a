internal import Notation
internal import SafeFiles
package import WorkoutModel

/// Stands before a format's writer: names what the format has no room for, takes it out, and brings units and
/// times into the format's own form, so that the writer writes whatever it is given.
package final class FittingSink: StretchSink {
  /// Workouts that wait at most for the first weight to say in which unit a file is.
  private static let maximumWaiting = 1_000

  private let scope: FormatScope
  private let options: WriteOptions
  private let losses: LossReporter
  private let inner: any ArchiveSink
  /// ``inner``, if others may write for it.
  private let divisible: (any DivisibleWriter)?
  /// Who writes for it; nil as long as nobody does.
  @exclusivity(unchecked) private var crew: WriterCrew?
  /// How many workouts have been written, and how many of the last ones others could have written.
  @exclusivity(unchecked) private var written = (count: 0, silent: 0)
  private let workouts: WorkoutFitter
  /// Tells the threads that read how to write for it; nil where they only read.
  @exclusivity(unchecked) private var sharing: StretchSharing?
  private var head = WorkoutArchive()
  @exclusivity(unchecked) private var hasBegun = false
  private var waiting: [Workout] = []
  @exclusivity(unchecked) private var count = 0
  /// The last workout, while others may follow that are read as one with it.
  @exclusivity(unchecked) private var last: Workout?
  /// True while workouts wait for the unit of the file.
  package var isWaiting: Bool { !waiting.isEmpty }
  /// Is told of what the writer is given.
  package var witness: ArchiveCounter?

  package convenience init(
    _ scope: FormatScope, options: WriteOptions, findings: any FindingSink, into inner: any ArchiveSink
  ) {
    self.init(
      scope, options: options, losses: LossReporter(target: scope.target, findings: findings), into: inner)
  }

  /// Makes a sink for a writer for which others may write.
  package convenience init(
    _ scope: FormatScope, options: WriteOptions, findings: any FindingSink, into inner: any DivisibleWriter
  ) {
    self.init(
      scope, options: options, losses: LossReporter(target: scope.target, findings: findings), into: inner,
      divisible: inner)
  }

  /// Makes a sink for a writer that reports losses and needs of its own to `losses` too.
  ///
  /// - Parameter divisible: the same writer, if others may write for it.
  package init(
    _ scope: FormatScope, options: WriteOptions, losses: LossReporter, into inner: any ArchiveSink,
    divisible: (any DivisibleWriter)? = nil
  ) {
    self.divisible = Parallel.hasThreads ? divisible : nil
    self.scope = scope
    self.options = options
    self.inner = inner
    self.losses = losses
    workouts = WorkoutFitter(scope, options: options, losses: losses)
  }

  /// Lets the threads that read write for it by `plan`; called before ``begin(_:)``.
  package func share(_ plan: SharedStretchPlan) { sharing = StretchSharing(plan) }

  package func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    try UnitFitter.check(options, against: scope)
    sharing?.given = archive.partsForFitting
    head = archive
    workouts.isKin = scope.isKin(archive.source)
    workouts.units.begin(archive)
    workouts.own?.begin(&head)
    fitProfile()
    try fitTemplates()
    try fitLists()
    workouts.own?.finish(&head)
    if workouts.units.isDecided { try beginInner() }
  }

  package func add(_ workout: Workout) throws(WorkoutError) {
    defer { count += 1 }
    guard scope.has(.workouts) else { return }
    guard !hasBegun else {
      try pass(workout, index: count)
      if sharing != nil { shareNews() }
      return
    }
    waiting.append(workout)
    workouts.units.look(at: workout)
    if workouts.units.isDecided || waiting.count >= Self.maximumWaiting { try passWaiting() }
  }

  package func finish() throws(WorkoutError) {
    if !hasBegun { try passWaiting() }
    if !scope.has(.workouts), count > 0 { losses.dropped(.workouts, count: count) }
    workouts.units.finish(losses)
    try losses.needs.check()
    try writeLast()
    endCrew()
    try inner.finish()
  }

  private func passWaiting() throws(WorkoutError) {
    try beginInner()
    // Those that wait are the first of all.
    for (number, workout) in waiting.enumerated() { try pass(workout, index: number) }
    waiting = []
  }

  private func pass(_ workout: Workout, index: Int) throws(WorkoutError) {
    let path = ModelPath(index: index)
    guard let fitted = try workouts.fit(workout, at: path), losses.needs.isEmpty else { return }
    guard let distinguishing = scope.distinguishing else { return try write(fitted) }
    if workouts.join(fitted, to: &last, ifAlikeIn: distinguishing, at: path) { return }
    try writeLast()
    last = fitted
  }

  /// Writes the workout that has waited for one that is read as one with it.
  private func writeLast() throws(WorkoutError) {
    if let last = last.take() { try write(last) }
  }

  private func write(_ workout: Workout) throws(WorkoutError) {
    witness?.add(workout)
    defer { written.count += 1 }
    guard let divisible, options.writers > 0, sharing?.hasStretches != true else {
      return try inner.add(workout)
    }
    let weight = workout.weightInSets
    guard weight <= WriterCrew.maximumWeight, divisible.isSilent(about: workout) else {
      endCrew()
      return divisible.add(workout)
    }
    written.silent += 1
    if crew == nil, written.silent > options.countBeforeWriters {
      written.silent = 0
      crew = WriterCrew(divisible, behind: written.count, width: options.writers)
    }
    guard let crew else { return divisible.add(workout) }
    divisible.note(workout)
    crew.add(workout, weight: weight)
  }

  private func endCrew() {
    crew?.finish()
    crew = nil
    written.silent = 0
  }

  // MARK: Workouts that were written by the threads that read them

  package func add(_ stretch: WrittenStretch) throws(WorkoutError) {
    try writeLast()
    endCrew()
    let amount = stretch.written
    count += stretch.read.workouts
    sharing?.note(stretch)
    witness?.add(amount)
    for loss in stretch.losses.all { losses.findings.count(loss.count, inTally: loss.tally) }
    divisible?.noteCount(amount.workouts)
    stretch.write(behind: written.count)
    written.count += amount.workouts
  }

  /// Tells the threads what they need to know, each time that there is more of it.
  private func shareNews() {
    sharing?.noteUnwritten()
    guard sharing?.isInVain != true else {
      sharing?.stop()
      sharing = nil
      return
    }
    // A writer may begin the first workout in another way.
    guard let divisible, written.count > 0, workouts.fitsEachAlone, divisible.writesEachAlone else { return }
    sharing?.tell(sortCount: losses.sortCount) { given in
      nonisolated(unsafe) let writer = divisible
      return StretchPlan(
        target: losses.target, scope: scope, options: options, head: given, mass: workouts.units.mass,
        distance: workouts.units.distance, sorts: losses.sorts,
        output: writer.output, writer: { writer.another(writingTo: $0, behind: nil) })
    }
  }

  private func beginInner() throws(WorkoutError) {
    hasBegun = true
    workouts.units.decide()
    workouts.units.leaveOut(mass: head.preferences.massUnit, distance: head.preferences.distanceUnit)
    settle(.loadUnit, &head.preferences.massUnit, workouts.units.massOfFile, scope.loadUnits)
    settle(
      .distanceUnit, &head.preferences.distanceUnit, workouts.units.distanceOfFile, scope.distanceUnits)
    guard losses.needs.isEmpty else { return }
    witness?.begin(head)
    try inner.begin(head)
  }

  /// Puts the unit of the file in the place of the one that the source prefers.
  private func settle<Unit: RawRepresentable<String>>(
    _ field: ModelField, _ stated: inout Unit?, _ unit: Unit?, _ units: FormatScope.Units
  ) {
    if unit == nil, scope.has(field) { return }
    if units != .unstated, let stated, stated.rawValue != unit?.rawValue {
      if let unit {
        losses.converted(field, "\(stated.rawValue) to \(unit.rawValue)", at: nil)
      } else if field == .loadUnit, scope.has(.load) {
        losses.converted(field, "each weight now carries its unit", at: nil)
      } else if field == .distanceUnit, scope.has(.distance) {
        losses.converted(field, "each distance now carries its unit", at: nil)
      } else {
        losses.dropped(field)
      }
    }
    stated = unit
  }

  // MARK: Everything but the workouts

  private func fitProfile() {
    if !scope.has(.achievements) {
      losses.droppedIfAny(.achievements, head.profile.achievements?.count ?? 0)
      head.profile.achievements = nil
    }
    if !scope.has(.profile) {
      var rest = head.profile
      rest.achievements = nil
      losses.foreign(rest.sourceFields, of: .profile)
      rest.sourceFields = nil
      if rest != Profile() { losses.dropped(.profile) }
      head.profile = Profile()
    } else {
      fit(&head.profile.sourceFields, of: .profile)
    }
    if !scope.has(.weekStart), head.preferences.startsWeekOnMonday != nil {
      losses.dropped(.weekStart)
      head.preferences.startsWeekOnMonday = nil
    }
    fit(&head.preferences.sourceFields, of: .settings)
    fit(&head.sourceFields)
  }

  private func fitTemplates() throws(WorkoutError) {
    guard scope.has(.templates) else {
      losses.droppedIfAny(.templates, head.templates.count)
      head.templates = []
      return
    }
    let templates = head.templates
    head.templates = []
    for (index, template) in templates.enumerated() {
      let fitted = try workouts.fit(template, at: ModelPath(root: .templates, index: index))
      if let fitted { head.templates.append(fitted) }
    }
  }

  private func fitLists() throws(WorkoutError) {
    if !scope.has(.exerciseTypes) {
      losses.droppedIfAny(.exerciseTypes, head.exerciseTypes?.count ?? 0)
      head.exerciseTypes = nil
    }
    if var types = head.exerciseTypes {
      for index in types.indices where types[index].sourceFields != nil {
        fit(&types[index].sourceFields, at: ModelPath(root: .exerciseTypes, index: index))
      }
      head.exerciseTypes = types
    }
    if !scope.has(.categoryColors) {
      losses.droppedIfAny(.categoryColors, head.categoryColors?.count ?? 0)
      head.categoryColors = nil
    }
    if !scope.has(.measurements) {
      losses.droppedIfAny(.measurements, head.measurements.count)
      head.measurements = []
    } else {
      try fitMeasurements()
    }
    if !scope.has(.rides) {
      losses.droppedIfAny(.rides, head.rides.count)
      head.rides = []
    }
    if !scope.has(.goals) {
      losses.droppedIfAny(.goals, head.goals.count)
      head.goals = []
    }
    if !scope.has(.routine), head.routine != nil {
      losses.dropped(.routine)
      losses.foreign(head.routine?.sourceFields, of: .routine)
      head.routine = nil
    }
    if var routine = head.routine {
      fit(&routine.sourceFields, of: .routine)
      head.routine = routine
    }
    for index in head.goals.indices {
      fit(&head.goals[index].sourceFields, at: ModelPath(root: .goals, index: index))
    }
    for index in head.rides.indices {
      fit(&head.rides[index].sourceFields, at: ModelPath(root: .rides, index: index))
    }
  }

  private func fitMeasurements() throws(WorkoutError) {
    for index in head.measurements.indices {
      let path = ModelPath(root: .measurements, index: index)
      if !scope.has(.measurementNote) {
        workouts.drop(.measurementNote, &head.measurements[index].note, at: path)
      }
      fit(&head.measurements[index].sourceFields, at: path)
    }
    guard let measurements = scope.measurements else { return }
    var fitter = MeasurementFitter(measurements, isKin: workouts.isKin, options: options, losses: losses)
    head.measurements = try fitter.fit(head.measurements)
    if measurements.isOfOneKind {
      head.measurements = try StatedMeasurementFitter(losses).fit(head.measurements)
    }
  }

  private func fit(
    _ fields: inout SourceFields?, at path: ModelPath? = nil, of subject: Finding.Subject = .archive
  ) {
    fields = workouts.fitted(fields, at: path, of: subject)
  }
}
