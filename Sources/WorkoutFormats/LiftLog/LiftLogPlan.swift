internal import FormatKit
internal import Notation
internal import WorkoutModel

/// What the plan of an exercise asks for, in each of the forms that the app has had.
struct LiftLogPlan {
  private var ofEachSet: [SetTarget?] = []
  private var ofAll: SetTarget?
  /// True unless the plan says that there is no weight to it.
  private(set) var hasLoad = true

  init() {}

  /// Takes the plan out of the blueprint of an exercise.
  init(_ blueprint: inout ObjectReader) {
    hasLoad = blueprint.words("loadBasis") ?? blueprint.words("resistance") != "none"
    if hasLoad {
      blueprint.leave("loadBasis")
      blueprint.leave("resistance")
    }
    ofAll = blueprint.object("repsConfig") { config in
      guard let reps = config.count("reps") else { return Self.target(&config) }
      return Self.target(reps)
    }
    ofAll = ofAll ?? blueprint.count("repsPerSet").map(Self.target)
    // The plan may ask for more sets than were done: it is kept as well.
    ofEachSet = blueprint.list("plannedSets").map { element, _ in
      element["reps"].flatMap { reps in
        Self.target(reps["min"]?.count, reps["max"]?.count)
      }
    }
    if !ofEachSet.isEmpty { blueprint.leave("plannedSets") }
  }

  /// What is asked for of the set `number`.
  func target(ofSet number: Int) -> SetTarget? {
    ofEachSet.indices.contains(number) ? ofEachSet[number] : ofAll
  }

  /// The repetitions from `min` to `max` of a target.
  static func target(_ reps: inout ObjectReader) -> SetTarget? {
    target(reps.count("min"), reps.count("max"))
  }

  private static func target(_ reps: Int32) -> SetTarget {
    var target = SetTarget()
    target.reps = reps
    return target
  }

  private static func target(_ least: Int32?, _ most: Int32?) -> SetTarget? {
    guard let least = least ?? most else { return nil }
    var target = target(least)
    target.maximumReps = most == least ? nil : most
    return target
  }
}
