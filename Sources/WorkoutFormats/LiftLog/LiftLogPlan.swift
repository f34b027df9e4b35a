internal import FormatKit
internal import Notation
internal import WorkoutModel

/// What the plan of an exercise asks for, in each of the forms that the app has had.
struct LiftLogPlan {
  private var ofEachSet: [(target: SetTarget?, rest: SourceFields?)] = []
  private var ofAll: SetTarget?
  /// True unless the plan says that there is no weight to it.
  private(set) var hasLoad = true

  init() {}

  /// Takes the plan out of the blueprint of an exercise.
  ///
  /// - Parameters:
  ///   - keepsSets: true where the sets of the plan are kept as well: it may ask for more than were done.
  ///   - asksForAll: false where each set says itself what it asks for: what the plan asks for all is then kept.
  ///   - reporter: is told what is wrong with the sets of the plan; nil where they are kept as well.
  init(
    _ blueprint: inout ObjectReader, keepsSets: Bool, asksForAll: Bool = true, _ reporter: JSONReporter? = nil
  ) {
    let basis = blueprint.words("loadBasis")
    let resistance = basis ?? blueprint.words("resistance")
    hasLoad = resistance != "none"
    if hasLoad, resistance != "external" {
      blueprint.leave("loadBasis")
      blueprint.leave("resistance")
    }
    for (element, pointer) in blueprint.list("plannedSets") {
      if let reporter, element.kind != .object {
        reporter.report(
          .error, .dropped, "set that is no object", of: .set, detail: element.excerpt, at: element.offset,
          pointer: pointer)
        continue
      }
      var set = ObjectReader(element, at: pointer, format: "liftlog", reporter)
      let target = set.object("reps") { Self.target(&$0) }
      ofEachSet.append((target, set.rest))
    }
    if ofEachSet.isEmpty, asksForAll {
      ofAll = blueprint.object("repsConfig") { config in
        guard let reps = config.count("reps") else { return Self.target(&config) }
        return Self.target(reps)
      }
      ofAll = ofAll ?? blueprint.count("repsPerSet").map(Self.target)
    }
    if keepsSets, !ofEachSet.isEmpty { blueprint.leave("plannedSets") }
  }

  /// How many sets the plan asks for one by one.
  var count: Int { ofEachSet.count }

  /// Takes what says nothing: no rest, no progression.
  static func dropDefaults(_ blueprint: inout ObjectReader) {
    if let rules = blueprint.value("progression"), rules.kind == .array, rules.elements.isEmpty {
      _ = blueprint.list("progression")
    }
    if let rest = blueprint.value("restBetweenSets"), LiftLogRest(rest)?.isNone ?? false {
      _ = blueprint.object("restBetweenSets") { rest -> Void? in
        for key in LiftLogRest.keys { _ = rest.text(key) }
        return nil
      }
    }
  }

  /// What the app shows of a set for endurance that asks for a distance, or for a time.
  static func flags(isDistance: Bool) -> [(key: StaticString, value: Bool)] {
    [
      ("trackDuration", true), ("trackDistance", isDistance), ("trackResistance", false),
      ("trackIncline", false),
      ("trackWeight", false), ("trackSteps", false),
    ]
  }

  /// Takes the flags that say no more than ``flags(isDistance:)``.
  static func dropFlags(_ blueprint: inout ObjectReader, isDistance: Bool) {
    for flag in flags(isDistance: isDistance) { drop(&blueprint, flag.key, flag.value) }
  }

  /// Takes a flag that says just `known`.
  static func drop(_ blueprint: inout ObjectReader, _ key: StaticString, _ known: Bool) {
    if let value = blueprint.value(key), value.canonical == (known ? "true" : "false") {
      _ = blueprint.bool(key)
    }
  }

  /// What is asked for of the set `number`.
  func target(ofSet number: Int) -> SetTarget? {
    ofEachSet.indices.contains(number) ? ofEachSet[number].target : ofAll
  }

  /// What else the plan says of the set `number`.
  func rest(ofSet number: Int) -> SourceFields? {
    ofEachSet.indices.contains(number) ? ofEachSet[number].rest : nil
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
