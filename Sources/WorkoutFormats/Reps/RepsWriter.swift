internal import ExerciseCatalog
internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes a bundle of the Reps app: its journal, one entry a set, its weekly routine and its stages.
final class RepsWriter: ArchiveSink {
  private let output: ByteOutput
  private let findings: any FindingSink
  private var head = WorkoutArchive()
  private var entries: [String] = []
  private var addedIDs = 0

  init(_ output: ByteOutput, findings: any FindingSink) {
    self.output = output
    self.findings = findings
  }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) { head = archive }

  func add(_ workout: Workout) throws(WorkoutError) {
    let times = workout.exercises.map { exercise in
      exercise.sets.map { Self.time(of: $0) ?? workout.start }
    }
    for (number, place) in RepsJournal.inOrderDone(times) {
      let exercise = workout.exercises[number]
      write(exercise.sets[place], of: exercise, start: workout.start)
    }
  }

  /// When a set was done, where that was kept.
  private static func time(of set: ExerciseSet) -> Moment? {
    guard let fields = set.details?.sourceFields, fields.format == RepsNotation.formatID,
      let text = fields["date"]
    else { return nil }
    return JSONElement(json: text).flatMap { RepsDate($0) }?.moment
  }

  private func write(_ set: ExerciseSet, of exercise: Exercise, start: Moment?) {
    let progression = RepsExercise.progression(named: exercise.identity.name)
    let told = RepsNotation.told(of: set, progression, start: start, number: entries.count)
    let fields = KeptFields.merged(told, set.details?.sourceFields, format: RepsNotation.formatID)
    if fields.contains(where: { $0.isDefault && $0.name == "id" }) { addedIDs += 1 }
    entries.append(KeptFields.object(fields))
  }

  func finish() throws(WorkoutError) {
    if addedIDs > 0 {
      findings.report(
        Finding(
          .note, .added, "identifiers of entries, derived from their dates",
          field: .source(format: RepsNotation.formatID, name: "id"), of: .workout, place: Place(.output),
          count: addedIDs))
    }
    let kept = head.sourceFields?.format == RepsNotation.formatID ? head.sourceFields?.fields ?? [] : []
    var parts: [ToldField] = []
    if !entries.isEmpty {
      let order = kept.text(of: RepsNotation.order).flatMap { PlaceOrder($0) }
      let inOrder = order.map { $0.count == entries.count ? $0.restored(entries) : entries } ?? entries
      parts.append(ToldField(name: "journal", text: "[\n" + inOrder.joined(separator: ",\n") + "]"))
    }
    if let routine = head.routine { parts += self.parts(of: routine, kept) }
    let written = Set(parts.map { $0.name })
    for field in kept where !written.contains(field.name) && !field.name.contains("/") {
      parts.append(ToldField(name: field.name, text: field.text))
    }
    // A bundle of nothing that the reader knows is a journal without entries.
    if !parts.contains(where: { ["journal", "routine", "stages"].contains($0.name) }) {
      parts.append(ToldField(name: "journal", text: "[]"))
    }
    let alone = kept.text(of: RepsNotation.part)
    if parts.count == 1, alone == JSONOutput.quoted(parts[0].name) {
      output.append(parts[0].text)
    } else {
      output.append(KeptFields.object(parts))
    }
    output.append("\n")
  }

  private func parts(of routine: WeeklyRoutine, _ kept: [SourceFields.Field]) -> [ToldField] {
    var parts: [ToldField] = []
    if routine.days.contains(where: { !$0.isEmpty }) {
      let days = KeptFields.merged(
        RepsNotation.told(days: routine.days), routine.sourceFields, format: RepsNotation.formatID)
      parts.append(ToldField(name: "routine", text: KeptFields.object(days)))
    }
    if !routine.stages.isEmpty {
      let text = kept.text(of: "stages")
      let isSame = text.flatMap { JSONElement(json: $0) }.map(RepsReader.stages) == routine.stages
      let told = RepsNotation.stages(routine.stages)
      parts.append(ToldField(name: "stages", text: isSame ? text ?? told : told))
    }
    return parts
  }
}
