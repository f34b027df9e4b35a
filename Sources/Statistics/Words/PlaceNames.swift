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
      name: parts.isEmpty ? "\(Self.kind(of: .workouts)) \(number + 1)" : parts.joined(separator: ", "),
      exercises: Self.exercises(workout.exercises))
  }

  /// Remembers a template by its number.
  package mutating func remember(_ template: WorkoutTemplate, number: Int) {
    parents[ModelPath(root: .templates, index: number)] = Parent(
      name: template.title.map { "template \"\(Self.shown($0))\"" }
        ?? "\(Self.kind(of: .templates)) \(number + 1)",
      exercises: Self.exercises(template.exercises))
  }

  /// What people call a place: by title and date where these are remembered, else by numbers.
  package func name(of path: ModelPath) -> String {
    let parent = parents[ModelPath(root: path.root, index: path.index)]
    var text = parent?.name ?? "\(Self.kind(of: path.root)) \(path.index + 1)"
    let isRide = path.root == .rides
    if let exercise = path.exercise {
      let known = parent.flatMap { $0.exercises.indices.contains(exercise) ? $0.exercises[exercise] : nil }
      text += ", \(known ?? (isRide ? "segment \(exercise + 1)" : Self.number(exercise)))"
    }
    if let set = path.set { text += ", \(isRide ? "cue" : "set") \(set + 1)" }
    return text
  }

  private static func kind(of root: ModelPath.Root) -> String {
    switch root {
    case .workouts: "workout"
    case .templates: "template"
    case .rides: "ride"
    case .goals: "goal"
    case .measurements: "measurement"
    case .exerciseTypes: "exercise type"
    }
  }

  private static func exercises(_ exercises: [Exercise]) -> [String] {
    exercises.enumerated().map { $1.name.map(shown) ?? number($0) }
  }

  private static func shown(_ text: String) -> String { PrintableText.of(text, limit: shownLength) }

  private static func number(_ exercise: Int) -> String { "exercise \(exercise + 1)" }
}
