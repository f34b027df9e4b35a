/// A place in an archive: a workout or template, an exercise of it, a set of that; a ride, a segment, a cue; a goal;
/// a measurement.
struct ModelPath: Hashable, Sendable {
  /// The list that the path begins in.
  enum Root: String, Sendable {
    case workouts, templates, timedPlans, goals, measurements
  }

  var root = Root.workouts
  var index: Int
  var exercise: Int?
  var set: Int?

  func exercise(_ number: Int) -> ModelPath { ModelPath(root: root, index: index, exercise: number) }

  func set(_ number: Int) -> ModelPath {
    ModelPath(root: root, index: index, exercise: exercise, set: number)
  }

  /// The segment `number` of a ride.
  func segment(_ number: Int) -> ModelPath { exercise(number) }

  /// The cue `number` of a segment.
  func cue(_ number: Int) -> ModelPath { set(number) }

  /// The JSON pointer: `/workouts/3/exercises/0/sets/1`, `/timedPlans/0/segments/2/cues/0`.
  var pointer: String {
    var text = "/\(root.rawValue)/\(index)"
    if let exercise { text += root == .timedPlans ? "/segments/\(exercise)" : "/exercises/\(exercise)" }
    if let set { text += root == .timedPlans ? "/cues/\(set)" : "/sets/\(set)" }
    return text
  }
}
