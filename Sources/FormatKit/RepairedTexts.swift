internal import Notation
internal import WorkoutModel

/// Names the texts of workouts and templates that were broken up because letters in them had too many marks.
final class RepairedTexts: ArchiveSink {
  private let inner: any ArchiveSink
  private let findings: any FindingSink
  private var count = 0
  private var lastIdentity: ExerciseIdentity?

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
    look(at: workout.details?.notes, .workoutNotes, path)
    look(at: workout.exercises, path)
    try inner.add(workout)
  }

  func finish() throws(WorkoutError) { try inner.finish() }

  private func look(at exercises: [Exercise], _ path: ModelPath) {
    for (number, exercise) in exercises.enumerated() {
      if lastIdentity !== exercise.identity {
        look(at: exercise.identity.name, .exerciseName, path.exercise(number))
        look(at: exercise.identity.variation, .variation, path.exercise(number))
      }
      lastIdentity = exercise.identity
      look(at: exercise.details?.notes, .exerciseNotes, path.exercise(number))
      for (index, set) in exercise.sets.enumerated() where set.hasDetails {
        look(at: set.details?.note, .setNote, path.exercise(number).set(index))
        look(at: set.details?.freeText, .freeText, path.exercise(number).set(index))
      }
    }
  }

  private func look(at text: String?, _ field: ModelField, _ path: ModelPath?) {
    guard let text, text.utf8.count > 2 * StreamSafeText.maximumMarks, StreamSafeText.isRepaired(text) else {
      return
    }
    findings.report(
      Finding(
        .warning, .repaired, .model(field),
        "more than 30 marks on one letter, broken up by one that is not seen",
        place: Place(path)))
  }
}
