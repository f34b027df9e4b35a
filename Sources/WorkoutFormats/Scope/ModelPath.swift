/// A place in an archive: a workout, template, goal or measurement, an exercise of it, a set of that.
struct ModelPath: Hashable, Sendable {
  /// The list that the path begins in.
  enum Root: String, Sendable {
    case workouts, templates, goals, measurements
  }

  var root = Root.workouts
  var index: Int
  var exercise: Int?
  var set: Int?

  func exercise(_ number: Int) -> ModelPath { ModelPath(root: root, index: index, exercise: number) }

  func set(_ number: Int) -> ModelPath {
    ModelPath(root: root, index: index, exercise: exercise, set: number)
  }

  /// The JSON pointer: `/workouts/3/exercises/0/sets/1`.
  var pointer: String {
    var text = "/\(root.rawValue)/\(index)"
    if let exercise { text += "/exercises/\(exercise)" }
    if let set { text += "/sets/\(set)" }
    return text
  }
}
