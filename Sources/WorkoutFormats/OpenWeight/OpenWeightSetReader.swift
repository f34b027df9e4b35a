internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads one set, done or asked for.
struct OpenWeightSetReader {
  /// True for a set of a log, false for one of a template.
  let areDone: Bool
  let options: ReadOptions
  private var kept = FieldReader(format: OpenWeightReader.formatID)
  private var set = ExerciseSet()
  private var details = SetDetails()
  private var target = SetTarget()
  private var weight: ExactDecimal?
  private var targetWeight: ExactDecimal?
  private var unit: String?
  private var distance: ExactDecimal?
  private var distanceUnit: String?
  private var type: String?
  private var isToFailure: Bool?
  private var hasTargetReps = false
  private var leastReps: Int32?

  init(areDone: Bool, options: ReadOptions) {
    self.areDone = areDone
    self.options = options
  }

  /// Reads the set at the cursor.
  mutating func set(_ cursor: inout JSONCursor, hasDuplicates: Bool) -> ExerciseSet {
    cursor.forEachMember(hasDuplicates: hasDuplicates) { key, cursor in
      if areDone ? readPerformed(key, &cursor) : readAsked(key, &cursor) { return }
      if !readCommon(key, &cursor) { kept.keep(&cursor, as: key.name) }
    }
    finishKind()
    finishLoads()
    finishDistance()
    finishRepetitions()
    details.target = target == SetTarget() ? nil : target
    details.sourceFields = kept.sourceFields
    set.details = details == SetDetails() ? nil : details
    return set
  }

  // MARK: Keys

  /// Reads a key that only a set of a log has; false if `key` is not one.
  private mutating func readPerformed(_ key: JSONText, _ cursor: inout JSONCursor) -> Bool {
    if key.equals("reps") {
      set.reps = kept.whole(&cursor, as: key.name)
    } else if key.equals("weight") {
      weight = kept.anyNumber(&cursor, as: key.name)
    } else if key.equals("durationSeconds") {
      set.durationSeconds = kept.anyNumber(&cursor, as: key.name)
    } else if key.equals("distance") {
      distance = kept.anyNumber(&cursor, as: key.name)
    } else if key.equals("distanceUnit") {
      distanceUnit = kept.text(&cursor, as: key.name)
    } else if key.equals("rpe") {
      details.ratingOfPerceivedExertion = kept.anyNumber(&cursor, as: key.name)
    } else if key.equals("rir") {
      details.repsInReserve = kept.anyNumber(&cursor, as: key.name)
    } else {
      return false
    }
    return true
  }

  /// Reads a key that only a set of a template has; false if `key` is not one.
  private mutating func readAsked(_ key: JSONText, _ cursor: inout JSONCursor) -> Bool {
    guard key.equals("targetRIR") else { return false }
    details.repsInReserve = kept.anyNumber(&cursor, as: key.name)
    return true
  }

  /// Reads a key of both; false if `key` is not one.
  private mutating func readCommon(_ key: JSONText, _ cursor: inout JSONCursor) -> Bool {
    if key.equals("unit") {
      unit = kept.text(&cursor, as: key.name)
    } else if key.equals("type") {
      type = kept.text(&cursor, as: key.name)
    } else if key.equals("toFailure"), cursor.kind == .bool {
      isToFailure = cursor.bool()
    } else if key.equals("restSeconds") {
      details.restSeconds = kept.anyNumber(&cursor, as: key.name)
    } else if key.equals("notes") {
      details.note = kept.text(&cursor, as: key.name)
    } else if key.equals("targetReps") {
      hasTargetReps = true
      target.reps = kept.whole(&cursor, as: key.name)
    } else if key.equals("targetRepsMin") {
      leastReps = kept.whole(&cursor, as: key.name)
    } else if key.equals("targetRepsMax") {
      target.maximumReps = kept.whole(&cursor, as: key.name)
    } else if key.equals("targetWeight") {
      targetWeight = kept.anyNumber(&cursor, as: key.name)
    } else if key.equals("targetRPE") {
      target.ratingOfPerceivedExertion = kept.anyNumber(&cursor, as: key.name)
    } else {
      return false
    }
    return true
  }

  // MARK: Values of several keys

  private mutating func finishKind() {
    set.kind = OpenWeightSetType.kind(type: type, isToFailure: isToFailure)
    if let type, type != OpenWeightSetType.type(of: set.kind, isDone: areDone) {
      kept.keep(JSONOutput.quoted(type), as: "type")
    }
    if let isToFailure, isToFailure != OpenWeightSetType.isToFailure(set.kind, beside: type, isDone: areDone)
    {
      kept.keep("\(isToFailure)", as: "toFailure")
    }
  }

  private mutating func finishLoads() {
    let massUnit = unit.map { MassUnit(rawValue: $0) } ?? options.massUnit
    if unit != nil, massUnit == nil {
      // Numbers of an unknown unit are no loads.
      if let weight { kept.keep(weight.description, as: "weight") }
      if let targetWeight { kept.keep(targetWeight.description, as: "targetWeight") }
    } else {
      set.load = weight.map { Load($0, unit: massUnit) }
      target.load = targetWeight.map { Load($0, unit: massUnit) }
    }
    if let unit, set.load == nil, target.load == nil { kept.keep(JSONOutput.quoted(unit), as: "unit") }
  }

  private mutating func finishDistance() {
    let known = distanceUnit.map { DistanceUnit(rawValue: $0) } ?? options.distanceUnit
    if let distance, distanceUnit == nil || known != nil {
      details.distance = Distance(distance, unit: known)
    } else {
      if let distance { kept.keep(distance.description, as: "distance") }
      if let distanceUnit { kept.keep(JSONOutput.quoted(distanceUnit), as: "distanceUnit") }
    }
  }

  /// A range goes into the model; one without an end, or beside a number, is kept as it is written.
  private mutating func finishRepetitions() {
    let most = target.maximumReps
    if most != nil, !hasTargetReps {
      target.reps = leastReps
      return
    }
    guard most != nil || leastReps != nil else { return }
    if let reps = target.reps { kept.keep("\(reps)", as: "targetReps") }
    if let leastReps { kept.keep("\(leastReps)", as: "targetRepsMin") }
    if let most { kept.keep("\(most)", as: "targetRepsMax") }
    if !hasTargetReps { target.reps = leastReps }
    target.maximumReps = nil
  }
}
