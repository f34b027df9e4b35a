internal import Notation
package import WorkoutModel

/// What people call the places of findings: `3 May 2021, "B", Bench Press, set 2`.
package struct PlaceNames {
  private struct Parent {
    var name: String
    var exercises: [String]
  }

  /// How many letters of a title or name are told: it stands in the message of each sort of finding.
  private static let shownLength = 60

  private var parents: [ModelPath: Parent] = [:]

  /// Remembers nothing so far.
  package init() {}

  /// Remembers those workouts and templates of an archive that examples of findings are about.
  package init(of archive: WorkoutArchive, in log: FindingLog) {
    for group in log.groups {
      for finding in group.examples where finding.place.file == nil {
        guard let path = finding.place.path, parents[ModelPath(root: path.root, index: path.index)] == nil
        else { continue }
        if path.root == .workouts, archive.workouts.indices.contains(path.index) {
          remember(archive.workouts[path.index], number: path.index)
        } else if path.root == .templates, archive.templates.indices.contains(path.index) {
          remember(archive.templates[path.index], number: path.index)
        }
      }
    }
  }

  /// Remembers a workout by its number.
  package mutating func remember(_ workout: Workout, number: Int) {
    let title = workout.title.map { "\"\(Self.shown($0))\"" }
    let parts = [workout.start.map(DateWords.short), title].compactMap { $0 }.filter { !$0.isEmpty }
    parents[ModelPath(index: number)] = Parent(
      name: parts.isEmpty ? "workout \(number + 1)" : parts.joined(separator: ", "),
      exercises: Self.exercises(workout.exercises))
  }

  /// Remembers a template by its number.
  package mutating func remember(_ template: WorkoutTemplate, number: Int) {
    parents[ModelPath(root: .templates, index: number)] = Parent(
      name: template.title.map { "template \"\(Self.shown($0))\"" } ?? "template \(number + 1)",
      exercises: Self.exercises(template.exercises))
  }

  /// What people call a place; nil for one that is not remembered.
  package func name(of path: ModelPath) -> String? {
    guard let parent = parents[ModelPath(root: path.root, index: path.index)] else { return nil }
    var text = parent.name
    guard let exercise = path.exercise else { return text }
    text +=
      ", "
      + (parent.exercises.indices.contains(exercise) ? parent.exercises[exercise] : Self.number(exercise))
    return path.set.map { "\(text), set \($0 + 1)" } ?? text
  }

  private static func exercises(_ exercises: [Exercise]) -> [String] {
    exercises.enumerated().map { $1.name.map(shown) ?? number($0) }
  }

  private static func shown(_ text: String) -> String { PrintableText.of(text, limit: shownLength) }

  private static func number(_ exercise: Int) -> String { "exercise \(exercise + 1)" }
}
