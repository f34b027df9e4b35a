internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes a set as a work unit: what the model tells, and what was kept where it does not say another thing.
struct OpenBodySetNotation {
  static let setsKey = "prescription/sets"
  /// Kept beside ``setsKey`` where these sets were asked for and not read as as many, since something was done.
  static let doneKey = "performance"

  private let set: ExerciseSet
  private let details: SetDetails
  private let isPlan: Bool
  private let kept: [SourceFields.Field]
  private var members = OpenBodyMembers()

  /// The members of a work unit, but for what refers to its exercise.
  ///
  /// - Parameters:
  ///   - copies: how many sets of a plan it stands for.
  ///   - isMarked: true where only an empty prescription or performance tells a plan from what was done.
  static func members(
    of set: ExerciseSet, isPlan: Bool, copies: Int, isMarked: Bool, after head: OpenBodyMembers
  ) -> OpenBodyMembers {
    var notation = OpenBodySetNotation(set, isPlan: isPlan, head)
    notation.write(copies: copies, isMarked: isMarked)
    return notation.members
  }

  private init(_ set: ExerciseSet, isPlan: Bool, _ head: OpenBodyMembers) {
    self.set = set
    self.isPlan = isPlan
    details = set.details ?? SetDetails()
    kept = OpenBodyNotation.own(details.sourceFields)
    members = head
  }

  /// What a work unit is measured by, where nothing else was kept.
  static func scoring(of set: ExerciseSet, _ details: SetDetails) -> String {
    let target = details.target
    if set.reps != nil { return "reps" }
    if details.distance != nil { return "distance" }
    if set.durationSeconds != nil { return "time" }
    if target?.reps != nil { return "reps" }
    if target?.distance != nil { return "distance" }
    return target?.durationSeconds != nil ? "time" : "reps"
  }

  private mutating func write(copies: Int, isMarked: Bool) {
    members.json("scoring", kept.text(of: "scoring") ?? JSONOutput.quoted(Self.scoring(of: set, details)))
    let end = writeRole()
    members.text("notes", details.note)
    writeAsked(copies: copies)
    writeDone()
    members.json(OpenBodyRole.endKey, end)
    let other = isPlan ? "prescription" : "performance"
    members.fill(kept.filter(isFree))
    if isMarked, !members.has(other) { members.json(other, "{}") }
  }

  /// Writes the role of the set, and returns how it ended.
  private mutating func writeRole() -> String? {
    let role = kept.text(of: OpenBodyRole.roleKey)
    let end = kept.text(of: OpenBodyRole.endKey)
    let toldEnd = set.kind == .failure && !isPlan ? JSONOutput.quoted(OpenBodyRole.failure) : nil
    let toldRole = OpenBodyRole.role(of: set.kind, isPlan: isPlan).map(JSONOutput.quoted)
    func text(_ json: String?) -> String? { json.flatMap { JSONElement(json: $0) }?.text }
    let isKept = role != nil || end != nil
    let written = role ?? toldRole
    if isKept {
      let roleOnly = OpenBodyRole.kind(role: text(written), end: text(end))
      if roleOnly == set.kind {
        members.json(OpenBodyRole.roleKey, written)
        return end
      }
      if OpenBodyRole.kind(role: text(written), end: text(end ?? toldEnd)) == set.kind {
        members.json(OpenBodyRole.roleKey, written)
        return end ?? toldEnd
      }
    }
    members.json(OpenBodyRole.roleKey, toldRole)
    return toldEnd
  }

  // MARK: Parts

  private mutating func writeDone() {
    let path = "performance"
    number("\(path)/reps", set.reps.map { ExactDecimal($0) }) { $0.count.map { ExactDecimal($0) } }
    number("\(path)/time", set.durationSeconds) { $0.seconds }
    distance("\(path)/distance", details.distance)
    if let load = set.load { OpenBodyLoad.write(load, kept: kept, to: &members, at: "\(path)/load") }
    if !isPlan { number("\(path)/rest", details.restSeconds) { $0.seconds } }
    effort(
      path, isPlan ? nil : details.ratingOfPerceivedExertion, isPlan ? nil : details.repsInReserve)
  }

