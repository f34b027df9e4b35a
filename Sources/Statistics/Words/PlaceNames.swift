internal import Notation
package import WorkoutModel

/// What people call the places of findings: `3 May 2021, "B", Bench Press, set 2`.
package struct PlaceNames {
  /// What a workout or template is called by; words are made of it when they are asked for.
  private struct Parent {
    var title: String?
    var start: Moment?
    var exercises: [ExerciseIdentity]
  }

  /// How many letters of a title or name are told: it stands in the message of each sort of finding.
  private static let shownLength = 60
  /// More of a title than that many letters have; a long one is not held as long as its findings are.
  private static let heldLength = 1_024

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
    parents[ModelPath(index: number)] = Parent(
      title: workout.title.map(Self.held), start: workout.start,
      exercises: workout.exercises.map { $0.identity })
  }

  /// Remembers a template by its number.
  package mutating func remember(_ template: WorkoutTemplate, number: Int) {
    parents[ModelPath(root: .templates, index: number)] = Parent(
      title: template.title.map(Self.held), exercises: template.exercises.map { $0.identity })
  }

  /// What people call a place: by title and date where these are remembered, else by numbers.
  package func name(of path: ModelPath) -> String {
    let parent = parents[ModelPath(root: path.root, index: path.index)]
    var text =
      parent.flatMap { Self.name(of: $0, path.root) } ?? "\(Self.kind(of: path.root)) \(path.index + 1)"
    let isRide = path.root == .rides
    if let exercise = path.exercise {
      let known = parent.flatMap {
        $0.exercises.indices.contains(exercise) ? $0.exercises[exercise].name : nil
      }
      text += ", \(known.map(Self.shown) ?? "\(isRide ? "segment" : "exercise") \(exercise + 1)")"
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

  /// Title and date; nil where there is neither.
  private static func name(of parent: Parent, _ root: ModelPath.Root) -> String? {
    let title = parent.title.map { "\"\(shown($0))\"" }
    if root == .templates { return title.map { "template \($0)" } }
    let parts = [parent.start.map(DateWords.short), title].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func held(_ text: String) -> String {
    text.utf8.count <= heldLength ? text : String(text.unicodeScalars.prefix(heldLength))
  }

  private static func shown(_ text: String) -> String { PrintableText.of(text, limit: shownLength) }
}
