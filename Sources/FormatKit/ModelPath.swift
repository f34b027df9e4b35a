/// A place in an archive: a workout or template, an exercise of it, a set of that; a ride, a segment, a cue; a goal;
/// a measurement.
package struct ModelPath: Hashable, Sendable {
  /// The list that the path begins in.
  package enum Root: String, Sendable {
    case workouts, templates
    case rides = "timedPlans"
    case goals, measurements
  }

  package var root = Root.workouts
  package var index: Int
  package var exercise: Int?
  package var set: Int?

  package init(root: Root = Root.workouts, index: Int, exercise: Int? = nil, set: Int? = nil) {
    self.root = root
    self.index = index
    self.exercise = exercise
    self.set = set
  }

  package func exercise(_ number: Int) -> ModelPath { ModelPath(root: root, index: index, exercise: number) }

  package func set(_ number: Int) -> ModelPath {
    ModelPath(root: root, index: index, exercise: exercise, set: number)
  }

  /// The segment `number` of a ride.
  package func segment(_ number: Int) -> ModelPath { exercise(number) }

  /// The cue `number` of a segment.
  package func cue(_ number: Int) -> ModelPath { set(number) }

  /// The JSON pointer: `/workouts/3/exercises/0/sets/1`, `/timedPlans/0/segments/2/cues/0`.
  package var pointer: String {
    var text = "/\(root.rawValue)/\(index)"
    if let exercise { text += root == .rides ? "/segments/\(exercise)" : "/exercises/\(exercise)" }
    if let set { text += root == .rides ? "/cues/\(set)" : "/sets/\(set)" }
    return text
  }
}
