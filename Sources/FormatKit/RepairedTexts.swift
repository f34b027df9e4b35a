internal import Notation
internal import WorkoutModel

/// Names the texts of workouts and templates that were broken up because letters in them had too many marks.
final class RepairedTexts: ArchiveSink {
  /// A text of at most this many bytes is too short to have too many marks in a row.
  private static let byteCountWithoutRun = 2 * StreamSafeText.maximumMarks

  private let inner: any ArchiveSink
  private let findings: any FindingSink
  @exclusivity(unchecked) private var count = 0

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

  /// Skips workouts in which another of its kind has found nothing.
  func pass(_ count: Int) { self.count += count }

  func finish() throws(WorkoutError) { try inner.finish() }

  private func look(at exercises: [Exercise], _ path: ModelPath) {
    // By number and by the cheapest question: hardly any has such a text, and each that is copied costs.
    for number in exercises.indices {
      let path = path.exercise(number)
      if exercises[number].identity.byteCount > Self.byteCountWithoutRun {
        look(at: exercises[number].identity.name, .exerciseName, path)
        look(at: exercises[number].identity.variation, .variation, path)
      }
      if exercises[number].hasDetails { look(at: exercises[number].details?.notes, .exerciseNotes, path) }
      for index in exercises[number].sets.indices where exercises[number].sets[index].hasText {
        look(at: exercises[number].sets[index].details?.note, .setNote, path.set(index))
        look(at: exercises[number].sets[index].details?.freeText, .freeText, path.set(index))
      }
    }
  }

  @inline(__always)
  private func look(at text: String?, _ field: ModelField, _ path: ModelPath?) {
    guard let text, text.utf8.count > Self.byteCountWithoutRun, StreamSafeText.isRepaired(text) else {
      return
    }
    report(field, path)
  }

  private func report(_ field: ModelField, _ path: ModelPath?) {
    findings.report(
      Finding(
        .warning, .repaired, .model(field),
        "more than 30 accents on one letter; an invisible character was inserted",
        place: Place(path)))
  }
}
