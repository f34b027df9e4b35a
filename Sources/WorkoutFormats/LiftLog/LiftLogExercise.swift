internal import FormatKit
internal import Notation
internal import WorkoutModel

/// An exercise of a session in LiftLog's JSON, with weights or for endurance.
struct LiftLogExercise {
  private var identity = ExerciseIdentity(name: nil)
  private var details = ExerciseDetails()
  private var sets: [(set: ExerciseSet, time: (moment: Moment, text: String)?)] = []
  /// True where it is done in turn with the next exercise.
  private(set) var isWithNext = false

  /// When the sets were completed.
  var times: [Moment] { sets.compactMap { $0.time?.moment } }

  /// - Parameter isLast: true where no exercise follows.
  init(
    _ element: JSONElement, at pointer: String, isLast: Bool, _ options: ReadOptions, _ reporter: JSONReporter
  ) {
    var object = ObjectReader(element, at: pointer, reporter)
    var name: String?
    var plan = LiftLogPlan()
    object.object("blueprint") { blueprint -> Void? in
      name = blueprint.words("name")
      isWithNext = blueprint.bool("supersetWithNext") ?? false
      // No superset tells it where no exercise follows.
      if isWithNext, isLast { blueprint.leave("supersetWithNext") }
      blueprint.drop("type", "WeightedExerciseBlueprint", "CardioExerciseBlueprint")
      plan = LiftLogPlan(
        &blueprint, keepsSets: !Self.isAsDone(element), asksForAll: !Self.haveTargets(element))
      LiftLogPlan.dropDefaults(&blueprint)
      if Self.saysTheSameSets(element) { _ = blueprint.list("sets") }
      return nil
    }
    identity = ExerciseIdentity(name: name)
    details.notes = object.words("notes")
    // The kind of exercise is told by its list of sets.
    object.drop("type", "RecordedWeightedExercise", "RecordedCardioExercise")
    var undone = 0
    for (number, (element, pointer)) in object.list("potentialSets").enumerated() {
      guard element["set"].map({ $0.kind != .null }) ?? false else {
        undone += 1
        continue
      }
      addWeighted(
        ObjectReader(element, at: pointer, reporter), plan.target(ofSet: number), hasLoad: plan.hasLoad,
        options)
    }
    for (element, pointer) in object.list("sets") {
      let isDone = ["completionDateTime", "duration", "distance", "steps"] as [StaticString]
      guard isDone.contains(where: { element[$0].map { $0.kind != .null } ?? false }) else {
        undone += 1
        continue
      }
      addCardio(ObjectReader(element, at: pointer, reporter), options)
    }
    if undone > 0 {
      reporter.report(
        .note, .dropped, .notPerformed, of: .set, at: element.offset, pointer: pointer, count: undone)
    }
    details.sourceFields = LiftLogKept.renamed(object.rest)
  }

  /// True where the plan asks for just the sets that were done, each for what it asked for itself.
  private static func isAsDone(_ element: JSONElement) -> Bool {
    guard let planned = element["blueprint"]?["plannedSets"]?.elements,
      let sets = element["potentialSets"]?.elements, planned.count == sets.count
    else { return false }
    return zip(planned, sets).allSatisfy { planned, set in
      guard let target = set["target"], let done = set["set"], done.kind == .object else { return false }
      return planned.canonical == target.canonical
    }
  }

  /// True where every set says itself what it asks for.
  private static func haveTargets(_ element: JSONElement) -> Bool {
    let sets = element["potentialSets"]?.elements ?? []
    return !sets.isEmpty && sets.allSatisfy { $0["target"]?["reps"]?.kind == .object }
  }

  /// True where the plan of an endurance exercise says no more than its sets do.
  private static func saysTheSameSets(_ element: JSONElement) -> Bool {
    guard let planned = element["blueprint"]?["sets"], planned.kind == .array,
      let sets = element["sets"]?.elements, !sets.isEmpty
    else { return false }
    return planned.elements.map { $0.canonical } == sets.map { $0["blueprint"]?.canonical ?? "" }
  }

