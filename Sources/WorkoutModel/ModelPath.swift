/// A place in an archive: a workout or template, an exercise of it, a set of that; a ride, a segment, a cue; a goal;
/// a measurement; an exercise type.
public struct ModelPath: Hashable, Sendable {
  /// The list that the path begins in.
  public enum Root: String, Hashable, Sendable {
    case workouts, templates
    case rides = "timedPlans"
    case goals, measurements, exerciseTypes
  }

  /// The list that the path begins in.
  public var root: Root
  /// The number of the element of that list, from 0.
  public var index: Int
  /// The number of the exercise, or of the segment of a ride.
  public var exercise: Int?
  /// The number of the set, or of the cue of a segment.
  public var set: Int?

  /// Makes a path.
  public init(root: Root = .workouts, index: Int, exercise: Int? = nil, set: Int? = nil) {
    self.root = root
    self.index = index
    self.exercise = exercise
    self.set = set
  }

  /// The exercise `number` of a workout or template.
  public func exercise(_ number: Int) -> ModelPath { ModelPath(root: root, index: index, exercise: number) }

  /// The set `number` of an exercise.
  public func set(_ number: Int) -> ModelPath {
    ModelPath(root: root, index: index, exercise: exercise, set: number)
  }

  /// The segment `number` of a ride.
  public func segment(_ number: Int) -> ModelPath { exercise(number) }

  /// The cue `number` of a segment.
  public func cue(_ number: Int) -> ModelPath { set(number) }

  /// The JSON pointer: `/workouts/3/exercises/0/sets/1`, `/timedPlans/0/segments/2/cues/0`.
  public var pointer: String {
    var text = "/\(root.rawValue)/\(index)"
    if let exercise { text += root == .rides ? "/segments/\(exercise)" : "/exercises/\(exercise)" }
    if let set { text += root == .rides ? "/cues/\(set)" : "/sets/\(set)" }
    return text
  }

  /// What stands there.
  package var subject: Finding.Subject {
    switch root {
    case .rides: set != nil ? .cue : exercise != nil ? .segment : .ride
    case .goals: .goal
    case .measurements: .measurement
    case .exerciseTypes: .exerciseType
    case .workouts, .templates:
      set != nil ? .set : exercise != nil ? .exercise : root == .workouts ? .workout : .template
    }
  }
}
