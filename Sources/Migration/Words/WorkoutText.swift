package import WorkoutModel

/// Workouts and their parts in words, for lists that a person reads.
package enum WorkoutText {
  /// `workout 2026-01-31T18:05 "Push Day"`.
  static func name(of workout: Workout) -> String {
    let parts = [
      workout.start?.description, workout.title.map { "\"\($0)\"" },
      workout.start == nil ? workout.id?.description : nil,
    ]
    return (["workout"] + parts.compactMap { $0 }).joined(separator: " ")
  }

  /// `10 × 50 kg, 8 × 52.5 kg`.
  static func sets(_ sets: [ExerciseSet]) -> String {
    sets.isEmpty ? "no sets" : sets.map(set).joined(separator: ", ")
  }

  /// `10 × 50 kg`, `30 s`, and whatever else the set says.
  package static func set(_ set: ExerciseSet) -> String {
    var numbers: [String] = []
    if let reps = set.reps { numbers.append("\(reps)") }
    let time = set.durationSeconds.map { "\($0) s" }
    if let distance = set.details?.distance {
      let way = "\(distance.value)\(distance.unit.map { " \($0.rawValue)" } ?? "")"
      numbers.append(time.map { "\(way) in \($0)" } ?? way)
    } else if let time {
      numbers.append(time)
    }
    if let load = set.load { numbers.append(self.load(load)) }
    var text = numbers.joined(separator: " × ")
    if numbers.count == 1, set.reps != nil { text += set.reps == 1 ? " rep" : " reps" }
    switch set.kind {
    case .working: break
    case .warmUp: text += " warm-up"
    case .drop: text += " drop"
    case .failure: text += " to failure"
    }
    if let effort = set.details?.ratingOfPerceivedExertion { text += " RPE \(effort)" }
    if let reserve = set.details?.repsInReserve { text += " RIR \(reserve)" }
    if let free = set.details?.freeText { text += text.isEmpty ? free : " \(free)" }
    if let note = set.details?.note { text += " (\(note))" }
    return text.isEmpty ? "empty set" : text
  }

  /// `5 × 50 kg, 8 reps at most`, and whatever else is asked for.
  static func target(_ target: SetTarget) -> String {
    var details = SetDetails()
    details.distance = target.distance
    details.ratingOfPerceivedExertion = target.ratingOfPerceivedExertion
    let set = ExerciseSet(
      reps: target.reps, load: target.load, durationSeconds: target.durationSeconds, details: details)
    guard let most = target.maximumReps else { return self.set(set) }
    return "\(self.set(set)), \(most) reps at most"
  }

  /// `52.5 kg`; the number alone where the unit is not known.
  static func load(_ load: Load) -> String {
    "\(load.value)\(load.unit.map { " \($0.rawValue)" } ?? "")"
  }

  /// Groups of exercises by number, from 1: `1+2, 4+5`.
  static func supersets(_ groups: [[Int]]?) -> String {
    guard let groups, !groups.isEmpty else { return "none" }
    return groups.map { $0.map { "\($0 &+ 1)" }.joined(separator: "+") }.joined(separator: ", ")
  }
}

/// Exercises in words.
package enum ExerciseText {
  /// The name with its variation, as the Bench Tracker app shows it: `Flat Barbell Bench Press`.
  package static func name(of identity: ExerciseIdentity) -> String {
    let parts = [identity.variation, identity.name].compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? "exercise without a name" : parts.joined(separator: " ")
  }

  /// The names of several, with commas.
  static func names(of exercises: [Exercise]) -> String {
    exercises.isEmpty ? "no exercises" : exercises.map { name(of: $0.identity) }.joined(separator: ", ")
  }
}