  private mutating func writeAsked(copies: Int) {
    let path = "prescription"
    let target = details.target
    if copies > 1 || !isExpanded { members.json(Self.setsKey, kept.text(of: Self.setsKey)) }
    if let most = target?.maximumReps {
      members.json("\(path)/reps", "{\"range\":{\"max\":\(most),\"min\":\(target?.reps ?? 0)}}")
    } else {
      number("\(path)/reps", target?.reps.map { ExactDecimal($0) }) { $0.count.map { ExactDecimal($0) } }
    }
    number("\(path)/time", target?.durationSeconds) { $0.seconds }
    distance("\(path)/distance", target?.distance)
    if let load = target?.load { OpenBodyLoad.write(load, kept: kept, to: &members, at: "\(path)/load") }
    if isPlan { number("\(path)/rest", details.restSeconds) { $0.seconds } }
    effort(path, target?.ratingOfPerceivedExertion, isPlan ? details.repsInReserve : nil)
  }

  /// True where the sets that a work unit stands for were read as as many sets.
  private var isExpanded: Bool {
    guard let text = kept.text(of: Self.setsKey) else { return true }
    guard let count = Int(text) else { return false }
    return count > 1 && count <= OpenBodySetReader.maximumSets && kept.text(of: Self.doneKey) == nil
  }

  /// Adds a number: in the form that was kept, where it reads as the same.
  private mutating func number(
    _ path: String, _ value: ExactDecimal?, _ read: (OpenBodyScalar) -> ExactDecimal?
  ) {
    let own = kept.text(of: path)
    let known = own.flatMap { JSONElement(json: $0) }.flatMap { OpenBodyScalar($0) }.flatMap(read)
    if let own, known?.normalized == value?.normalized {
      members.json(path, own)
    } else {
      members.number(path, value)
    }
  }

  private mutating func distance(_ path: String, _ value: Distance?) {
    let own = kept.text(of: path)
    let known = own.flatMap { JSONElement(json: $0) }.flatMap { OpenBodyScalar($0) }?.distance
    if let own, known?.value.normalized == value?.value.normalized, known?.unit == value?.unit {
      members.json(path, own)
    } else if let value, let unit = value.unit, unit != .meters {
      members.json(path, "{\"absolute\":{\"unit\":\"\(OpenBodyUnit.token(unit))\",\"value\":\(value.value)}}")
    } else {
      members.number(path, value?.value)
    }
  }

  private mutating func effort(_ path: String, _ rating: ExactDecimal?, _ reserve: ExactDecimal?) {
    let path = "\(path)/\(OpenBodySetReader.effortKey)"
    members.json(path, OpenBodyEffort.list(rating, reserve, kept: kept, path: path))
  }

  /// True for what is written as it was kept, and not together with a value of the model.
  private func isFree(_ field: SourceFields.Field) -> Bool {
    let name = field.name
    if name == "scoring" || name == OpenBodyRole.roleKey || name == OpenBodyRole.endKey
      || name == Self.setsKey
    {
      return false
    }
    for (path, load) in [("performance", set.load), ("prescription", details.target?.load)] {
      if name.hasPrefix("\(path)/\(OpenBodySetReader.effortKey)/") { return false }
      if name.hasPrefix("\(path)/load/"), load == nil || name == "\(path)/load/basis" { return false }
      guard
        name == "\(path)/reps" || name == "\(path)/time" || name == "\(path)/distance"
          || name == "\(path)/rest"
      else { continue }
      // What the model held and holds no more was taken out of it.
      return JSONElement(json: field.text).flatMap { OpenBodyScalar($0) } == nil
        || field.isOfOtherRest(isPlan)
    }
    return true
  }
}

extension SourceFields.Field {
  /// True for a rest that the model does not hold: of what was asked for in a workout, of what was done in a plan.
  fileprivate func isOfOtherRest(_ isPlan: Bool) -> Bool {
    name == (isPlan ? "performance/rest" : "prescription/rest")
  }
}
