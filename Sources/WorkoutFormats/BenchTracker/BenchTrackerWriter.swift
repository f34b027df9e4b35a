internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes a `.btd` file of a chosen version, workout by workout, one a line.
///
/// The workouts stand first, so that totals, the type list and the unit can follow from them.
final class BenchTrackerWriter: ArchiveSink {
  let options: WriteOptions
  let findings: any FindingSink
  let notation: WorkoutNotation
  let losses: LossReporter
  let shortfalls: BenchTrackerLosses
  /// Everything but the workouts.
  private(set) var archive = WorkoutArchive()
  /// The version that is written.
  private(set) var version = BenchTrackerVersion.newest
  /// The version of the source; nil where that is no `.btd` file.
  private(set) var sourceVersion: Int?
  /// What was kept of the source's top, by path.
  private(set) var kept: [SourceFields.Field] = []
  var unit: UnitChooser
  /// What the file must state and nobody has said.
  let needs: NeedLog
  /// Completes exercises of other formats; nil for a source of the app's own.
  private var filler: ExerciseFiller?
  private var clock: ClockFitter
  /// Workouts written so far.
  var count = 0
  var identifiers = DerivedIdentifiers()
  var totals = WorkoutTotals()
  private(set) var usedIdentities: [ExerciseIdentity] = []
  private var seenIdentities: Set<ObjectIdentifier> = []
  /// True where the source lacks a sum or date that may have to be worked out.
  private var needsTotals = true

  init(_ output: ByteOutput, options: WriteOptions, findings: any FindingSink) {
    self.options = options
    self.findings = findings
    notation = WorkoutNotation(output, keys: .file)
    losses = LossReporter(target: ".btd", findings: findings)
    shortfalls = BenchTrackerLosses(losses: losses, sourceFormat: BenchTrackerKeys.file.sourceFormat)
    needs = losses.needs
    unit = UnitChooser(needs: needs, target: options.massUnit)
    clock = ClockFitter(.wall, options: options, losses: losses)
  }

  var output: ByteOutput { notation.output }
  var json: JSONOutput { notation.json }

  /// True where the source is a file of the version that is written: then nothing but layout may change.
  var isSameVersion: Bool { sourceVersion == version }

  func begin(_ archive: WorkoutArchive) throws {
    self.archive = archive
    sourceVersion = archive.source?.format == "btd" ? archive.source?.version : nil
    version = options.version ?? sourceVersion ?? BenchTrackerVersion.newest
    guard BenchTrackerVersion.all.contains(version) else {
      throw RequestError.versionUnknown(version, format: ".btd", known: BenchTrackerVersion.all)
    }
    kept = BenchTrackerKeys.file.own(archive.sourceFields)
    filler = ExerciseFiller(source: archive.source, target: ".btd", findings: findings)
    if filler != nil {
      if var types = archive.exerciseTypes {
        filler?.fill(&types)
        self.archive.exerciseTypes = types
      }
      for index in self.archive.templates.indices {
        let path = ModelPath(root: .templates, index: index)
        filler?.fill(&self.archive.templates[index].exercises, at: path, areDone: false)
        filler?.fill(
          &self.archive.templates[index].supersets, of: archive.templates[index].exercises, at: path)
      }
    }
    unit.source = archive.preferences.massUnit
    unit.takesNoiseOut = filler != nil
    unit.target = unit.target ?? unit.source
    unit.keepsSource =
      unit.target == nil
      && BenchTrackerKeys.file.own(archive.preferences.sourceFields).text(of: "weightInLbs") != nil
    needsTotals =
      archive.profile.created == nil
      || BenchTrackerTotals.all.contains { archive.profile.totals[keyPath: $0.property] == nil }
    for template in self.archive.templates { noteUse(template.exercises) }
    output.append("{\"version\":")
    output.append(String(version))
    output.append(",\n\"workouts\":[")
  }

  func add(_ workout: Workout) throws {
    output.append(count == 0 ? "\n" : ",\n")
    let path = ModelPath(index: count)
    var workout = unit.convert(workout, at: path, losses)
    filler?.fill(&workout.exercises, at: path)
    filler?.fill(&workout.supersets, of: workout.exercises, at: path)
    if let start = workout.start { workout.start = try clock.fit(start, at: path) }
    shortfalls.report(workout, at: path)
    if archive.exerciseTypes == nil { noteUse(workout.exercises) }
    if needsTotals { totals.add(workout) }
    write(workout)
    count += 1
  }

  func finish() throws {
    try needs.check()
    output.append("\n]")
    writeTemplateList()
    writeTypeList()
    writeAchievements()
    writeSettings()
    writeUser()
    for field in kept where !field.name.contains("/") && !BenchTrackerParts.names.contains(field.name) {
      output.append(",\n")
      json.text(JSONPointerFinder.unescaped(field.name))
      output.append(":")
      output.append(field.text)
    }
    output.append("}\n")
    reportLosses()
  }

  /// Remembers which exercises are used, for a source without a type list.
  private func noteUse(_ exercises: [Exercise]) {
    for exercise in exercises where seenIdentities.insert(ObjectIdentifier(exercise.identity)).inserted {
      usedIdentities.append(exercise.identity)
    }
  }

  /// The JSON text that was kept of the source under `path`.
  func keptText(_ path: String) -> String? {
    kept.text(of: path)
  }

  // MARK: Findings

  /// Reports what the source does not say and the version requires.
  func added(
    _ field: Finding.Field, of subject: Finding.Subject? = nil, _ value: String, at place: Place,
    kind: Finding.Kind = .added
  ) {
    findings.report(
      Finding(
        kind == .added ? .note : .warning, kind, field,
        "the source has none, version \(version) requires it", of: subject,
        detail: PrintableText.of(value, limit: 60), place: place))
  }

  /// Reports what the version that is written has no key for.
  func dropped(
    _ field: Finding.Field, of subject: Finding.Subject? = nil, _ count: Int = 1, at path: ModelPath? = nil
  ) {
    findings.report(
      Finding(
        .warning, .dropped, field, .noPlace(in: "version \(version) of .btd"), of: subject,
        place: Place(path), count: count))
  }

  /// A key of the file that the model knows nothing of.
  func key(_ name: String) -> Finding.Field { .source(format: notation.keys.sourceFormat, name: name) }

  private func reportLosses() {
    shortfalls.reportForeign(archive.sourceFields)
    shortfalls.reportForeign(archive.routine?.sourceFields, of: .routine)
    if archive.preferences.distanceUnit != nil { losses.dropped(.distanceUnit) }
    losses.droppedIfAny(.measurements, archive.measurements.count)
    losses.droppedIfAny(.goals, archive.goals.count)
    losses.droppedIfAny(.routine, archive.routine == nil ? 0 : 1)
  }
}
