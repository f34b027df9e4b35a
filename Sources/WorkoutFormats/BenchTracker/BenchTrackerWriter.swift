internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes a `.btd` file of a chosen version, workout by workout, one a line.
///
/// The workouts stand first, so that totals, the type list and the unit can follow from them.
final class BenchTrackerWriter: DivisibleWriter {
  let options: WriteOptions
  let findings: any FindingSink
  let notation: WorkoutNotation
  let losses: LossReporter
  /// Everything but the workouts.
  private(set) var archive = WorkoutArchive()
  /// The version that is written.
  let version: Int
  /// The version of the source; nil where that is no `.btd` file.
  let sourceVersion: Int?
  /// The unit of weights that the source states for all of it.
  let unitOfSource: MassUnit?
  /// What was kept of the source's top, by path.
  private(set) var kept: [SourceFields.Field] = []
  /// Workouts written so far.
  var count = 0
  var totals = WorkoutTotals()
  private(set) var usedIdentities = IdentityMap<Void>()
  /// True where the source lacks a sum or date that may have to be worked out.
  private var needsTotals = true
  /// True where the source has no type list.
  private var needsIdentities = true

  private init(
    _ archive: WorkoutArchive, to output: ByteOutput, version: Int, options: WriteOptions,
    losses: LossReporter
  ) {
    self.options = options
    self.version = version
    self.losses = losses
    findings = losses.findings
    notation = WorkoutNotation(output, keys: .file)
    sourceVersion = archive.source?.format == "btd" ? archive.source?.version : nil
    unitOfSource = archive.preferences.massUnit
  }

  func another(writingTo output: ByteOutput, behind count: Int?) -> any DivisibleWriter {
    let writer = BenchTrackerWriter(
      archive, to: output, version: version, options: options,
      losses: LossReporter(target: losses.target, findings: FindingLog()))
    (writer.count, writer.needsTotals, writer.needsIdentities) = (count ?? 1, false, false)
    return writer
  }

  /// A sink that fits `archive` to the version that is written, and writes it.
  ///
  /// - Throws: ``RequestError`` for a version that is not known.
  static func fitting(
    _ archive: WorkoutArchive, to output: ByteOutput, options: WriteOptions, findings: any FindingSink
  ) throws(WorkoutError) -> any ArchiveSink {
    let sourceVersion = archive.source?.format == "btd" ? archive.source?.version : nil
    let version = options.version ?? sourceVersion ?? BenchTrackerVersion.newest
    guard BenchTrackerVersion.all.contains(version) else {
      throw .request(.versionUnknown(version, format: ".btd", known: BenchTrackerVersion.all))
    }
    let scope = BenchTrackerScope.file(archive, version: version, options: options)
    let losses = LossReporter(target: scope.target, findings: findings)
    let writer = BenchTrackerWriter(archive, to: output, version: version, options: options, losses: losses)
    var options = options
    // A set is written in little more time than it is handed over: one thread behind this one gains nothing.
    if options.writers == 1 { options.writers = 0 }
    return FittingSink(scope, options: options, losses: losses, into: writer, divisible: writer)
  }

  var output: ByteOutput { notation.output }
  var json: JSONOutput { notation.json }

  /// True where the source is a file of the version that is written: then nothing but layout may change.
  var isSameVersion: Bool { sourceVersion == version }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    self.archive = archive
    kept = BenchTrackerKeys.file.own(archive.sourceFields)
    needsTotals =
      archive.profile.created == nil
      || BenchTrackerTotals.all.contains { $0.value.get(archive.profile.totals) == nil }
    needsIdentities = archive.exerciseTypes == nil
    for template in self.archive.templates { noteUse(template.exercises) }
    output.append("{\"version\":")
    output.append(String(version))
    output.append(",\n\"workouts\":[")
  }

  var writesEachAlone: Bool { !needsTotals && !needsIdentities }

  func add(_ workout: Workout) {
    output.append(count == 0 ? "\n" : ",\n")
    write(workout)
    note(workout)
  }

  func note(_ workout: Workout) {
    if needsIdentities { noteUse(workout.exercises) }
    if needsTotals { totals.add(workout) }
    count += 1
  }

  /// Counts on, because findings give the number of the workout.
  func noteCount(_ count: Int) { self.count += count }

  func finish() throws(WorkoutError) {
    output.append("\n]")
    writeTemplateList()
    writeTypeList()
    writeAchievements()
    writeSettings()
    writeUser()
    for field in kept where !field.name.contains("/") && !BenchTrackerParts.names.contains(field.name) {
      output.append(",\n")
      json.text(JSONPointer.unescaped(field.name))
      output.append(":")
      output.append(field.text)
    }
    output.append("}\n")
  }

  /// Remembers which exercises are used, for a source without a type list.
  private func noteUse(_ exercises: [Exercise]) {
    for exercise in exercises { usedIdentities.insert(exercise.identity) }
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
        "missing; .btd version \(version) needs it", of: subject,
        detail: PrintableText.of(value, limit: 60), place: place))
  }

  /// Reports what the version that is written has no key for.
  func dropped(
    _ field: Finding.Field, of subject: Finding.Subject? = nil, _ count: Int = 1, at path: ModelPath? = nil
  ) {
    findings.report(
      Finding(
        .warning, .dropped, field, .notStored(in: losses.target), of: subject,
        place: Place(path), count: count))
  }

  /// A key of the file that the model knows nothing of.
  func key(_ name: String) -> Finding.Field { .source(format: notation.keys.sourceFormat, name: name) }
}
