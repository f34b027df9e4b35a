internal import Notation
internal import WorkoutModel

/// Names the texts of workouts and templates that were broken up because letters in them had too many marks.
final class RepairedTexts: ArchiveSink {
  private let inner: any ArchiveSink
  private let findings: any FindingSink
  private var count = 0

  init(into inner: any ArchiveSink, findings: any FindingSink) {
    self.inner = inner
    self.findings = findings
  }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    look(at: archive.profile.name, .profileName, nil)
    for (number, template) in archive.templates.enumerated() {
      let path = ModelPath(root: .templates, index: number)
      look(at: template.title, .templateTitle, path)
      look(at: template.notes, .templateNotes, path)
      look(at: template.exercises, path)
    }
    try inner.begin(archive)
  }

  func add(_ workout: Workout) throws(WorkoutError) {
    let path = ModelPath(index: count)
    count += 1
    look(at: workout.title, .title, path)
    if workout.hasDetails { look(at: workout.details?.notes, .workoutNotes, path) }
    look(at: workout.exercises, path)
    try inner.add(workout)
  }

  func finish() throws(WorkoutError) { try inner.finish() }

  private func look(at exercises: [Exercise], _ path: ModelPath) {
    for number in exercises.indices { look(at: exercises[number], path.exercise(number)) }
  }

  private func look(at exercise: Exercise, _ path: ModelPath) {
    look(at: exercise.identity.name, .exerciseName, path)
    look(at: exercise.identity.variation, .variation, path)
    if exercise.hasDetails { look(at: exercise.details?.notes, .exerciseNotes, path) }
    // By number and by the cheapest question: hardly any set has a text, and each that is copied costs.
    for index in exercise.sets.indices where exercise.sets[index].hasText {
      look(at: exercise.sets[index].details?.note, .setNote, path.set(index))
      look(at: exercise.sets[index].details?.freeText, .freeText, path.set(index))
    }
  }

  private func look(at text: String?, _ field: ModelField, _ path: ModelPath?) {
    guard let text, text.utf8.count > 2 * StreamSafeText.maximumMarks, StreamSafeText.isRepaired(text) else {
      return
    }
    findings.report(
      Finding(
        .warning, .repaired, .model(field),
        "more than 30 accents on one letter; an invisible character was inserted",
        place: Place(path)))
  }
}
