internal import ExerciseCatalog
internal import FormatKit
internal import WorkoutModel

/// Loads of body-weight exercises that include the weight of the body, as some exports of the app for Android do.
final class StrongBodyWeight {
  /// Kilograms that are more than is hung from a body in every set, and less than a body has.
  private static let leastKilograms = 30.0
  /// How much more than before the least load of a workout may be, to be the body's own.
  private static let largestGain = 1.1
  /// Kilograms by which the body's own weight may differ within a workout.
  private static let tolerance = 0.05
  /// Exercises that are remembered.
  private static let maximumKnown = 1 << 14

  private let isIncluded: Bool?
  private let findings: any FindingSink
  private let file: Place
  /// Whether exercises are of body weight; equal ones are one instance.
  private var known = IdentityMap<Bool>()
  /// The weight of the body in the workout before.
  private var body: Load?
  private var count = 0
  private var least: Load?
  private var isRuledOut = false

  /// - Parameter isIncluded: what the person says; nil to look for it.
  init(isIncluded: Bool?, file: Place, findings: any FindingSink) {
    self.isIncluded = isIncluded
    self.file = file
    self.findings = findings
  }

  /// Takes the weight of the body out of the loads of `workout` where it is said to be in them.
  ///
  /// - Returns: false if no load of a later workout is looked at.
  func settle(_ workout: inout Workout) -> Bool {
    guard isIncluded != false, !isRuledOut else { return false }
    takeOutBody(&workout)
    return !isRuledOut
  }

  private func takeOutBody(_ workout: inout Workout) {
    let places = workout.exercises.indices.filter { isOfBodyWeight(workout.exercises[$0].identity) }
    guard !places.isEmpty else { return }
    let loads = places.flatMap { workout.exercises[$0].sets.map { $0.load } }
    guard isIncluded == true else { return look(at: loads) }
    let own = loads.compactMap { $0 }.filter { Self.kilograms($0) >= Self.leastKilograms }
      .min { Self.kilograms($0) < Self.kilograms($1) }
    guard let own else { return }
    // Where all sets of a workout were weighted, the body weighs what it did before.
    let isOwn = body.map { Self.kilograms(own) <= Self.kilograms($0) * Self.largestGain } ?? true
    let body = isOwn ? own : self.body ?? own
    self.body = body
    for place in places {
      for index in workout.exercises[place].sets.indices {
        guard let load = workout.exercises[place].sets[index].load, load.unit == body.unit,
          Self.kilograms(load) >= Self.leastKilograms, let rest = load.value.minus(body.value)?.normalized
        else { continue }
        let isNothing = abs(Self.kilograms(Load(rest, unit: load.unit))) <= Self.tolerance
        workout.exercises[place].sets[index].load = isNothing ? nil : Load(rest, unit: load.unit)
        findings.report(
          Finding(
            .warning, .guessed,
            "weight without body weight, taken to be the lightest of the workout",
            field: .model(.load), detail: "\(load.value) to \(isNothing ? ExactDecimal(0) : rest)",
            place: file))
      }
    }
  }

  /// Names loads that look as if they included the weight of the body.
  func report() {
    guard isIncluded == nil, !isRuledOut, count > 1, let least, let unit = least.unit else { return }
    findings.report(
      Finding(
        .warning, .guessed, .bodyWeightSeemsIncluded,
        field: .model(.load), detail: "from \(least.value) \(unit.rawValue)", place: file, count: count))
  }

  private func look(at loads: [Load?]) {
    for load in loads where !isRuledOut {
      guard let load, Self.kilograms(load) >= Self.leastKilograms else {
        isRuledOut = true
        return
      }
      count += 1
      if least.map({ Self.kilograms(load) < Self.kilograms($0) }) ?? true { least = load }
    }
  }

  private func isOfBodyWeight(_ identity: ExerciseIdentity) -> Bool {
    if let known = known[identity] { return known }
    let exercise = Catalog.exercise(named: identity.name ?? "", in: .strong)
    let isOfBodyWeight = exercise?.equipment == .bodyweight
    if known.count < Self.maximumKnown { known.insert(isOfBodyWeight, for: identity) }
    return isOfBodyWeight
  }

  private static func kilograms(_ load: Load) -> Double {
    load.value.doubleValue * (load.unit ?? .kilograms).kilograms
  }
}