  /// The exercise; the time of a set is kept where it is not the start of the workout.
  func exercise(start: Moment?) -> Exercise {
    let sets = sets.map { set, time in
      guard let time, time.moment != start else { return set }
      var set = set
      var details = set.details ?? SetDetails()
      var fields = details.sourceFields ?? SourceFields(format: "liftlog")
      fields.fields.append(.init(name: LiftLogTableField.timestamp, text: time.text))
      details.sourceFields = fields
      set.details = details
      return set
    }
    return Exercise(identity, sets: sets, details: details == ExerciseDetails() ? nil : details)
  }

  /// A weight with its unit; one without a unit is in that of `options`.
  static func load(_ object: inout ObjectReader, _ options: ReadOptions) -> Load? {
    let unit = object.take("unit", "kilograms, pounds or nil") { element -> MassUnit?? in
      guard let word = element.text else { return nil }
      if word == "nil" { return .some(nil) }
      return MassUnit(word: word).map { .some($0) }
    }
    return object.decimal("value").map { Load($0, unit: unit.flatMap { $0 } ?? options.massUnit) }
  }

  private mutating func addWeighted(
    _ object: ObjectReader, _ planned: SetTarget?, hasLoad: Bool, _ options: ReadOptions
  ) {
    var object = object
    var reps: Int32?
    var time: (Moment, String)?
    object.object("set") { set -> Void? in
      reps = set.count("repsCompleted")
      time = Self.time(&set)
      return nil
    }
    var load = Self.load(of: &object, options)
    if !hasLoad, load?.value.coefficient == 0 { load = nil }
    var details = SetDetails()
    details.target = object.object("target") { $0.object("reps") { LiftLogPlan.target(&$0) } } ?? planned
    details.sourceFields = object.rest
    let set = ExerciseSet(reps: reps, load: load, details: details == SetDetails() ? nil : details)
    sets.append((set, time))
  }

  /// The weight of a set: an object, or in the oldest form a number in a unit that is not stated.
  private static func load(of object: inout ObjectReader, _ options: ReadOptions) -> Load? {
    if object.value("weight")?.kind == .object { return object.object("weight") { load(&$0, options) } }
    return object.decimal("weight").map { Load($0, unit: options.massUnit) }
  }

  private mutating func addCardio(_ object: ObjectReader, _ options: ReadOptions) {
    var object = object
    var details = SetDetails()
    details.distance = object.object("distance") { Self.distance(&$0, options) }
    let seconds = object.duration("duration")
    let load = Self.load(of: &object, options)
    let time = Self.time(&object)
    // The app shows what is counted: what a flag says is told by the value.
    let counted: [(key: StaticString, value: Bool)] = [
      ("trackDuration", seconds != nil), ("trackDistance", details.distance != nil),
      ("trackWeight", load != nil), ("trackResistance", object.value("resistance") != nil),
      ("trackIncline", object.value("incline") != nil), ("trackSteps", object.value("steps") != nil),
    ]
    details.target = object.object("blueprint") { blueprint in
      for flag in counted { LiftLogPlan.drop(&blueprint, flag.key, flag.value) }
      return blueprint.object("target") { Self.cardioTarget(&$0, options) }
    }
    details.sourceFields = object.rest
    let set = ExerciseSet(
      load: load, durationSeconds: seconds, details: details == SetDetails() ? nil : details)
    sets.append((set, time))
  }

  private static func distance(_ object: inout ObjectReader, _ options: ReadOptions) -> Distance? {
    let unit = object.take("unit", "metre, yard, mile or kilometre") {
      $0.text.flatMap { DistanceUnit(word: $0) }
    }
    return object.decimal("value").map { Distance($0, unit: unit ?? options.distanceUnit) }
  }

  /// What is asked for of a set of an endurance exercise: a time or a distance.
  static func cardioTarget(_ object: inout ObjectReader, _ options: ReadOptions) -> SetTarget? {
    var target = SetTarget()
    switch object.words("type") {
    case "time": target.durationSeconds = object.duration("value")
    case "distance": target.distance = object.object("value") { distance(&$0, options) }
    default: object.leave("type")
    }
    return target == SetTarget() ? nil : target
  }

  private static func time(_ object: inout ObjectReader) -> (Moment, String)? {
    object.take("completionDateTime", "a date and time") { element in
      element.text.flatMap { text in DateText.moment(text).map { ($0, text) } }
    }
  }
}
